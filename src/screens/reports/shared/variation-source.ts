import type { ReportVariant, RowsSource, StatsSource } from '@tillview/data';
import { getFields, getSortKeys } from '../../../reporting/definition/metric.ts';
import { getComparisonVariant } from './comparison-variant.ts';
import { getItemPicker, type ItemPickerOptions } from './item-picker.ts';
import { productMetrics } from './product-metrics.ts';
import { variationCopy } from './variation-copy.ts';

/** The URL parameter of the variation picker. */
export const VARIATION_PARAM = 'filter-variations';

/** The metrics of sales, by variation. */
export const variationStats: StatsSource = {
  endpoint: 'variations',
  fields: getFields(productMetrics),
};

/** The rows of variations, and the keys that the store can sort them by. */
export const variationRows = {
  rows: {
    from: 'list',
    endpoint: 'variations',
    params: { extended_info: true },
    key: ['variation_id', 'product_id'],
    include: 'variations',
    sortFields: { sku: ['extended_info.sku'] },
  },
  sortKeys: ['sku', ...getSortKeys(productMetrics)],
} as const satisfies { rows: RowsSource; sortKeys: readonly string[] };

/** The variants for a single selected variation and for a comparison of at least two. */
export const variationVariants = {
  single: {
    when: { param: VARIATION_PARAM, value: 'single_variation', items: 'variations' },
  },
  compare: getComparisonVariant('variations', 'variation', VARIATION_PARAM),
} as const satisfies { [name: string]: Omit<ReportVariant, 'name'> };

/** The variation picker: all variations, a single one, or a comparison. */
export const getVariationPicker = (options: Pick<ItemPickerOptions, 'hasAdvanced'> = {}) =>
  getItemPicker({
    param: VARIATION_PARAM,
    item: 'variation',
    items: 'variations',
    labels: variationCopy.picker,
    ...options,
  });
