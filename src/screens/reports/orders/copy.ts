import { __, _n, sprintf } from '@wordpress/i18n';

/** The texts of the Orders report, as functions, so that they are looked up after translations are set. */
export const copy = {
  title: () => __('Orders', 'tillview'),
  date: () => __('Date', 'tillview'),
  orderNumber: () => __('Order #', 'tillview'),
  kind: () => __('Kind', 'tillview'),
  refund: () => __('Refund', 'tillview'),
  orderNumberFull: () => __('Order number', 'tillview'),
  status: () => __('Status', 'tillview'),
  customer: () => __('Customer', 'tillview'),
  unnamed: () => __('N/A', 'tillview'),
  customerType: () => __('Customer type', 'tillview'),
  newCustomer: () => __('New', 'tillview'),
  returningCustomer: () => __('Returning', 'tillview'),
  products: () => __('Product(s)', 'tillview'),
  productsFull: () => __('Products', 'tillview'),
  coupons: () => __('Coupon(s)', 'tillview'),
  couponsFull: () => __('Coupons', 'tillview'),
  attribution: () => __('Attribution', 'tillview'),
  quantityOf: (quantity: string, name: string) =>
    /* translators: 1: quantity; 2: name of a product. */
    sprintf(__('%1$s× %2$s', 'tillview'), quantity, name),
  ordersTotal: (count: number, text: string) =>
    /* translators: %s: number of orders. */
    sprintf(_n('%s order', '%s orders', count, 'tillview'), text),
  customersTotal: (count: number, text: string) =>
    /* translators: %s: number of customers. */
    sprintf(_n('%s customer', '%s customers', count, 'tillview'), text),
  productsTotal: (count: number, text: string) =>
    /* translators: %s: number of products. */
    sprintf(_n('%s product', '%s products', count, 'tillview'), text),
  couponsTotal: (count: number, text: string) =>
    /* translators: %s: number of coupons. */
    sprintf(_n('%s coupon', '%s coupons', count, 'tillview'), text),
} as const;
