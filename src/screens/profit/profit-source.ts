import type { ReportSource } from '@tillview/data';
import { getCurrencyPickers } from '../../ledger/currencies/currency-filter.ts';
import { getSortKeys } from '../../reporting/definition/metric.ts';
import { profitMetrics } from '../../ledger/profit-figures/profit-metrics.ts';

const KEPT = ['chart', 'interval', 'orderby', 'order'];

/** How range, currency, chart, sort and page of Profit are read from the URL. Its rows come from the orders in the browser. */
export const getSource = (currencies: readonly string[]): ReportSource => ({
  hasRange: true,
  stats: { endpoint: 'revenue', takesFilters: false },
  rows: { from: 'intervals' },
  sort: { orderby: 'date', order: 'desc' },
  sortKeys: ['date', ...getSortKeys(profitMetrics)],
  filters: () => getCurrencyPickers(currencies, KEPT),
});

/** The same for Payouts. */
export const getPayoutsSource = (currencies: readonly string[]): ReportSource => ({
  ...getSource(currencies),
  rows: { from: 'list', endpoint: 'orders', key: ['key'] },
  sort: { orderby: 'month', order: 'desc' },
  sortKeys: ['month'],
});
