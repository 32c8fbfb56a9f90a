import { hasChanged, type LedgerChanges } from './ledger-changes.ts';
import { addMonths } from './ledger-columns.ts';
import type { LedgerMonth, OrderMonth } from './ledger-month.ts';

/** The sums of a month, by the names of `reports/revenue/stats`. */
export type MonthSums = {
  /** 'YYYY-MM', local time of the store. */
  readonly month: string;
  readonly orders_count: number;
  readonly net_revenue: number;
  readonly num_items_sold: number;
  readonly total_sales: number;
  /** The store's average order value; only in its own sums. */
  readonly avg_order_value?: number;
  /** The store's returns; only in its own sums. */
  readonly refunds?: number;
};

/** The fields of the sums, in the order of the request. */
export const SUM_FIELDS = [
  'orders_count',
  'net_revenue',
  'num_items_sold',
  'total_sales',
] as const satisfies readonly (keyof MonthSums)[];

const add = (values: Float64Array | Int32Array): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
};

/** Adds the orders, or the groups, of a month up. */
export function getMonthSums(month: OrderMonth): MonthSums {
  return {
    month: month.month,
    orders_count:
      'check' in month ? add(month.orders) : month.parentIds.filter((id) => id === 0).length,
    net_revenue: add(month.net),
    num_items_sold: add(month.items),
    total_sales: add(month.total),
  };
}

/** The net sales without refunds, and net and total of what was refunded: the rules of a store are found from them. */
function getRefundSums(month: OrderMonth) {
  if ('check' in month)
    return {
      sold: add(month.sold),
      refundedNet: add(month.refundedNet),
      refundedTotal: add(month.refundedTotal),
    };
  const isRefunded = (_: number, index: number) => (month.net[index] ?? 0) < 0;
  return {
    sold: add(month.net.filter((_, index) => month.parentIds[index] === 0)),
    refundedNet: add(month.net.filter(isRefunded)),
    refundedTotal: add(month.total.filter(isRefunded)),
  };
}

/** Whether the sums are equal to the store's decimals. A total that the store does not report per order is not compared. */
export function areEqual(one: MonthSums, other: MonthSums, decimals: number): boolean {
  const tolerance = 0.5 * 10 ** -decimals;
  return SUM_FIELDS.every((field) => {
    const difference = Math.abs(one[field] - other[field]);
    return Number.isNaN(difference) || difference < tolerance;
  });
}

const empty = (month: string): MonthSums => ({
  month,
  orders_count: 0,
  net_revenue: 0,
  num_items_sold: 0,
  total_sales: 0,
});

/** How a store computes what its versions and settings compute differently. */
export type StoreRules = {
  /** Whether the average order value leaves refunds out. */
  readonly leavesRefundsOut: boolean;
  /** Whether returns contain taxes and shipping. */
  readonly returnsHaveTax: boolean;
};

/**
 * Whether the store's returns contain refunded taxes and shipping, as those of a shop that began with WooCommerce 10.2 or
 * later do. The first month in which it makes a difference shows it.
 */
function findTaxInReturns(
  expected: readonly MonthSums[],
  months: ReadonlyMap<string, OrderMonth>,
): boolean {
  for (const { month, refunds = Number.NaN } of expected) {
    const known = months.get(month);
    if (!known || Number.isNaN(refunds)) continue;
    const sums = getRefundSums(known);
    const [net, total] = [-sums.refundedNet, -sums.refundedTotal];
    if (!(Math.abs(total - net) >= 0.01)) continue;
    return Math.abs(refunds - total) < Math.abs(refunds - net);
  }
  return false;
}

/** Finds the rules of a store in its sums. */
export const findStoreRules = (
  expected: readonly MonthSums[],
  months: ReadonlyMap<string, OrderMonth>,
): StoreRules => ({
  leavesRefundsOut: leavesRefundsOut(expected, months),
  returnsHaveTax: findTaxInReturns(expected, months),
});

/**
 * Whether the store's average order value leaves refunds out, as that of WooCommerce 10.2 and later does. The first month
 * with refunds of at least a cent per order shows it; without one, both averages are the same.
 */
function leavesRefundsOut(
  expected: readonly MonthSums[],
  months: ReadonlyMap<string, OrderMonth>,
): boolean {
  for (const { month, avg_order_value: average = Number.NaN, orders_count: orders } of expected) {
    const known = months.get(month);
    if (!known || !orders || Number.isNaN(average)) continue;
    const all = add(known.net);
    const { sold } = getRefundSums(known);
    if (Math.abs(all - sold) < orders / 100) continue;
    return Math.abs(average - sold / orders) < Math.abs(average - all / orders);
  }
  return false;
}

/**
 * The months whose orders differ from the sums of the store, or have changed otherwise, newest first. They are read, or
 * read again.
 */
export function getChangedMonths(
  expected: readonly MonthSums[],
  months: ReadonlyMap<string, LedgerMonth>,
  decimals: number,
  changes: LedgerChanges,
): string[] {
  return expected
    .filter((sums) => {
      const known = months.get(sums.month);
      return (
        !areEqual(sums, known ? getMonthSums(known) : empty(sums.month), decimals) ||
        (known !== undefined && hasChanged(known, changes))
      );
    })
    .map(({ month }) => month)
    .toSorted()
    .toReversed();
}

/** How months are combined into batches. */
export type BatchLimits = {
  /** The maximum number of orders that are read together, unless one month has more. */
  readonly orders: number;
  readonly months: number;
  /** The orders of one request. */
  readonly ordersPerRequest: number;
};

/** A page of the list of orders can contain several months. */
export const LIST_LIMITS: BatchLimits = { orders: 1000, months: 100, ordersPerRequest: 100 };

/** The route of the plugin sends up to 24 months at once, and 20,000 orders and refunds in a reply. */
export const ROUTE_LIMITS: BatchLimits = {
  orders: 20_000,
  months: 24,
  ordersPerRequest: Infinity,
};

/** Months without a gap that are read together. */
export type Batch = {
  /** Newest first. */
  readonly months: readonly string[];
  /** The expected number of requests, without refunds. */
  readonly requests: number;
  readonly orders: number;
};

/** Combines months, newest first, into batches. */
export function getBatches(
  months: readonly string[],
  expected: readonly MonthSums[],
  limits: BatchLimits = LIST_LIMITS,
): Batch[] {
  const orders = new Map(expected.map((sums) => [sums.month, sums.orders_count]));
  const batches: { months: string[]; orders: number }[] = [];
  for (const month of months) {
    const count = orders.get(month) ?? 0;
    const last = batches.at(-1);
    const isNext = last && addMonths(month, 1) === last.months.at(-1);
    const hasPlace =
      last && last.months.length < limits.months && last.orders + count <= limits.orders;
    if (isNext && hasPlace) {
      last.months.push(month);
      last.orders += count;
    } else batches.push({ months: [month], orders: count });
  }
  return batches.map((batch) => ({
    months: batch.months,
    orders: batch.orders,
    requests: Math.max(1, Math.ceil(batch.orders / limits.ordersPerRequest)),
  }));
}
