import { __ } from '@wordpress/i18n';
import type { ReportChart, ReportSentence } from '../../report-page/report-definition.ts';

/** The metrics of sold products, in the order of their cards. */
export const productCharts = [
  {
    key: 'items_sold',
    label: () => __('Items sold', 'tillview'),
    type: 'number',
    orderby: 'items_sold',
  },
  {
    key: 'net_revenue',
    label: () => __('Net sales', 'tillview'),
    type: 'currency',
    orderby: 'net_revenue',
  },
  {
    key: 'orders_count',
    label: () => __('Orders', 'tillview'),
    type: 'number',
    orderby: 'orders_count',
  },
] as const satisfies readonly ReportChart[];

/** The metrics in the sentence above the cards. */
export const productSentence: ReportSentence = {
  figure: 'itemsSold',
  drivers: ['netSales', 'orders'],
  hasBest: true,
};
