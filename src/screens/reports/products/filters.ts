import type { FilterConfig, FilterOption } from '@tillview/navigation';
import { acceptsFilter } from '../../../host/optional-filters.ts';
import { getItemPicker } from '../shared/item-picker.ts';
import { getVariationPicker, VARIATION_PARAM } from '../shared/variation-source.ts';
import { copy } from './copy.ts';

const getBrandOption = (): FilterOption<never> => ({
  value: 'select_brand',
  label: copy.picker.brand(),
  subFilters: [
    {
      value: 'single_brand',
      label: copy.picker.brand(),
      component: 'Search',
      path: ['select_brand'],
      settings: {
        type: 'brands',
        param: 'brands',
        labels: { placeholder: copy.picker.brandPlaceholder(), button: copy.picker.brand() },
      },
    },
  ],
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
