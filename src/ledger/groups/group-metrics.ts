import { __ } from '@wordpress/i18n';
import { getAverageHelp } from '../../reporting/definition/average-help.ts';
import type { Metric } from '../../reporting/definition/metric.ts';
import { explorerMetricLabels as labels } from '../../shell/explorer-terms.ts';

const orders: Metric = { key: 'orders_count', label: labels.orders_count, type: 'number' };
const netSales: Metric = {
  key: 'net_revenue',
  label: labels.net_revenue,
  type: 'currency',
  addsUp: true,
  column: { required: true },
  help: () =>
    __('Orders minus refunds, each on its own day, without taxes and shipping.', 'tillview'),
};
const returns: Metric = {
  key: 'refunds',
  label: labels.refunds,
  type: 'currency',
  addsUp: true,
  isReverseTrend: true,
  help: () =>
    __(
      'Refunded amounts on the day of the refund, as in Revenue. A refund belongs to the source, the country and the customer type of its order.',
      'tillview',
    ),
};
/** A column alone: rates cannot be added up in a chart. */
const returnRate: Metric = {
  key: 'refund_rate',
  label: () => __('Returns, %', 'tillview'),
  type: 'percent',
  hasCard: false,
  hasChart: false,
  isShareOfAmounts: true,
  isReverseTrend: true,
  help: () =>
    __(
      'Returns of the range in percent of its net sales before them. Orders of other ranges can be among those that are returned.',
      'tillview',
    ),
};
const average: Metric = {
  key: 'avg_order_value',
  label: labels.avg_order_value,
  type: 'currency',
  isAverage: true,
  help: getAverageHelp('avg_order_value', 'net_revenue', () =>
    __('Refunds are not subtracted.', 'tillview'),
  ),
};
const newCustomers: Metric = {
  key: 'new_customers',
  label: labels.new_customers,
  type: 'number',
  help: () =>
    __('Customers with an order in the range that the store marks as their first.', 'tillview'),
};

/** The metrics of Sources, in the order of their columns. */
export const sourceMetrics: readonly Metric[] = [
  orders,
  netSales,
  returns,
  returnRate,
  average,
  newCustomers,
];

/** All metrics of grouped orders, in the order of their columns. */
export const groupMetrics: readonly Metric[] = [
  orders,
  netSales,
  returns,
  returnRate,
  {
    key: 'total_sales',
    label: labels.total_sales,
    type: 'currency',
    addsUp: true,
    help: () => __('Net sales with taxes and shipping.', 'tillview'),
  },
  {
    key: 'num_items_sold',
    label: labels.num_items_sold,
    type: 'number',
    addsUp: true,
    help: () => __('Items sold minus items returned.', 'tillview'),
  },
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
  {
    key: 'margin',
    label: () => __('Margin, %', 'tillview'),
    type: 'percent',
    hasCard: false,
    isShareOfAmounts: true,
  },
];
