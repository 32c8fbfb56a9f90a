import type { ReportSource } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { getSortKeys } from '../../reporting/definition/metric.ts';
import { getCustomerPicker } from '../../ledger/groups/customer-filter.ts';
import { groupProfitMetrics, sourceMetrics } from '../../ledger/groups/group-metrics.ts';
import { getCurrencyPickers } from '../../ledger/currencies/currency-filter.ts';
import { CURRENCY_PARAM, CUSTOMER_PARAM } from '../../shell/explorer-terms.ts';
import { GROUP_PARAM, groupValues, rangeSource, type SourceDimension } from './sources-groups.ts';

/** What orders are grouped by: the title of the table, and how the picker names it. */
type Group = {
  readonly dimension: SourceDimension;
  readonly title: () => string;
  readonly label: () => string;
};

const texts: { readonly [dimension in SourceDimension]: Omit<Group, 'dimension'> } = {
  origins: {
    title: () => __('Sources', 'tillview'),
    label: () => __('By source', 'tillview'),
  },
  countries: {
    title: () => __('Countries', 'tillview'),
    label: () => __('By country', 'tillview'),
  },
  campaigns: {
    title: () => __('Campaigns', 'tillview'),
    label: () => __('By campaign', 'tillview'),
  },
  devices: {
    title: () => __('Devices', 'tillview'),
    label: () => __('By device', 'tillview'),
  },
  payments: {
    title: () => __('Payment methods', 'tillview'),
    label: () => __('By payment method', 'tillview'),
  },
  currencies: {
    title: () => __('Currencies', 'tillview'),
    label: () => __('By currency', 'tillview'),
  },
};

/** What the orders of the screen are grouped by. */
export const getGroup = (dimension: SourceDimension): Group => ({ dimension, ...texts[dimension] });

/** Parameters that are not those of a picker. */
const KEPT = ['chart', 'orderby', 'order'];

/** How range, group, sort and page are read from the URL. Its rows come from the orders in the browser. */
export const getSource = (
  offered: readonly SourceDimension[],
  currencies: readonly string[],
): ReportSource => ({
  ...rangeSource,
  sortKeys: ['name', ...getSortKeys([...sourceMetrics, ...groupProfitMetrics])],
  filters: () => [
    {
      label: __('Show:', 'tillview'),
      param: GROUP_PARAM,
      staticParams: [CUSTOMER_PARAM, CURRENCY_PARAM, ...KEPT],
      filters: offered.map((dimension) => ({
        value: groupValues[dimension],
        label: texts[dimension].label(),
      })),
    },
    getCustomerPicker([GROUP_PARAM, CURRENCY_PARAM, ...KEPT]),
    ...getCurrencyPickers(currencies, [GROUP_PARAM, CUSTOMER_PARAM, ...KEPT]),
  ],
});
