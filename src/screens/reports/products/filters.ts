import type { FilterConfig } from '@tillview/navigation';
import { acceptsFilter } from '../../../host/optional-filters.ts';
import { getItemPicker, getSingleOption } from '../shared/item-picker.ts';
import { getVariationPicker, VARIATION_PARAM } from '../shared/variation-source.ts';
import { copy } from './copy.ts';

const getBrandOption = () =>
  getSingleOption({
    item: 'brand',
    items: 'brands',
    labels: { single: copy.picker.brand, placeholder: copy.picker.brandPlaceholder },
  });

/** The picker of Products, and the picker for the variations of a variable product. */
export const filters = (): readonly FilterConfig<never>[] => [
  getItemPicker({
    item: 'product',
    items: 'products',
    labels: copy.picker,
    more: acceptsFilter('product_brand') ? [getBrandOption()] : [],
    clears: [VARIATION_PARAM, 'variations'],
  }),
  getVariationPicker(),
];
