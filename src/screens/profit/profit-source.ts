import type { ReportSource } from '@tillview/data';
import { getSortKeys } from '../../reporting/definition/metric.ts';
import { profitMetrics } from '../../ledger/profit-figures/profit-metrics.ts';

/** How range, chart, sort and page of Profit are read from the URL. Its rows come from the orders in the browser. */
export const source: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'revenue', takesFilters: false },
  rows: { from: 'intervals' },
  sort: { orderby: 'date', order: 'desc' },
  sortKeys: ['date', ...getSortKeys(profitMetrics)],
  filters: () => [],
};

/** The same for Payouts. */
export const payoutsSource: ReportSource = {
  ...source,
  rows: { from: 'list', endpoint: 'orders', key: ['key'] },
  sort: { orderby: 'month', order: 'desc' },
  sortKeys: ['month'],
};
