import type { ReportChart, ReportSentence } from '../../report-page/report-definition.ts';
import { copy } from './copy.ts';

/** The figures of Coupons, in the order of their cards. */
export const charts = [
  {
    key: 'orders_count',
    label: copy.discountedOrders,
    type: 'number',
    orderby: 'orders_count',
    isNeutral: true,
  },
  { key: 'amount', label: copy.amount, type: 'currency', orderby: 'amount', isNeutral: true },
] as const satisfies readonly ReportChart[];

/** The figures that the sentence above the cards names. */
export const sentence: ReportSentence = { figure: 'discounts', drivers: ['discountedOrders'] };
