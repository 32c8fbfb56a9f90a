import { profitColumns } from '../../../ledger/item-profit/profit-columns.ts';
import { acceptsFilter } from '../../../host/optional-filters.ts';
import { compareRows } from '../shared/comparison-variant.ts';
import { productCounterpart, productMetrics, productSentence } from '../shared/product-metrics.ts';
import { productColumns, productNaming, type ProductRow } from '../shared/product-columns.tsx';
import {
  defineTable,
  type ReportDefinition,
  type TableDefinition,
  type VariantHeading,
} from '../../../reporting/definition/report-definition.ts';
import { singleVariationTable, variationTable } from '../shared/variation-tables.ts';
import { compareWithRevenue, explainChange } from '../../../reporting/parts/report-parts.tsx';
import { copy } from './copy.ts';
import { source } from './source.ts';

/** The table of a single product. It has one row, so it offers no search or comparison. */
const single: TableDefinition<ProductRow> = {
  title: copy.title,
  columns: productColumns,
  rowKey: ({ product_id }) => String(product_id),
  naming: productNaming,
  columnsOf: 'products',
  returnsBy: 'product_id',
  addition: profitColumns.product,
  hasCategories: true,
};

const productHeading: VariantHeading = {
  type: 'products',
  param: 'products',
  editor: { page: 'product', capability: 'edit_products', label: copy.edit },
};

const headings = {
  single: productHeading,
  variations: productHeading,
  variation: productHeading,
  'compare-variations': productHeading,
};

const brandHeading = { brand: { type: 'brands', param: 'brands' } };

/** Products: sales by product, or by variation for a variable product. */
export const report: ReportDefinition = {
  title: copy.title,
  source,
  metrics: productMetrics,
  sentence: productSentence,
  parts: [
    compareWithRevenue(productCounterpart),
    explainChange({ metric: 'net_revenue', filtered: ['product'] }),
  ],
  get headings() {
    return acceptsFilter('product_brand') ? { ...headings, ...brandHeading } : headings;
  },
  tables: {
    single: defineTable(single),
    variations: defineTable(variationTable),
    variation: defineTable(singleVariationTable),
    'compare-variations': defineTable(variationTable),
    default: defineTable<ProductRow>({
      ...single,
      search: { type: 'products', placeholder: copy.picker.placeholder },
      comparison: compareRows('products', copy.picker.compareHelp, ({ product_id }) => product_id),
    }),
  },
};
