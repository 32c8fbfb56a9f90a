import { __ } from '@wordpress/i18n';
import type { Metric } from '../../reporting/definition/metric.ts';
import { explorerMetricLabels as labels } from '../../shell/explorer-terms.ts';

const orders: Metric = { key: 'orders_count', label: labels.orders_count, type: 'number' };
const netSales: Metric = {
  key: 'net_revenue',
  label: labels.net_revenue,
  type: 'currency',
  addsUp: true,
  column: { required: true },
};
const average: Metric = {
  key: 'avg_order_value',
  label: labels.avg_order_value,
  type: 'currency',
  isAverage: true,
};
const newCustomers: Metric = { key: 'new_customers', label: labels.new_customers, type: 'number' };

/** The metrics of Sources, in the order of their columns. */
export const sourceMetrics: readonly Metric[] = [orders, netSales, average, newCustomers];

/** All metrics of grouped orders, in the order of their columns. */
export const groupMetrics: readonly Metric[] = [
  orders,
  netSales,
  { key: 'total_sales', label: labels.total_sales, type: 'currency', addsUp: true },
  { key: 'num_items_sold', label: labels.num_items_sold, type: 'number', addsUp: true },
  average,
  newCustomers,
];

/** The metrics of grouped orders whose costs were read, as columns alone. */
export const groupProfitMetrics: readonly Metric[] = [
  {
    key: 'cost',
    label: () => __('Cost of goods', 'tillview'),
    type: 'currency',
    addsUp: true,
    hasCard: false,
  },
  {
    key: 'gross_profit',
    label: () => __('Gross profit', 'tillview'),
    type: 'currency',
    addsUp: true,
    hasCard: false,
  },
  { key: 'margin', label: () => __('Margin, %', 'tillview'), type: 'number', hasCard: false },
];
