/** How the store writes money. */
export type HostCurrency = {
  code: string;
  symbol: string;
  symbolPosition: 'left' | 'right' | 'left_space' | 'right_space';
  thousandSeparator: string;
  decimalSeparator: string;
  precision: number;
  priceFormat?: string;
};

/** The signed-in user, as far as the host already knows; `null` when it does not. */
export type HostUser = {
  id: number;
  name: string;
  /** Where the store sends its exports; absent where the host does not know it. */
  email?: string;
  capabilities: Readonly<Record<string, boolean>>;
  /** The user's `woocommerce_meta`: preference name to JSON text. */
  preferences: Readonly<Record<string, string>>;
};

/** Patterns of wp-admin addresses, relative to `adminUrl`; `{id}` and `{date}` stand for what is linked. */
export type HostLinks = {
  orders: string;
  order: string;
  product: string;
  customer: string;
  coupon: string;
  gateway: string;
  themes: string;
};

/** Everything that the host page passes to the app. Written by the host, read once at start. */
export type HostConfig = {
  mode: 'demo' | 'proxy' | 'wordpress';
  storeName: string;
  /** Where the REST API answers, with a slash at its end. */
  restRoot: string;
  /** The REST nonce; empty where the host does without. */
  nonce: string;
  /** The token that the standalone proxy asks of each request; absent elsewhere. */
  requestToken?: string;
  adminUrl: string;
  /** The `page` parameter of the one admin page (R2.2, readings B1). */
  pageSlug: string;
  /** Like `en_US`. */
  locale: string;
  /** An IANA zone or an offset such as `+05:30`. */
  timeZone: string;
  /** 0 (Sunday) to 6 (Saturday). */
  weekStart: number;
  currency: HostCurrency;
  /** PHP date tokens, as the site's settings hold them. */
  dateFormat: string;
  timeFormat: string;
  user: HostUser | null;
  /** Query string of the default range (R9.11, R9.12). */
  defaultDateRange: string;
  /** Between a product's name and its variation (R9.5, R9.6). */
  variationTitleSeparator: string;
  /** Order status slug to its label. */
  orderStatuses: Readonly<Record<string, string>>;
  /** Whether avatars may be fetched from their public service (readings A21). */
  avatars: boolean;
  links: HostLinks;
  /** The instant at which the page's clock starts, ISO with offset; absent: the real time. */
  now?: string;
  /** What could not be read from the store, one sentence each, shown once to the user. */
  problems: readonly string[];
};

/** What stands in for anything a host does not say. */
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
  dateFormat: 'F j, Y',
  timeFormat: 'g:i a',
  user: null,
  defaultDateRange: 'period=month&compare=previous_year',
  variationTitleSeparator: ' - ',
  orderStatuses: {
    pending: 'Pending payment',
    processing: 'Processing',
    'on-hold': 'On hold',
    completed: 'Completed',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
    failed: 'Failed',
  },
  avatars: false,
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
