import { getDimension, type LedgerMonth } from '@tillview/data';
import type { CustomerHistory } from '@tillview/statistics';

/** The customers whose first order has the same source. */
export type FirstSource = {
  /** As the store names it; empty if it is unknown. */
  readonly source: string;
  readonly customers: number;
  /** Those with a second order, from whatever source. */
  readonly returning: number;
  /** Net sales of all their orders, after refunds. */
  readonly net: number;
};

const { read } = getDimension('origins');

/** The source of the first order of each customer. */
function readFirstSources(months: Iterable<LedgerMonth>): ReadonlyMap<number, string> {
  const first = new Map<number, { time: number; source: string }>();
  for (const month of months) {
    const { customerIds, parentIds, times } = month;
    for (let index = 0; index < times.length; index++) {
      const id = customerIds[index] ?? 0;
      const time = times[index] ?? 0;
      if (id === 0 || parentIds[index] !== 0) continue;
      const known = first.get(id);
      if (!known || time < known.time) first.set(id, { time, source: read(month, index) });
    }
  }
  return new Map([...first].map(([id, { source }]) => [id, source]));
}

/** The customers by the source of their first order, the most first: which source brings those who come back. */
export function getFirstSources(
  months: Iterable<LedgerMonth>,
  customers: readonly CustomerHistory[],
): readonly FirstSource[] {
  const sources = readFirstSources(months);
  const sums = new Map<string, FirstSource>();
  for (const { id, orders, net } of customers) {
    const source = sources.get(id) ?? '';
    const sum = sums.get(source) ?? { source, customers: 0, returning: 0, net: 0 };
    sums.set(source, {
      source,
      customers: sum.customers + 1,
      returning: sum.returning + (orders > 1 ? 1 : 0),
      net: sum.net + net,
    });
  }
  return [...sums.values()].toSorted((one, other) => other.customers - one.customers);
}
