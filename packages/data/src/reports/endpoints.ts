import type { TotalsByEndpoint } from './types.ts';

/** The endpoints whose contract knows no range: they describe the present (R7.22, R7.23). */
const WITHOUT_RANGE = ['stock', 'customers'] satisfies readonly (keyof TotalsByEndpoint)[];

const SALES_SEGMENTS = ['product', 'category', 'variation', 'coupon', 'customer_type'];
const PRODUCT_SEGMENTS = ['product', 'category', 'variation'];

/** What the store can split the figures of an endpoint by. */
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
 * The segments that an address names; undefined where the endpoint has none of that name, since the store refuses the
 * whole request for it. An endpoint of an extension takes any.
 */
export function readSegmentBy(endpoint: string, segmentBy: string | undefined): string | undefined {
  const known = SEGMENTS.get(endpoint);
  return segmentBy !== undefined && known && !known.includes(segmentBy) ? undefined : segmentBy;
}

/** Whether an endpoint describes the present, for callers that know no more of a report than its endpoint. */
export function describesPresent(endpoint: string): boolean {
  return WITHOUT_RANGE.some((name) => name === endpoint);
}
