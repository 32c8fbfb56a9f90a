import { _n, sprintf } from '@wordpress/i18n';
import type { Metric } from './metric.ts';

/**
 * Returns the help of an average: what it is over, and that it is higher than its sum per order where it is. From
 * WooCommerce 10.2 on, averages leave refunds out, but sums do not. A difference that rounding can cause does not count.
 */
export const getAverageHelp =
  (key: string, sum: string, why: () => string): Metric['help'] =>
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
