import {
  groupIntervals,
  groupOrders,
  NOTHING_REQUESTED,
  type AnyTotals,
  type GroupedOrders,
  type LedgerDimension,
  type LedgerGroup,
  type LedgerState,
  type OrderFilter,
  type OrderMonths,
  type ReportRequest,
  type RequestStats,
  type StatsInterval,
} from '@tillview/data';
import { getRangeIntervals, type RangeInterval } from '@tillview/date';
import { toSecondsRange } from '../use-ledger.ts';
import { compareGroups, formatGroup } from './group-values.ts';

/** The most groups in the chart: more lines are hard to distinguish. */
export const MAX_CHARTED = 5;

/** The orders, and how the store computes averages. */
export type GroupedData = Pick<LedgerState, 'rules'> & {
  readonly months: OrderMonths;
  /** The orders that are counted; all if undefined. */
  readonly only: OrderFilter | undefined;
};

/** The groups of a range and, with a comparison, of the range that it is compared with. */
export type GroupedRanges = {
  readonly primary: GroupedOrders;
  readonly secondary: GroupedOrders | undefined;
};

/** Groups the orders of the ranges of a request; null without a range. */
export function groupRanges(
  { months, rules, only }: GroupedData,
  { primary, secondary }: Pick<ReportRequest, 'primary' | 'secondary'>,
  by: readonly LedgerDimension[],
): GroupedRanges | null {
  if (!primary) return null;
  const group = (range: RangeInterval) =>
    groupOrders(months, toSecondsRange(range), by, rules, only);
  return { primary: group(primary), secondary: secondary ? group(secondary) : undefined };
}

/** The value of a metric; 0 if it is unknown. */
const valueOf = (group: LedgerGroup, key: string): number =>
  Number(Reflect.get(group, key) ?? 0) || 0;

/** The groups with the highest values of a metric, highest first. */
export const getTopGroups = (groups: readonly LedgerGroup[], key: string): readonly LedgerGroup[] =>
  groups.toSorted((one, other) => valueOf(other, key) - valueOf(one, key)).slice(0, MAX_CHARTED);

/** The sums of a group as totals of a report. */
export const toTotals = (group: LedgerGroup): AnyTotals => ({ ...group }) as unknown as AnyTotals;

/** The metrics of a group without orders. */
export const NO_ORDERS = {
  orders_count: 0,
  net_revenue: 0,
  total_sales: 0,
  refunds: 0,
  refund_rate: null,
  num_items_sold: 0,
  avg_order_value: null,
  new_customers: 0,
  known_net: 0,
  cost: null,
  gross_profit: null,
  margin: null,
} as const satisfies Omit<LedgerGroup, 'key' | 'values'>;

type ChartOptions = {
  data: GroupedData;
  request: ReportRequest;
  by: readonly LedgerDimension[];
  /** The metric of the chart. */
  metric: string;
};

/** The groups as the stats of a report, for its cards and its chart: one line per group. */
export function toStats(ranges: GroupedRanges, options: ChartOptions): RequestStats {
  const { data, request, by, metric } = options;
  const charted = getTopGroups(ranges.primary.groups, metric);
  const toSegments = (groups: readonly LedgerGroup[]) =>
    charted.map((shown) => ({
      segment_id: shown.key,
      segment_label: formatGroup(shown, by),
      subtotals: toTotals(
        groups.find(({ key }) => key === shown.key) ?? { ...shown, ...NO_ORDERS },
      ),
    }));
  const withSegments = ({ groups, total }: Partial<GroupedOrders> = {}) =>
    ({ ...total, segments: toSegments(groups ?? []) }) as unknown as AnyTotals;
  const times = request.primary ? getRangeIntervals(request.primary, request.interval) : [];
  const grouped = groupIntervals(data.months, times.map(toSecondsRange), by, data.rules, {
    keys: new Set(charted.map(({ key }) => key)),
    only: data.only,
  });
  const intervals = times.map(({ after, before }, index): StatsInterval<AnyTotals> => {
    const [start, end] = [after.replace('T', ' '), before.replace('T', ' ')];
    return {
      interval: start,
      date_start: start,
      date_start_gmt: start,
      date_end: end,
      date_end_gmt: end,
      subtotals: withSegments(grouped[index]),
    };
  });
  const known = (totals: AnyTotals | null, its: StatsInterval<AnyTotals>[]) => ({
    ...NOTHING_REQUESTED,
    isEmpty: totals === null,
    data: { totals, intervals: its },
  });
  const totals = withSegments(ranges.primary);
  return {
    primary: known(totals, intervals),
    secondary: known(ranges.secondary ? toTotals(ranges.secondary.total) : null, []),
    state: NOTHING_REQUESTED,
  };
}

/** The sort keys of the columns with the names of dimensions, by their position. */
export const NAME_KEYS = ['name', 'second_name'] as const;

/** Sorts groups by a metric or by a dimension; unknown averages are last. */
export function sortGroups(
  groups: readonly LedgerGroup[],
  { orderby, order }: ReportRequest['sort'],
  by: readonly LedgerDimension[],
): readonly LedgerGroup[] {
  const sign = order === 'asc' ? 1 : -1;
  const position = NAME_KEYS.findIndex((key) => key === orderby);
  return groups.toSorted((one, other) => {
    if (position >= 0) return sign * compareGroups(one, other, by, position);
    const [left, right]: unknown[] = [Reflect.get(one, orderby), Reflect.get(other, orderby)];
    if (typeof left !== 'number' || typeof right !== 'number') {
      const unknownLast = Number(typeof left !== 'number') - Number(typeof right !== 'number');
      return unknownLast || compareGroups(one, other, by);
    }
    return sign * (left - right) || compareGroups(one, other, by);
  });
}
