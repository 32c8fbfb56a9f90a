import { findInterval, type SecondsRange } from './group-orders.ts';
import type { LedgerMonth, OrderMonth, TextColumn } from './ledger-month.ts';
import { fromSeconds, toSeconds } from './ledger-month.ts';

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
  /** Net sales of lines with a known cost, their cost, and what is left. */
  readonly known_net: number;
  readonly cost: number;
  readonly gross_profit: number;
  /** Gross profit in percent of the net sales with a known cost; null without such sales. */
  readonly margin: number | null;
  /** Net sales without a known cost: in no other amount. */
  readonly unknown_net: number;
  readonly shipping: number;
  /** Fees that the store knows, and those of the owner's rates. */
  readonly fees: number;
  readonly assumed_fees: number;
  /** Own costs per order, and per month. */
  readonly postage: number;
  readonly own_costs: number;
  /** Gross profit and shipping, minus fees and own costs. */
  readonly kept: number;
  /** Percent of the net sales before refunds with a known cost; null without sales. */
  readonly known_share: number | null;
  /** Percent of the orders with a known or assumed fee; null without orders. */
  readonly fee_share: number | null;
};

/** The range of seconds of a month. */
const toMonthRange = (month: string): SecondsRange => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return {
    after: Date.UTC(year, number - 1, 1) / 1000,
    before: Date.UTC(year, number, 1) / 1000 - 1,
  };
};

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

/** Reads the text of a row. */
const readColumn = ({ indexes, names }: TextColumn, index: number): string =>
  names[indexes[index] ?? 0] ?? '';

/** The fee of an order: what the store knows, else what a rate of the owner assumes, else undefined. */
function getOrderFee(
  month: LedgerMonth,
  index: number,
  rates: ReadonlyMap<string, FeeRate>,
): { fee: number; isAssumed: boolean } | undefined {
  const { costs, total } = month;
  const fee = costs?.fee[index] ?? Number.NaN;
  if (!Number.isNaN(fee)) return { fee, isAssumed: false };
  const rate = costs && rates.get(readColumn(costs.method, index));
  if (!rate) return undefined;
  const amount = total[index] ?? 0;
  return { fee: (amount * rate.percent) / 100 + rate.fixed, isAssumed: true };
}

const byMethod = (rates: readonly FeeRate[]) => new Map(rates.map((rate) => [rate.method, rate]));

const toPercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : (100 * part) / whole;

type Sums = {
  orders: number;
  net: number;
  known: number;
  cost: number;
  shipping: number;
  fees: number;
  assumed: number;
  postage: number;
  ordersWithFee: number;
  /** Of orders alone, so that refunds cannot push the share over 100 %. */
  sold: number;
  soldKnown: number;
};

function toProfit(sums: Sums, ownCosts: number): Profit {
  const { orders, net, known, cost, shipping, fees, assumed, postage } = sums;
  const gross = known - cost;
  return {
    orders_count: orders,
    net_revenue: net,
    known_net: known,
    cost,
    gross_profit: gross,
    margin: toPercent(gross, known),
    unknown_net: net - known,
    shipping,
    fees,
    assumed_fees: assumed,
    postage,
    own_costs: ownCosts,
    kept: gross + shipping - fees - assumed - postage - ownCosts,
    known_share: toPercent(sums.soldKnown, sums.sold),
    fee_share: toPercent(sums.ordersWithFee, orders),
  };
}

const createSums = (): Sums => ({
  orders: 0,
  net: 0,
  known: 0,
  cost: 0,
  shipping: 0,
  fees: 0,
  assumed: 0,
  postage: 0,
  ordersWithFee: 0,
  sold: 0,
  soldKnown: 0,
});

/**
 * Computes what is left of the sales of each range. The ranges are in ascending order and do not overlap. A refund counts
 * at its own time.
 */
export function getProfits(
  months: Iterable<LedgerMonth>,
  ranges: readonly SecondsRange[],
  { rates, costs }: ProfitSettings,
): Profit[] {
  const known = byMethod(rates);
  const perOrder = costs
    .filter(({ per }) => per === 'order')
    .map((cost) => ({ amount: cost.amount, ...toCostRange(cost) }));
  const all = ranges.map(createSums);
  const whole = { after: ranges[0]?.after ?? 0, before: ranges.at(-1)?.before ?? -1 };
  for (const month of months) {
    if (countShared(toMonthRange(month.month), whole) === 0) continue;
    const { times, net, parentIds, costs: own } = month;
    for (let index = 0; index < times.length; index++) {
      const time = times[index] ?? 0;
      const at = findInterval(ranges, time);
      const sums = all[at];
      if (!sums || time > (ranges[at]?.before ?? 0)) continue;
      const [sales, part] = [net[index] ?? 0, own?.known[index] ?? 0];
      sums.net += sales;
      sums.known += part;
      sums.cost += own?.cost[index] ?? 0;
      sums.shipping += own?.shipping[index] ?? 0;
      if (parentIds[index] !== 0) continue;
      sums.orders++;
      // An order with a negative fee line has less net sales than its lines.
      sums.sold += Math.max(sales, part);
      sums.soldKnown += part;
      for (const { amount, after, before } of perOrder)
        if (time >= after && time <= before) sums.postage += amount;
      const fee = getOrderFee(month, index, known);
      if (!fee) continue;
      sums.ordersWithFee++;
      if (fee.isAssumed) sums.assumed += fee.fee;
      else sums.fees += fee.fee;
    }
  }
  const monthly = costs.filter(({ per }) => per === 'month');
  return ranges.map((range, index) =>
    toProfit(
      all[index] ?? createSums(),
      monthly.reduce((sum, cost) => sum + getMonthlyCost(cost, range), 0),
    ),
  );
}

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
  readonly fees: number;
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
      const method = readColumn(costs.method, index);
      const id = orderIds[index] ?? 0;
      if (wanted.has(id)) methodOf.set(id, method);
      const name = texts['payment'] ? readColumn(texts['payment'], index) : '';
      if (name !== '' && time >= (nameOf.get(method)?.[0] ?? 0)) nameOf.set(method, [time, name]);
    });
  type Row = { -readonly [Key in keyof Payout]: Payout[Key] };
  const rows = new Map<string, Row>();
  for (const month of read) {
    const { times, total, parentIds, costs, texts } = month;
    times.forEach((time, index) => {
      if (!costs || time < range.after || time > range.before) return;
      const parent = parentIds[index] ?? 0;
      const method = parent === 0 ? readColumn(costs.method, index) : (methodOf.get(parent) ?? '');
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
          fees: 0,
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
      const status = texts['status'] ? readColumn(texts['status'], index) : '';
      if (UNPAID.has(status)) {
        row.unpaid += amount;
        row.unpaid_orders++;
        return;
      }
      row.expected += amount;
      const fee = getOrderFee(month, index, known);
      if (!fee) row.without_fee++;
      else if (fee.isAssumed) row.assumed_fees += fee.fee;
      else row.fees += fee.fee;
      row.expected -= fee?.fee ?? 0;
    });
  }
  return [...rows.values()].toSorted(
    (one, other) => other.month.localeCompare(one.month) || other.gross - one.gross,
  );
}

/** The payment methods of the orders that were read, by their ids, with the newest name. */
export function getPaymentMethods(months: Iterable<LedgerMonth>): ReadonlyMap<string, string> {
  const all = getPayouts(months, { after: 0, before: Infinity }, { rates: [] });
  return new Map(
    all.filter(({ method }) => method !== '').map(({ method, name }) => [method, name || method]),
  );
}

/** Whether the costs of all months with orders were read; groups have none. */
export const hasReadCosts = (months: Iterable<OrderMonth>): boolean =>
  [...months].every(
    (month) => month.times.length === 0 || ('costs' in month && month.costs !== undefined),
  );

/** Whether the cost of at least one line is known. */
export const hasKnownCost = (months: Iterable<LedgerMonth>): boolean =>
  [...months].some(({ costs }) => costs?.known.some((value) => value !== 0) ?? false);
