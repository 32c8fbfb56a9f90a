import type { ReportSource } from '@tillview/data';
import { SORT_KEYS } from './order-plan.ts';

/** How sort, page and search of the list are read from the URL. Its rows come from four requests, see `use-stock-items.ts`. */
export const source: ReportSource = {
  hasRange: false,
  stats: { endpoint: 'stock', takesFilters: false },
  rows: { from: 'list', endpoint: 'stock', key: ['id'] },
  sort: { orderby: 'status', order: 'asc' },
  sortKeys: SORT_KEYS,
  search: { by: 'text', param: 'search' },
  filters: () => [],
};
