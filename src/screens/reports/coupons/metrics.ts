import type { CouponsTotals } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type { Metric } from '../../../reporting/definition/metric.ts';

/** The metrics of Coupons, in the order of their columns and cards. */
export const metrics = [
  {
    key: 'orders_count',
    label: () => __('Discounted orders', 'tillview'),
    type: 'number',
    isNeutral: true,
    column: { label: () => __('Orders', 'tillview'), required: true },
  },
  {
    key: 'amount',
    label: () => __('Amount', 'tillview'),
    type: 'currency',
    isNeutral: true,
    addsUp: true,
    column: { label: () => __('Amount discounted', 'tillview') },
  },
] as const satisfies readonly Metric<keyof CouponsTotals>[];
