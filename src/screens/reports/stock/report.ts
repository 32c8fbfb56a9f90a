import { __ } from '@wordpress/i18n';
import {
  defineTable,
  type ReportDefinition,
} from '../../../reporting/definition/report-definition.ts';
import { columns } from './columns.tsx';
import { copy } from './copy.ts';
import { getName } from './row.ts';
import { source } from './source.ts';

/** Stock: which items are in stock, low or out of stock, and the quantities, which can be edited in the table. */
export const report: ReportDefinition = {
  title: copy.title,
  source,
  metrics: [],
  tables: {
    default: defineTable({
      title: copy.title,
      heading: () => __('Products', 'tillview'),
      columns,
      rowKey: ({ id }) => String(id),
      naming: { plainName: getName, detail: ({ sku }) => sku },
      // WooCommerce has no preference for the columns of this report.
      columnsOf: 'stock',
    }),
  },
};
