import type { ReportSource, ReportVariant } from '@tillview/data';
import { acceptsFilter } from '../../../host/optional-filters.ts';
import { getFields } from '../../../reporting/definition/metric.ts';
import { getComparisonVariant } from '../shared/comparison-variant.ts';
import { productMetrics, productRows } from '../shared/product-metrics.ts';
import {
  VARIATION_PARAM,
  variationRows,
  variationStats,
  variationVariants,
} from '../shared/variation-source.ts';
import { filters } from './filters.ts';

const isSingle = { param: 'filter', value: 'single_product', items: 'products' } as const;

const brand: ReportVariant = {
  name: 'brand',
  when: { param: 'filter', value: 'single_brand', items: 'brands' },
};

const variants: readonly ReportVariant[] = [
  {
    name: 'variation',
    ...variationVariants.single,
    ...variationRows,
    stats: variationStats,
    needsType: 'possible',
  },
  {
    ...variationVariants.compare,
    ...variationRows,
    name: 'compare-variations',
    stats: variationStats,
    needsType: 'possible',
  },
  // Uses the product's stats for all its variations: the stats of variations have no `products` parameter.
  { name: 'variations', when: isSingle, ...variationRows, needsType: 'known' },
  { name: 'single', when: isSingle },
  getComparisonVariant('products', 'product'),
];

/** Products: sales by product. */
export const source: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'products', fields: getFields(productMetrics) },
  ...productRows,
  sort: { orderby: 'items_sold', order: 'desc' },
  filters,
  search: { by: 'ids', itemType: 'products', param: 'products' },
  ofType: { when: isSingle, kind: 'products', type: 'variable', pickers: [VARIATION_PARAM] },
  get variants() {
    return acceptsFilter('product_brand') ? [...variants, brand] : variants;
  },
};
