import { defineTable, type ReportDefinition } from '../../report-page/report-definition.ts';
import { columns } from './columns.tsx';
import { copy } from './copy.ts';
import { source } from './source.ts';
import { charts, sentence } from './summary.ts';

/** Revenue: sales, refunds, discounts, taxes and shipping, by interval. */
export const report: ReportDefinition = {
  title: copy.title,
  source,
  charts,
  sentence,
  explains: { figure: 'net_revenue' },
  tables: {
    default: defineTable({
      title: copy.title,
      columns,
      rowKey: ({ interval }) => interval,
      columnsPreference: 'revenue_report_columns',
    }),
  },
};
