import { ReportPage, type ReportPlace } from '../../e2e/pages/report-page.ts';
import { textOf } from '../cells.ts';
import { NO_TABLE, type ComparePage, type Source } from '../check-view.ts';
import { comparePage, compareRows, compareTexts, joinComparisons } from '../compare-cells.ts';
import { begunIntervals, rangeParams } from '../expected-view.ts';
import { pick, randomRange, type Random, type RandomSource } from '../random-views.ts';
import type { RangeChoice } from '../ranges.ts';
import type { CellContext } from '../report-check.ts';
import { toRow, toText, type Row } from '../store-client.ts';
import { plain, type MetricKind } from '../store-formatters.ts';
import { toHourName } from './check-hours.ts';
import {
  getAllDays,
  groupRows,
  haveReturnsTax,
  leavesRefundsOut,
  NO_ORDERS,
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

/** What orders are grouped by, by its value in the URL of the Explorer. */
const DIMENSIONS = {
  origins: [
    'Source',
    (owner) => {
      const { attribution } = toRow(owner['extended_info']);
      return textOf(toRow(attribution)['origin']) || 'Unknown';
    },
  ],
  countries: [
    'Country / Region',
    (owner) => {
      const code = toText(toRow(toRow(owner['extended_info'])['customer'])['country']);
      const names = new Intl.DisplayNames(['en-US'], { type: 'region' });
      return code === '' ? 'Unknown' : (names.of(code) ?? code);
    },
  ],
  statuses: [
    'Status',
    (owner, _row, { facts }) => {
      const status = toText(owner['status']);
      return facts.statuses[status] ?? status;
    },
  ],
  customer_types: [
    'Customer type',
    (owner) => (owner['customer_type'] === 'new' ? 'New' : 'Returning'),
  ],
  // A refund belongs to the month, the weekday and the hour of the refund itself.
  months: [
    'Month',
    (_owner, row, { texts }) => texts.intervalInTable('month', timeOf(row), timeOf(row), true),
  ],
  weekdays: ['Weekday', (_owner, row) => WEEKDAYS[new Date(`${timeOf(row)}Z`).getUTCDay()] ?? ''],
  hours: ['Hour', (_owner, row) => toHourName(Number(timeOf(row).slice(11, 13)))],
} as const satisfies Readonly<Record<string, Dimension>>;

type DimensionName = keyof typeof DIMENSIONS;

const DIMENSION_NAMES = Object.keys(DIMENSIONS) as readonly DimensionName[];

/** A table of grouped orders. */
export type GroupsView = {
  place: ReportPlace;
  name: string;
  /** What the orders are grouped by in the URL. */
  query: Readonly<Record<string, string>>;
  by: readonly DimensionName[];
  /** The customers whose orders are counted; default: all. */
  customers?: 'new' | 'returning';
};

/** The tables that are compared. */
export const GROUP_VIEWS: readonly GroupsView[] = [
  { place: SOURCES, name: 'last year by source', query: {}, by: ['origins'] },
  {
    place: SOURCES,
    name: 'last year by country',
    query: { filter: 'country' },
    by: ['countries'],
  },
  {
    place: EXPLORER,
    name: 'last year by weekday',
    query: { by: 'weekdays' },
    by: ['weekdays'],
  },
  {
    place: EXPLORER,
    name: 'last year by source and month',
    query: { by: 'origins', by_second: 'months' },
    by: ['origins', 'months'],
  },
  {
    place: EXPLORER,
    name: 'last year by country and customer type',
    query: { by: 'countries', by_second: 'customer_types' },
    by: ['countries', 'customer_types'],
  },
];

/** A random table of Sources or of the Explorer, in a random range. */
export function randomGroups(
  random: Random,
  source: Omit<RandomSource, 'views'>,
): { view: GroupsView; range: RangeChoice } {
  const { days, ...range } = randomRange(random, source, ['none']);
  const inRange = `${days} days to ${range.range.primary[1]} by ${range.range.unit}`;
  const [customers] = pick(random, [[], [], ['new'], ['returning']] as const);
  const only: GroupsView['query'] = customers ? { customer_type: customers } : {};
  const add = (name: string) => [name, inRange, customers].filter(Boolean).join(', ');
  if (random() < 0.3) {
    const [filter, by] = pick(random, [
      ['all', 'origins'],
      ['country', 'countries'],
    ] as const);
    const view = { place: SOURCES, name: add(by), query: { filter, ...only }, by: [by] };
    return { view: { ...view, ...(customers ? { customers } : {}) }, range };
  }
  const first = pick(random, DIMENSION_NAMES);
  const second = pick(random, DIMENSION_NAMES);
  // Weekdays by hours are a picture instead of a chart.
  const isPair = second !== first && [first, second].toSorted().join() !== 'hours,weekdays';
  const by = isPair ? [first, second] : [first];
  const query: GroupsView['query'] = {
    by: first,
    ...(isPair ? { by_second: second } : {}),
    ...only,
  };
  return {
    view: {
      place: EXPLORER,
      name: add(by.join(' and ')),
      query,
      by,
      ...(customers ? { customers } : {}),
    },
    range,
  };
}

/** The most lines of the chart. */
const MAX_CHARTED = 5;
/** The most rows of a page of the table. */
const MAX_ROWS = 100;

/** A metric of grouped orders. */
type Metric = {
  key: string;
  title: string;
  kind: MetricKind;
  read: (group: OrderGroup) => number | undefined;
  /** Whether only the Explorer has it. */
  isOfExplorer?: true;
  /** Whether it is only a column. */
  isColumn?: true;
};

/** The name of a group in the chart. */
const nameOf = ({ values }: OrderGroup): string => values.join(' · ');

/** A value; undefined where the store does not send what it is computed from. */
const known = (value: number): number | undefined => (Number.isNaN(value) ? undefined : value);

/** The metrics in the order of their columns. `isOfSales`: averages leave refunds out. `withTax`: returns have taxes. */
function metricsOf(isOfSales: boolean, withTax: boolean): readonly Metric[] {
  const refundsOf = ({ refunded, refundedWithTax }: OrderGroup) =>
    withTax ? refundedWithTax : refunded;
  return [
    { key: 'orders_count', title: 'Orders', kind: 'count', read: ({ orders }) => orders },
    { key: 'net_revenue', title: 'Net sales', kind: 'money', read: ({ net }) => net },
    { key: 'refunds', title: 'Returns', kind: 'money', read: (group) => known(refundsOf(group)) },
    {
      key: 'refund_rate',
      title: 'Returns, %',
      kind: 'percent',
      isColumn: true,
      read(group) {
        const refunded = Math.abs(refundsOf(group));
        const before = group.net + refunded;
        return before > 0 ? known(Math.round((1000 * refunded) / before) / 10) : undefined;
      },
    },
    {
      key: 'total_sales',
      title: 'Total sales',
      kind: 'money',
      isOfExplorer: true,
      read: ({ total }) => known(total),
    },
    {
      key: 'num_items_sold',
      title: 'Items sold',
      kind: 'count',
      isOfExplorer: true,
      read: ({ items }) => items,
    },
    {
      key: 'avg_order_value',
      title: 'Average order value',
      kind: 'money',
      read: ({ orders, sold, net }) =>
        orders === 0 ? undefined : (isOfSales ? sold : net) / orders,
    },
    {
      key: 'new_customers',
      title: 'New customers',
      kind: 'count',
      read: ({ newCustomers }) => newCustomers.size,
    },
  ];
}

/** The orders by the start of the interval that they are in. */
function splitByInterval(rows: readonly Row[], starts: readonly string[]): Row[][] {
  const parts: Row[][] = starts.map(() => []);
  const times = starts.map((start) => start.slice(0, 19).replace(' ', 'T'));
  for (const row of rows) parts[times.findLastIndex((start) => start <= timeOf(row))]?.push(row);
  return parts;
}

/**
 * Compares cards, table and the charts of all metrics of grouped orders with sums of the orders that the store lists.
 * `undefined` when there are none.
 */
export async function checkGroups(
  { client, context }: Source,
  { place, query, by, customers }: GroupsView,
  { query: ofRange, range }: RangeChoice,
): Promise<ComparePage | undefined> {
  const { texts, facts } = context;
  const days = getAllDays(facts);
  const [all, isOfSales, { intervals }] = await Promise.all([
    readOrders(client, days),
    leavesRefundsOut(client, days),
    client.stats('wc-analytics/reports/revenue/stats', {
      ...rangeParams(range.primary),
      interval: range.unit,
    }),
  ]);
  const metrics = metricsOf(isOfSales, await haveReturnsTax(client, days, all)).filter(
    ({ isOfExplorer }) => place === EXPLORER || !isOfExplorer,
  );
  const byId = new Map(all.map((row) => [toText(row['order_id']), row]));
  const ownerOf = (row: Row) => byId.get(toText(row['parent_id'])) ?? row;
  const [first, last] = range.primary;
  const rows = all.filter((row) => {
    const day = timeOf(row).slice(0, 10);
    const type = ownerOf(row)['customer_type'] === 'new' ? 'new' : 'returning';
    return day >= first && day <= last && (!customers || type === customers);
  });
  if (rows.length === 0) return undefined;
  const valuesOf = (owner: Row, row: Row) =>
    by.map((name) => plain(DIMENSIONS[name][1](owner, row, context)));
  const textOfMetric = ({ kind, read }: Metric, group: OrderGroup | undefined) =>
    plain(texts.metric(kind, group && read(group)));
  const cellsOf = (group: OrderGroup) => metrics.map((metric) => textOfMetric(metric, group));
  const groups = groupRows(rows, all, valuesOf);
  const [total] = groupRows(rows, all, () => []);
  const begun = begunIntervals(texts, range.unit, intervals);
  const ofIntervals = splitByInterval(
    rows,
    intervals.map(({ date_start: start }) => start),
  ).map((part) => new Map(groupRows(part, all, valuesOf).map((group) => [nameOf(group), group])));
  const byName = new Map(groups.map((group) => [nameOf(group), group]));
  const expected = groups.map((group) => ({
    cells: [...group.values, ...cellsOf(group)],
    tie: group.net.toFixed(2),
  }));
  return async (page, url) => {
    const shown = new ReportPage(page, url, place);
    const inUrl = { ...query, ...ofRange, compare: 'none', per_page: String(MAX_ROWS) };
    await shown.show(inUrl);
    await readInPage(page);
    await shown.settle();
    const table = await shown.table();
    const headings = [
      ...by.map((name) => DIMENSIONS[name][0]),
      ...metrics.map(({ title }) => title),
    ];
    const charted = metrics.filter(({ isColumn }) => !isColumn);
    const parts = [
      compareTexts(
        'cards',
        charted.map((metric) => `${metric.title} ${textOfMetric(metric, total)}`),
        await shown.cards(),
      ),
      compareTexts('head', headings, table.head),
      await comparePage('table', expected.slice(0, MAX_ROWS), table.rows, (tie) =>
        Promise.resolve(expected.filter((row) => row.tie === tie)),
      ),
      compareTexts('totals', total ? cellsOf(total) : [], table.foot.slice(by.length)),
    ];
    for (const metric of charted) {
      const [drawn] = await shown.readCharts({ ...inUrl, chart: metric.key });
      const { head, rows: lines } = drawn?.table ?? NO_TABLE;
      const chart = `chart of ${metric.key}`;
      const valueOf = (group: OrderGroup) => metric.read(group) ?? 0;
      // A group whose sum is 0 or negative has no line.
      const top = groups
        .filter((group) => valueOf(group) > 1e-6)
        .toSorted((one, other) => valueOf(other) - valueOf(one));
      if (top.length === 0) {
        const value = total && metric.read(total);
        const text =
          value === undefined
            ? 'No data for the selected date range'
            : `${metric.title}: ${texts.metric(metric.kind, value)} in the whole date range`;
        parts.push(
          compareTexts(chart, [plain(text)], drawn?.table ? head : [drawn?.message ?? '']),
        );
        continue;
      }
      const names = head.slice(1);
      const ofName = (name: string) => {
        const group = byName.get(name);
        return group ? texts.metric(metric.kind, valueOf(group)) : `no group "${name}"`;
      };
      parts.push(
        // Of groups with equal values, each may be among the highest.
        compareTexts(
          `${chart}, values of its lines`,
          top.slice(0, MAX_CHARTED).map((group) => texts.metric(metric.kind, valueOf(group))),
          names.map(ofName),
        ),
        compareTexts(`${chart}, lines`, [...new Set(names)], names),
        compareRows(
          chart,
          begun.map(({ name }, index) => [
            name,
            ...names.map((each) =>
              textOfMetric(metric, ofIntervals[index]?.get(each) ?? NO_ORDERS),
            ),
          ]),
          lines,
        ),
      );
    }
    return joinComparisons(parts);
  };
}
