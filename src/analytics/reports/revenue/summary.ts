import type { Headline, ReportChart } from '../../report-page/report-definition.ts';
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

/** Net sales, and what they come from: orders × average order value, less returns and coupons. */
export const headline: Headline = {
  figure: 'net_revenue',
  drivers: [
    {
      label: copy.orders,
      type: 'number',
      value: ({ orders_count }) => orders_count,
      target: { path: '/analytics/orders' },
    },
    {
      label: copy.averageOrderValue,
      type: 'currency',
      value: ({ net_revenue, orders_count }) =>
        net_revenue === undefined || !orders_count ? null : net_revenue / orders_count,
      target: { path: '/analytics/orders', query: { chart: 'avg_order_value' } },
    },
    {
      label: copy.returns,
      type: 'currency',
      value: ({ refunds }) => refunds,
      target: { path: '/analytics/orders', query: { filter: 'advanced', refunds: 'all' } },
    },
    {
      label: copy.coupons,
      type: 'currency',
      value: ({ coupons }) => coupons,
      target: { path: '/analytics/coupons' },
    },
  ],
};
