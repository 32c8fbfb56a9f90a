import { __ } from '@wordpress/i18n';

const placeholder = () => __('Search for products', 'tillview');
const compareHelp = () => __('Select at least two products to compare.', 'tillview');

/** The texts of the Products report, as functions, so that they are looked up after translations are set. */
export const copy = {
  title: () => __('Products', 'tillview'),
  placeholder,
  compareHelp,
  picker: {
    all: () => __('All products', 'tillview'),
    single: () => __('Single product', 'tillview'),
    comparison: () => __('Comparison', 'tillview'),
    compareTitle: () => __('Compare products', 'tillview'),
    placeholder,
    compareHelp,
  },
} as const;
