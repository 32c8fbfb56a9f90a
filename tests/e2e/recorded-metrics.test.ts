import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replayAccount, startReplay } from '../replay/replay.ts';
import { checkDownloads } from '../store/check-downloads.ts';
import { checkOverview, OVERVIEW, overviewViews } from '../store/check-overview.ts';
import { checkView, type ComparePage } from '../store/check-view.ts';
import { rangeParams } from '../store/expected-view.ts';
import { LIST_CHECKS } from '../store/list-checks.ts';
import { prepareChecks, REPORTS } from '../store/prepare-checks.ts';
import type { View } from '../store/report-check.ts';
import { revenue } from '../store/reports/revenue.ts';
import { toNumber } from '../store/store-client.ts';
import { readDrawing, readTooltip } from './pages/chart-drawing.ts';
import { ReportPage } from './pages/report-page.ts';
import { withBrowser } from './setup/browser.ts';
import { REPLAY_NOW, withServers } from './setup/servers.ts';

/** What a check compares, or the first request for it that no recording answers. */
type Check = { name: string; compare: ComparePage } | { name: string; missing: string };

const browser = withBrowser();
const servers = withServers();
const replay = await startReplay();
afterAll(() => replay.close());
const { views, ranges, make, wide, ...source } = await prepareChecks({
  ...replayAccount,
  url: new URL(`${replay.url}/`),
  now: `${REPLAY_NOW}T12:00:00`,
});

const byDate = { orderby: 'date', order: 'desc' } as const;
const byItems = { orderby: 'items_sold', order: 'desc' } as const;
const byOrders = { orderby: 'orders_count', order: 'desc' } as const;
const byNetSales = { orderby: 'net_revenue', order: 'asc' } as const;
const ofTwo = { match: 'any', product_includes: '34', customer_type: 'returning' };
const frequent = { orders_count_min: '10' };
const month = ranges.preset('month', 'none', 'day');
const byWeek = ranges.preset('month', 'previous_period', 'week');
const lastMonth = ranges.preset('last_month', 'previous_period', 'day');

/** A comparison of items whose metrics are recorded. */
const compared = (
  name: string,
  ids: string,
  segmentby: string,
  sort: typeof byOrders | typeof byItems,
) =>
  make.filtered(
    `comparison of ${name} ${ids}`,
    sort,
    { filter: `compare-${name}`, [name]: ids },
    { [name]: ids },
    { statsParams: { segmentby }, isItemComparison: true },
  );

/** Recorded ranges, filters and items, besides the views that every store has. */
const recordedViews: Readonly<Record<string, readonly View[]>> = {
  revenue: [
    { name: 'month to date', ...ranges.preset('month', 'previous_year', 'day') },
    {
      name: 'returns by week',
      ...byWeek,
      query: { ...byWeek.query, chart: 'refunds' },
      chart: 'refunds',
    },
    { name: 'last year by quarter', ...ranges.preset('last_year', 'previous_year', 'quarter') },
    { name: 'today by hour', ...ranges.preset('today', 'none', 'hour') },
    {
      ...lastMonth,
      name: 'last month by net sales, page 2',
      query: { ...lastMonth.query, ...byNetSales, paged: '2' },
      sort: byNetSales,
      page: 2,
    },
  ],
  orders: [
    make.filtered('any of two filters', byDate, { filter: 'advanced', ...ofTwo }, ofTwo),
    {
      ...month,
      name: 'fully refunded orders',
      query: { ...month.query, filter: 'advanced', refunds: 'full' },
      filters: { refunds: 'full' },
      sort: byDate,
    },
  ],
  products: [compared('products', '34,10,46', 'product', byItems)],
  categories: [compared('categories', '16,22', 'category', byItems)],
  coupons: [compared('coupons', '105,106', 'coupon', byOrders)],
  customers: [
    {
      name: 'customers with at least 10 orders',
      query: { filter: 'advanced', ...frequent },
      filters: frequent,
      sort: { orderby: 'date_last_active', order: 'desc' },
    },
  ],
};

/** Reads what a page must show. Only a request that the replay reports as not recorded leaves out a check. */
async function readCheck(name: string, read: () => Promise<ComparePage>): Promise<Check> {
  const known = replay.misses.length;
  try {
    return { name, compare: await read() };
  } catch (error) {
    const missing = replay.misses[known];
    if (missing === undefined) throw error;
    return { name, missing };
  }
}

const screens: { title: string; checks: Check[] }[] = [{ title: OVERVIEW.title, checks: [] }];
for (const view of overviewViews(ranges))
  screens[0]?.checks.push(await readCheck(view.name, () => checkOverview(source, view)));
for (const [name, report] of Object.entries(REPORTS)) {
  const ofReport = [...(views[name] ?? []), ...(recordedViews[name] ?? [])];
  const checks: Check[] = [];
  for (const view of ofReport)
    checks.push(await readCheck(view.name, () => checkView(source, report, view)));
  if (name in LIST_CHECKS) {
    const whole = ofReport.find((view) => view.name === wide.name) ?? wide;
    const read = () => checkDownloads(source, name, report, { wide: whole, isByEachColumn: false });
    checks.push(await readCheck('the file of all rows', read));
  }
  screens.push({ title: report.title, checks });
}

let store: Awaited<ReturnType<typeof servers.replayed>>;
beforeAll(async () => {
  store = await servers.replayed();
});

/** So high that nothing scrolls: scrolling would trigger requests that are not recorded. */
const HEIGHT = 3000;

it('the recordings answer these numbers of checks', () => {
  const counts = screens.map(({ title, checks }) => [
    title,
    checks.filter((check) => 'compare' in check).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    Overview: 2,
    Revenue: 5,
    Orders: 9,
    Products: 9,
    Variations: 7,
    Categories: 8,
    Coupons: 8,
    Taxes: 7,
    Downloads: 6,
    Stock: 6,
    Customers: 4,
  });
});

describe.each(screens)('$title with recorded responses', ({ checks }) => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await browser.visit({ height: HEIGHT, isKept: true }));
    return () => page.context().close();
  });

  it.for(checks)('shows what the store sends: $name', async (check, { skip }) => {
    if ('missing' in check) return skip(check.missing);
    const { cells, differences } = await check.compare(page, store.url);
    expect(differences).toEqual([]);
    expect(cells).toBeGreaterThan(0);
    expect(store.replay.misses, 'requests that no recording answers').toEqual([]);
  });
});

describe('Revenue with recorded responses', () => {
  const { primary, secondary } = ranges.preset('month', 'previous_year', 'day').range;

  async function visit(): Promise<ReportPage> {
    const { page } = await browser.visit({ height: HEIGHT });
    return new ReportPage(page, store.url, revenue);
  }

  it('sends one request per range for summary, chart and table, and no others (R7.20, R7.21, R7.25)', async () => {
    const report = await visit();
    const others: string[] = [];
    report.page.on('request', (request) => {
      const isFetch = ['fetch', 'xhr', 'ping'].includes(request.resourceType());
      if (!request.url().startsWith(`${store.url}/${isFetch ? 'wp-json/' : ''}`))
        others.push(request.url());
    });
    await report.open();
    const sent = report.takeRequests().filter(({ path }) => path !== '/wp/v2/users/me');
    expect(sent.map(({ path }) => path)).toEqual(
      Array.from({ length: 2 }, () => '/wc-analytics/reports/revenue/stats'),
    );
    expect(
      sent.map(({ params }) => ({ after: params['after'], before: params['before'] })),
    ).toEqual([primary, secondary ?? primary].map((days) => rangeParams(days)));
    expect(others).toEqual([]);
  });

  it('draws each metric at its position on the axes, and shows it in the tooltip', async () => {
    const report = await visit();
    await report.open();
    const { valueTicks, lines } = await readDrawing(report.chart());
    const toAmount = (text: string) =>
      Number(text.replaceAll(/[$k]/g, '')) * (text.endsWith('k') ? 1000 : 1);
    const [zero, top] = [valueTicks[0], valueTicks.at(-1)];
    if (!zero || !top) throw new Error('The chart has no axis.');
    expect(zero.text).toBe('$0');
    const toPixel = (amount: number) => zero.y + ((top.y - zero.y) * amount) / toAmount(top.text);
    for (const [series, days] of Object.entries({ primary, secondary })) {
      const { intervals } = await source.client.stats('wc-analytics/reports/revenue/stats', {
        ...rangeParams(days ?? primary),
        interval: 'day',
      });
      const points = lines[series] ?? [];
      expect(points).toHaveLength(20);
      for (const [index, { subtotals }] of intervals.entries()) {
        const amount = toNumber(subtotals['gross_sales']) ?? Number.NaN;
        const off = (points[index]?.y ?? Number.NaN) - toPixel(amount);
        expect(Math.abs(off), `${series} at ${index}`).toBeLessThan(1);
      }
    }
    const [, , point] = lines['primary'] ?? [];
    const [, , row = []] = (await report.chartTable()).rows;
    const [, now = '', , then = ''] = row;
    const tooltip = await readTooltip(report.chart(), point ?? { x: 0, y: 0 });
    expect(tooltip).toMatch(/^Gross sales Tue, Nov 3, 2026 .* Mon, Nov 3, 2025 /);
    expect(tooltip).toContain(now);
    expect(tooltip).toContain(then);
  });
});
