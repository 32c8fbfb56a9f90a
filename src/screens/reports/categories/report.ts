import { profitColumns } from '../../../ledger/item-profit/profit-columns.ts';
import { compareRows } from '../shared/comparison-variant.ts';
import { productCounterpart, productSentence } from '../shared/product-metrics.ts';
import { productColumns, productNaming, type ProductRow } from '../shared/product-columns.tsx';
import { getCategoryLabel } from '../../../reporting/definition/category-tree.ts';
import {
  defineTable,
  type ReportDefinition,
} from '../../../reporting/definition/report-definition.ts';
import { compareWithRevenue, explainChange } from '../../../reporting/parts/report-parts.tsx';
import { columns, getCategoryName } from './columns.tsx';
import { copy } from './copy.ts';
import { metrics } from './metrics.ts';
import type { CategoryRow } from './row.ts';
import { source } from './source.ts';

/** Categories: sales by category, and the products of a single category. */
export const report: ReportDefinition = {
  title: copy.title,
  source,
  metrics,
  sentence: productSentence,
  parts: [
    compareWithRevenue(productCounterpart),
    explainChange({ metric: 'net_revenue', lead: 'category', filtered: ['category', 'product'] }),
  ],
  headings: { single: { type: 'categories', param: 'categories' } },
  tables: {
    default: defineTable<CategoryRow>({
      title: copy.title,
      columns,
      rowKey: ({ category_id }) => String(category_id),
      naming: {
        plainName: getCategoryName,
        name: (row, { categories }) =>
          getCategoryLabel(categories, row.category_id, getCategoryName(row)),
      },
      hasCategories: true,
      columnsOf: 'categories',
      addition: profitColumns.category,
      search: { type: 'categories', placeholder: copy.picker.placeholder },
      comparison: compareRows(
        'categories',
        copy.picker.compareHelp,
        ({ category_id }) => category_id,
      ),
    }),
    single: defineTable<ProductRow>({
      title: copy.products,
      columns: productColumns,
      rowKey: ({ product_id }) => String(product_id),
      naming: productNaming,
      columnsOf: 'products',
      addition: profitColumns.product,
      hasCategories: true,
    }),
  },
};
