import { getIntervalLabel } from '@tillview/components';
import {
  defineTable,
  type ReportDefinition,
} from '../../../reporting/definition/report-definition.ts';
import { revenueSentence } from '../../../reporting/definition/revenue-sentence.ts';
import { estimate, explainChange } from '../../../reporting/parts/report-parts.tsx';
import { columns } from './columns.tsx';
import { copy } from './copy.ts';
import { metrics } from './metrics.ts';
import { source } from './source.ts';

/** Revenue: sales, refunds, discounts, taxes and shipping, by interval. */
export const report: ReportDefinition = {
  title: copy.title,
  source,
  metrics,
  defaultChart: 'net_revenue',
  sentence: revenueSentence,
  parts: [estimate, explainChange({ metric: 'net_revenue' })],
  tables: {
    default: defineTable({
      title: copy.title,
      heading: ({ interval }) => getIntervalLabel(interval),
      columns,
      rowKey: ({ interval }) => interval,
      columnsOf: 'revenue',
    }),
  },
};
