import type { ReportSource } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { getSortKeys } from '../analytics/report-page/metric.ts';
import { sourceMetrics } from '../ledger/groups/group-metrics.ts';

/** The parameter of what orders are grouped by. */
export const GROUP_PARAM = 'filter';

/** How range, group, sort and page are read from the URL. Its rows come from the orders in the browser. */
export const source: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'revenue', takesFilters: false },
  rows: { from: 'list', endpoint: 'orders', key: ['name'] },
  sort: { orderby: 'net_revenue', order: 'desc' },
  sortKeys: ['name', ...getSortKeys(sourceMetrics)],
  filters: () => [
    {
      label: __('Show:', 'tillview'),
      param: GROUP_PARAM,
      filters: [
        { value: 'all', label: __('By source', 'tillview') },
        { value: 'country', label: __('By country', 'tillview') },
      ],
    },
  ],
};
