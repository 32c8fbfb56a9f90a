import { __ } from '@wordpress/i18n';

/** What is known of a task that stores have: its ids, why it is worth doing, and about how many minutes it takes. */
type KnownTask = {
  /** The id of the task in current stores, and its key in the status of older ones. */
  readonly ids: readonly string[];
  readonly why: () => string;
  readonly minutes: number;
};

/**
 * The tasks in the order in which they pay: first what no order is possible without, then what makes orders correct, then
 * what brings more of them.
 */
export const knownTasks: readonly KnownTask[] = [
  {
    ids: ['products', 'hasProducts'],
    why: () => __('Without a product, there is nothing to buy.', 'tillview'),
    minutes: 5,
  },
  {
    ids: ['payments', 'woocommerce-payments', 'hasPaymentGateway'],
    why: () => __('Without a payment method, no order can be paid.', 'tillview'),
    minutes: 5,
  },
  {
    ids: ['shipping', 'shippingZonesCount'],
    why: () => __('Without a shipping zone, products cannot be shipped.', 'tillview'),
    minutes: 5,
  },
  {
    ids: ['launch-your-store'],
    why: () => __('Until then, only you see the store.', 'tillview'),
    minutes: 2,
  },
  {
    ids: ['store_details', 'store-details'],
    why: () => __('Taxes and shipping costs depend on the address of the store.', 'tillview'),
    minutes: 2,
  },
  {
    ids: ['tax', 'isTaxComplete'],
    why: () => __('Without tax rates, orders contain no taxes.', 'tillview'),
    minutes: 10,
  },
  {
    ids: ['review-checkout-experience'],
    why: () => __('A customer who cannot check out does not buy.', 'tillview'),
    minutes: 10,
  },
  {
    ids: ['review-shipping'],
    why: () => __('What shipping costs decides whether customers buy.', 'tillview'),
    minutes: 5,
  },
  {
    ids: ['marketing'],
    why: () => __('Brings new customers, and customers who come back.', 'tillview'),
    minutes: 10,
  },
  {
    ids: ['customize-store', 'appearance', 'hasHomepage'],
    why: () => __('Customers see the home page first.', 'tillview'),
    minutes: 20,
  },
  {
    ids: ['extend-store'],
    why: () => __('Adds what WooCommerce cannot do itself.', 'tillview'),
    minutes: 10,
  },
  {
    ids: ['get-mobile-app'],
    why: () => __('Shows orders on your phone.', 'tillview'),
    minutes: 2,
  },
];
