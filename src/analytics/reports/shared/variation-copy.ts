import { __ } from '@wordpress/i18n';

const placeholder = () => __('Search for variations', 'tillview');
const compareHelp = () => __('Select at least two variations to compare.', 'tillview');

/** The texts of views by variation. Functions, since translations are loaded later. */
export const variationCopy = {
  title: () => __('Variations', 'tillview'),
  name: () => __('Product / Variation title', 'tillview'),
  sku: () => __('SKU', 'tillview'),
  placeholder,
  compareHelp,
  picker: {
    all: () => __('All variations', 'tillview'),
    single: () => __('Single variation', 'tillview'),
    comparison: () => __('Comparison', 'tillview'),
    compareTitle: () => __('Compare variations', 'tillview'),
    placeholder,
    compareHelp,
  },
} as const;
