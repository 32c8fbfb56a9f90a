import type { RevenueTotals } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type { Metric } from '../../report-page/metric.ts';

/** The metrics of Revenue, in the order of their columns and cards. */
export const metrics = [
  {
    key: 'orders_count',
    label: () => __('Orders', 'tillview'),
    type: 'number',
    hasCard: false,
  },
  { key: 'gross_sales', label: () => __('Gross sales', 'tillview'), type: 'currency' },
  {
    key: 'refunds',
    label: () => __('Returns', 'tillview'),
    type: 'currency',
    isReverseTrend: true,
  },
  { key: 'coupons', label: () => __('Coupons', 'tillview'), type: 'currency', isNeutral: true },
  {
    key: 'net_revenue',
    label: () => __('Net sales', 'tillview'),
    type: 'currency',
    help: () =>
      __('Gross sales minus returns and coupons, without taxes and shipping.', 'tillview'),
  },
  {
    key: 'taxes',
    label: () => __('Taxes', 'tillview'),
    type: 'currency',
    isNeutral: true,
    help: () => __('Taxes on products and shipping, minus refunded tax.', 'tillview'),
  },
  { key: 'shipping', label: () => __('Shipping', 'tillview'), type: 'currency', isNeutral: true },
  { key: 'total_sales', label: () => __('Total sales', 'tillview'), type: 'currency' },
] as const satisfies readonly Metric<keyof RevenueTotals>[];
