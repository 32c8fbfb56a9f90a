import type { LocalTime } from '../local-time.ts';
import type { Minor } from '../money.ts';

/** A tax rate; `rate` is in ten-thousandths of a percent, so 72500 is 7.25 %. */
export type TaxRate = {
  id: number;
  country: string;
  state: string;
  rate: number;
  /** The label on the receipt. */
  name: string;
  priority: number;
  /** Whether the rate applies to shipping too. */
  shipping: boolean;
};

export type ShippingMethod = {
  id: string;
  title: string;
  cost: Minor;
};

export type ShippingZone = {
  id: number;
  name: string;
  /** Country codes; a zone with an empty list matches every country that is in no other zone. */
  countries: string[];
  methods: ShippingMethod[];
  /** Minimum order amount for free shipping; `null` means never. */
  free_from: Minor | null;
};

export type Coupon = {
  id: number;
  code: string;
  discount_type: 'percent' | 'fixed_cart' | 'fixed_product';
  /** In minor units for the fixed types, in hundredths of a percent for `percent`. */
  amount: number;
  free_shipping: boolean;
  /** Applies to these products only; an empty list means every product. */
  product_ids: number[];
  /** Applies to products of these categories only; an empty list means every category. */
  category_ids: number[];
  usage_limit_per_user: number | null;
  date_created: LocalTime;
  date_expires: LocalTime | null;
};

/** A setting of a payment method. */
export type GatewaySetting = {
  id: string;
  label: string;
  description: string;
  type: string;
  value: string;
  default: string;
  /** Options by group. */
  options?: Record<string, Record<string, string>>;
};

export type Gateway = {
  id: string;
  title: string;
  description: string | null;
  order: number | '';
  enabled: boolean;
  method_title: string;
  method_description: string;
  method_supports: string[];
  needs_setup: boolean;
  settings: GatewaySetting[];
};
