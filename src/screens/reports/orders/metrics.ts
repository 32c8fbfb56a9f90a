import type { RevenueTotals } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { getAverageHelp } from '../../../reporting/definition/average-help.ts';
import type { Metric } from '../../../reporting/definition/metric.ts';

type OrdersMetric = Metric<keyof RevenueTotals>;

/** Net sales: in a row, those of one order. */
export const netSales = {
  key: 'net_revenue',
  label: () => __('Net sales', 'tillview'),
  type: 'currency',
  addsUp: true,
  column: { key: 'net_total', required: true },
} as const satisfies OrdersMetric;

/** How many items were sold. */
export const itemsSold = {
  key: 'num_items_sold',
  label: () => __('Items sold', 'tillview'),
  type: 'number',
  addsUp: true,
  hasCard: false,
} as const satisfies OrdersMetric;

/** The metrics of Orders, in the order of their cards. */
export const metrics = [
  {
    key: 'orders_count',
    label: () => __('Orders', 'tillview'),
    type: 'number',
    column: null,
  },
  netSales,
  {
    key: 'avg_order_value',
    label: () => __('Average order value', 'tillview'),
    type: 'currency',
    isAverage: true,
    help: getAverageHelp('avg_order_value', 'net_revenue', () =>
      __('Refunds are not subtracted.', 'tillview'),
    ),
    column: null,
  },
  {
    key: 'avg_items_per_order',
    label: () => __('Average items per order', 'tillview'),
    type: 'average',
    help: getAverageHelp('avg_items_per_order', 'num_items_sold', () =>
      __('Returned items are not subtracted.', 'tillview'),
    ),
    column: null,
    orderby: 'num_items_sold',
  },
  itemsSold,
] as const satisfies readonly OrdersMetric[];
