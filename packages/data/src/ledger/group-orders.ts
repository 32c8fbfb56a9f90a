import { getDimension, type LedgerDimension } from './ledger-dimensions.ts';
import type { GroupMonth, LedgerMonth, OrderMonth } from './ledger-month.ts';
import type { StoreRules } from './month-sums.ts';

/** A range in seconds, as in `LedgerMonth.times`, with both ends. */
export type SecondsRange = { readonly after: number; readonly before: number };

/** The sums of a group, by the names of the stats of WooCommerce. */
export type LedgerGroup = {
  /** Identifies the group. */
  readonly key: string;
  /** The value of each dimension; empty if it is unknown. */
  readonly values: readonly string[];
  readonly orders_count: number;
  readonly net_revenue: number;
  /** Null if the store does not report it for orders. */
  readonly total_sales: number | null;
  /** The store's returns: the refunded amount; null if the store does not report it for orders. */
  readonly refunds: number | null;
  /** Returns in percent of the net sales before them, with one decimal; null without such sales. */
  readonly refund_rate: number | null;
  readonly num_items_sold: number;
  /** The store's average: net sales per order, with or without refunds; null without orders. */
  readonly avg_order_value: number | null;
  /** The customers with their first order in the range. */
  readonly new_customers: number;
  /** Net sales of lines with a known cost; 0 where costs were not read. */
  readonly known_net: number;
  /** Their cost, and what is left; null without lines whose cost is known. */
  readonly cost: number | null;
  readonly gross_profit: number | null;
  /** Gross profit in percent of the net sales with a known cost, with one decimal; null without such sales. */
  readonly margin: number | null;
};

type Sums = {
  orders: number;
  net: number;
  /** The net sales that the average divides by the orders. */
  averaged: number;
  total: number;
  /** What was refunded: negative. */
  refunded: number;
  items: number;
  known: number;
  cost: number;
  /** Undefined without any: most groups of a short interval have none. */
  newCustomers: Set<number> | undefined;
  /** The new customers that the database has counted. */
  counted: number;
};

/** Calls `visit` with each row of a range: its month and its index. */
export function eachRow<Month extends OrderMonth>(
  months: Iterable<Month>,
  { after, before }: SecondsRange,
  visit: (month: Month, index: number) => void,
): void {
  const [first, last] = [after, before].map((seconds) =>
    new Date(seconds * 1000).toISOString().slice(0, 7),
  );
  for (const month of months) {
    if (month.month < (first ?? '') || month.month > (last ?? '')) continue;
    const { times } = month;
    for (let index = 0; index < times.length; index++) {
      const time = times[index] ?? 0;
      if (time >= after && time <= before) visit(month, index);
    }
  }
}

/** The months that were read, by their names, 'YYYY-MM'. */
export type Months = ReadonlyMap<string, LedgerMonth>;

/** The months in either way; in groups, those that the range needs. */
export type OrderMonths = ReadonlyMap<string, OrderMonth>;

const isGrouped = (month: OrderMonth): month is GroupMonth => 'check' in month;

/** Where an order is. */
type Place = readonly [month: LedgerMonth, index: number];

/** The refunded orders of a range, by their id: a refund can be months after its order. */
export function findParents(all: OrderMonths, range: SecondsRange): ReadonlyMap<number, Place> {
  const months = [...all.values()].filter((month): month is LedgerMonth => !isGrouped(month));
  const wanted = new Set<number>();
  eachRow(months, range, ({ parentIds }, index) => {
    const id = parentIds[index] ?? 0;
    if (id !== 0) wanted.add(id);
  });
  const found = new Map<number, Place>();
  if (wanted.size === 0) return found;
  for (const month of months) {
    const { orderIds } = month;
    for (let index = 0; index < orderIds.length; index++) {
      const id = orderIds[index] ?? 0;
      if (wanted.has(id)) found.set(id, [month, index]);
    }
  }
  return found;
}

/** Whether a sum is 0: sums of amounts that cancel each other out can differ from it in their last digits. */
export const isNothing = (sum: number): boolean => Math.abs(sum) < 1e-6;

/** Whether there are sales with a known cost. A cost of 0 is known. */
export const hasKnownSales = (known: number, cost: number): boolean =>
  !isNothing(known) || !isNothing(cost);

/** Gross profit in percent of the net sales with a known cost, with one decimal; null without such sales. */
export const toMargin = (known: number, cost: number): number | null =>
  isNothing(known) ? null : Math.round((1000 * (known - cost)) / known) / 10;

const SEPARATOR = '\n';

/** A part in percent, with one decimal; null of nothing. */
const toPercent = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((1000 * part) / whole) / 10 : null;

function toGroup(
  key: string,
  { orders, net, averaged, total, refunded, items, known, cost, newCustomers, counted }: Sums,
): LedgerGroup {
  const isKnown = hasKnownSales(known, cost);
  return {
    key,
    values: key.split(SEPARATOR),
    orders_count: orders,
    net_revenue: net,
    total_sales: Number.isNaN(total) ? null : total,
    refunds: Number.isNaN(refunded) ? null : Math.abs(refunded),
    refund_rate: Number.isNaN(refunded)
      ? null
      : toPercent(Math.abs(refunded), net + Math.abs(refunded)),
    num_items_sold: items,
    avg_order_value: orders === 0 ? null : averaged / orders,
    new_customers: (newCustomers?.size ?? 0) + counted,
    known_net: known,
    cost: isKnown ? cost : null,
    gross_profit: isKnown ? known - cost : null,
    margin: toMargin(known, cost),
  };
}

/** The orders that are counted: those with a value of a dimension. */
export type OrderFilter = { readonly dimension: LedgerDimension; readonly value: string };

/** The groups of a range, and all of them together. */
export type GroupedOrders = {
  readonly groups: readonly LedgerGroup[];
  readonly total: LedgerGroup;
};

const createSums = (): Sums => ({
  orders: 0,
  net: 0,
  averaged: 0,
  total: 0,
  refunded: 0,
  items: 0,
  known: 0,
  cost: 0,
  newCustomers: undefined,
  counted: 0,
});

/** Adds an order or a refund. */
function addRow(
  sums: Sums,
  month: LedgerMonth,
  index: number,
  rules: StoreRules | undefined,
): void {
  const [net = 0, sales = 0, parentId = 0] = [
    month.net[index],
    month.total[index],
    month.parentIds[index],
  ];
  sums.net += net;
  if (parentId === 0 || !rules?.leavesRefundsOut) sums.averaged += net;
  sums.total += sales;
  if (net < 0) sums.refunded += rules?.returnsHaveTax ? sales : net;
  sums.items += month.items[index] ?? 0;
  sums.known += month.costs?.known[index] ?? 0;
  sums.cost += month.costs?.cost[index] ?? 0;
  if (parentId !== 0) return;
  sums.orders++;
  if (month.returning[index] === 0)
    (sums.newCustomers ??= new Set()).add(month.customerIds[index] ?? 0);
}

/** Adds a group of the database. */
function addGroup(
  sums: Sums,
  month: GroupMonth,
  index: number,
  rules: StoreRules | undefined,
): void {
  sums.orders += month.orders[index] ?? 0;
  sums.net += month.net[index] ?? 0;
  sums.averaged += (rules?.leavesRefundsOut ? month.sold : month.net)[index] ?? 0;
  sums.total += month.total[index] ?? 0;
  sums.refunded += (rules?.returnsHaveTax ? month.refundedTotal : month.refundedNet)[index] ?? 0;
  sums.items += month.items[index] ?? 0;
  sums.counted += month.newCustomers[index] ?? 0;
}

/** The position of the last interval that starts at or before a time; -1 if all start later. */
export function findInterval(intervals: readonly SecondsRange[], time: number): number {
  let [low, high] = [0, intervals.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((intervals[middle]?.after ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Groups the orders and refunds of each of several intervals by one or two dimensions. The intervals are in ascending
 * order. A refund belongs to the group of its order, but to its own time; if that order was not read, to its own group.
 * `rules`: as in `LedgerState`. `keys`: the groups that are needed, by default all; totals contain all.
 * `only`: leaves out orders with another value of a dimension, and their refunds.
 */
export function groupIntervals(
  months: OrderMonths,
  intervals: readonly SecondsRange[],
  by: readonly LedgerDimension[],
  rules?: StoreRules,
  { keys, only }: { keys?: ReadonlySet<string>; only?: OrderFilter | undefined } = {},
): GroupedOrders[] {
  const filter = only && getDimension(only.dimension);
  const dimensions = by.map(getDimension);
  const range = { after: intervals[0]?.after ?? 0, before: intervals.at(-1)?.before ?? -1 };
  const parents = findParents(months, range);
  const sums = intervals.map(() => ({ groups: new Map<string, Sums>(), all: createSums() }));
  eachRow(months.values(), range, (month, index) => {
    const time = month.times[index] ?? 0;
    const position = findInterval(intervals, time);
    const own = sums[position];
    if (!own || time > (intervals[position]?.before ?? 0)) return;
    const isOfGroups = isGrouped(month);
    const parent = isOfGroups ? undefined : parents.get(month.parentIds[index] ?? 0);
    const readValue = ({ read, isOwn }: (typeof dimensions)[number]) =>
      parent && !isOwn ? read(...parent) : read(month, index);
    if (filter && readValue(filter) !== only.value) return;
    const key = dimensions.map(readValue).join(SEPARATOR);
    let group = own.groups.get(key);
    if (!group && (!keys || keys.has(key))) own.groups.set(key, (group = createSums()));
    for (const each of group ? [group, own.all] : [own.all])
      if (isOfGroups) addGroup(each, month, index, rules);
      else addRow(each, month, index, rules);
  });
  return sums.map(({ groups, all }) => ({
    groups: [...groups].map(([key, group]) => toGroup(key, group)),
    total: toGroup('', all),
  }));
}

/** Groups the orders and refunds of a range, like `groupIntervals`. */
export function groupOrders(
  months: OrderMonths,
  range: SecondsRange,
  by: readonly LedgerDimension[],
  rules?: StoreRules,
  only?: OrderFilter,
): GroupedOrders {
  const [grouped] = groupIntervals(months, [range], by, rules, { only });
  if (!grouped) throw new Error('A range has one group of orders.');
  return grouped;
}
