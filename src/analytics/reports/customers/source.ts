import type { ReportSource } from '@tillview/data';
import { getAdvancedFilters, getFilters } from './filters.ts';

/** Customers: everyone who currently has an account or has bought something. There is no range. */
export const source: ReportSource = {
  hasRange: false,
  stats: {
    endpoint: 'customers',
    fields: ['customers_count', 'avg_orders_count', 'avg_total_spend', 'avg_avg_order_value'],
  },
  rows: { from: 'list', endpoint: 'customers', key: ['id'] },
  sort: { orderby: 'date_last_active', order: 'desc' },
  sortKeys: [
    'name',
    'date_last_active',
    'date_registered',
    'orders_count',
    'total_spend',
    'avg_order_value',
    'country',
    'city',
    'state',
    'postcode',
  ],
  filters: getFilters,
  advancedFilters: getAdvancedFilters,
  search: { by: 'text', param: 'search', params: { searchby: 'all' } },
};
