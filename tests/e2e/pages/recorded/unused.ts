/** The recordings of reports that no view shows, by reason. */
export const unusedRecordings: readonly (readonly [reason: string, names: readonly string[]])[] = [
  [
    'Read to choose the items of other recordings, five rows a page.',
    ['j-categories-ids', 'j-coupons-ids', 'j-products-ids', 'j-taxes-ids'],
  ],
  [
    'Without the details that the report asks for; only the contract tests read it.',
    ['downloads-list', 'downloads-list-lastyear', 'orders-list-plain', 'products-list-plain'],
  ],
  [
    'Sorted by what no column of the report shows or offers to sort by.',
    [
      'categories-list-sort-category_id',
      'coupons-list-sort-coupon_id',
      'customers-list-sort-username',
      'products-list-sort-date',
      'taxes-list',
      'taxes-list-compare',
    ],
  ],
  [
    'Divided into what no comparison of the report asks for, or a failure of the store.',
    [
      'coupons-stats-seg-product',
      'coupons-stats-seg-variation',
      'orders-stats-seg-coupon',
      'orders-stats-seg-customer_type',
      'orders-stats-seg-product',
      'orders-stats-seg-variation',
      'products-stats-seg-variation',
      'revenue-stats-seg-category',
      'revenue-stats-seg-customer_type',
      'revenue-stats-seg-product',
      'revenue-stats-seg-variation',
      'variations-stats-seg-category',
      'variations-stats-seg-product',
      'variations-stats-seg-variation',
    ],
  ],
  [
    'With a parameter that the report never sends, or without the range that it always sends.',
    [
      'customers-list-adv-search',
      'customers-stats-adv-search',
      'revenue-stats-date-type-created',
      'revenue-stats-defaults',
      'revenue-stats-lastyear-all',
      'variations-list-product-60',
    ],
  ],
  [
    'With a value that the report never sends: a name for an id, a day without its time, a decimal.',
    [
      'customers-list-adv-name-includes-text-no-match',
      'customers-list-adv-registered-after-dateonly-400',
      'customers-list-adv-spend-between-decimal-400',
      'customers-stats-adv-name-includes-text-no-match',
      'customers-stats-adv-registered-after-dateonly-400',
      'customers-stats-adv-spend-between-decimal-400',
    ],
  ],
  [
    'A single year as one interval, which the page does not offer.',
    [
      'coupons-stats-lastyear-year',
      'downloads-stats-lastyear-year',
      'orders-stats-lastyear-year',
      'products-stats-lastyear-year',
      'revenue-stats-lastyear-year',
      'taxes-stats-lastyear-year',
      'variations-stats-lastyear-year',
    ],
  ],
  [
    'The list of a single category itself, where the report lists its products.',
    ['j-categories-single-list-lastyear', 'j-categories-single-list-mtd'],
  ],
  [
    'Compares a tax code with itself, which the report takes for no comparison.',
    [
      'j-taxes-compare-list-lastyear',
      'j-taxes-compare-list-mtd',
      'j-taxes-compare-stats-lastyear',
      'j-taxes-compare-stats-lastyear-prevyear',
      'j-taxes-compare-stats-mtd',
      'j-taxes-compare-stats-mtd-prevyear',
      'j-taxes-labels',
    ],
  ],
  [
    'What the store allows on the Overview, without figures.',
    ['leaderboards-allowed', 'performance-indicators-allowed'],
  ],
  [
    'Figures of the Overview that another recording holds too: one leaderboard alone, fewer indicators, other links.',
    [
      'leaderboards',
      'leaderboards-categories',
      'leaderboards-coupons',
      'leaderboards-customers',
      'leaderboards-products',
      'performance-indicators-all',
      'performance-indicators-month',
    ],
  ],
  ['An indicator that no store has, which the store refuses.', ['performance-indicators-unknown']],
];
