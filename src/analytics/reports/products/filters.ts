import type { FilterConfig } from '@tillview/navigation';
import { getItemPicker } from '../shared/item-picker.ts';
import { getVariationPicker, VARIATION_PARAM } from '../shared/variation-source.ts';
import { copy } from './copy.ts';

/** The picker of Products, and the picker for the variations of a variable product. */
export const filters = (): readonly FilterConfig<never>[] => [
  getItemPicker({
    item: 'product',
    items: 'products',
    labels: copy.picker,
    clears: [VARIATION_PARAM, 'variations'],
  }),
  getVariationPicker(),
];
