import type { ReportSource } from '@tillview/data';
import { getQueryText, type Query } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';

/** The parameter of the grouping. */
const GROUP_PARAM = 'filter';

/** Whether the URL selects the products by the month of their sale, and not each refund. */
export const isByProduct = (query: Query): boolean =>
  getQueryText(query, GROUP_PARAM) === 'products';

/** The keys by which each grouping can be sorted. */
export const REFUND_SORT_KEYS = ['date', 'amount', 'tax'];
export const PRODUCT_SORT_KEYS = ['date', 'refunds', 'units', 'amount', 'tax'];

/** How range, grouping, search, sort and page are read from the URL. Its rows are the refunds themselves. */
export const source: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'stock', takesFilters: false },
  rows: { from: 'list', endpoint: 'refunds', key: ['id'] },
  sort: { orderby: 'date', order: 'desc' },
  sortKeys: PRODUCT_SORT_KEYS,
  search: { by: 'text', param: 'search' },
  filters: () => [
    {
      label: __('Show:', 'tillview'),
      param: GROUP_PARAM,
      filters: [
        { value: 'all', label: __('Each refund', 'tillview') },
        { value: 'products', label: __('Products by month of sale', 'tillview') },
      ],
    },
  ],
};
