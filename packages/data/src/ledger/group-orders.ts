import type { LedgerMonth } from './ledger-month.ts';

/** What orders are grouped by. */
export type LedgerDimension = 'origins' | 'countries';

/** A range in seconds, as in `LedgerMonth.times`, with both ends. */
export type SecondsRange = { readonly after: number; readonly before: number };

/** The sums of a group, by the names of the stats of WooCommerce. */
export type LedgerGroup = {
  /** The origin as the store names it, or the code of the country; empty if it is unknown. */
  readonly name: string;
  readonly orders_count: number;
  readonly net_revenue: number;
  /** Net sales per order; null without orders. */
  readonly avg_order_value: number | null;
  /** The customers with their first order in the range. */
  readonly new_customers: number;
};

type Sums = { orders: number; net: number; newCustomers: Set<number> };

/** Calls `visit` with each row of a range: its month and its index. */
function eachRow(
  months: Iterable<LedgerMonth>,
  { after, before }: SecondsRange,
  visit: (month: LedgerMonth, index: number) => void,
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

const readText = (month: LedgerMonth, by: LedgerDimension, index: number): string =>
  month.names[by][month[by][index] ?? 0] ?? '';

/** The text of each refunded order, by its id: a refund has no origin of its own, and can be months after its order. */
function findParents(
  months: ReadonlyMap<string, LedgerMonth>,
  range: SecondsRange,
  by: LedgerDimension,
): ReadonlyMap<number, string> {
  const wanted = new Set<number>();
  eachRow(months.values(), range, ({ parentIds }, index) => {
    const id = parentIds[index] ?? 0;
    if (id !== 0) wanted.add(id);
  });
  const found = new Map<number, string>();
  if (wanted.size === 0) return found;
  for (const month of months.values()) {
    const { orderIds } = month;
    for (let index = 0; index < orderIds.length; index++) {
      const id = orderIds[index] ?? 0;
      if (wanted.has(id)) found.set(id, readText(month, by, index));
    }
  }
  return found;
}

function toGroup(name: string, { orders, net, newCustomers }: Sums): LedgerGroup {
  return {
    name,
    orders_count: orders,
    net_revenue: net,
    avg_order_value: orders === 0 ? null : net / orders,
    new_customers: newCustomers.size,
  };
}

/** The groups of a range, and all of them together. */
export type GroupedOrders = {
  readonly groups: readonly LedgerGroup[];
  readonly total: LedgerGroup;
};

type Months = ReadonlyMap<string, LedgerMonth>;

function groupRange(
  months: Months,
  range: SecondsRange,
  by: LedgerDimension,
  parents: ReadonlyMap<number, string>,
): GroupedOrders {
  const groups = new Map<string, Sums>();
  const create = (): Sums => ({ orders: 0, net: 0, newCustomers: new Set() });
  const all = create();
  eachRow(months.values(), range, (month, index) => {
    const parentId = month.parentIds[index] ?? 0;
    const name = parents.get(parentId) ?? readText(month, by, index);
    let sums = groups.get(name);
    if (!sums) groups.set(name, (sums = create()));
    for (const each of [sums, all]) {
      each.net += month.net[index] ?? 0;
      if (parentId !== 0) continue;
      each.orders++;
      if (month.returning[index] === 0) each.newCustomers.add(month.customerIds[index] ?? 0);
    }
  });
  return {
    groups: [...groups].map(([name, sums]) => toGroup(name, sums)),
    total: toGroup('', all),
  };
}

/**
 * Groups the orders and refunds of a range. A refund belongs to the group of its order; if that order was not read, to
 * its own.
 */
export const groupOrders = (
  months: Months,
  range: SecondsRange,
  by: LedgerDimension,
): GroupedOrders => groupRange(months, range, by, findParents(months, range, by));

/** Groups the orders and refunds of each of several ranges, in their order, like `groupOrders`. */
export function groupIntervals(
  months: Months,
  intervals: readonly SecondsRange[],
  by: LedgerDimension,
): GroupedOrders[] {
  const [first, last] = [intervals[0], intervals.at(-1)];
  if (!first || !last) return [];
  const parents = findParents(months, { after: first.after, before: last.before }, by);
  return intervals.map((interval) => groupRange(months, interval, by, parents));
}
