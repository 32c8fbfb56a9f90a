import type { LocalTime } from '../local-time.ts';
import type { Minor } from '../money.ts';

/** Order statuses, without the prefix `wc-` that the database uses. */
export const ORDER_STATUSES = [
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
  'checkout-draft',
  'trash',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** One download of a file by a customer. */
export type Download = {
  id: number;
  date: LocalTime;
  file_id: string;
  product_id: number;
  order_id: number;
  /** Id in the customer list of the reports. */
  customer_id: number;
  ip_address: string;
};

export type Address = {
  country: string;
  state: string;
  city: string;
  postcode: string;
};

export type Customer = Address & {
  /** Id in the customer list of the reports; guests have one too. */
  id: number;
  /** Id of the user account; `null` for a guest. */
  user_id: number | null;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  /** `null` for a guest. */
  date_registered: LocalTime | null;
};

export type LineTax = {
  rate_id: number;
  amount: Minor;
};

/** A line of an order, or of a refund with negative metrics. Amounts are without tax. */
export type OrderLine = {
  id: number;
  product_id: number;
  /** 0 for a simple product. */
  variation_id: number;
  /** The name at the time of sale. */
  name: string;
  quantity: number;
  /** Before coupons. */
  subtotal: Minor;
  /** After coupons. */
  total: Minor;
  taxes: LineTax[];
};

export type CouponLine = {
  coupon_id: number;
  code: string;
  discount: Minor;
};

export type ShippingLine = {
  method_id: string;
  method_title: string;
  total: Minor;
  taxes: LineTax[];
};

/** A refund of an order; all amounts and quantities are negative. */
export type Refund = {
  id: number;
  date_created: LocalTime;
  reason: string;
  /** Whether it refunds the full amount of the order. */
  is_full: boolean;
  lines: OrderLine[];
  shipping: ShippingLine | null;
};

export type Order = {
  id: number;
  status: OrderStatus;
  customer_id: number;
  billing: Address;
  date_created: LocalTime;
  date_paid: LocalTime | null;
  date_completed: LocalTime | null;
  payment_method: string;
  origin: string;
  lines: OrderLine[];
  coupons: CouponLine[];
  shipping: ShippingLine | null;
  refunds: Refund[];
};
