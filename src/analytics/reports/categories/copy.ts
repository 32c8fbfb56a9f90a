import { __ } from '@wordpress/i18n';

const placeholder = () => __('Search for categories', 'tillview');
const compareHelp = () => __('Select at least two categories to compare.', 'tillview');

/** The texts of the Categories report, as functions, so that they are looked up after translations are set. */
export const copy = {
  title: () => __('Categories', 'tillview'),
  category: () => __('Category', 'tillview'),
  products: () => __('Products', 'tillview'),
  placeholder,
  compareHelp,
  picker: {
    all: () => __('All categories', 'tillview'),
    single: () => __('Single category', 'tillview'),
    comparison: () => __('Comparison', 'tillview'),
    compareTitle: () => __('Compare categories', 'tillview'),
    placeholder,
    compareHelp,
  },
} as const;
