import { __ } from '@wordpress/i18n';

/** The texts of views by variation. Functions, since translations are loaded later. */
export const variationCopy = {
  title: () => __('Variations', 'tillview'),
  name: () => __('Product / Variation title', 'tillview'),
  sku: () => __('SKU', 'tillview'),
  picker: {
    all: () => __('All variations', 'tillview'),
    single: () => __('Single variation', 'tillview'),
    compareTitle: () => __('Compare variations', 'tillview'),
    placeholder: () => __('Search for variations', 'tillview'),
    compareHelp: () => __('Select at least two variations to compare.', 'tillview'),
  },
} as const;
