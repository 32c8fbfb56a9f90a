import { ReportPage, type ReportPlace } from '../../e2e/pages/report-page.ts';
import { textOf } from '../cells.ts';
import type { ComparePage, Source } from '../check-view.ts';
import { compareRows, compareTexts, joinComparisons } from '../compare-cells.ts';
import type { RangeChoice } from '../ranges.ts';
import type { CellContext } from '../report-check.ts';
import { toRow, toText, type Row } from '../store-client.ts';
import { plain } from '../store-formatters.ts';
import {
  getAllDays,
  groupRows,
  haveReturnsTax,
  leavesRefundsOut,
  readInPage,
  readOrders,
  timeOf,
  type OrderGroup,
} from './orders.ts';

/** Sources: orders by one value of each. */
export const SOURCES = { path: '/analytics/sources', title: 'Sources' } as const;
/** The Explorer: orders by one or two values of each. */
export const EXPLORER = { path: '/analytics/explorer', title: 'Explorer' } as const;

/** What orders are grouped by: the heading of its column, and the value of an order, or of a refund and its order. */
type Dimension = readonly [
  heading: string,
  valueOf: (owner: Row, row: Row, context: CellContext) => string,
];

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const source: Dimension = [
  'Source',
  (owner) => {
    const { attribution } = toRow(owner['extended_info']);
    return textOf(toRow(attribution)['origin']) || 'Unknown';
  },
];

const country: Dimension = [
  'Country / Region',
  (owner) => {
    const code = toText(toRow(toRow(owner['extended_info'])['customer'])['country']);
    const names = new Intl.DisplayNames(['en-US'], { type: 'region' });
    return code === '' ? 'Unknown' : (names.of(code) ?? code);
  },
];

const customerType: Dimension = [
  'Customer type',
  (owner) => (owner['customer_type'] === 'new' ? 'New' : 'Returning'),
];

// A refund belongs to the month and the weekday of the refund itself.
const month: Dimension = [
  'Month',
  (_owner, row, { texts }) => texts.intervalInTable('month', timeOf(row), timeOf(row), true),
];

const weekday: Dimension = [
  'Weekday',
  (_owner, row) => WEEKDAYS[new Date(`${timeOf(row)}Z`).getUTCDay()] ?? '',
];

/** A table of grouped orders. */
export type GroupsView = {
  place: ReportPlace;
  name: string;
  /** What the orders are grouped by in the URL. */
  query: Readonly<Record<string, string>>;
  by: readonly Dimension[];
};

/** The tables that are compared. */
export const GROUP_VIEWS: readonly GroupsView[] = [
  { place: SOURCES, name: 'last year by source', query: {}, by: [source] },
  { place: SOURCES, name: 'last year by country', query: { filter: 'country' }, by: [country] },
  {
    place: EXPLORER,
    name: 'last year by weekday',
    query: { by: 'weekdays' },
    by: [weekday],
  },
  {
    place: EXPLORER,
    name: 'last year by source and month',
    query: { by: 'origins', by_second: 'months' },
    by: [source, month],
  },
  {
    place: EXPLORER,
    name: 'last year by country and customer type',
    query: { by: 'countries', by_second: 'customer_types' },
    by: [country, customerType],
  },
];

/** The most lines of the chart. */
const MAX_CHARTED = 5;

/** Compares a table and a chart of grouped orders with sums of the orders that the store lists for the range. */
export async function checkGroups(
  { client, context }: Source,
  { place, query, by }: GroupsView,
  { query: ofRange, range }: RangeChoice,
): Promise<ComparePage> {
  const { texts, facts } = context;
  const days = getAllDays(facts);
  const [all, rows, isOfSales] = await Promise.all([
    readOrders(client, days),
    readOrders(client, range.primary),
    leavesRefundsOut(client, days),
  ]);
  const withTax = await haveReturnsTax(client, days, all);
  const valuesOf = (owner: Row, row: Row) => by.map(([, valueOf]) => valueOf(owner, row, context));
  const groups = groupRows(rows, all, valuesOf);
  const isExplorer = place === EXPLORER;
  const cellsOf = (group: OrderGroup) => {
    const { orders, net, sold, total, items, newCustomers } = group;
    const refunded = withTax ? group.refundedWithTax : group.refunded;
    const before = net + Math.abs(refunded);
    const rate = before > 0 ? Math.round((1000 * Math.abs(refunded)) / before) / 10 : Number.NaN;
    const average = orders === 0 ? undefined : (isOfSales ? sold : net) / orders;
    return [
      texts.metric('count', orders),
      texts.metric('money', net),
      texts.metric('money', Number.isNaN(refunded) ? undefined : refunded),
      texts.metric('decimal', Number.isNaN(rate) ? undefined : rate),
      ...(isExplorer
        ? [
            texts.metric('money', Number.isNaN(total) ? undefined : total),
            texts.metric('count', items),
          ]
        : []),
      texts.metric('money', average),
      texts.metric('count', newCustomers.size),
    ].map(plain);
  };
  const [total] = groupRows(rows, all, () => []);
  const charted = groups.slice(0, MAX_CHARTED);
  const ofMonths = groupRows(rows, all, (owner, row) => [
    ...valuesOf(owner, row),
    timeOf(row).slice(0, 7),
  ]);
  const months = Array.from(
    { length: 12 },
    (_, index) => `${range.primary[0].slice(0, 4)}-${String(index + 1).padStart(2, '0')}`,
  );
  const expectedChart = months.map((each) => [
    texts.intervalInChart('month', `${each}-01`),
    ...charted.map(({ values }) => {
      const key = [...values, each].join();
      const net = ofMonths.find((group) => group.values.join() === key)?.net ?? 0;
      return plain(texts.metric('money', net));
    }),
  ]);
  // Groups with the same net sales can be in any order.
  const sorted = (table: readonly (readonly string[])[]) =>
    table.map((row) => [...row]).toSorted((one, other) => one.join().localeCompare(other.join()));
  return async (page, url) => {
    const shown = new ReportPage(page, url, place);
    await shown.show({ ...query, ...ofRange, compare: 'none', per_page: '100' });
    await readInPage(page);
    const table = await shown.table();
    const chart = await shown.chartTable();
    const ofExplorer = isExplorer ? ['Total sales', 'Items sold'] : [];
    return joinComparisons([
      compareTexts(
        'head',
        [
          ...by.map(([heading]) => heading),
          'Orders',
          'Net sales',
          'Returns',
          'Returns, %',
          ...ofExplorer,
          'Average order value',
          'New customers',
        ],
        table.head,
      ),
      compareRows(
        'table',
        sorted(groups.map((group) => [...group.values, ...cellsOf(group)])),
        sorted(table.rows),
      ),
      compareTexts('totals', total ? cellsOf(total) : [], table.foot.slice(by.length)),
      compareTexts(
        'chart head',
        ['Date', ...charted.map(({ values }) => values.join(' · '))],
        chart.head,
      ),
      compareRows('chart', expectedChart, chart.rows),
    ]);
  };
}
