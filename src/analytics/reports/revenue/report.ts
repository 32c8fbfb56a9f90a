import type { RevenueTotals } from '@tillview/data';
import type { ReportDeclaration } from '../../report-page/report-declaration.ts';
import { columns, type RevenueRow } from './columns.tsx';
import { copy } from './copy.ts';
import { filters } from './filters.ts';
import { charts } from './summary.ts';

/** Revenue: what was sold, given back, discounted, taxed and shipped, by interval. */
export const report = {
  slug: 'revenue',
  title: copy.title,
  endpoint: 'revenue',
  charts,
  filters,
  fields: charts.map(({ key }) => key),
  table: {
    title: copy.title,
    source: 'stats',
    columns,
    rowKey: ({ interval }) => interval,
  },
  columnsPreference: 'revenue_report_columns',
} satisfies ReportDeclaration<RevenueRow, RevenueTotals>;
