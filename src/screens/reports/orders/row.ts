/** A product line of an order. Ids and quantities can be strings. */
export type OrderProduct = {
  id: number | string;
  name: string;
  quantity: number | string;
};

/** A coupon of an order. */
export type OrderCoupon = { id: number | string; code: string };

/** The fields that `extended_info` adds to an order. PHP encodes an empty object as an empty array. */
export type OrderDetails = {
  products?: readonly OrderProduct[];
  coupons?: readonly OrderCoupon[];
  customer?: { first_name?: string; last_name?: string } | readonly never[];
  attribution?: { origin?: string } | readonly never[];
};

/**
 * An order or a refund. A refund's `parent_id` is the id of the refunded order. Amounts are decimals in the store's
 * currency.
 */
export type OrderRow = {
  order_id: number;
  parent_id?: number | null;
  /** For a refund, the number of its order. */
  order_number?: number | string | null;
  /** The store's local time, `YYYY-MM-DD HH:mm:ss`. Null if the order has no such date, for example if it is unpaid. */
  date: string | null;
  status: string;
  customer_id?: number | null;
  customer_type?: string | null;
  net_total?: number | null;
  num_items_sold?: number | null;
  extended_info?: OrderDetails | readonly never[];
};

/** Returns the details of an order that the store sent; an empty object if there are none. */
export function getDetails({ extended_info }: OrderRow): OrderDetails {
  return extended_info && !('length' in extended_info) ? extended_info : {};
}

/**
 * Whether a row is a refund: it has the order as its parent. Orders that other plugins split by vendor have a parent
 * too, but a positive amount.
 */
export const isRefund = ({ parent_id, net_total }: OrderRow): boolean =>
  Boolean(parent_id) && !((net_total ?? 0) > 0);

/** Returns the name of an order's customer; empty if there is none. */
export function getCustomerName(row: OrderRow): string {
  const { customer } = getDetails(row);
  if (!customer || 'length' in customer) return '';
  return `${customer.first_name ?? ''} ${customer.last_name ?? ''}`.trim();
}

/** Returns the origin of an order, such as "Organic: Google"; empty if it is unknown. */
export function getAttribution(row: OrderRow): string {
  const { attribution } = getDetails(row);
  return attribution && !('length' in attribution) ? (attribution.origin ?? '') : '';
}
