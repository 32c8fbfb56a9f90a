// What version 0.1.0 has left on sites is read without loss (0.1.0/README.md).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodePreferences, toTextList, userStore } from '@tillview/data';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import {
  API_ROOT,
  createTestRegistry,
  startRestServer,
} from '../../packages/data/src/testing/rest-server.ts';
import { readOverviewPreferences } from '../../src/screens/overview/overview-preferences.ts';
import { readGoals } from '../../src/reporting/goals/read-goals.ts';
import { getColumnsPreference, userPreferences } from '../../src/host/preferences.ts';
import { getStartAddress } from '../../src/host/start-view.ts';
import { readNotes } from '../../src/shell/day-notes/day-note.ts';
import { getFavoriteScreens } from '../../src/shell/favorites/favorites.ts';
import { readViews } from '../../src/shell/views/saved-view.ts';

type Names<T> = Record<string, T>;
type Site = { plugin: string; mailHeaders: string[]; cookies: string[]; tables: string[] } & {
  options: Names<{ value: Names<unknown> }>;
  userMeta: Names<Names<Names<unknown>>>;
  events: Names<unknown>;
};

const PLUGIN = path.resolve(import.meta.dirname, '../../wordpress/plugin');
const META = 'wp_persisted_preferences';
const server = startRestServer();
const site = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '0.1.0/site.json'), 'utf8'),
) as Site;
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

const files = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.php'))
  .map((file) => readFileSync(path.join(PLUGIN, file), 'utf8'));
const php = files.join('\n');
const constants = new Map(
  [...php.matchAll(/^const (\w+)\s*=\s*'([^']+)';/gm)].map(([, name = '', text = '']) => [
    name,
    text,
  ]),
);

/** The names that the code passes to functions of WordPress, as text or by a constant, after `skipped` other arguments. */
function findNames(functions: string, skipped = 0, code = php): string[] {
  const call = `\\b(?:${functions})\\( (?:[^,()]+, ){${skipped}}(?:'([^']+)'|([A-Z_]+))`;
  return sorted(
    [...code.matchAll(new RegExp(call, 'g'))].map(
      ([, text, constant = '']) => text ?? constants.get(constant) ?? constant,
    ),
  );
}

const uninstall = readFileSync(path.join(PLUGIN, 'uninstall.php'), 'utf8');

it('the plugin reads, writes and deletes the options of the recording, and no others', () => {
  // The groups of orders came later.
  const names = sorted([...Object.keys(site.options), 'tillview_groups_table']);
  expect(names.length).toBeGreaterThan(1);
  for (const functions of ['get_option', '(?:add|update)_option'])
    expect(findNames(functions).filter((name) => name.startsWith('tillview'))).toEqual(names);
  expect(findNames('delete_option', 0, uninstall)).toEqual(names);
  const settings = [...php.matchAll(/'(\w+)' +=> __NAMESPACE__ \. '\\sanitize_/g)];
  expect(sorted(settings.map(([, name = '']) => name))).toEqual(
    // Costs and the fiscal year came later.
    sorted([...Object.keys(site.options['tillview_shared']?.value ?? {}), 'profit', 'fiscal_year']),
  );
});

it('the event of the recording still sends, until the actions that replace it are scheduled', () => {
  const names = sorted(Object.keys(site.events));
  expect(names.length).toBeGreaterThan(0);
  expect(findNames('wp_unschedule_hook')).toEqual(names);
  expect(findNames('wp_unschedule_hook', 0, uninstall)).toEqual(names);
  const actions = findNames('as_schedule_single_action', 1);
  expect(findNames('add_action')).toEqual(expect.arrayContaining([...names, ...actions]));
  for (const action of actions) expect(uninstall).toContain(`'${action}'`);
});

it('what the plugin keeps besides is deleted with it', () => {
  expect(findNames('set_transient')).toEqual(findNames('delete_transient', 0, uninstall));
  for (const name of findNames('update_user_option', 1)) expect(uninstall).toContain(`'${name}'`);
  expect(php).not.toMatch(/\b(?:set_site_transient|update_site_option|add_(?:role|cap))\(/);
  const tables = [...php.matchAll(/\$wpdb->prefix \. '(tillview_\w+)'/g)].map(([, name]) => name);
  expect(php.match(/\bdbDelta\(/g)).toHaveLength(new Set(tables).size);
  for (const name of tables) expect(uninstall).toContain(`$wpdb->prefix . '${name}'`);
  expect(site).toMatchObject({ actionScheduler: [], tables: [], otherMeta: [] });
});

it('an update replaces the plugin, and links in sent mails still turn the digest off', () => {
  const [folder, main = ''] = site.plugin.split('/');
  expect(main).toBe(`${folder}.php`);
  expect(existsSync(path.join(PLUGIN, main))).toBe(true);
  const [, action] = /action=(\w+)/.exec(site.mailHeaders.join('\n')) ?? [];
  expect(action).toBeDefined();
  expect(findNames('add_action')).toEqual(
    expect.arrayContaining([`admin_post_${action}`, `admin_post_nopriv_${action}`]),
  );
  // The key of a link is a hash of this text, in a network with the site before the user.
  expect(php).toContain(
    "wp_hash( 'tillview_digest|' . $site . $user->ID . '|' . $user->user_email )",
  );
  expect(php).toContain("$site = is_multisite() ? get_current_blog_id() . '|' : '';");
});

it('every preference of a user is read, with its value', async () => {
  const prefix = constants.get('PREFERENCE_PREFIX') ?? '';
  const [, scopeName = ''] = /\$scopes\['(\w+)'\]/.exec(php) ?? [];
  const scope = site.userMeta[META]?.[scopeName] ?? {};
  const { [META]: scopes, ...others } = site.userMeta;
  const woocommerce = Object.entries(others).map(([key, text]) => [key.replace(prefix, ''), text]);
  const user = {
    id: 1,
    woocommerce_meta: Object.fromEntries(woocommerce) as object,
    meta: { persisted_preferences: scopes },
  };
  server.use(http.get(`${API_ROOT}/wp/v2/users/me`, () => HttpResponse.json(user)));
  const read = await createTestRegistry().resolveSelect(userStore).getCurrentUser();
  const preferences = decodePreferences(read);

  const reports = 'revenue orders products variations categories coupons taxes downloads stock';
  const screens = 'customers low_stock sources explorer cohorts retention';
  const tables = `${reports} ${screens}`.split(' ');
  // Those of later versions are not set.
  const {
    profit: _profit,
    fiscalYear: _fiscalYear,
    readsOrders: _readsOrders,
    comparesWholeDays: _comparesWholeDays,
    ...own
  } = userPreferences;
  expect(sorted(Object.keys(preferences))).toEqual(
    sorted([...Object.values(own), ...tables.map(getColumnsPreference)]),
  );
  for (const table of tables)
    expect(preferences).toMatchObject({ [getColumnsPreference(table)]: [expect.any(String)] });
  const of = (name: keyof typeof userPreferences) => preferences[userPreferences[name]];
  const marks = [of('readableInterval'), of('hidesUnusual'), of('marksCoupons')];
  expect(marks).toEqual([expect.any(Boolean), true, true]);
  const favorites = getFavoriteScreens(toTextList(of('favorites')));
  expect(favorites.map((screen) => screen.path)).toEqual(['/analytics/revenue', '/stock']);
  expect(of('orderSettings')).toMatchObject({ leadTime: 21 });
  expect(readOverviewPreferences(preferences)).toMatchObject({
    chartType: 'bar',
    interval: 'week',
    rows: 12,
    // A section that was added later is hidden.
    sections: [
      ...(preferences['dashboard_sections'] as unknown[]),
      { key: 'store-profit', hiddenBlocks: [], isVisible: false },
    ],
  });
  for (const [name, readList] of [
    ['goals', readGoals],
    ['notes', readNotes],
    ['views', readViews],
  ] as const) {
    expect(readList(of(name))).toEqual(scope[name]);
    const shared = site.options['tillview_shared']?.value[name];
    expect([scope[name], shared]).toEqual([[expect.anything()], [expect.anything()]]);
    expect(readList(shared)).toEqual(shared);
  }
  const start = getStartAddress(read?.woocommerce_meta);
  expect(start).toBe(Object(scope['views'])[0].address);
});
