import type { CustomerHistory } from './customer-history.ts';
import { getQuintiles } from './quantile.ts';
import { getSilentDays, type RepeatGapLimits } from './repeat-gaps.ts';

/** The segments of customers, the most valuable first. */
export const SEGMENTS = [
  'best',
  'loyal',
  'new',
  'occasional',
  'at-risk',
  'slipping-away',
  'lost',
] as const;

/** A segment of customers. */
export type Segment = (typeof SEGMENTS)[number];

/** The customers under which a fifth of them is not more than one, so that quintiles say nothing. */
export const MIN_SEGMENTED = 10;

/** A customer who is silent for more days is lost, and not only slipping away. */
const YEAR_DAYS = 365;

/** From this quintile on, a customer is in the upper part of a value: 60 %, or 40 %. */
const [UPPER, HIGH] = [3, 4];

/** The quintiles of recency, frequency and monetary value of a customer, 5 for the last order most recent, most orders, most net sales. */
type Scores = { readonly recency: number; readonly frequency: number; readonly monetary: number };

function toSegment(
  { orders }: CustomerHistory,
  { recency, frequency, monetary }: Scores,
  silentDays: number,
  limit: number,
): Segment {
  const isValuable = frequency + monetary >= 2 * UPPER;
  if (silentDays > Math.max(limit, YEAR_DAYS)) return 'lost';
  if (silentDays > limit) return isValuable ? 'at-risk' : 'slipping-away';
  if (orders === 1) return 'new';
  if (Math.min(recency, frequency, monetary) >= HIGH) return 'best';
  return isValuable ? 'loyal' : 'occasional';
}

/**
 * The segment of each customer, one each. By the days since the last order at `now`, in seconds, and then by the quintiles
 * of recency (time of the last order), frequency (orders) and monetary value (net sales) within the shop: RFM analysis,
 * Hughes, Strategic Database Marketing, 1994. The first that applies:
 *
 * - silent for over a year, and for longer than the limit: `lost`;
 * - silent for longer than the limit: `at-risk` if frequency + monetary is 6 or more, the middle of both, otherwise
 *   `slipping-away`;
 * - one order: `new`;
 * - all three 4 or 5: `best`;
 * - frequency + monetary 6 or more: `loyal`, otherwise `occasional`.
 *
 * The limit is that of the repeat gaps of the shop; a year if it has too few. Undefined under ten customers.
 */
export function getSegments(
  customers: readonly CustomerHistory[],
  now: number,
  limits: RepeatGapLimits | undefined,
): readonly Segment[] | undefined {
  if (customers.length < MIN_SEGMENTED) return undefined;
  const recency = getQuintiles(customers.map(({ lastTime }) => lastTime));
  const frequency = getQuintiles(customers.map(({ orders }) => orders));
  // Rounded, because sums of equal amounts can differ in their last bits.
  const monetary = getQuintiles(customers.map(({ net }) => Math.round(net * 1000)));
  return customers.map((customer, index) =>
    toSegment(
      customer,
      {
        recency: recency[index] ?? 1,
        frequency: frequency[index] ?? 1,
        monetary: monetary[index] ?? 1,
      },
      getSilentDays(customer, now),
      limits?.limit ?? YEAR_DAYS,
    ),
  );
}
