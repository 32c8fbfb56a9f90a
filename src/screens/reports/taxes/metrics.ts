import type { TaxesTotals } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type { Metric } from '../../../reporting/definition/metric.ts';

/** The metrics of Taxes, in the order of their columns and cards. */
export const metrics = [
  {
    key: 'total_tax',
    label: () => __('Total tax', 'tillview'),
    type: 'currency',
    isNeutral: true,
    addsUp: true,
  },
  {
    key: 'order_tax',
    label: () => __('Order tax', 'tillview'),
    type: 'currency',
    isNeutral: true,
    addsUp: true,
  },
  {
    key: 'shipping_tax',
    label: () => __('Shipping tax', 'tillview'),
    type: 'currency',
    isNeutral: true,
    addsUp: true,
  },
  {
    key: 'orders_count',
    label: () => __('Orders', 'tillview'),
    type: 'number',
    column: { required: true },
  },
] as const satisfies readonly Metric<keyof TaxesTotals>[];
