import assert from 'node:assert/strict';
import type { Checks } from './checks.ts';
import type { SiteUser } from './settings.ts';
import type { Site } from './site.ts';

type Reply = { status: number; body: Record<string, unknown> };

async function request(site: Site, user: SiteUser | undefined, body?: unknown): Promise<Reply> {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (user) {
    const secret = Buffer.from(`${user.user}:${user.applicationPassword}`).toString('base64');
    headers.set('authorization', `Basic ${secret}`);
  }
  const response = await fetch(`${site.url}/?rest_route=/tillview/v1/shared`, {
    headers,
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Reply['body'] };
}

/** Signs in with the form, and sends a request with the cookies but without the nonce. */
async function requestWithoutNonce(site: Site): Promise<number> {
  const form = new URLSearchParams({ log: site.admin.user, pwd: site.admin.password });
  const signedIn = await fetch(`${site.url}/wp-login.php`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  assert.match(cookie, /wordpress_logged_in/);
  const { status } = await fetch(`${site.url}/?rest_route=/tillview/v1/shared`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ notes: [] }),
  });
  return status;
}

const NOTE = { id: 'a1', day: '2026-11-20', text: 'Newsletter' };
const GOAL = { metric: 'net_revenue', unit: 'month', by: 'amount', value: 20_000 };

/** Bodies that are refused, and the field that the message names. */
const INVALID: readonly (readonly [body: unknown, field: string])[] = [
  [{}, 'body'],
  ['text', 'body'],
  [{ siteurl: [] }, 'siteurl'],
  [{ notes: 'text' }, 'notes'],
  [{ notes: { a: NOTE } }, 'notes'],
  [{ notes: Array.from({ length: 201 }, () => NOTE) }, 'notes'],
  [{ notes: ['text'] }, 'notes[0]'],
  [{ notes: [NOTE, { ...NOTE, day: '2026-02-30' }] }, 'notes[1].day'],
  [{ notes: [{ ...NOTE, day: ['2026-11-20'] }] }, 'notes[0].day'],
  [{ notes: [{ ...NOTE, id: '../x' }] }, 'notes[0].id'],
  [{ notes: [{ ...NOTE, text: 'x'.repeat(101) }] }, 'notes[0].text'],
  [{ notes: [{ ...NOTE, text: '<script>alert( 1 )</script>' }] }, 'notes[0].text'],
  [{ goals: [{ ...GOAL, value: 0 }] }, 'goals[0].value'],
  [{ goals: [{ ...GOAL, value: '20000' }] }, 'goals[0].value'],
  [{ goals: [{ ...GOAL, metric: 'customers' }] }, 'goals[0].metric'],
  [{ views: [{ id: 'a', name: 'Mine', query: 'javascript:alert(1)' }] }, 'views[0].query'],
  [{ views: [{ id: 'a', name: 'Mine', query: '//example.org' }] }, 'views[0].query'],
  [{ views: [{ id: 'a', name: '', query: '?page=tillview' }] }, 'views[0].name'],
  // The valid part is not saved either.
  [{ goals: [GOAL], notes: [{}] }, 'notes[0].id'],
];

const EMPTY = { goals: [], notes: [], views: [] };

/** Attacks the route of the settings that all users share. */
export async function checkSharedSettings(checks: Checks, site: Site): Promise<void> {
  const { admin, users } = site;
  await checks.run('the shared settings are refused without capability or nonce', async () => {
    assert.equal((await request(site, undefined)).status, 401);
    assert.equal((await request(site, undefined, { notes: [] })).status, 401);
    const withCookies = await requestWithoutNonce(site);
    assert.ok(withCookies === 401 || withCookies === 403, String(withCookies));
    if (users.visitor?.applicationPassword)
      assert.equal((await request(site, users.visitor)).status, 403);
    if (users.analyst?.applicationPassword) {
      assert.equal((await request(site, users.analyst)).status, 200);
      assert.equal((await request(site, users.analyst, { notes: [] })).status, 403);
    }
  });
  await checks.run('invalid shared settings are refused, and nothing is saved', async () => {
    for (const [body, field] of INVALID) {
      const reply = await request(site, admin, body);
      assert.equal(reply.status, 400, JSON.stringify(body));
      assert.equal(
        reply.body['message'],
        `The field "${field}" is not valid. Nothing was saved.`,
        JSON.stringify(body),
      );
    }
    assert.deepEqual((await request(site, admin)).body, EMPTY);
  });
  await checks.run('shared settings are saved without markup, and not autoloaded', async () => {
    const views = [{ id: 'v', name: 'Mine', query: '?page=tillview&path=%2Fanalytics%2Frevenue' }];
    const text = 'Sale <img src=x onerror=alert(1)><script>alert( 2 )</script>';
    const saved = { goals: [GOAL], notes: [{ ...NOTE, extra: 1, text }] };
    const notes = [{ ...NOTE, text: 'Sale' }];
    assert.equal((await request(site, admin, saved)).status, 200);
    const { body } = await request(site, admin, { views });
    assert.deepEqual(body, { goals: [GOAL], notes, views });
    const autoload = await site.php(
      `global $wpdb; echo $wpdb->get_var( "SELECT autoload FROM $wpdb->options WHERE option_name = 'tillview_shared'" );`,
    );
    assert.match(autoload, /^(?:no|off)$/);
  });
}
