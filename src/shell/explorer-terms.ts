import { __ } from '@wordpress/i18n';

/** The parameters of the URL with the first and the second dimension. */
export const DIMENSION_PARAMS = ['by', 'by_second'] as const;

/** The names of the metrics of grouped orders. */
export const explorerMetricLabels = {
  orders_count: () => __('Orders', 'tillview'),
  net_revenue: () => __('Net sales', 'tillview'),
  total_sales: () => __('Total sales', 'tillview'),
  num_items_sold: () => __('Items sold', 'tillview'),
  avg_order_value: () => __('Average order value', 'tillview'),
  new_customers: () => __('New customers', 'tillview'),
} as const;
