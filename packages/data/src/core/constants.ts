/** Base path of reports, items, notes, reviews, settings, import, export and countries (R9.59). */
export const NAMESPACE = '/wc-analytics';

/** Base path of options, plugins, onboarding and favorites (R9.60). */
export const WC_ADMIN_NAMESPACE = '/wc-admin';

/** Base path of the payment gateways, the only one that a real store supports (readings A19). */
export const GATEWAYS_NAMESPACE = '/wc/v3';

/** Path of the list of refunds with their products, from WooCommerce 9.0 on. */
export const REFUNDS_PATH = '/wc/v3/refunds';

/** Path of the settings that all users share, in stores with Tillview's plugin. */
export const SHARED_SETTINGS_PATH = '/tillview/v1/shared';

/** Path of the settings of the digest by email, in stores with Tillview's plugin. */
export const DIGEST_PATH = '/tillview/v1/digest';

/** Base path of the site connection (R9.61, readings C15). */
export const SITE_CONNECTION_NAMESPACE = '/jetpack/v4';

/** Base path of the payment provider (R9.62). */
export const PAYMENT_PROVIDER_NAMESPACE = '/wc-paypal/v1';

/** Base path of WordPress's own resources, such as users. */
export const PLATFORM_NAMESPACE = '/wp/v2';

/** The maximum number of rows per request (R9.8). */
export const MAX_PER_PAGE = 100;

/** The types of notes that are read by default (R9.13, readings C25). */
export const DEFAULT_NOTE_TYPES = ['info', 'marketing', 'survey', 'warning'] as const;

/** Milliseconds in a second. */
export const SECOND = 1000;

/** Milliseconds in a minute. */
export const MINUTE = 60 * SECOND;

/** Milliseconds in an hour. */
export const HOUR = 60 * MINUTE;

/** Milliseconds in a day. */
export const DAY = 24 * HOUR;

/** Milliseconds in a week. */
export const WEEK = 7 * DAY;

/** Milliseconds in a twelfth of 365 days. */
export const MONTH = (365 * DAY) / 12;

/** The maximum number of rows of a report's list that is read behind its first page. */
export const MAX_WHOLE_LIST = 10 * MAX_PER_PAGE;
