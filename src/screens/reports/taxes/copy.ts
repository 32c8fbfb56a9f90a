import { __, _n, sprintf } from '@wordpress/i18n';

/** The texts of the Taxes report, as functions, so that they are looked up after translations are set. */
export const copy = {
  title: () => __('Taxes', 'tillview'),
  taxCode: () => __('Tax code', 'tillview'),
  rate: () => __('Rate', 'tillview'),
  notAvailable: () => __('N/A', 'tillview'),
  search: () => __('Search by tax code', 'tillview'),
  compareHelp: () => __('Select at least two tax codes to compare.', 'tillview'),
  /* translators: %s: a tax rate, such as 7.25. */
  percent: (rate: string) => sprintf(__('%s%%', 'tillview'), rate),
  taxCodes: (count: number, formatted: string) =>
    /* translators: %s: number of tax codes. */
    sprintf(_n('%s tax code', '%s tax codes', count, 'tillview'), formatted),
} as const;
