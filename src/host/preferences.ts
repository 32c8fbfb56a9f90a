// What the app remembers: names, defaults and decoding. A new choice is one line here and its use. The standalone server
// and the PHP code pass on all preferences of the user, and need no list of names.

/**
 * Preferences of the user, in the store. WooCommerce drops names that it does not know; names with `tillview_` are stored
 * by WordPress, in a scope of our own.
 */
export const userPreferences = {
  /** Whether a long range has a readable interval if the URL contains none. */
  readableInterval: 'tillview_readable_interval',
  /** Whether a range that is not over is compared with whole days; by default, up to the present time of day. */
  comparesWholeDays: 'tillview_compare_whole_days',
  /** The ids of favorites, if the store has no favorites API. */
  favorites: 'tillview_favorites',
  sections: 'dashboard_sections',
  chartType: 'dashboard_chart_type',
  chartInterval: 'dashboard_chart_interval',
  leaderboardRows: 'dashboard_leaderboard_rows',
  /** The lead time and the days to cover of the list of what to order. */
  orderSettings: 'tillview_order_settings',
  /** The goals per month and year, a list. */
  goals: 'tillview_goals',
  /** Own costs and the rates of payment methods, for Profit, a list. */
  profit: 'tillview_profit',
  /** The first month of the fiscal year, in stores without shared settings: a list of one. */
  fiscalYear: 'tillview_fiscal_year',
  /** The user's notes on days, a list. */
  notes: 'tillview_notes',
  /** Whether charts do not mark unusual days; they do by default. */
  hidesUnusual: 'tillview_hide_unusual',
  /** Whether charts mark the first and the last day of coupons. */
  marksCoupons: 'tillview_mark_coupons',
  /** Whether all orders are read into the browser: yes or no, whatever their number; unset, a small number is. */
  readsOrders: 'tillview_read_orders',
  /** The user's saved views, a list. */
  views: 'tillview_views',
  /** The address of the saved view that opens instead of the Overview. */
  startView: 'tillview_start_view',
} as const;

/** The tables whose hidden columns are a preference of WooCommerce. */
const WOOCOMMERCE_TABLES: readonly string[] = [
  'categories',
  'coupons',
  'customers',
  'orders',
  'products',
  'revenue',
  'taxes',
  'variations',
];

/** The user preference with the keys of the hidden columns of a table, a list. */
export const getColumnsPreference = (table: string): string =>
  `${WOOCOMMERCE_TABLES.includes(table) ? '' : 'tillview_'}${table}_report_columns`;

/** Whether a stored preference is on; off by default. */
export const isPreferenceOn = (stored: string | undefined): boolean => stored === 'true';

/** What the dates of a URL depend on, from the stored preferences of the user. */
export const getRangePreferences = (stored: Readonly<Record<string, string>> = {}) => ({
  prefersReadableInterval: isPreferenceOn(stored[userPreferences.readableInterval]),
  comparesUpToNow: !isPreferenceOn(stored[userPreferences.comparesWholeDays]),
});

/** Choices that this browser remembers, with their defaults: `readChoice`, `rememberChoice`. */
export const browserChoices = {
  'keep-figures': true,
  'download-details': true,
  'download-totals': true,
  /** In stores whose amounts have a decimal comma, the default is true. */
  'csv-decimal-comma': false,
} as const;

/** A name in `browserChoices`, or a keyboard shortcut, which is on by default. */
export type BrowserChoice = keyof typeof browserChoices | `shortcut-${string}`;

/** What a tab keeps for its session. */
export const sessionKeys = {
  metrics: 'tillview-figures',
  /** The page as it was left. */
  page: 'tillview-page',
  exports: 'tillview-exports',
  downloads: 'tillview-downloads',
  counts: 'tillview-counts',
  days: 'tillview-days',
  alarm: 'tillview-alarm',
  /** The orders by hour that the alarm needs beside the newest ones. */
  hours: 'tillview-hours',
  ledgerCheck: 'tillview-ledger-check',
  currencies: 'tillview-currencies',
  groupChecks: 'tillview-group-checks',
  slowStore: 'tillview-slow-store',
  scroll: 'tillview-scroll',
  routes: 'tillview-routes',
  range: 'tillview-range',
} as const;
