import type { ReportSource } from '@tillview/data';
import { getQueryText, type Query } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { getCurrencyPickers } from '../../ledger/currencies/currency-filter.ts';
import { CURRENCY_PARAM } from '../../shell/explorer-terms.ts';
import { listTexts } from './list-texts.ts';
import { CUSTOMER_LISTS, SORT_KEYS, type CustomerList } from './retention.ts';

/** The parameter with the list of customers. */
const LIST_PARAM = 'filter';

/** How list, sort and page are read from the URL. The rows come from the orders in the browser. */
export const getSource = (currencies: readonly string[]): ReportSource => ({
  hasRange: false,
  stats: { endpoint: 'customers', takesFilters: false },
  rows: { from: 'list', endpoint: 'customers', key: ['id'] },
  sort: { orderby: 'net_revenue', order: 'desc' },
  sortKeys: SORT_KEYS,
  filters: () => [
    {
      label: __('Show:', 'tillview'),
      param: LIST_PARAM,
      staticParams: [CURRENCY_PARAM],
      filters: [
        { value: 'all', label: __('Segments and cohorts', 'tillview') },
        ...CUSTOMER_LISTS.map((list) => ({ value: list, label: listTexts[list].name() })),
      ],
    },
    ...getCurrencyPickers(currencies, [LIST_PARAM, 'orderby', 'order']),
  ],
});

/** The list of customers in the URL; undefined for segments and cohorts. */
export const getList = (query: Query): CustomerList | undefined =>
  CUSTOMER_LISTS.find((list) => list === getQueryText(query, LIST_PARAM));

/** The change of the URL that shows a list. */
export const getListQuery = (list: CustomerList) => ({
  [LIST_PARAM]: list,
  orderby: undefined,
  order: undefined,
  paged: undefined,
});
