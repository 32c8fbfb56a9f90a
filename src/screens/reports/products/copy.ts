import { __ } from '@wordpress/i18n';

/** The texts of the Products report, as functions, so that they are looked up after translations are set. */
export const copy = {
  title: () => __('Products', 'tillview'),
  edit: () => __('Edit product', 'tillview'),
  picker: {
    all: () => __('All products', 'tillview'),
    single: () => __('Single product', 'tillview'),
    brand: () => __('Single brand', 'tillview'),
    brandPlaceholder: () => __('Type to search for a brand', 'tillview'),
    compareTitle: () => __('Compare products', 'tillview'),
    placeholder: () => __('Search for products', 'tillview'),
    compareHelp: () => __('Select at least two products to compare.', 'tillview'),
  },
} as const;
