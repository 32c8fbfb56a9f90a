import { runInNewContext } from 'node:vm';
import { configureDate } from '@tillview/date';
import { configureNavigation, createMemoryHistory, getQuery } from '@tillview/navigation';
import { toRestPath } from '@tillview/data';
import { expect, it } from 'vitest';
import { configureHostDate } from '../src/host/configure-date.ts';
import { toRestUrl } from '../src/start/rest-connection.ts';
import { hostDefaults, type HostConfig } from '../src/host/host-config.ts';
import { createShopClock } from '../src/host/shop-clock.ts';
import { getScreenCalls } from '../src/start/screen-modules.tsx';
import { findScreen } from '../src/screens.ts';
import { buildFirstRequests } from './page-scripts.ts';

const user = { id: 1, name: 'A', capabilities: {}, preferences: {} };
const config: HostConfig = {
  ...hostDefaults,
  restRoot: 'http://shop.test/wp-json/',
  timeZone: 'America/New_York',
  weekStart: 1,
  now: '2026-11-20T03:00:00Z',
  user,
  orderGroups: { threshold: 200_000, columns: ['country', 'origin'] },
};

/** The URLs that the script requests in a page. */
async function ask(
  script: string,
  search: string,
  settings: unknown,
  more: object = {},
  globals: object = {},
): Promise<string[]> {
  const urls: string[] = [];
  const window = {
    ...more,
    document: { getElementById: () => ({ textContent: JSON.stringify(settings) }) },
    location: { search },
  };
  runInNewContext(script, {
    window,
    document: window.document,
    URLSearchParams,
    ...globals,
    fetch: (url: string) => {
      urls.push(url);
      return Promise.resolve();
    },
  });
  await new Promise((resolve) => setTimeout(resolve));
  return urls;
}

const screenOf = (path: string) => {
  const screen = findScreen(path);
  if (!screen) throw new Error(`There is no screen ${path}.`);
  return screen;
};
const scripts = new Map<string, Promise<string | undefined>>();
const scriptOf = async (path: string) => {
  const built = scripts.get(path) ?? buildFirstRequests(screenOf(path));
  scripts.set(path, built);
  return (await built) ?? '';
};

it.each([
  ['/analytics/revenue', ''],
  ['/analytics/revenue', 'period=year&compare=previous_period&interval=month'],
  ['/analytics/revenue', 'period=last_week&compare=previous_year&compare_until=now'],
  [
    '/analytics/revenue',
    'period=week&compare=previous_year&compare_until=now&compare_align=weekday',
  ],
  ['/analytics/revenue', 'period=custom&after=2024-02-29&before=2024-01-31&compare=previous_year'],
  [
    '/analytics/revenue',
    'period=custom&preset=last_90_days&compare=none&orderby=refunds&order=asc',
  ],
  ['/analytics/orders', 'paged=2&per_page=50&orderby=num_items_sold'],
  ['/analytics/products', 'filter=compare-products&products=12,12,x,7,3.9,7&orderby=net_revenue'],
  ['/analytics/products', 'filter=single_product&products=12&filter-variations=all'],
  ['/analytics/overview', 'period=last_month&compare=previous_year&interval=week'],
  ['/analytics/sources', 'period=today&compare=previous_week&filter=country'],
])('the script of %s sends the requests of the app: %s', async (path, query) => {
  const search = `?page=wc-admin&path=${encodeURIComponent(path)}&${query}`;
  const preferences: Readonly<Record<string, string>> =
    path === '/analytics/overview'
      ? {
          dashboard_leaderboard_rows: '7',
          dashboard_chart_interval: '"day"',
          // All charts but one, of every report that has some.
          dashboard_sections: '[{"key":"store-charts","hiddenBlocks":["revenue_net_revenue"]}]',
        }
      : { tillview_readable_interval: 'true' };
  const settings = { ...config, user: { ...user, preferences } };
  configureHostDate(settings, createShopClock(config.now));
  configureNavigation({
    history: createMemoryHistory(`http://shop.test/wp-admin/admin.php${search}`),
  });
  const calls = await getScreenCalls(screenOf(path), getQuery(), preferences, settings);
  const expected = calls.map((call) =>
    toRestUrl(config.restRoot, toRestPath(call.path, call.query)),
  );
  configureDate();
  expect(expected.length).toBeGreaterThan(0);
  expect(await ask(await scriptOf(path), search, settings)).toEqual(expected);
});

it('does not load the time zones of the browser if the host names the offset', async () => {
  const script = await scriptOf('/analytics/revenue');
  const expected = await ask(script, '', config);
  const withOffset = { ...config, utcOffset: '-05:00' };
  expect(await ask(script, '', withOffset, {}, { Intl: undefined })).toEqual(expected);
  expect(await ask(script, '', { ...config, utcOffset: '+05:00' })).not.toEqual(expected);
});

it('uses the defaults of the app for settings that the host leaves out', async () => {
  const { restRoot, nonce, now } = config;
  configureHostDate({ ...hostDefaults, user }, createShopClock(now));
  const calls = await getScreenCalls(screenOf('/analytics/revenue'), {}, {});
  configureDate();
  expect(
    await ask(await scriptOf('/analytics/revenue'), '', { restRoot, nonce, now, user }),
  ).toEqual(calls.map((call) => toRestUrl(restRoot, toRestPath(call.path, call.query))));
});

it.each([
  ['an advanced filter', 'filter=advanced&status_is=processing'],
  ['a parameter that is a list', 'filter=all&attribute_is[0][0]=2'],
  ['an encoding error', 'filter=%E0%A4%A'],
])('leaves a URL with %s to the app', async (_, query) => {
  expect(await ask(await scriptOf('/analytics/orders'), `?${query}`, config)).toEqual([]);
});

it.each([
  ['a time zone that does not exist', { ...config, timeZone: 'Mars/Olympus' }],
  ['no settings', null],
])('sends nothing with %s: the app asks itself', async (_, settings) => {
  expect(await ask(await scriptOf('/analytics/revenue'), '', settings)).toEqual([]);
});

it('sends nothing when the app has already sent its requests', async () => {
  const script = await scriptOf('/analytics/revenue');
  expect(await ask(script, '', config)).toHaveLength(2);
  expect(await ask(script, '', config, { tillviewReplies: null })).toEqual([]);
});

it('exists only for screens with requests of their own', async () => {
  expect(await buildFirstRequests(screenOf('/inbox'))).toBeUndefined();
});
