/** The routes that not every version of WooCommerce has, and the routes of Tillview's plugin. */
export const OPTIONAL_ROUTES: readonly string[] = [
  '/tillview/v1/alarm',
  '/tillview/v1/batch',
  '/tillview/v1/currencies',
  '/tillview/v1/days',
  '/tillview/v1/digest',
  '/tillview/v1/ledger',
  '/tillview/v1/ledger-changes',
  '/tillview/v1/shared',
  '/tillview/v1/tax-lines',
  '/wc-admin/navigation/favorites/me',
  '/wc-admin/onboarding/payments',
  '/wc-admin/onboarding/tasks/status',
  '/wc-admin/plugins/recommended-payment-plugins',
  '/wc-analytics/imports/status',
  '/wc-paypal/v1/onboarding/get-status',
];
