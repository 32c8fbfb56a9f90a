import type { Capability } from '@tillview/data';
import { defaultOrderStatuses } from './order-statuses.ts';

/** The store's currency format. */
export type HostCurrency = {
  code: string;
  symbol: string;
  symbolPosition: 'left' | 'right' | 'left_space' | 'right_space';
  thousandSeparator: string;
  decimalSeparator: string;
  precision: number;
  priceFormat?: string;
};

/** The signed-in user, with what the host knows. */
export type HostUser = {
  id: number;
  name: string;
  /** The URL for the store's exports; missing if the host does not know it. */
  email?: string;
  capabilities: Readonly<Partial<Record<Capability, boolean>>>;
  /** The user's `woocommerce_meta`: preference names with values as JSON text. */
  preferences: Readonly<Record<string, string>>;
};

/** Patterns of wp-admin URLs, relative to `adminUrl`, with the placeholders `{id}` and `{date}`. */
export type HostLinks = {
  orders: string;
  order: string;
  product: string;
  customer: string;
  coupon: string;
  gateway: string;
  themes: string;
};

/** The values of the setting "Date type". */
export const DATE_TYPES = ['date_paid', 'date_created', 'date_completed'] as const;

export type DateType = (typeof DATE_TYPES)[number];

/** The configuration that the host page passes to the app. Read once at startup. */
export type HostConfig = {
  mode: 'demo' | 'proxy' | 'wordpress';
  storeName: string;
  /** The URL of the REST API, with a trailing slash. */
  restRoot: string;
  /** The REST nonce; empty if the host does not need one. */
  nonce: string;
  /** The token that the standalone proxy requires in each request; missing in other hosts. */
  requestToken?: string;
  adminUrl: string;
  /** The `page` parameter of the one admin page (R2.2, readings B1). */
  pageSlug: string;
  /** Such as `en_US`. */
  locale: string;
  /** An IANA zone or an offset such as `+05:30`. */
  timeZone: string;
  /**
   * The offset of the time zone when the page was sent, such as `+02:00`, for the first requests: a browser needs 25 ms
   * and more to load its time zones. Default: that of the time zone.
   */
  utcOffset?: string;
  /** 0 (Sunday) to 6 (Saturday). */
  weekStart: number;
  currency: HostCurrency;
  /** PHP date format, as in the site's settings; 'F j, Y' stands for the short format of the locale. */
  dateFormat: string;
  timeFormat: string;
  user: HostUser | null;
  /** Query string of the default range (R9.11, R9.12). */
  defaultDateRange: string;
  /** The day on which Revenue and Orders count an order: the setting "Date type"; missing if it is not known. */
  dateType?: DateType;
  /** The separator between a product's name and its variation (R9.5, R9.6). */
  variationTitleSeparator: string;
  /** Order status slugs with their labels. */
  orderStatuses: Readonly<Record<string, string>>;
  /** The filters that the store accepts, of those that not every version of WooCommerce has (`OptionalFilter`). */
  optionalFilters: readonly string[];
  /** Whether avatars may be fetched from their public service (readings A21). */
  avatars: boolean;
  links: HostLinks;
  /** The routes of the store that not every store has (`OPTIONAL_ROUTES`); missing if the host does not know them. */
  routes?: readonly string[];
  /** The settings that all users share, as their route answers them; missing if the host does not know them. */
  shared?: object;
  /** The currencies of orders, other than that of the store; missing if the host does not know them. */
  currencies?: readonly string[];
  /** For a shop with more orders than the threshold: its database groups them, by these columns. Missing for others. */
  orderGroups?: { readonly threshold: number; readonly columns: readonly string[] };
  /** The alarm of the shop in the hour of the page (`AlarmOfHour`); missing if the host does not know it. */
  alarm?: object;
  /** Whether the site answers several requests in one (src/start/batch.ts). */
  mergesRequests: boolean;
  /** The time at which the page's clock starts, as an ISO string with an offset. Default: the current time. */
  now?: string;
  /** Settings that could not be read from the store, one sentence each, shown once to the user. */
  problems: readonly string[];
};

/** The default date format of WordPress, which few sites choose: it stands for the short format of the locale. */
export const PLATFORM_DATE_FORMAT = 'F j, Y';

/** The default values for missing settings. */
export const hostDefaults: HostConfig = {
  mode: 'demo',
  storeName: '',
  restRoot: '/wp-json/',
  nonce: '',
  adminUrl: '/wp-admin/',
  pageSlug: 'wc-admin',
  locale: 'en_US',
  timeZone: 'UTC',
  weekStart: 0,
  currency: {
    code: 'USD',
    symbol: '$',
    symbolPosition: 'left',
    thousandSeparator: ',',
    decimalSeparator: '.',
    precision: 2,
  },
  dateFormat: PLATFORM_DATE_FORMAT,
  timeFormat: 'g:i a',
  user: null,
  defaultDateRange: 'period=month&compare=previous_year',
  variationTitleSeparator: ' - ',
  orderStatuses: defaultOrderStatuses,
  optionalFilters: [],
  avatars: false,
  mergesRequests: false,
  links: {
    orders: 'admin.php?page=wc-orders',
    order: 'admin.php?page=wc-orders&action=edit&id={id}',
    product: 'post.php?post={id}&action=edit',
    customer: 'user-edit.php?user_id={id}',
    coupon: 'post.php?post={id}&action=edit',
    gateway: 'admin.php?page=wc-settings&tab=checkout&section={id}',
    themes: 'themes.php',
  },
  problems: [],
};
