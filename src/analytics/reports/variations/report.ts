import { productCharts, productSentence } from '../../report-page/product-charts.ts';
import {
  defineTable,
  type ReportDefinition,
  type TableDefinition,
} from '../../report-page/report-definition.ts';
import { columns, getVariationTitle } from './columns.tsx';
import { copy } from './copy.ts';
import type { VariationRow } from './row.ts';
import { source } from './source.ts';

/** The table of a single variation has one row, so there is nothing to compare in it. */
const single: TableDefinition<VariationRow> = {
  title: copy.title,
  columns,
  rowKey: ({ variation_id }) => String(variation_id),
  columnsPreference: 'variations_report_columns',
};

/** Variations: what was sold of variable products, by variation. */
export const report: ReportDefinition = {
  title: copy.title,
  source,
  charts: productCharts,
  sentence: productSentence,
  headings: { single: { type: 'variations', param: 'variations' } },
  tables: {
    single: defineTable(single),
    default: defineTable<VariationRow>({
      ...single,
      comparison: {
        param: 'filter-variations',
        value: 'compare-variations',
        items: 'variations',
        helpText: copy.compareHelp,
        rowId: ({ variation_id }) => variation_id,
        rowLabel: getVariationTitle,
      },
    }),
  },
};
