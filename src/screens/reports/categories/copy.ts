import { __ } from '@wordpress/i18n';

/** The texts of the Categories report, as functions, so that they are looked up after translations are set. */
export const copy = {
  title: () => __('Categories', 'tillview'),
  category: () => __('Category', 'tillview'),
  products: () => __('Products', 'tillview'),
  share: () => __('Share of net sales, %', 'tillview'),
  notAvailable: () => __('N/A', 'tillview'),
  overlap: () => __('A product in several categories counts in each of them.', 'tillview'),
  picker: {
    all: () => __('All categories', 'tillview'),
    single: () => __('Single category', 'tillview'),
    compareTitle: () => __('Compare categories', 'tillview'),
    placeholder: () => __('Search for categories', 'tillview'),
    compareHelp: () => __('Select at least two categories to compare.', 'tillview'),
  },
} as const;
