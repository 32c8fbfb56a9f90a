import type { ReportVariant, RowsSource, StatsSource } from '@tillview/data';
import { getItemPicker, type ItemPickerOptions } from './item-picker.ts';
import { variationCopy } from './variation-copy.ts';

/** The parameter of the picker of variations. */
export const VARIATION_PARAM = 'filter-variations';

/** The figures of what was sold, by variation. */
export const variationStats: StatsSource = {
  endpoint: 'variations',
  fields: ['items_sold', 'net_revenue', 'orders_count'],
};

/** The rows of variations, and what the store can sort them by. */
export const variationRows = {
  rows: {
    from: 'list',
    endpoint: 'variations',
    params: { extended_info: true },
    key: ['variation_id', 'product_id'],
    include: 'variations',
  },
  sortKeys: ['sku', 'items_sold', 'net_revenue', 'orders_count'],
} as const satisfies { rows: RowsSource; sortKeys: readonly string[] };

/** When a single variation is chosen, and when at least two are compared. */
export const variationVariants = {
  single: {
    when: { param: VARIATION_PARAM, value: 'single_variation', items: 'variations' },
  },
  compare: {
    when: {
      param: VARIATION_PARAM,
      value: 'compare-variations',
      items: 'variations',
      atLeast: 2,
    },
    chartMode: 'item-comparison',
    segmentBy: 'variation',
  },
} as const satisfies { [name: string]: Omit<ReportVariant, 'name'> };

/** The picker of variations: all of them, a single one, a comparison. */
export const getVariationPicker = (options: Pick<ItemPickerOptions, 'hasAdvanced'> = {}) =>
  getItemPicker({
    param: VARIATION_PARAM,
    item: 'variation',
    items: 'variations',
    labels: variationCopy.picker,
    ...options,
  });
