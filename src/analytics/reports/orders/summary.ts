import type { ReportChart, ReportSentence } from '../../report-page/report-definition.ts';
import { copy } from './copy.ts';

/** The four figures of Orders, in the order of their cards. */
export const charts = [
  { key: 'orders_count', label: copy.orders, type: 'number' },
  { key: 'net_revenue', label: copy.netSales, type: 'currency', orderby: 'net_total' },
  { key: 'avg_order_value', label: copy.averageOrderValue, type: 'currency', isAverage: true },
  {
    key: 'avg_items_per_order',
    label: copy.averageItemsPerOrder,
    type: 'average',
    orderby: 'num_items_sold',
  },
] as const satisfies readonly ReportChart[];

/** The figures that the sentence above the cards names. */
export const sentence: ReportSentence = {
  figure: 'orders',
  drivers: ['netSales', 'averageOrder'],
  hasBest: true,
};
