import { __ } from '@wordpress/i18n';
import type { Metric } from '../analytics/report-page/metric.ts';

/** The metrics of Sources, in the order of their columns. */
export const metrics = [
  { key: 'orders_count', label: () => __('Orders', 'tillview'), type: 'number' },
  {
    key: 'net_revenue',
    label: () => __('Net sales', 'tillview'),
    type: 'currency',
    addsUp: true,
    column: { required: true },
  },
  {
    key: 'avg_order_value',
    label: () => __('Average order value', 'tillview'),
    type: 'currency',
    isAverage: true,
  },
  { key: 'new_customers', label: () => __('New customers', 'tillview'), type: 'number' },
] as const satisfies readonly Metric[];
