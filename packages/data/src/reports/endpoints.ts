import type { TotalsByEndpoint } from './types.ts';

/** The endpoints that take no date range: they report the present state (R7.22, R7.23). */
const WITHOUT_RANGE = ['stock', 'customers'] satisfies readonly (keyof TotalsByEndpoint)[];

const SALES_SEGMENTS = ['product', 'category', 'variation', 'coupon', 'customer_type'];
const PRODUCT_SEGMENTS = ['product', 'category', 'variation'];

/** The segments by which each endpoint can split its totals. */
const SEGMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['revenue', SALES_SEGMENTS],
  ['orders', SALES_SEGMENTS],
  ['products', PRODUCT_SEGMENTS],
  ['variations', PRODUCT_SEGMENTS],
  ['categories', PRODUCT_SEGMENTS],
  ['coupons', ['product', 'variation', 'category', 'coupon']],
  ['taxes', ['tax_rate_id']],
]);

/**
 * The segment of the URL; undefined when the endpoint does not support it, because the server would reject the whole
 * request. Endpoints of extensions accept any segment.
 */
export function readSegmentBy(endpoint: string, segmentBy: string | undefined): string | undefined {
  const known = SEGMENTS.get(endpoint);
  return segmentBy !== undefined && known && !known.includes(segmentBy) ? undefined : segmentBy;
}

/** Whether an endpoint reports the present state, for callers that only know the endpoint of a report. */
export function describesPresent(endpoint: string): boolean {
  return WITHOUT_RANGE.some((name) => name === endpoint);
}
