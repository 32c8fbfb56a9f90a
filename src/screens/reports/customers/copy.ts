import { __, _n, sprintf } from '@wordpress/i18n';

/** The texts of the Customers report, as functions, so that they are looked up after translations are set. */
export const copy = {
  title: () => __('Customers', 'tillview'),
  searchPlaceholder: () => __('Search customers', 'tillview'),
  name: () => __('Name', 'tillview'),
  username: () => __('Username', 'tillview'),
  profile: (username: string) =>
    /* translators: %s: the username of a customer. */
    sprintf(__('%s: profile', 'tillview'), username),
  lastActive: () => __('Last active', 'tillview'),
  dateRegistered: () => __('Date registered', 'tillview'),
  email: () => __('Email', 'tillview'),
  country: () => __('Country / Region', 'tillview'),
  city: () => __('City', 'tillview'),
  state: () => __('Region', 'tillview'),
  postcode: () => __('Postal code', 'tillview'),
  missing: () => __('N/A', 'tillview'),
  customersTotal: (count: number, text: string) =>
    /* translators: %s: number of customers. */
    sprintf(_n('%s customer', '%s customers', count, 'tillview'), text),
  averageTotal: (text: string) =>
    /* translators: %s: the average of a metric over all customers, such as $120.00. */
    sprintf(__('%s on average', 'tillview'), text),
  averageOver: (text: string) =>
    /* translators: %s: the average of a metric, such as $120.00. */
    sprintf(__('%s on average, over customers with orders', 'tillview'), text),
  averageOrder: (text: string) =>
    /* translators: %s: the average value of an order, such as $120.00. */
    sprintf(__('%s per order', 'tillview'), text),
  countsRefunds: () =>
    __(
      'In the filter by number of orders, the store counts refunds as orders. Customers who do not match without their refunds are left out; customers with refunds may be missing.',
      'tillview',
    ),
  countsOthers: () =>
    __(
      'The store computes totals without the filters by account and state: they include other customers until the whole list is read, and always if it has more than 1,000.',
      'tillview',
    ),
} as const;
