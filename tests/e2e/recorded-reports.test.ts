import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  expectedCards,
  expectedChart,
  expectedTable,
  type RecordedView,
  type ReportExpectation,
} from './pages/recorded-report.ts';
import {
  categories,
  coupons,
  customers,
  orders,
  stock,
  taxes,
} from './pages/recorded/sales-reports.ts';
import { ReportPage } from './pages/report-page.ts';
import { withBrowser } from './setup/browser.ts';
import { withServers } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
let store: Awaited<ReturnType<typeof servers.replayed>>;
beforeAll(async () => {
  store = await servers.replayed();
});
afterEach(() => {
  expect(store.replay.misses, 'requests that no recording answers').toEqual([]);
});

const MONTH = { period: 'month', compare: 'previous_year', interval: 'day' };
const LAST_MONTH = { period: 'last_month', compare: 'previous_period', interval: 'day' };
const LAST_YEAR = { period: 'last_year', compare: 'previous_year', interval: 'month' };
const OF_MONTH = {
  thenLabel: 'Previous year (Nov 1 - 20, 2025)',
  unit: 'day',
} as const;
const OF_LAST_MONTH = {
  thenLabel: 'Previous period (Aug 31 - Sep 30, 2026)',
  unit: 'day',
} as const;
const OF_LAST_YEAR = { thenLabel: 'Previous year (Jan 1 - Dec 31, 2024)', unit: 'month' } as const;

/** The views that every report with a range is recorded in. */
const commonViews = (report: string): RecordedView[] => [
  {
    name: 'month to date',
    query: MONTH,
    stats: `j-${report}-stats-mtd-day`,
    previous: `j-${report}-stats-mtd-prevyear-day`,
    list: `j-${report}-list-mtd`,
    ...OF_MONTH,
  },
  {
    name: 'last month against the period before',
    query: LAST_MONTH,
    stats: `j-${report}-stats-lastmonth-day`,
    previous: `j-${report}-stats-lastmonth-prevperiod-day`,
    list: `j-${report}-list-lastmonth`,
    ...OF_LAST_MONTH,
  },
  {
    name: 'last year by month',
    query: LAST_YEAR,
    stats: `j-${report}-stats-lastyear-month`,
    previous: `j-${report}-stats-lastyear-prevyear-month`,
    list: `j-${report}-list-lastyear`,
    ...OF_LAST_YEAR,
  },
  {
    name: 'the second page of last year',
    query: { ...LAST_YEAR, paged: '2' },
    stats: `j-${report}-stats-lastyear-month`,
    previous: `j-${report}-stats-lastyear-prevyear-month`,
    list: `j-${report}-list-lastyear-page2`,
    ...OF_LAST_YEAR,
  },
];

const sorted = (report: string, orderby: string): RecordedView => ({
  name: `last year sorted by ${orderby}`,
  query: { ...LAST_YEAR, orderby, order: 'asc' },
  stats: `j-${report}-stats-lastyear-month`,
  previous: `j-${report}-stats-lastyear-prevyear-month`,
  list: `j-${report}-list-lastyear-sort-${orderby}-asc`,
  ...OF_LAST_YEAR,
});

/** The same filter recorded of this month and of last year. */
const filtered = (
  report: string,
  kind: string,
  statsOf: string,
  query: Record<string, string>,
  isItemComparison = false,
): RecordedView[] =>
  [['mtd', MONTH, OF_MONTH] as const, ['lastyear', LAST_YEAR, OF_LAST_YEAR] as const].map(
    ([range, address, labels]) => ({
      name: `${kind}, ${range}`,
      query: { ...address, ...query },
      stats: `j-${statsOf}-stats-${range}`,
      previous: `j-${statsOf}-stats-${range}-prevyear`,
      list: `j-${report}-${kind}-list-${range}`,
      isItemComparison,
      ...labels,
    }),
  );

const cases: [ReportExpectation, readonly RecordedView[]][] = [
  [
    orders,
    [
      ...commonViews('orders'),
      sorted('orders', 'net_total'),
      ...filtered('orders', 'adv-status', 'orders-adv-status', {
        filter: 'advanced',
        status_is: 'completed',
      }),
      ...filtered('orders', 'adv-two-any', 'orders-adv-two-any', {
        filter: 'advanced',
        match: 'any',
        product_includes: '34',
        customer_type: 'returning',
      }),
    ],
  ],
  [
    categories,
    [
      {
        name: 'month to date',
        query: MONTH,
        stats: 'j-products-stats-mtd-day',
        previous: 'j-products-stats-mtd-prevyear-day',
        list: 'j-categories-list-mtd',
        ...OF_MONTH,
      },
      {
        name: 'last year by month',
        query: LAST_YEAR,
        stats: 'j-products-stats-lastyear-month',
        previous: 'j-products-stats-lastyear-prevyear-month',
        list: 'j-categories-list-lastyear',
        ...OF_LAST_YEAR,
      },
      {
        name: 'last year sorted by net sales',
        query: { ...LAST_YEAR, orderby: 'net_revenue', order: 'asc' },
        stats: 'j-products-stats-lastyear-month',
        previous: 'j-products-stats-lastyear-prevyear-month',
        list: 'j-categories-list-lastyear-sort-net_revenue-asc',
        ...OF_LAST_YEAR,
      },
      ...filtered(
        'categories',
        'compare',
        'categories-compare',
        { filter: 'compare-categories', categories: '16,22' },
        true,
      ),
    ],
  ],
  [coupons, commonViews('coupons').slice(0, 3)],
  [taxes, commonViews('taxes').slice(0, 3)],
  [
    stock,
    [
      { name: 'all products', query: {}, stats: 'stock-stats', list: 'stock-list' },
      { name: 'page 2', query: { paged: '2' }, stats: 'stock-stats', list: 'stock-list-page2' },
      ...['lowstock', 'outofstock', 'instock'].map((type) => ({
        name: type,
        query: { type },
        stats: 'stock-stats',
        list: `stock-list-${type}`,
      })),
      {
        name: 'sorted by stock',
        query: { orderby: 'stock_quantity', order: 'desc' },
        stats: 'stock-stats',
        list: 'stock-list-sort-stock_quantity',
      },
    ],
  ],
  [
    customers,
    [
      { name: 'all customers', query: {}, stats: 'customers-stats', list: 'customers-list' },
      {
        name: 'sorted by total spend',
        query: { orderby: 'total_spend', order: 'desc' },
        stats: 'customers-stats',
        list: 'customers-list-sort-total_spend',
      },
      {
        name: 'found by a search',
        query: { search: 'sato' },
        stats: 'customers-stats-adv-search-all',
        list: 'customers-list-adv-search-all',
      },
      {
        name: 'with orders between two counts',
        query: {
          filter: 'advanced',
          'orders_count_between[0]': '5',
          'orders_count_between[1]': '10',
        },
        stats: 'customers-stats-adv-orders-between',
        list: 'customers-list-adv-orders-between',
      },
    ],
  ],
];

describe.each(cases)('$place.title on recorded replies', (expectation, views) => {
  it.each(views)('shows every recorded figure: $name', async (view) => {
    const { page } = await browser.visit();
    const report = new ReportPage(page, store.url, expectation.place);
    await report.open(view.query);
    const cards = expectedCards(expectation, view);
    if (cards) {
      expect(await report.cards()).toEqual(cards);
      const { rows } = await report.chartTable();
      expect(rows).toEqual(expectedChart(expectation, view));
    }
    expect(await report.table()).toEqual(expectedTable(expectation, view));
    const calls = report.takeAsked().map((call) => JSON.stringify(call));
    expect(calls, 'no request is sent twice').toEqual([...new Set(calls)]);
  });
});
