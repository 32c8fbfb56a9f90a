import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firstCases, isDeep } from '@tillview/test-setup/deep';
import { replayAccount, startReplay } from '../replay/replay.ts';
import { checkDownloads } from '../store/check-downloads.ts';
import { checkOverview, OVERVIEW, overviewViews } from '../store/check-overview.ts';
import { checkView, type ComparePage } from '../store/check-view.ts';
import { rangeParams } from '../store/expected-view.ts';
import { prepareChecks, REPORTS } from '../store/prepare-checks.ts';
import type { View } from '../store/report-check.ts';
import { products } from '../store/reports/catalog.ts';
import { revenue } from '../store/reports/revenue.ts';
import { toNumber } from '../store/store-client.ts';
import { readDrawing, readTooltip } from './pages/chart-drawing.ts';
import { ReportPage } from './pages/report-page.ts';
import { withBrowser } from './setup/browser.ts';
import { REPLAY_NOW, withServers } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
const replay = await startReplay();
afterAll(() => replay.close());
const { views, ranges, make, ...source } = await prepareChecks({
  ...replayAccount,
  url: new URL(`${replay.url}/`),
  now: `${REPLAY_NOW}T12:00:00`,
});

const ofTwo = { match: 'any', product_includes: '34', customer_type: 'returning' };
const frequent = { orders_count_min: '10' };
const compared = { products: '34,10,46' };

/** Recorded views besides the default view of each report. */
const others: Readonly<Record<string, readonly View[]>> = {
  orders: [
    make.filtered(
      'any of two filters',
      { orderby: 'date', order: 'desc' },
      { filter: 'advanced', ...ofTwo },
      ofTwo,
    ),
  ],
  products: [
    ...(views['products'] ?? []).filter(({ name }) => name === 'single_product 34'),
    make.filtered(
      'a comparison of products',
      { orderby: 'items_sold', order: 'desc' },
      { filter: 'compare-products', ...compared },
      compared,
      { statsParams: { segmentby: 'product' }, isItemComparison: true },
    ),
  ],
  customers: [
    {
      name: 'customers with at least 10 orders',
      query: { filter: 'advanced', ...frequent },
      filters: frequent,
      sort: { orderby: 'date_last_active', order: 'desc' },
    },
  ],
};

/**
 * What a page requests after its first view, which was recorded for no store: the whole list, the amount of Revenue
 * that a report is compared with, the days that an estimate is made from, the newest orders.
 */
const AFTER_FIRST_VIEW = /[?&]per_page=(?:1|10|100)&/;

const toCheck: { name: string; compare: ComparePage }[] = [];
for (const view of overviewViews(ranges).slice(0, isDeep ? 1 : 0))
  toCheck.push({ name: OVERVIEW.title, compare: await checkOverview(source, view) });
/** Their tables need the whole list, which was recorded for no store: `npm run test:store` checks them. */
const NEEDS_WHOLE_LIST = ['taxes', 'customers'];
/** With `TILLVIEW_DEEP`, all others; else one of intervals and one of items. */
const isTested = (name: string) =>
  isDeep ? !NEEDS_WHOLE_LIST.includes(name) : ['revenue', 'products'].includes(name);

for (const [name, report] of Object.entries(REPORTS)) {
  if (!isTested(name)) continue;
  const [first = { ...ranges.preset('month', 'previous_year', 'day') }] = views[name] ?? [];
  for (const view of firstCases(1, [
    { ...first, name: 'its default view' },
    ...(others[name] ?? []),
  ]))
    toCheck.push({
      name: `${report.title}, ${view.name}`,
      compare: await checkView(source, report, view),
    });
}
toCheck.push({
  name: 'Products, the file of all rows',
  compare: await checkDownloads(source, 'products', products, {
    wide: views['products']?.find(({ name }) => name === make.wide.name) ?? make.wide,
    isByEachColumn: false,
  }),
});

let store: Awaited<ReturnType<typeof servers.replayed>>;
let page: Page;
beforeAll(async () => {
  store = await servers.replayed();
  ({ page } = await browser.visit({ height: HEIGHT, isKept: true }));
});

/** So high that nothing scrolls: scrolling would trigger requests that are not recorded. */
const HEIGHT = 3000;

beforeEach(() => {
  browser.expectProblems(AFTER_FIRST_VIEW);
});

it.for(toCheck)('a recorded store: $name', async ({ compare }) => {
  const { cells, differences } = await compare(page, store.url);
  expect(differences).toEqual([]);
  expect(cells).toBeGreaterThan(0);
  const misses = store.replay.misses.filter((miss) => !AFTER_FIRST_VIEW.test(miss));
  expect(misses, 'requests that no recording answers').toEqual([]);
});

/** As the stores were recorded: an address without a parameter of ours compares whole days. */
const WHOLE_DAYS = { period: 'month', compare: 'previous_year' };

describe('Revenue of a recorded store', () => {
  const { primary, secondary } = ranges.preset('month', 'previous_year', 'day').range;

  it('sends one request per range for summary, chart and table, and no others (R7.20, R7.21, R7.25)', async () => {
    const own = await browser.visit({ height: HEIGHT });
    const report = new ReportPage(own.page, store.url, revenue);
    const foreign: string[] = [];
    report.page.on('request', (request) => {
      const isFetch = ['fetch', 'xhr', 'ping'].includes(request.resourceType());
      if (!request.url().startsWith(`${store.url}/${isFetch ? 'wp-json/' : ''}`))
        foreign.push(request.url());
    });
    await report.open(WHOLE_DAYS);
    // The newest orders are for the alarm, after the first view.
    const others = ['/wp/v2/users/me', '/wc-analytics/orders'];
    const sent = report.takeRequests().filter(({ path }) => !others.includes(path));
    expect(sent.map(({ path }) => path)).toEqual(
      Array.from({ length: 2 }, () => '/wc-analytics/reports/revenue/stats'),
    );
    expect(
      sent.map(({ params }) => ({ after: params['after'], before: params['before'] })),
    ).toEqual([primary, secondary ?? primary].map((days) => rangeParams(days)));
    expect(foreign).toEqual([]);
  });

  it('draws each metric at its position on the axes, and shows it in the tooltip', async () => {
    const report = new ReportPage(page, store.url, revenue);
    await report.show(WHOLE_DAYS);
    const { valueTicks, lines } = await readDrawing(report.chart());
    const toAmount = (text: string) =>
      Number(text.replaceAll(/[$k]/g, '')) * (text.endsWith('k') ? 1000 : 1);
    const [zero, top] = [valueTicks.find(({ text }) => text === '$0'), valueTicks.at(-1)];
    if (!zero || !top) throw new Error('The chart has no axis.');
    const toPixel = (amount: number) => zero.y + ((top.y - zero.y) * amount) / toAmount(top.text);
    for (const [series, days] of Object.entries({ primary, secondary })) {
      const { intervals } = await source.client.stats('wc-analytics/reports/revenue/stats', {
        ...rangeParams(days ?? primary),
        interval: 'day',
      });
      const points = lines[series] ?? [];
      expect(points).toHaveLength(20);
      for (const [index, { subtotals }] of intervals.entries()) {
        const amount = toNumber(subtotals['net_revenue']) ?? Number.NaN;
        const off = (points[index]?.y ?? Number.NaN) - toPixel(amount);
        expect(Math.abs(off), `${series} at ${index}`).toBeLessThan(1);
      }
    }
    const [, , point] = lines['primary'] ?? [];
    const [, , row = []] = (await report.chartTable()).rows;
    const [, now = '', , then = ''] = row;
    const tooltip = await readTooltip(report.chart(), point ?? { x: 0, y: 0 });
    expect(tooltip).toMatch(/^Net sales Tue, Nov 3, 2026 .* Mon, Nov 3, 2025 /);
    expect(tooltip).toContain(now);
    expect(tooltip).toContain(then);
  });
});
