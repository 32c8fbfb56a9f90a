import { __ } from '@wordpress/i18n';
import {
  defineTable,
  type ReportDefinition,
} from '../../../reporting/definition/report-definition.ts';
import { columns } from './columns.tsx';
import { copy } from './copy.ts';
import { metrics } from './metrics.ts';
import { source } from './source.ts';

/** Downloads: which files were downloaded, by whom and when. */
export const report: ReportDefinition = {
  title: copy.title,
  source,
  metrics,
  sentence: { metric: 'downloads', drivers: [], hasBest: true },
  tables: {
    default: defineTable({
      title: copy.title,
      heading: () => __('List of downloads', 'tillview'),
      columns,
      rowKey: ({ id }) => String(id),
      // WooCommerce has no preference for the columns of this report.
      columnsOf: 'downloads',
    }),
  },
};
