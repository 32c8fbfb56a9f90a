/** Base of reports, items, notes, reviews, settings, import, export and countries (spec §9). */
export const NAMESPACE = '/wc-analytics';

/** Base of options, plugins, onboarding and favorites (spec §9). */
export const WC_ADMIN_NAMESPACE = '/wc-admin';

/** Base of the payment gateways: the only one a real store answers (readings A19). */
export const GATEWAYS_NAMESPACE = '/wc/v3';

/** Base of the site connection (spec §9 "a site-connection namespace", readings C15). */
export const SITE_CONNECTION_NAMESPACE = '/jetpack/v4';

/** Base of the payment provider (spec §9). */
export const PAYMENT_PROVIDER_NAMESPACE = '/wc-paypal/v1';

/** Base of the platform's own resources, such as users. */
export const PLATFORM_NAMESPACE = '/wp/v2';

/** The most rows one request may ask for (spec §9 "a constant of 100"). */
export const MAX_PER_PAGE = 100;

/** What a report asks for when the address does not say (spec §9). */
export const QUERY_DEFAULTS = {
  pageSize: 25,
  period: 'month',
  compare: 'previous_year',
  noteTypes: ['info', 'marketing', 'survey', 'warning'],
} as const;

/** The page sizes a table offers; any other in the address counts as the default (spec §9, readings C20). */
export const PAGE_SIZES: readonly number[] = [25, 50, 75, 100];

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

/** Milliseconds in the twelfth part of a year of 365 days. */
export const MONTH = (365 * DAY) / 12;
