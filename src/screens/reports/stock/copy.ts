import { __, _n, sprintf } from '@wordpress/i18n';

/** The texts of the Stock report, as functions, so that they are looked up after translations are set. */
export const copy = {
  title: () => __('Stock', 'tillview'),
  product: () => __('Product / Variation', 'tillview'),
  sku: () => __('SKU', 'tillview'),
  status: () => __('Status', 'tillview'),
  stock: () => __('Stock', 'tillview'),
  notAvailable: () => __('N/A', 'tillview'),
  outOfStock: () => __('Out of stock', 'tillview'),
  lowStock: () => __('Low stock', 'tillview'),
  inStock: () => __('In stock', 'tillview'),
  onBackorder: () => __('On backorder', 'tillview'),
  products: (count: number, formatted: string) =>
    /* translators: %s: number of products and variations. */
    sprintf(_n('%s product', '%s products', count, 'tillview'), formatted),
  productsOf: (shown: string, all: string) =>
    /* translators: 1: number of products listed. 2: number of all products. */
    sprintf(__('%1$s of %2$s products', 'tillview'), shown, all),
  /* translators: %s: number of products that are out of stock. */
  countOutOfStock: (count: string) => sprintf(__('%s out of stock', 'tillview'), count),
  /* translators: %s: number of products on backorder. */
  countOnBackorder: (count: string) => sprintf(__('%s on backorder', 'tillview'), count),
  /* translators: %s: number of products in stock. */
  countInStock: (count: string) => sprintf(__('%s in stock', 'tillview'), count),
  countInStockAndLow: (count: string, low: string) =>
    /* translators: 1: number of products in stock. 2: number of these products with low stock. */
    sprintf(__('%1$s in stock, of which %2$s low stock', 'tillview'), count, low),
  editStock: (name: string, status: string) =>
    /* translators: 1: a product. 2: its status, such as "In stock". The status must stay in the text. */
    sprintf(__('Edit stock of %1$s (%2$s)', 'tillview'), name, status),
  notSaved: (name: string, reason: string) =>
    /* translators: 1: a product. 2: why its stock could not be saved, as a sentence. */
    sprintf(__('The stock of %1$s was not changed. %2$s', 'tillview'), name, reason),
  forbidden: () =>
    __('Your account cannot edit products. Ask an administrator for permission.', 'tillview'),
} as const;
