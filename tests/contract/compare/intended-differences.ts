/** An intended difference between a real store and the demo store. */
export type IntendedDifference = {
  /** Matches the paths of requests, with their queries. */
  requests: RegExp;
  /** Matches the descriptions of differences. */
  differences: RegExp;
  reason: string;
};

/** All intended differences. Those from recorded responses are in `../deviations.ts`. */
export const INTENDED_DIFFERENCES: readonly IntendedDifference[] = [
  {
    requests: /\/reports\/performance-indicators(\?.*)?$/,
    differences: /^status: (200 in the store, 400|500 in the store, 200) in the demo/,
    reason:
      'The recorded store rejects an unknown indicator and returns all without a choice, as the demo store does; a store without the admin scripts of WooCommerce does neither.',
  },
  {
    requests: /^\/wc-analytics\/variations/,
    differences: /^\[\]\.stock_quantity: only the demo sends null/,
    reason: 'Some variations of the demo store have no stock management, to test the empty cell.',
  },
  {
    requests: /^\/wc-analytics\/products\?low_in_stock=true/,
    differences: /only the store (has it|sends text)$/,
    reason:
      'A real store mixes variations into the products for this parameter; the app uses products/low-in-stock instead.',
  },
  {
    requests: /^\/wc\/v3\/payment_gateways$/,
    differences: /^\[\]\.(description|order|settings)/,
    reason:
      'The recorded store lists WooPayments, which must be set up first, and has one shipping method; the demo store follows the recording.',
  },
  {
    requests: /^\/wp\/v2\/users\/me/,
    differences: /^\.meta/,
    reason:
      'WooCommerce registers this user meta only while its own admin scripts are installed, as in the recorded store.',
  },
];
