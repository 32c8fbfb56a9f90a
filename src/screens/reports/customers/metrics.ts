import type { CustomersTotals } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type { Metric } from '../../../reporting/definition/metric.ts';

/** The metrics of Customers, in the order of their columns. Their totals are averages over all customers. */
export const metrics = [
  {
    key: 'avg_total_spend',
    label: () => __('Lifetime spend', 'tillview'),
    type: 'currency',
    hasCard: false,
    column: { key: 'total_spend' },
  },
  {
    key: 'avg_orders_count',
    label: () => __('Lifetime orders', 'tillview'),
    type: 'number',
    hasCard: false,
    column: { key: 'orders_count' },
  },
  {
    // The store's average of the customers' averages counts a customer with one order as much as one with twenty.
    key: 'average_order',
    fields: ['avg_total_spend', 'avg_orders_count'],
    compute: ({ avg_total_spend: spend, avg_orders_count: orders }) =>
      orders === 0 ? undefined : spend / orders,
    label: () => __('Lifetime AOV', 'tillview'),
    type: 'currency',
    hasCard: false,
    column: {
      key: 'avg_order_value',
      screenReaderLabel: () => __('Lifetime average order value', 'tillview'),
    },
  },
] as const satisfies readonly Metric<keyof CustomersTotals>[];
