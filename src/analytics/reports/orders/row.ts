/** A product line of an order; ids and quantities may come as text. */
export type OrderProduct = {
  id: number | string;
  name: string;
  quantity: number | string;
};

/** A coupon of an order. */
export type OrderCoupon = { id: number | string; code: string };

/** What `extended_info` adds to an order. PHP writes an empty object as an empty list. */
export type OrderDetails = {
  products?: readonly OrderProduct[];
  coupons?: readonly OrderCoupon[];
  customer?: { first_name?: string; last_name?: string } | readonly never[];
  attribution?: { origin?: string } | readonly never[];
};

/** An order or a refund, whose `parent_id` is the refunded order's. Money in the store's currency, as decimals. */
export type OrderRow = {
  order_id: number;
  parent_id?: number | null;
  /** Of a refund, the number of its order. */
  order_number?: number | string | null;
  /** The store's local time, `YYYY-MM-DD HH:mm:ss`; null for an order without such a date, such as an unpaid one. */
  date: string | null;
  status: string;
  customer_id?: number | null;
  customer_type?: string | null;
  net_total?: number | null;
  num_items_sold?: number | null;
  extended_info?: OrderDetails | readonly never[];
};

/** The details of an order, whichever of them came. */
export function getDetails({ extended_info }: OrderRow): OrderDetails {
  return extended_info && !('length' in extended_info) ? extended_info : {};
}

/** The name of an order's customer; empty when there is none. */
export function getCustomerName(row: OrderRow): string {
  const { customer } = getDetails(row);
  if (!customer || 'length' in customer) return '';
  return `${customer.first_name ?? ''} ${customer.last_name ?? ''}`.trim();
}

/** Where an order came from, such as "Organic: Google"; empty when that is not known. */
export function getAttribution(row: OrderRow): string {
  const { attribution } = getDetails(row);
  return attribution && !('length' in attribution) ? (attribution.origin ?? '') : '';
}
