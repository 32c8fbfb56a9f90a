import assert from 'node:assert/strict';
import addresses from '../cases/view-addresses.json' with { type: 'json' };
import type { Checks } from './checks.ts';
import { sendRest } from './send-rest.ts';
import type { SiteUser } from './settings.ts';
import { toPhp, type Site } from './site.ts';

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
    body: JSON.stringify({ goals: [], version: '' }),
  });
  return status;
}

const VIEW = { name: 'Net sales <b>', address: 'path=%2Fanalytics%2Frevenue&period=year' };
const NOTE = { date: '2026-11-03', text: 'Newsletter & “sale”: <3 days, stock <5, 100%Baumwolle' };
const GOAL = { metric: 'net_revenue', unit: 'month', by: 'amount', value: 20_000 };
const COST = { kind: 'cost', name: 'Postage', per: 'order', amount: 4, from: '2026-01-01' };

/** Bodies that are refused, and the field that the message names. */
const INVALID: readonly (readonly [body: object, field: string])[] = [
  [{}, 'body'],
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
  [{ profit: [{ ...COST, kind: 'tax' }] }, 'profit[0].kind'],
  [{ profit: [{ ...COST, name: ' ' }] }, 'profit[0].name'],
  [{ profit: [{ ...COST, amount: -1 }] }, 'profit[0].amount'],
  [{ profit: [{ ...COST, until: '2025-12-31' }] }, 'profit[0].until'],
  [{ profit: [{ kind: 'rate', method: 'cod', percent: 101, fixed: 0 }] }, 'profit[0].percent'],
  [{ fiscal_year: [{ month: 13 }] }, 'fiscal_year[0].month'],
  [{ fiscal_year: [{ month: '4' }] }, 'fiscal_year[0].month'],
  [{ goals: [GOAL], siteurl: [] }, 'siteurl'],
];

const EMPTY = { goals: [], notes: [], views: [], profit: [], fiscal_year: [] };

/** Reads the settings and their version. */
async function read(site: Site) {
  const { version, ...settings } = (await request(site, site.admin)).body;
  return { version, settings };
}

/** Saves settings with the version that the site has. */
const save = async (site: Site, settings: object) =>
  request(site, site.admin, { ...settings, version: (await read(site)).version });

/** Attacks the route of the settings that all users share. */
export async function checkSharedSettings(checks: Checks, site: Site): Promise<void> {
  const { admin } = site;
  // `check-routes.ts` has the rights of each role.
  await checks.run('the shared settings are refused in a request without a nonce', async () => {
    const withCookies = await requestWithoutNonce(site);
    assert.ok(withCookies === 401 || withCookies === 403, String(withCookies));
  });
  await checks.run('invalid shared settings are refused, and nothing is saved', async () => {
    for (const [body, field] of INVALID) {
      const reply = await request(site, admin, { ...body, version: 'any' });
      assert.equal(reply.status, 400, JSON.stringify(body));
      assert.equal(
        reply.body['message'],
        `The field "${field}" is not valid. Nothing was saved.`,
        JSON.stringify(body),
      );
    }
    for (const body of ['text', { goals: [GOAL] }, { goals: [GOAL], version: 1 }])
      assert.equal((await request(site, admin, body)).status, 400);
    assert.deepEqual((await read(site)).settings, EMPTY);
  });
  await checks.run(
    'shared settings are saved without unknown fields, and not autoloaded',
    async () => {
      const reply = await save(site, { goals: [{ ...GOAL, extra: '<img src=x>' }] });
      assert.equal(reply.status, 200);
      assert.deepEqual((await read(site)).settings, { ...EMPTY, goals: [GOAL] });
      await save(site, {
        views: [{ ...VIEW, extra: 1 }],
        notes: [{ ...NOTE, extra: 1 }],
        profit: [{ ...COST, extra: 1 }],
        fiscal_year: [{ month: 4, extra: 1 }],
      });
      assert.deepEqual((await read(site)).settings, {
        goals: [GOAL],
        notes: [NOTE],
        views: [VIEW],
        profit: [COST],
        fiscal_year: [{ month: 4 }],
      });
      const autoload = await site.php(
        `global $wpdb; echo $wpdb->get_var( "SELECT autoload FROM $wpdb->options WHERE option_name = 'tillview_shared'" );`,
      );
      assert.match(autoload, /^(?:no|off)$/);
    },
  );
  await checks.run(
    'the address of a view is only the query string of a page of the app',
    async () => {
      // `src/host/start-view.test.ts` has the same addresses.
      const { pages, hostile } = addresses;
      const output = await site.php(
        `echo wp_json_encode( array_filter( json_decode( ${toPhp(JSON.stringify([...pages, ...hostile]))} ), 'Tillview\\is_view_address' ) );`,
      );
      assert.deepEqual(Object.values(JSON.parse(output) as object), pages);
    },
  );
  await checks.run(
    'of saves at the same time, one is saved and the others are refused',
    async () => {
      const { version } = await read(site);
      const replies = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          request(site, admin, { notes: [{ ...NOTE, text: `Note ${index}` }], version }),
        ),
      );
      assert.deepEqual(
        replies.map(({ status }) => status).toSorted((one, other) => one - other),
        [200, 409, 409, 409, 409, 409, 409, 409],
      );
      const saved = replies.findIndex(({ status }) => status === 200);
      const { settings } = await read(site);
      assert.deepEqual(settings['notes'], [{ ...NOTE, text: `Note ${saved}` }]);
    },
  );
  await checks.run(
    'what the database or another plugin does not store is not called saved',
    async () => {
      const output = await site.php(`
wp_set_current_user( 1 );
add_filter( 'pre_update_option_tillview_shared', fn ( $new, $old ) => $old, 10, 2 );
$request = new WP_REST_Request( 'POST', '/tillview/v1/shared' );
$request->set_header( 'content-type', 'application/json' );
$request->set_body( wp_json_encode( array( 'notes' => array(), 'version' => Tillview\\read_shared()['version'] ) ) );
echo rest_do_request( $request )->get_status();`);
      assert.equal(output, '500');
    },
  );
}
