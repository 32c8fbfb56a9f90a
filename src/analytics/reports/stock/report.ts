import { defineTable, type ReportDefinition } from '../../report-page/report-definition.ts';
import { columns } from './columns.tsx';
import { copy } from './copy.ts';
import { source } from './source.ts';

/** Stock: what is in stock, low or out, and how much of it, with the stock editable in place. */
export const report: ReportDefinition = {
  title: copy.title,
  source,
  charts: [],
  tables: {
    default: defineTable({
      title: copy.title,
      columns,
      rowKey: ({ id }) => String(id),
      // WooCommerce has no preference for them.
      columnsPreference: 'tillview_stock_report_columns',
    }),
  },
};
