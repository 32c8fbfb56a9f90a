import { __, _n, sprintf } from '@wordpress/i18n';

/** The texts of the Coupons report, as functions, so that they are looked up after translations are set. */
export const copy = {
  title: () => __('Coupons', 'tillview'),
  code: () => __('Coupon code', 'tillview'),
  created: () => __('Created', 'tillview'),
  expires: () => __('Expires', 'tillview'),
  type: () => __('Type', 'tillview'),
  edit: () => __('Edit coupon', 'tillview'),
  orders: () => __('Orders', 'tillview'),
  netSales: () => __('Net sales before refunds', 'tillview'),
  averageOrderValue: () => __('Average order value', 'tillview'),
  newCustomers: () => __('New customers', 'tillview'),
  without: (value: string) =>
    /* translators: %s: a metric of the orders without a coupon, beside that of those with it. */
    sprintf(__('without it: %s', 'tillview'), value),
  notLoaded: () => __('The orders with this coupon could not be loaded.', 'tillview'),
  otherDay: () =>
    __(
      'Discounted orders are counted on the day they are created, these orders on the day of the setting “Date type” (paid, created or completed).',
      'tillview',
    ),
  neverUsed: () => __('No order has used this coupon.', 'tillview'),
  noOrders: () => __('No orders with this coupon in this range.', 'tillview'),
  showRange: (from: string, to: string) =>
    /* translators: 1: the day of the first order, 2: the day of the last order. */
    sprintf(__('Show its orders from %1$s to %2$s', 'tillview'), from, to),
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
