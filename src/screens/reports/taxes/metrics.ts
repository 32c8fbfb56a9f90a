import type { TaxesTotals } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type { Metric } from '../../../reporting/definition/metric.ts';

const tax = { type: 'currency', isNeutral: true, addsUp: true } as const;

/** The metrics of Taxes, in the order of their columns and cards. */
export const metrics = [
  { key: 'total_tax', label: () => __('Total tax', 'tillview'), ...tax },
  { key: 'order_tax', label: () => __('Order tax', 'tillview'), ...tax },
  { key: 'shipping_tax', label: () => __('Shipping tax', 'tillview'), ...tax },
  {
    key: 'orders_count',
    label: () => __('Orders', 'tillview'),
    type: 'number',
    column: { required: true },
  },
] as const satisfies readonly Metric<keyof TaxesTotals>[];
