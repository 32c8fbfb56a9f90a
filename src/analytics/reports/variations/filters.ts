import type { AdvancedFiltersConfig, FilterConfig } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { getIncludesRules, getIsRules } from '../shared/filter-rules.ts';
import { getVariationPicker } from '../shared/variation-source.ts';

/** The picker of Variations. */
export const filters = (): readonly FilterConfig<never>[] => [
  getVariationPicker({ hasAdvanced: true }),
];

/** The advanced filters of Variations, in the order of the menu that adds them. */
export const advancedFilters = (): AdvancedFiltersConfig<never> => ({
  title: __('<title>Variations match</title> <select/> <title>filters</title>', 'tillview'),
  filters: {
    product: {
      labels: {
        add: __('Product', 'tillview'),
        placeholder: __('Search products', 'tillview'),
        title: __('<title>Product</title> <rule/> <filter/>', 'tillview'),
      },
      rules: getIncludesRules(),
      input: { component: 'Search', type: 'variableProducts' },
    },
    attribute: {
      labels: {
        add: __('Product attribute', 'tillview'),
        title: __('<title>Product attribute</title> <rule/> <filter/>', 'tillview'),
      },
      rules: getIsRules(),
      input: { component: 'ProductAttribute' },
      allowMultiple: true,
    },
    category: {
      labels: {
        add: __('Product category', 'tillview'),
        placeholder: __('Search categories', 'tillview'),
        title: __('<title>Product category</title> <rule/> <filter/>', 'tillview'),
      },
      rules: getIncludesRules(),
      input: { component: 'Search', type: 'categories' },
    },
  },
});
