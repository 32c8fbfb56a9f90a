import type { CustomerHistory } from './customer-history.ts';
import { getQuintiles } from './quantile.ts';

/** The segments of customers, the most valuable first. */
export const SEGMENTS = ['best', 'loyal', 'new', 'occasional', 'at-risk', 'lost'] as const;

/** A segment of customers. */
export type Segment = (typeof SEGMENTS)[number];

/** The customers under which a fifth of them is not more than one, so that quintiles say nothing. */
export const MIN_SEGMENTED = 10;

/** From this quintile on, a customer is in the upper part of a value: 60 %, or 40 %. */
const [UPPER, HIGH] = [3, 4];

/** The quintiles of recency, frequency and monetary value of a customer, 5 for the last order most recent, most orders, most net sales. */
type Scores = { readonly recency: number; readonly frequency: number; readonly monetary: number };

function toSegment({ orders }: CustomerHistory, scores: Scores): Segment {
  const { recency, frequency, monetary } = scores;
  const isValuable = frequency + monetary >= 2 * UPPER;
  if (recency < UPPER) return isValuable ? 'at-risk' : 'lost';
  if (orders === 1) return 'new';
  if (Math.min(recency, frequency, monetary) >= HIGH) return 'best';
  return isValuable ? 'loyal' : 'occasional';
}

/**
 * The segment of each customer, by the quintiles of recency (time of the last order), frequency (orders) and monetary
 * value (net sales) within the shop: RFM analysis, Hughes, Strategic Database Marketing, 1994. Its 125 cells are
 * combined to six segments, the first that applies:
 *
 * - recency 1 or 2 (the last order is among the 40 % longest ago): `at-risk` if frequency + monetary is 6 or more, the
 *   middle of both, otherwise `lost`;
 * - one order: `new`;
 * - all three 4 or 5: `best`;
 * - frequency + monetary 6 or more: `loyal`, otherwise `occasional`.
 *
 * The quintiles compare customers with each other: every shop has customers at risk. Undefined under ten customers.
 */
export function getSegments(customers: readonly CustomerHistory[]): readonly Segment[] | undefined {
  if (customers.length < MIN_SEGMENTED) return undefined;
  const recency = getQuintiles(customers.map(({ lastTime }) => lastTime));
  const frequency = getQuintiles(customers.map(({ orders }) => orders));
  // Rounded, because sums of equal amounts can differ in their last bits.
  const monetary = getQuintiles(customers.map(({ net }) => Math.round(net * 1000)));
  return customers.map((customer, index) =>
    toSegment(customer, {
      recency: recency[index] ?? 1,
      frequency: frequency[index] ?? 1,
      monetary: monetary[index] ?? 1,
    }),
  );
}
