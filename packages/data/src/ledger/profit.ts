import { findInterval, hasKnownSales, isNothing, type SecondsRange } from './group-orders.ts';
import { addMonths } from './ledger-columns.ts';
import type { LedgerMonth, OrderMonth } from './ledger-month.ts';
import { fromSeconds, readText, toSeconds } from './ledger-month.ts';

/** What the owner pays for a payment by a method whose fees the store does not know: `percent` of the total, and `fixed`. */
export type FeeRate = {
  /** The id of the payment method. */
  readonly method: string;
  readonly percent: number;
  readonly fixed: number;
};

/** A cost that no order has: `amount` for each order, or for each month. The days are the first and the last, 'YYYY-MM-DD'. */
export type OwnCost = {
  readonly name: string;
  readonly per: 'order' | 'month';
  readonly amount: number;
  readonly from: string;
  readonly until?: string;
};

/** What the owner has entered. */
export type ProfitSettings = {
  readonly rates: readonly FeeRate[];
  readonly costs: readonly OwnCost[];
};

/** What is left of the sales of a range. */
export type Profit = {
  readonly orders_count: number;
  readonly net_revenue: number;
  /** Net sales of lines with a known cost. */
  readonly known_net: number;
  /** Their cost, and what is left; null if there are sales and no cost is known. */
  readonly cost: number | null;
  readonly gross_profit: number | null;
  /** Gross profit in percent of the net sales with a known cost; null without such sales. */
  readonly margin: number | null;
  /** Net sales without a known cost: in no other amount. */
  readonly unknown_net: number;
  readonly shipping: number;
  /** Fees that the store knows; null if there are orders and it knows none. */
  readonly fees: number | null;
  /** Those of the owner's rates. */
  readonly assumed_fees: number;
  /** Own costs per order, and per month. */
  readonly postage: number;
  readonly own_costs: number;
  /** Gross profit and shipping, minus fees and own costs; null without a gross profit. */
  readonly kept: number | null;
  /** Percent of the net sales before refunds with a known cost; null without sales. */
  readonly known_share: number | null;
  /** Percent of the orders with a known or assumed fee; null without orders. */
  readonly fee_share: number | null;
};

/** The range of seconds of a month. */
const toMonthRange = (month: string): SecondsRange => ({
  after: toSeconds(`${month}-01T00:00:00`),
  before: toSeconds(`${addMonths(month, 1)}-01T00:00:00`) - 1,
});

/** The seconds of both ranges. */
const countShared = (one: SecondsRange, other: SecondsRange): number =>
  Math.max(0, Math.min(one.before, other.before) - Math.max(one.after, other.after) + 1);

const toCostRange = ({ from, until }: OwnCost): SecondsRange => ({
  after: toSeconds(`${from}T00:00:00`),
  before: until === undefined ? Infinity : toSeconds(`${until}T23:59:59`),
});

/** The part of a monthly cost that a range has, by the length of its part of each month. */
function getMonthlyCost(cost: OwnCost, range: SecondsRange): number {
  const own = toCostRange(cost);
  const both = {
    after: Math.max(own.after, range.after),
    before: Math.min(own.before, range.before),
  };
  let sum = 0;
  for (let at = both.after; at <= both.before;) {
    const month = toMonthRange(fromSeconds(at).slice(0, 7));
    sum += (cost.amount * countShared(month, both)) / (month.before - month.after + 1);
    at = month.before + 1;
  }
  return sum;
}

/** The rates of a month by the position of a method in its names: a month has few methods. */
const getRates = ({ costs }: LedgerMonth, rates: ReadonlyMap<string, FeeRate>) =>
  costs?.method.names.map((name) => rates.get(name)) ?? [];

/** What a rate assumes as the fee of an order. */
const getAssumedFee = ({ percent, fixed }: FeeRate, total: number): number =>
  (total * percent) / 100 + fixed;

const byMethod = (rates: readonly FeeRate[]) => new Map(rates.map((rate) => [rate.method, rate]));

const toPercent = (part: number, whole: number): number | null =>
  isNothing(whole) ? null : (100 * part) / whole;

/** What is added up of a range. */
const SUMS = [
  'orders',
  'net',
  'known',
  'cost',
  'shipping',
  'fees',
  'assumed',
  'postage',
  // Orders with a known or assumed fee, and those with a known one.
  'ordersWithFee',
  'ordersWithOwnFee',
  // Of orders alone, so that refunds cannot push the share over 100 %.
  'sold',
  'soldKnown',
] as const;

type Sums = Readonly<Record<(typeof SUMS)[number], number>>;

function toProfit(sums: Sums, ownCosts: number): Profit {
  const { orders, net, known, cost, shipping, fees, assumed, postage } = sums;
  const gross = hasKnownSales(known, cost) || isNothing(net) ? known - cost : null;
  const hasFees = sums.ordersWithOwnFee > 0 || sums.ordersWithFee === orders;
  return {
    orders_count: orders,
    net_revenue: net,
    known_net: known,
    cost: gross === null ? null : cost,
    gross_profit: gross,
    margin: toPercent(known - cost, known),
    unknown_net: net - known,
    shipping,
    fees: hasFees ? fees : null,
    assumed_fees: assumed,
    postage,
    own_costs: ownCosts,
    kept: gross === null ? null : gross + shipping - fees - assumed - postage - ownCosts,
    known_share: toPercent(sums.soldKnown, sums.sold),
    fee_share: toPercent(sums.ordersWithFee, orders),
  };
}

/** The sums of ranges in columns, which browsers add up faster than objects. */
type SumColumns = Readonly<Record<keyof Sums, Float64Array>>;

const createColumns = (ranges: number) =>
  // `Object.fromEntries` loses the type of the names.
  Object.fromEntries(SUMS.map((name) => [name, new Float64Array(ranges)])) as SumColumns;

function add(column: Float64Array, at: number, value: number): void {
  column[at] = (column[at] ?? 0) + value;
}

/** The sums that `read` returns for each column. */
const toSums = (columns: SumColumns, read: (column: Float64Array) => number) =>
  Object.fromEntries(SUMS.map((name) => [name, read(columns[name])])) as Sums;

/**
 * Computes what is left of the sales of each range, and of all of them together. The ranges are in ascending order and do
 * not overlap. A refund counts at its own time.
 */
export function getProfitsWithTotal(
  months: Iterable<LedgerMonth>,
  ranges: readonly SecondsRange[],
  { rates, costs }: ProfitSettings,
): { profits: Profit[]; total: Profit } {
  const known = byMethod(rates);
  const perOrder = costs
    .filter(({ per }) => per === 'order')
    .map((cost) => ({ amount: cost.amount, ...toCostRange(cost) }));
  const sums = createColumns(ranges.length);
  const whole = { after: ranges[0]?.after ?? 0, before: ranges.at(-1)?.before ?? -1 };
  for (const month of months) {
    if (countShared(toMonthRange(month.month), whole) === 0) continue;
    const { times, net, total, parentIds, costs: own } = month;
    const rateOf = getRates(month, known);
    // Neighbouring orders are mostly of the same range, so that it is not searched again.
    let at = 0;
    for (let index = 0; index < times.length; index++) {
      const time = times[index] ?? 0;
      let range = ranges[at];
      if (!range || time < range.after || time > range.before) {
        at = findInterval(ranges, time);
        range = ranges[at];
      }
      if (!range || time > range.before) continue;
      const sales = net[index] ?? 0;
      const part = own?.known[index] ?? 0;
      add(sums.net, at, sales);
      add(sums.known, at, part);
      add(sums.cost, at, own?.cost[index] ?? 0);
      add(sums.shipping, at, own?.shipping[index] ?? 0);
      if (parentIds[index] !== 0) continue;
      add(sums.orders, at, 1);
      // An order with a negative fee line has less net sales than its lines.
      add(sums.sold, at, Math.max(sales, part));
      add(sums.soldKnown, at, part);
      for (const { amount, after, before } of perOrder)
        if (time >= after && time <= before) add(sums.postage, at, amount);
      const fee = own?.fee[index] ?? Number.NaN;
      if (Number.isNaN(fee)) {
        const rate = rateOf[own?.method.indexes[index] ?? 0];
        if (!rate) continue;
        add(sums.assumed, at, getAssumedFee(rate, total[index] ?? 0));
      } else {
        add(sums.fees, at, fee);
        add(sums.ordersWithOwnFee, at, 1);
      }
      add(sums.ordersWithFee, at, 1);
    }
  }
  const monthly = costs.filter(({ per }) => per === 'month');
  const ownCosts = ranges.map((range) =>
    monthly.reduce((sum, cost) => sum + getMonthlyCost(cost, range), 0),
  );
  const addUp = (values: Iterable<number>) => {
    let sum = 0;
    for (const value of values) sum += value;
    return sum;
  };
  return {
    profits: ranges.map((_, at) =>
      toProfit(
        toSums(sums, (column) => column[at] ?? 0),
        ownCosts[at] ?? 0,
      ),
    ),
    total: toProfit(toSums(sums, addUp), addUp(ownCosts)),
  };
}

/** Computes what is left of the sales of each range. */
export const getProfits = (
  months: Iterable<LedgerMonth>,
  ranges: readonly SecondsRange[],
  settings: ProfitSettings,
): Profit[] => getProfitsWithTotal(months, ranges, settings).profits;

/** What a payment method is expected to pay out for the orders of a month. */
export type Payout = {
  /** The id of the method; empty if the order has none. */
  readonly method: string;
  /** Its name, as the newest of its orders has it; empty if it is unknown. */
  readonly name: string;
  /** 'YYYY-MM' */
  readonly month: string;
  readonly orders_count: number;
  /** Total sales of orders and of refunds, the latter negative. Their sum is Revenue's total sales. */
  readonly gross: number;
  readonly refunds: number;
  /** Fees that the store knows; null if it knows none, and there are orders without one. */
  readonly fees: number | null;
  readonly assumed_fees: number;
  /** Paid orders without a known or assumed fee. */
  readonly without_fee: number;
  /** Total sales of orders that are not paid: a part of `gross` that is not expected. */
  readonly unpaid: number;
  readonly unpaid_orders: number;
  /** Gross and refunds, minus fees and what is not paid. */
  readonly expected: number;
};

/** The statuses of orders that are counted but not paid. */
const UNPAID = new Set(['on-hold', 'pending']);

/** Computes the payouts of a range by method and month, newest month first. A refund belongs to the method of its order. */
export function getPayouts(
  months: Iterable<LedgerMonth>,
  range: SecondsRange,
  { rates }: Pick<ProfitSettings, 'rates'>,
): Payout[] {
  const known = byMethod(rates);
  const read = [...months];
  const wanted = new Set<number>();
  for (const { times, parentIds } of read)
    times.forEach((time, index) => {
      if (time >= range.after && time <= range.before) wanted.add(parentIds[index] ?? 0);
    });
  const methodOf = new Map<number, string>();
  const nameOf = new Map<string, readonly [time: number, name: string]>();
  for (const { times, orderIds, parentIds, texts, costs } of read)
    times.forEach((time, index) => {
      if (!costs || parentIds[index] !== 0) return;
      const method = readText(costs.method, index);
      const id = orderIds[index] ?? 0;
      if (wanted.has(id)) methodOf.set(id, method);
      const name = readText(texts['payment'], index);
      if (name !== '' && time >= (nameOf.get(method)?.[0] ?? 0)) nameOf.set(method, [time, name]);
    });
  type Row = { -readonly [Key in keyof Payout]: Payout[Key] };
  const rows = new Map<string, Row>();
  for (const month of read) {
    const { times, total, parentIds, costs, texts } = month;
    const rateOf = getRates(month, known);
    times.forEach((time, index) => {
      if (!costs || time < range.after || time > range.before) return;
      const parent = parentIds[index] ?? 0;
      const method = parent === 0 ? readText(costs.method, index) : (methodOf.get(parent) ?? '');
      const key = `${month.month} ${method}`;
      let row = rows.get(key);
      if (!row) {
        row = {
          method,
          name: nameOf.get(method)?.[1] ?? '',
          month: month.month,
          orders_count: 0,
          gross: 0,
          refunds: 0,
          fees: null,
          assumed_fees: 0,
          without_fee: 0,
          unpaid: 0,
          unpaid_orders: 0,
          expected: 0,
        };
        rows.set(key, row);
      }
      const amount = total[index] ?? 0;
      if (parent !== 0) {
        row.refunds += amount;
        row.expected += amount;
        return;
      }
      row.orders_count++;
      row.gross += amount;
      const status = readText(texts['status'], index);
      if (UNPAID.has(status)) {
        row.unpaid += amount;
        row.unpaid_orders++;
        return;
      }
      row.expected += amount;
      const fee = costs.fee[index] ?? Number.NaN;
      const rate = rateOf[costs.method.indexes[index] ?? 0];
      if (!Number.isNaN(fee)) {
        row.fees = (row.fees ?? 0) + fee;
        row.expected -= fee;
      } else if (rate) {
        const assumed = getAssumedFee(rate, amount);
        row.assumed_fees += assumed;
        row.expected -= assumed;
      } else row.without_fee++;
    });
  }
  const found = [...rows.values()].map((row) => ({
    ...row,
    fees: row.without_fee === 0 ? (row.fees ?? 0) : row.fees,
  }));
  return found.toSorted(
    (one, other) => other.month.localeCompare(one.month) || other.gross - one.gross,
  );
}

/** Whether the costs of all months with orders were read; groups have none. */
export const hasReadCosts = (months: Iterable<OrderMonth>): boolean =>
  [...months].every(
    (month) => month.times.length === 0 || ('costs' in month && month.costs !== undefined),
  );

/** Whether months were read with their costs. */
export const hasKeptCosts = (months: readonly LedgerMonth[]): boolean =>
  hasReadCosts(months) && months.some(({ costs }) => costs !== undefined);

/** Whether the cost of at least one line is known. */
export const hasKnownCost = (months: Iterable<LedgerMonth>): boolean =>
  [...months].some(({ costs }) => costs?.known.some((value) => value !== 0) ?? false);
