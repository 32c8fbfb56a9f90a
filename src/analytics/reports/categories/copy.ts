import { __ } from '@wordpress/i18n';

/** The texts of the Categories report, as functions, so that they are looked up after translations are set. */
export const copy = {
  title: () => __('Categories', 'tillview'),
  products: () => __('Products', 'tillview'),
  show: () => __('Show:', 'tillview'),
  all: () => __('All categories', 'tillview'),
  single: () => __('Single category', 'tillview'),
  comparison: () => __('Comparison', 'tillview'),
  compareTitle: () => __('Compare categories', 'tillview'),
  compare: () => __('Compare', 'tillview'),
  compareHelp: () => __('Select at least two categories to compare.', 'tillview'),
  searchPlaceholder: () => __('Search for categories', 'tillview'),
  category: () => __('Category', 'tillview'),
} as const;
