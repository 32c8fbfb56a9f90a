import { __ } from '@wordpress/i18n';

/** The parameters of the URL with the first and the second dimension. */
export const DIMENSION_PARAMS = ['by', 'by_second'] as const;

/** The parameter of the URL with the type of customers, 'new' or 'returning', whose orders are counted. */
export const CUSTOMER_PARAM = 'customer_type';

/** The parameter of the URL with the code of the currency whose orders are counted. */
export const CURRENCY_PARAM = 'currency';

/** The types of customers whose orders can be counted. */
export const customerTypeLabels = {
  new: () => __('New customers', 'tillview'),
  returning: () => __('Returning customers', 'tillview'),
} as const;

/** The names of the metrics of grouped orders. */
export const explorerMetricLabels = {
  orders_count: () => __('Orders', 'tillview'),
  net_revenue: () => __('Net sales', 'tillview'),
  refunds: () => __('Returns', 'tillview'),
  total_sales: () => __('Total sales', 'tillview'),
  num_items_sold: () => __('Items sold', 'tillview'),
  avg_order_value: () => __('Average order value', 'tillview'),
  new_customers: () => __('New customers', 'tillview'),
} as const;
