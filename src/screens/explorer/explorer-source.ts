import type { LedgerDimension, ReportSource } from '@tillview/data';
import { getQueryText, type Query } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { getSortKeys } from '../../reporting/definition/metric.ts';
import { getCustomerPicker } from '../../ledger/groups/customer-filter.ts';
import { groupMetrics, groupProfitMetrics } from '../../ledger/groups/group-metrics.ts';
import { MOST_POINTS } from '../../ledger/groups/group-question.ts';
import { NAME_KEYS } from '../../ledger/groups/group-stats.ts';
import { dimensionKeys, dimensions } from '../../shell/dimensions.ts';
import { getCurrencyPickers } from '../../ledger/currencies/currency-filter.ts';
import { CURRENCY_PARAM, CUSTOMER_PARAM, DIMENSION_PARAMS } from '../../shell/explorer-terms.ts';

const [FIRST, SECOND] = DIMENSION_PARAMS;

/** The value of the second dimension if there is none. */
export const NONE = 'none';

/** Parameters that are not those of the picker itself. */
const KEPT = ['chart', 'interval', 'orderby', 'order'];

const toOptions = (offered: readonly LedgerDimension[]) =>
  offered.map((value) => ({ value, label: dimensions[value].label() }));

/** How range, dimensions, sort and page are read from the URL. Its rows come from the orders in the browser. */
export const getSource = (
  offered: readonly LedgerDimension[],
  currencies: readonly string[],
): ReportSource => ({
  hasRange: true,
  stats: { endpoint: 'revenue', takesFilters: false },
  rows: { from: 'list', endpoint: 'orders', key: ['key'] },
  sort: { orderby: 'net_revenue', order: 'desc' },
  sortKeys: [...NAME_KEYS, ...getSortKeys([...groupMetrics, ...groupProfitMetrics])],
  mostPoints: MOST_POINTS,
  filters: () => [
    {
      label: __('Group by:', 'tillview'),
      param: FIRST,
      defaultValue: 'origins',
      staticParams: [SECOND, CUSTOMER_PARAM, CURRENCY_PARAM, ...KEPT],
      filters: toOptions(offered),
    },
    {
      label: __('Then by:', 'tillview'),
      param: SECOND,
      defaultValue: NONE,
      staticParams: [FIRST, CUSTOMER_PARAM, CURRENCY_PARAM, ...KEPT],
      filters: [{ value: NONE, label: __('Nothing', 'tillview') }, ...toOptions(offered)],
    },
    getCustomerPicker([FIRST, SECOND, CURRENCY_PARAM, ...KEPT]),
    ...getCurrencyPickers(currencies, [FIRST, SECOND, CUSTOMER_PARAM, ...KEPT]),
  ],
});

/** The dimensions in the URL, of those that are offered: one, or two different ones. */
export function getDimensions(
  query: Query,
  offered: readonly LedgerDimension[] = dimensionKeys,
): readonly LedgerDimension[] {
  const find = (param: string) => offered.find((each) => each === getQueryText(query, param));
  const first = find(FIRST) ?? 'origins';
  const second = find(SECOND);
  return second === undefined || second === first ? [first] : [first, second];
}
