import type { ReportSource } from '@tillview/data';
import { getFields, getSortKeys } from '../../../reporting/definition/metric.ts';
import { getAdvancedFilters, getFilters } from './filters.ts';
import { metrics } from './metrics.ts';
import { getOrderMatcher } from './order-filter.ts';

/** Customers: everyone who currently has an account or has bought something. There is no range. */
export const source: ReportSource = {
  hasRange: false,
  stats: {
    endpoint: 'customers',
    // The first one is only for the totals row.
    fields: ['customers_count', ...getFields(metrics)],
  },
  rows: {
    from: 'list',
    endpoint: 'customers',
    key: ['id'],
    getMatcher: getOrderMatcher,
    // The store adds up the orders of all customers for each page.
    largePage: 2000,
  },
  sort: { orderby: 'date_last_active', order: 'desc' },
  sortKeys: [
    'name',
    'date_last_active',
    'date_registered',
    ...getSortKeys(metrics),
    'country',
    'city',
    'state',
    'postcode',
  ],
  filters: getFilters,
  advancedFilters: getAdvancedFilters,
  search: { by: 'text', param: 'search', params: { searchby: 'all' } },
};
