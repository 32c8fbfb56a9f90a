import { productCounterpart, productMetrics, productSentence } from '../shared/product-metrics.ts';
import {
  defineTable,
  type ReportDefinition,
} from '../../../reporting/definition/report-definition.ts';
import { compareWithRevenue } from '../../../reporting/parts/report-parts.tsx';
import { variationCopy } from '../shared/variation-copy.ts';
import { singleVariationTable, variationTable } from '../shared/variation-tables.ts';
import { source } from './source.ts';

/** Variations: sales of variable products, by variation. */
export const report: ReportDefinition = {
  title: variationCopy.title,
  source,
  metrics: productMetrics,
  sentence: productSentence,
  parts: [compareWithRevenue({ ...productCounterpart, isPart: true })],
  headings: { single: { type: 'variations', param: 'variations' } },
  tables: { single: defineTable(singleVariationTable), default: defineTable(variationTable) },
};
