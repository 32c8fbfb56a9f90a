import type { ReportChart, ReportSentence } from '../../report-page/report-definition.ts';
import { copy } from './copy.ts';

/** The seven figures of Revenue, in the order of their cards. */
export const charts = [
  { key: 'gross_sales', label: copy.grossSales, type: 'currency', orderby: 'gross_sales' },
  {
    key: 'refunds',
    label: copy.returns,
    type: 'currency',
    orderby: 'refunds',
    isReverseTrend: true,
  },
  { key: 'coupons', label: copy.coupons, type: 'currency', orderby: 'coupons', isNeutral: true },
  {
    key: 'net_revenue',
    label: copy.netSales,
    type: 'currency',
    orderby: 'net_revenue',
    labelTooltipText: copy.netSalesHelp,
  },
  {
    key: 'taxes',
    label: copy.taxes,
    type: 'currency',
    orderby: 'taxes',
    isNeutral: true,
    labelTooltipText: copy.taxesHelp,
  },
  { key: 'shipping', label: copy.shipping, type: 'currency', orderby: 'shipping', isNeutral: true },
  { key: 'total_sales', label: copy.totalSales, type: 'currency', orderby: 'total_sales' },
] as const satisfies readonly ReportChart[];

/** The figures that the sentence above the cards names. */
export const sentence: ReportSentence = {
  figure: 'netSales',
  drivers: ['orders', 'averageOrder', 'returns', 'discounts'],
  hasBest: true,
};
