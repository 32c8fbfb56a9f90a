import type { ReportChart, ReportSentence } from '../../report-page/report-definition.ts';
import { copy } from './copy.ts';

/** The figures of Taxes, in the order of their cards. */
export const charts = [
  {
    key: 'total_tax',
    label: copy.totalTax,
    type: 'currency',
    orderby: 'total_tax',
    isNeutral: true,
  },
  {
    key: 'order_tax',
    label: copy.orderTax,
    type: 'currency',
    orderby: 'order_tax',
    isNeutral: true,
  },
  {
    key: 'shipping_tax',
    label: copy.shippingTax,
    type: 'currency',
    orderby: 'shipping_tax',
    isNeutral: true,
  },
  { key: 'orders_count', label: copy.orders, type: 'number', orderby: 'orders_count' },
] as const satisfies readonly ReportChart[];

/** The figures that the sentence above the cards names. */
export const sentence: ReportSentence = { figure: 'totalTax', drivers: ['taxedOrders'] };
