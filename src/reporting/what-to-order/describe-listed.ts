import { _n, sprintf } from '@wordpress/i18n';

/** Says how many products and variations are low, out of stock or on backorder; `text` is the formatted number. */
export const describeListed = (count: number, text: string): string =>
  sprintf(
    /* translators: %s: number of products. */
    _n(
      '%s product is low, out of stock or on backorder.',
      '%s products are low, out of stock or on backorder.',
      count,
      'tillview',
    ),
    text,
  );
