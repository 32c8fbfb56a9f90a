import type { AdvancedFiltersConfig, FilterConfig } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import {
  getAttributeFilter,
  getProductFilter,
  getSearchFilter,
} from '../shared/advanced-filters.ts';
import { getVariationPicker } from '../shared/variation-source.ts';

/** The picker of Variations. */
export const filters = (): readonly FilterConfig<never>[] => [
  getVariationPicker({ hasAdvanced: true }),
];

/** The advanced filters of Variations, in the order of the menu that adds them. */
export const advancedFilters = (): AdvancedFiltersConfig<never> => ({
  title: __('<title>Variations match</title> <select/> <title>filters</title>', 'tillview'),
  filters: {
    product: getProductFilter('variableProducts'),
    attribute: getAttributeFilter(),
    category: getSearchFilter('categories', {
      add: __('Product category', 'tillview'),
      placeholder: __('Search categories', 'tillview'),
      title: __('<title>Product category</title> <rule/> <filter/>', 'tillview'),
    }),
  },
});
