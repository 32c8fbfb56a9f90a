import { __, _n, sprintf } from '@wordpress/i18n';

/** The texts of the Coupons report, as functions, so that they are looked up after translations are set. */
export const copy = {
  title: () => __('Coupons', 'tillview'),
  code: () => __('Coupon code', 'tillview'),
  created: () => __('Created', 'tillview'),
  expires: () => __('Expires', 'tillview'),
  type: () => __('Type', 'tillview'),
  notAvailable: () => __('N/A', 'tillview'),
  search: () => __('Search by coupon code', 'tillview'),
  compareHelp: () => __('Select at least two coupons to compare.', 'tillview'),
  percentage: () => __('Percentage', 'tillview'),
  fixedCart: () => __('Fixed cart', 'tillview'),
  fixedProduct: () => __('Fixed product', 'tillview'),
  coupons: (count: number, formatted: string) =>
    /* translators: %s: number of coupons. */
    sprintf(_n('%s coupon', '%s coupons', count, 'tillview'), formatted),
} as const;
