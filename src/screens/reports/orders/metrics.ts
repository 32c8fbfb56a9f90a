import type { RevenueTotals } from '@tillview/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Metric } from '../../../reporting/definition/metric.ts';

type OrdersMetric = Metric<keyof RevenueTotals>;

/**
 * Returns the help of an average: what it is over, and that it is higher than its sum per order where it is. From
 * WooCommerce 10.2 on, averages leave refunds out, but sums do not. A difference that rounding can cause does not count.
 */
const getHelp =
  (
    key: 'avg_order_value' | 'avg_items_per_order',
    sum: string,
    why: () => string,
  ): OrdersMetric['help'] =>
  (totals, formatNumber = String) => {
    const [average, total, orders] = [key, sum, 'orders_count'].map((name) => totals?.[name]);
    if (average === undefined || total === undefined || orders === undefined) return undefined;
    const over = sprintf(
      /* translators: %s: number of orders. */
      _n('Average over %s order.', 'Average over %s orders.', orders, 'tillview'),
      formatNumber(orders),
    );
    const step = average % 1 === 0 && total % 1 === 0 ? 1 : 0.01;
    const isHigher = orders > 0 && average - total / orders >= step;
    return isHigher ? [over, why()].join(' ') : over;
  };

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
    help: getHelp('avg_order_value', 'net_revenue', () =>
      __('Refunds are not subtracted.', 'tillview'),
    ),
    column: null,
  },
  {
    key: 'avg_items_per_order',
    label: () => __('Average items per order', 'tillview'),
    type: 'average',
    help: getHelp('avg_items_per_order', 'num_items_sold', () =>
      __('Returned items are not subtracted.', 'tillview'),
    ),
    column: null,
    orderby: 'num_items_sold',
  },
  itemsSold,
] as const satisfies readonly OrdersMetric[];
