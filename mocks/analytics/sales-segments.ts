import type { Db } from '../db.ts';
import { allocate, toMajor } from '../money.ts';
import type { Minor } from '../money.ts';
import { sum } from '../sum.ts';
import { categorySegments, productSegments, rowsBySegment, variationSegments } from './segments.ts';
import type { Segment } from './segments.ts';
import type { SalesRow } from './sales-rows.ts';

/** The values of `segmentby` that the revenue and orders reports support. */
export const SALES_SEGMENT_BY = [
  'product',
  'category',
  'variation',
  'coupon',
  'customer_type',
] as const;
type SegmentBy = (typeof SALES_SEGMENT_BY)[number];

/**
 * All segments of the rows; segments without sales have zeros. `productId` is the product whose variations are the
 * segments.
 */
export function computeSegments(
  db: Db,
  rows: readonly SalesRow[],
  by: SegmentBy,
  productId: number | null,
) {
  switch (by) {
    case 'coupon':
      return db.coupons.map(({ id, code }) => {
        const own = rows.filter(
          ({ parentId, order }) =>
            parentId === 0 && order.coupons.some((line) => line.coupon_id === id),
        );
        return { segment_id: id, segment_label: code, subtotals: computeSegment(db, own, null) };
      });
    case 'customer_type':
      // A real store returns these two segments without a label and always with zeros.
      return [0, 1].map((id) => ({
        segment_id: id,
        segment_label: null,
        subtotals: computeSegment(db, [], null),
      }));
    default: {
      const segments = segmentsFor(db, by, productId);
      const own = rowsBySegment(segments, rows, ({ lines }) => lines);
      return segments.map(({ id, label, has }, index) => ({
        segment_id: id,
        segment_label: label,
        subtotals: computeSegment(db, own[index] ?? [], has),
      }));
    }
  }
}

function segmentsFor(
  db: Db,
  by: 'product' | 'category' | 'variation',
  productId: number | null,
): Segment[] {
  if (by === 'variation') return variationSegments(db, productId, new Set());
  return by === 'product' ? productSegments(db, new Set()) : categorySegments(db, new Set());
}

/** The metrics of the lines that match `hasLine`, or of whole orders. */
function computeSegment(db: Db, rows: readonly SalesRow[], hasLine: Segment['has'] | null) {
  const major = (amount: Minor) => toMajor(amount, db.currency);
  const orders = rows.filter((row) => row.parentId === 0);
  const parts = rows.map((row) => (hasLine ? partOfRow(row, hasLine) : row));
  const per = (value: number) => (orders.length ? value / orders.length : 0);
  return {
    num_items_sold: sum(parts, (part) => part.items),
    total_sales: major(sum(parts, (part) => part.net + part.tax + part.shipping)),
    coupons: major(sum(parts, (part) => part.discount)),
    coupons_count: new Set(orders.flatMap((row) => row.order.coupons.map((line) => line.coupon_id)))
      .size,
    // Negative, as in a real store, unlike the refunds of the totals.
    refunds: major(sum(parts, (part) => Math.min(0, part.net))),
    taxes: major(sum(parts, (part) => part.tax)),
    shipping: major(sum(parts, (part) => part.shipping)),
    net_revenue: major(sum(parts, (part) => part.net)),
    orders_count: orders.length,
    // Averages use the metrics of whole orders that contain the segment.
    avg_items_per_order: Math.round(per(sum(rows, (row) => row.items)) * 1e4) / 1e4,
    avg_order_value: per(major(sum(rows, (row) => row.net))),
    total_customers: new Set(rows.map((row) => row.customerId)).size,
  };
}

/** The amounts of a segment's lines within a row. Shipping and its tax are allocated by quantity. */
function partOfRow(row: SalesRow, hasLine: Segment['has']) {
  const quantities = row.lines.map((line) => Math.abs(line.quantity));
  const shippings = allocate(row.shipping, quantities);
  const lineTaxes = row.lines.map((line) => sum(line.taxes, (tax) => tax.amount));
  const shippingTaxes = allocate(row.tax - sum(lineTaxes, (tax) => tax), quantities);
  const part = { items: 0, net: 0, tax: 0, shipping: 0, discount: 0 };
  for (const [index, line] of row.lines.entries()) {
    if (!hasLine(line)) continue;
    part.items += line.quantity;
    part.net += line.total;
    part.tax += (lineTaxes[index] ?? 0) + (shippingTaxes[index] ?? 0);
    part.shipping += shippings[index] ?? 0;
    part.discount += line.subtotal - line.total;
  }
  return part;
}
