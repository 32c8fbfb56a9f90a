import { __, sprintf } from '@wordpress/i18n';
import { copy } from './copy.ts';

/** A row of Coupons. For a deleted coupon, only the metrics are guaranteed. */
export type CouponRow = {
  coupon_id: number;
  orders_count?: number | null;
  amount?: number | null;
  extended_info?: {
    code?: string | null;
    /** Store-local time. */
    date_created?: string | null;
    /** Store-local time; empty for a coupon that does not expire. */
    date_expires?: string | null;
    discount_type?: 'percent' | 'fixed_cart' | 'fixed_product' | (string & {}) | null;
  } | null;
};

/** Returns the code of a coupon, or its id if the store sent no code. */
export function getCode({ coupon_id, extended_info }: CouponRow): string {
  const code = extended_info?.code?.trim();
  /* translators: %s: the id of a coupon whose code is unknown. */
  return code || sprintf(__('#%s', 'tillview'), String(coupon_id));
}

/** Returns the day of a store-local time, YYYY-MM-DD; null if the text is not a date. */
export function getDay(date: string | null | undefined): string | null {
  return /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(date ?? '')?.[0] ?? null;
}

/** Returns the label of a coupon's type. A type from an extension is returned unchanged. */
export function getTypeLabel({ extended_info }: CouponRow): string | null {
  switch (extended_info?.discount_type) {
    case 'percent':
      return copy.percentage();
    case 'fixed_cart':
      return copy.fixedCart();
    case 'fixed_product':
      return copy.fixedProduct();
    default:
      return extended_info?.discount_type || null;
  }
}
