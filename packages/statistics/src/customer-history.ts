/** Orders and refunds in columns of equal length, in any order. */
export type OrderColumns = {
  /** The id of the customer; for a refund, of the customer of its order. */
  readonly customers: ArrayLike<number>;
  /** In seconds. */
  readonly times: ArrayLike<number>;
  /** The calendar month: year × 12 + month, from 0. */
  readonly months: ArrayLike<number>;
  /** Net sales; negative for a refund. */
  readonly net: ArrayLike<number>;
  /** 1 for a refund, which counts in the amounts but is not an order. */
  readonly refunds: ArrayLike<number>;
};

/** What a customer has ordered so far. */
export type CustomerHistory = {
  readonly id: number;
  readonly orders: number;
  /** Net sales, after refunds. */
  readonly net: number;
  /** The calendar month of the first order: year × 12 + month, from 0. */
  readonly firstMonth: number;
  /** The time of the last order, in seconds. */
  readonly lastTime: number;
};

/** The customers with orders, and the times between their orders. */
export type CustomerHistories = {
  readonly customers: readonly CustomerHistory[];
  /** The position in `customers` of the customer of each row; -1 for a refund of a customer without orders. */
  readonly positions: Int32Array;
  /** The days between an order and the next one of the same customer, ascending. */
  readonly repeatGaps: Float64Array;
};

/** The seconds of a day. */
export const DAY_SECONDS = 86_400;

/** The indexes of the rows by ascending time. */
function sortByTime(times: ArrayLike<number>): Float64Array {
  // A native sort of numbers, time and index in one, is ten times as fast as a comparison function.
  const count = times.length;
  const keys = new Float64Array(count);
  for (let index = 0; index < count; index++) keys[index] = (times[index] ?? 0) * count + index;
  keys.sort();
  for (let index = 0; index < count; index++) keys[index]! %= count;
  return keys;
}

/**
 * Adds up orders and refunds by customer. A refund of a customer without orders is left out. A repeat gap ends with an
 * order: the time since a customer's last order is not one.
 */
export function getCustomerHistories(rows: OrderColumns): CustomerHistories {
  const { times, months, net, refunds } = rows;
  const customers: { -readonly [Key in keyof CustomerHistory]: CustomerHistory[Key] }[] = [];
  const byId = new Map<number, number>();
  const positions = new Int32Array(times.length).fill(-1);
  const gaps: number[] = [];
  for (const index of sortByTime(times)) {
    if (refunds[index] !== 0) continue;
    const id = rows.customers[index] ?? 0;
    const time = times[index] ?? 0;
    const position = byId.get(id);
    const customer = position === undefined ? undefined : customers[position];
    positions[index] = position ?? customers.length;
    if (customer) {
      gaps.push((time - customer.lastTime) / DAY_SECONDS);
      customer.orders += 1;
      customer.lastTime = time;
    } else {
      byId.set(id, customers.length);
      customers.push({ id, orders: 1, net: 0, firstMonth: months[index] ?? 0, lastTime: time });
    }
  }
  for (let index = 0; index < times.length; index++) {
    if (refunds[index] !== 0) positions[index] = byId.get(rows.customers[index] ?? 0) ?? -1;
    const customer = customers[positions[index] ?? -1];
    if (customer) customer.net += net[index] ?? 0;
  }
  return { customers, positions, repeatGaps: Float64Array.from(gaps).toSorted() };
}
