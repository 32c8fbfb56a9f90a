import { __, _n, sprintf } from '@wordpress/i18n';

/** The texts of the Downloads report, as functions, so that they are looked up after translations are set. */
export const copy = {
  title: () => __('Downloads', 'tillview'),
  date: () => __('Date', 'tillview'),
  product: () => __('Product title', 'tillview'),
  fileName: () => __('File name', 'tillview'),
  orderNumber: () => __('Order #', 'tillview'),
  orderNumberFull: () => __('Order number', 'tillview'),
  username: () => __('Username', 'tillview'),
  ipAddress: () => __('IP', 'tillview'),
  daysTotal: (count: number, text: string) =>
    /* translators: %s: number of days in the range. */
    sprintf(_n('%s day', '%s days', count, 'tillview'), text),
  downloadsTotal: (count: number, text: string) =>
    /* translators: %s: number of downloads. */
    sprintf(_n('%s download', '%s downloads', count, 'tillview'), text),
} as const;
