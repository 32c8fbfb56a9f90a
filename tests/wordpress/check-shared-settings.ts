import assert from 'node:assert/strict';
import type { Checks } from './checks.ts';
import { sendRest } from './send-rest.ts';
import type { SiteUser } from './settings.ts';
import type { Site } from './site.ts';

const request = (site: Site, user: SiteUser | undefined, body?: unknown) =>
  sendRest(site, user, '/tillview/v1/shared', body);

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
    body: JSON.stringify({ goals: [] }),
  });
  return status;
}

const VIEW = { name: 'Net sales <b>', address: 'path=%2Fanalytics%2Frevenue&period=year' };
const NOTE = { date: '2026-11-03', text: 'Newsletter & “sale”: <3 days, stock <5, 100%Baumwolle' };
const GOAL = { metric: 'net_revenue', unit: 'month', by: 'amount', value: 20_000 };

/** Bodies that are refused, and the field that the message names. */
const INVALID: readonly (readonly [body: unknown, field: string])[] = [
  [{}, 'body'],
  ['text', 'body'],
  [{ siteurl: [] }, 'siteurl'],
  [{ goals: 'text' }, 'goals'],
  [{ goals: { a: GOAL } }, 'goals'],
  [{ goals: Array.from({ length: 201 }, () => GOAL) }, 'goals'],
  [{ goals: ['text'] }, 'goals[0]'],
  [{ goals: [{ ...GOAL, unit: '<script>alert( 1 )</script>' }] }, 'goals[0].unit'],
  [{ goals: [{ ...GOAL, by: ['amount'] }] }, 'goals[0].by'],
  [{ goals: [{ ...GOAL, value: 0 }] }, 'goals[0].value'],
  [{ goals: [{ ...GOAL, value: '20000' }] }, 'goals[0].value'],
  [{ goals: [{ ...GOAL, metric: 'customers' }] }, 'goals[0].metric'],
  [{ views: [{ ...VIEW, name: '' }] }, 'views[0].name'],
  [{ views: [{ ...VIEW, name: 'Net\u0000' }] }, 'views[0].name'],
  [{ views: [{ ...VIEW, name: 'x'.repeat(81) }] }, 'views[0].name'],
  [{ views: [{ ...VIEW, address: 'https://example.org/?path=/' }] }, 'views[0].address'],
  [{ views: [{ ...VIEW, address: 'path=/a&page=options' }] }, 'views[0].address'],
  [{ views: [{ ...VIEW, address: 'path=/a\r\nLocation: /' }] }, 'views[0].address'],
  [{ views: [VIEW, { ...VIEW, address: ['path=/a'] }] }, 'views[1].address'],
  [{ notes: [{ ...NOTE, date: '2026-02-29' }] }, 'notes[0].date'],
  [{ notes: [{ ...NOTE, date: '2026-11-03\n' }] }, 'notes[0].date'],
  [{ notes: [{ ...NOTE, text: '' }] }, 'notes[0].text'],
  [{ notes: [{ ...NOTE, text: 'Two\nlines' }] }, 'notes[0].text'],
  [{ notes: [{ ...NOTE, text: 'x'.repeat(121) }] }, 'notes[0].text'],
  // The valid part is not saved either.
  [{ goals: [GOAL, {}] }, 'goals[1].metric'],
  [{ goals: [GOAL], siteurl: [] }, 'siteurl'],
];

const EMPTY = { goals: [], notes: [], views: [] };

/** Attacks the route of the settings that all users share. */
export async function checkSharedSettings(checks: Checks, site: Site): Promise<void> {
  const { admin, users } = site;
  await checks.run('the shared settings are refused without capability or nonce', async () => {
    assert.equal((await request(site, undefined)).status, 401);
    assert.equal((await request(site, undefined, { goals: [] })).status, 401);
    const withCookies = await requestWithoutNonce(site);
    assert.ok(withCookies === 401 || withCookies === 403, String(withCookies));
    if (users.visitor?.applicationPassword)
      assert.equal((await request(site, users.visitor)).status, 403);
    if (users.analyst?.applicationPassword) {
      assert.equal((await request(site, users.analyst)).status, 200);
      assert.equal((await request(site, users.analyst, { goals: [] })).status, 403);
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
  await checks.run(
    'shared settings are saved without unknown fields, and not autoloaded',
    async () => {
      const reply = await request(site, admin, { goals: [{ ...GOAL, extra: '<img src=x>' }] });
      assert.equal(reply.status, 200);
      assert.deepEqual(reply.body, { ...EMPTY, goals: [GOAL] });
      await request(site, admin, {
        views: [{ ...VIEW, extra: 1 }],
        notes: [{ ...NOTE, extra: 1 }],
      });
      assert.deepEqual((await request(site, admin)).body, {
        goals: [GOAL],
        notes: [NOTE],
        views: [VIEW],
      });
      const autoload = await site.php(
        `global $wpdb; echo $wpdb->get_var( "SELECT autoload FROM $wpdb->options WHERE option_name = 'tillview_shared'" );`,
      );
      assert.match(autoload, /^(?:no|off)$/);
    },
  );
}
