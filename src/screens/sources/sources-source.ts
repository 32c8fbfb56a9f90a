import type { LedgerDimension, ReportSource } from '@tillview/data';
import { getQueryText, type Query } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { getSortKeys } from '../../reporting/definition/metric.ts';
import { getCustomerPicker } from '../../ledger/groups/customer-filter.ts';
import { groupProfitMetrics, sourceMetrics } from '../../ledger/groups/group-metrics.ts';
import { MOST_POINTS } from '../../ledger/groups/group-stats.ts';
import { getCurrencyPickers } from '../../ledger/currencies/currency-filter.ts';
import { CURRENCY_PARAM, CUSTOMER_PARAM } from '../../shell/explorer-terms.ts';

/** What orders are grouped by: its value in the URL, the title of the table, and how the picker names it. */
type Group = {
  readonly dimension: LedgerDimension;
  readonly value: string;
  readonly title: () => string;
  readonly label: () => string;
};

const bySource: Group = {
  dimension: 'origins',
  value: 'all',
  title: () => __('Sources', 'tillview'),
  label: () => __('By source', 'tillview'),
};

/** What orders can be grouped by, in the order of the picker. */
export const groups: readonly Group[] = [
  bySource,
  {
    dimension: 'countries',
    value: 'country',
    title: () => __('Countries', 'tillview'),
    label: () => __('By country', 'tillview'),
  },
  {
    dimension: 'campaigns',
    value: 'campaign',
    title: () => __('Campaigns', 'tillview'),
    label: () => __('By campaign', 'tillview'),
  },
  {
    dimension: 'devices',
    value: 'device',
    title: () => __('Devices', 'tillview'),
    label: () => __('By device', 'tillview'),
  },
  {
    dimension: 'payments',
    value: 'payment',
    title: () => __('Payment methods', 'tillview'),
    label: () => __('By payment method', 'tillview'),
  },
  {
    dimension: 'currencies',
    value: 'currency',
    title: () => __('Currencies', 'tillview'),
    label: () => __('By currency', 'tillview'),
  },
];

/** The parameter of what orders are grouped by. */
const GROUP_PARAM = 'filter';

/** Parameters that are not those of a picker. */
const KEPT = ['chart', 'orderby', 'order'];

/** The group in the URL. */
export function getGroup(query: Query): Group {
  const named = getQueryText(query, GROUP_PARAM);
  return groups.find(({ value }) => value === named) ?? bySource;
}

/** How range, group, sort and page are read from the URL. Its rows come from the orders in the browser. */
export const getSource = (
  offered: readonly Group[],
  currencies: readonly string[],
): ReportSource => ({
  hasRange: true,
  stats: { endpoint: 'revenue', takesFilters: false },
  rows: { from: 'list', endpoint: 'orders', key: ['name'] },
  sort: { orderby: 'net_revenue', order: 'desc' },
  sortKeys: ['name', ...getSortKeys([...sourceMetrics, ...groupProfitMetrics])],
  mostPoints: MOST_POINTS,
  filters: () => [
    {
      label: __('Show:', 'tillview'),
      param: GROUP_PARAM,
      staticParams: [CUSTOMER_PARAM, CURRENCY_PARAM, ...KEPT],
      filters: offered.map(({ value, label }) => ({ value, label: label() })),
    },
    getCustomerPicker([GROUP_PARAM, CURRENCY_PARAM, ...KEPT]),
    ...getCurrencyPickers(currencies, [GROUP_PARAM, CUSTOMER_PARAM, ...KEPT]),
  ],
});
