import { __ } from '@wordpress/i18n';

/** The texts of the Revenue report, as functions, so that they are looked up after translations are set. */
export const copy = {
  title: () => __('Revenue', 'tillview'),
  date: () => __('Date', 'tillview'),
  note: () => __('Note', 'tillview'),
  orders: () => __('Orders', 'tillview'),
  grossSales: () => __('Gross sales', 'tillview'),
  returns: () => __('Returns', 'tillview'),
  coupons: () => __('Coupons', 'tillview'),
  netSales: () => __('Net sales', 'tillview'),
  taxes: () => __('Taxes', 'tillview'),
  shipping: () => __('Shipping', 'tillview'),
  totalSales: () => __('Total sales', 'tillview'),
  netSalesHelp: () =>
    __('Gross sales minus returns and coupons, without taxes and shipping.', 'tillview'),
  taxesHelp: () => __('Taxes on products and shipping, minus refunded tax.', 'tillview'),
} as const;
