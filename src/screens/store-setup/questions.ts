import { __ } from '@wordpress/i18n';
import type { Choice } from '../../shell/parts/choices.tsx';

const toChoices = (labels: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The slug of the industry for which the user enters a description. */
export const OTHER = 'other';

/** Returns the industries, with the slugs that WooCommerce uses. They are not part of the store's schema. */
export const getIndustries = () =>
  toChoices({
    clothing_and_accessories: __('Clothing and accessories', 'tillview'),
    health_and_beauty: __('Health and beauty', 'tillview'),
    food_and_drink: __('Food and drink', 'tillview'),
    home_furniture_and_garden: __('Home, furniture and garden', 'tillview'),
    electronics_and_computers: __('Electronics and computers', 'tillview'),
    education_and_learning: __('Education and learning', 'tillview'),
    arts_and_crafts: __('Arts and crafts', 'tillview'),
    sports_and_recreation: __('Sports and recreation', 'tillview'),
    [OTHER]: __('Other', 'tillview'),
  });

/** Returns the types of products in the store's schema. */
export const getProductTypes = () =>
  toChoices({
    physical: __('Physical products', 'tillview'),
    downloads: __('Downloads', 'tillview'),
    subscriptions: __('Subscriptions', 'tillview'),
    memberships: __('Memberships', 'tillview'),
    bookings: __('Bookings', 'tillview'),
    'product-bundles': __('Bundles', 'tillview'),
    'product-add-ons': __('Customizable products', 'tillview'),
  });

/** Returns the ranges for the number of products in the store's schema. */
export const getProductCounts = (): readonly Choice[] => [
  { value: '0', label: __('None yet', 'tillview') },
  { value: '1-10', label: '1–10' },
  { value: '11-100', label: '11–100' },
  { value: '101-1000', label: '101–1000' },
  { value: '1000+', label: __('More than 1000', 'tillview') },
];

/** Returns the options for other places of sale in the store's schema. */
export const getSellingVenues = () =>
  toChoices({
    no: __('No', 'tillview'),
    other: __('Yes, on another platform', 'tillview'),
    'other-woocommerce': __('Yes, in another WooCommerce store', 'tillview'),
    'brick-mortar': __('Yes, in person', 'tillview'),
    'brick-mortar-other': __('Yes, on another platform and in person', 'tillview'),
  });

/** Returns the ranges of yearly revenue in the store's schema. The amounts have no currency. */
export const getRevenues = () =>
  toChoices({
    none: __('None yet', 'tillview'),
    'up-to-2500': __('Up to 2,500', 'tillview'),
    '2500-10000': __('2,500 to 10,000', 'tillview'),
    '10000-50000': __('10,000 to 50,000', 'tillview'),
    '50000-250000': __('50,000 to 250,000', 'tillview'),
    'more-than-250000': __('More than 250,000', 'tillview'),
    'rather-not-say': __('I prefer not to say', 'tillview'),
  });

/** Returns the other platforms in the store's schema. */
export const getPlatforms = () =>
  toChoices({
    shopify: 'Shopify',
    bigcommerce: 'BigCommerce',
    magento: 'Magento',
    wix: 'Wix',
    amazon: 'Amazon',
    ebay: 'eBay',
    etsy: 'Etsy',
    squarespace: 'Squarespace',
    [OTHER]: __('Other', 'tillview'),
  });
