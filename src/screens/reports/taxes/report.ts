import {
  defineTable,
  type ReportDefinition,
} from '../../../reporting/definition/report-definition.ts';
import { compareWithRevenue } from '../../../reporting/parts/report-parts.tsx';
import { compareRows } from '../shared/comparison-variant.ts';
import { columns } from './columns.tsx';
import { copy } from './copy.ts';
import { getKey, type TaxRow } from './row.ts';
import { metrics } from './metrics.ts';
import { source } from './source.ts';

/** Taxes: the tax on orders and shipping, by rate. */
export const report: ReportDefinition = {
  title: copy.title,
  source,
  metrics,
  sentence: { metric: 'totalTax', drivers: ['taxedOrders'] },
  parts: [compareWithRevenue({ metric: 'total_tax', revenueMetric: 'taxes' })],
  tables: {
    default: defineTable({
      title: copy.title,
      columns,
      rowKey: getKey,
      columnsOf: 'taxes',
      search: { type: 'taxes', placeholder: copy.search },
      comparison: compareRows('taxes', copy.compareHelp, ({ tax_rate_id }: TaxRow) => tax_rate_id),
    }),
  },
};
