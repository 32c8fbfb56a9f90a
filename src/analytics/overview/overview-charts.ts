import { __ } from '@wordpress/i18n';
import type { ReportChart } from '../report-page/report-definition.ts';

/** A chart of the Overview: one metric of a report. */
export type OverviewChart = ReportChart & {
  /** The key of the chart in the preferences of its section. */
  block: string;
  /** The name of the report, which is also the name of its folder and endpoint. */
  report: string;
};

/** Every chart, in the order in which charts are listed and shown. */
export const overviewCharts: readonly OverviewChart[] = [
  chart('revenue', 'net_revenue', 'currency', () => __('Net sales', 'tillview')),
  chart('orders', 'orders_count', 'number', () => __('Orders', 'tillview')),
  chart('revenue', 'total_sales', 'currency', () => __('Total sales', 'tillview')),
  chart('orders', 'avg_order_value', 'currency', () => __('Average order value', 'tillview')),
  chart('products', 'items_sold', 'number', () => __('Items sold', 'tillview')),
  {
    ...chart('revenue', 'refunds', 'currency', () => __('Returns', 'tillview')),
    isReverseTrend: true,
  },
  chart('coupons', 'orders_count', 'number', () => __('Discounted orders', 'tillview')),
  chart('coupons', 'amount', 'currency', () => __('Gross discounted', 'tillview')),
  chart('taxes', 'total_tax', 'currency', () => __('Total tax', 'tillview')),
  chart('taxes', 'order_tax', 'currency', () => __('Order tax', 'tillview')),
  chart('taxes', 'shipping_tax', 'currency', () => __('Shipping tax', 'tillview')),
  chart('revenue', 'shipping', 'currency', () => __('Shipping', 'tillview')),
  chart('downloads', 'download_count', 'number', () => __('Downloads', 'tillview')),
];

function chart(
  report: string,
  key: string,
  type: ReportChart['type'],
  label: () => string,
): OverviewChart {
  return { block: `${report}_${key}`, report, key, type, label };
}
