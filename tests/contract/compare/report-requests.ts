const MONTH = 'after=2026-11-01T00:00:00&before=2026-11-20T23:59:59';
const YEAR = 'after=2025-01-01T00:00:00&before=2025-12-31T23:59:59';
const DAY = 'after=2026-11-18T00:00:00&before=2026-11-18T23:59:59';
const ALL = 'after=2024-10-01T00:00:00&before=2026-11-20T23:59:59';
const EMPTY = 'after=2019-01-01T00:00:00&before=2019-01-31T23:59:59';
const REVERSED = 'after=2026-11-20T00:00:00&before=2026-11-01T23:59:59';
const SHORT = 'after=2026-10-01T00:00:00&before=2026-10-31T23:59:59';

/** The sort keys, fields and segments of the stats endpoints with dates. */
const STATS: Readonly<Record<string, { orderby: string; fields: string; segments: string[] }>> = {
  revenue: {
    orderby:
      'date total_sales coupons refunds shipping taxes net_revenue orders_count items_sold gross_sales',
    fields: 'net_revenue,orders_count',
    segments: ['product', 'category', 'coupon', 'customer_type'],
  },
  orders: {
    orderby: 'date net_revenue orders_count avg_order_value',
    fields: 'avg_order_value,num_items_sold',
    segments: [
      'product',
      'category',
      'coupon',
      'customer_type',
      'variation&product_includes={variableProduct}',
    ],
  },
  products: {
    orderby: 'date net_revenue coupons refunds shipping taxes orders_count items_sold',
    fields: 'items_sold,net_revenue',
    segments: [
      'product',
      'product&products={product1},{product2}',
      'category',
      'category&categories={category1},{category2}',
      'variation&products={variableProduct}',
      'variation&products={variableProduct}&variations={variation1},{variation2}',
    ],
  },
  variations: {
    orderby: 'date net_revenue coupons refunds shipping taxes orders_count items_sold',
    fields: 'items_sold',
    segments: [
      'variation&variations={variation1},{variation2}',
      'variation&product_includes={variableProduct}',
    ],
  },
  coupons: {
    orderby: 'date amount coupons_count orders_count',
    fields: 'amount',
    segments: ['coupon', 'coupon&coupons={coupon1},{coupon2}', 'product', 'category'],
  },
  taxes: {
    orderby: 'date items_sold total_sales orders_count products_count',
    fields: 'total_tax,tax_codes',
    segments: ['tax_rate_id', 'tax_rate_id&taxes={tax1},{tax2}'],
  },
  downloads: { orderby: 'date download_count', fields: 'download_count', segments: [] },
};

/** The sort keys and the item parameter of the table endpoints with dates. */
const TABLES: Readonly<Record<string, { orderby: string; items?: string }>> = {
  orders: { orderby: 'date num_items_sold net_total' },
  products: {
    orderby: 'date net_revenue orders_count items_sold product_name variations sku',
    items: 'products={product1},{product2}',
  },
  variations: {
    orderby: 'date net_revenue orders_count items_sold sku',
    items: 'variations={variation1},{variation2}',
  },
  categories: {
    orderby: 'category_id items_sold net_revenue orders_count products_count category',
    items: 'categories={category1},{category2}',
  },
  coupons: {
    orderby: 'coupon_id code amount orders_count',
    items: 'coupons={coupon1},{coupon2}',
  },
  taxes: {
    orderby: 'name tax_rate_id tax_code rate order_tax total_tax shipping_tax orders_count',
    items: 'taxes={tax1},{tax2}',
  },
  downloads: { orderby: 'date product' },
};

/** Queries that every endpoint with a range and pagination must reject. */
const INVALID = [
  'page=0',
  'per_page=101',
  'per_page=ten',
  'after=yesterday',
  'before=2026-02-30T00:00:00',
  'order=sideways',
  'orderby=color',
];

const ATTRIBUTES = ['attribute_is', 'attribute_is_not'].map(
  (name) => `${name}[0][0]=1&${name}[0][1]={term1}`,
);
const ORDER_FILTERS = [
  'status_is=completed',
  'status_is_not=completed',
  'status_is=completed,processing',
  'product_includes={product1}',
  'product_excludes={product1}',
  'variation_includes={variation1}',
  'variation_excludes={variation1}',
  'coupon_includes={coupon1}',
  'coupon_excludes={coupon1}',
  'tax_rate_includes={tax1}',
  'tax_rate_excludes={tax1}',
  ...ATTRIBUTES,
  'customer_type=new',
  'customer_type=returning',
  'refunds=all',
  'refunds=partial',
  'refunds=none',
  'match=any&status_is=completed&product_includes={product1}',
  'match=all&status_is=completed&product_includes={product1}',
  'status_is=lost',
  'match=some',
];
const VARIATION_FILTERS = [
  'product_includes={variableProduct}',
  'product_excludes={variableProduct}',
  'category_includes={category1}',
  'category_excludes={category1}',
  ...ATTRIBUTES,
  'match=any&product_includes={variableProduct}&category_includes={category2}',
];
const DOWNLOAD_FILTERS = [
  'product_includes={downloadProduct}',
  'product_excludes={downloadProduct}',
  'order_includes={downloadOrder}',
  'order_excludes={downloadOrder}',
  'customer_includes={downloadCustomer}',
  'customer_excludes={downloadCustomer}',
  'ip_address_includes={ip}',
  'ip_address_excludes={ip}',
  'match=any&product_includes={downloadProduct}&order_includes={downloadOrder}',
];
const between = (name: string, from: string, to: string) =>
  `${name}_between[0]=${from}&${name}_between[1]=${to}`;
const CUSTOMER_FILTERS = [
  'name_includes={customer1}',
  'name_excludes={customer1}',
  'username_includes={customer1}',
  'email_excludes={customer1}',
  'country_includes=US',
  'country_excludes=US',
  'orders_count_min=2',
  'orders_count_max=2',
  between('orders_count', '1', '3'),
  'total_spend_min=100',
  'total_spend_max=100',
  between('total_spend', '50', '500'),
  'avg_order_value_min=40',
  'avg_order_value_max=40',
  between('avg_order_value', '20', '90'),
  'registered_after=2025-06-01T00:00:00',
  'registered_before=2025-06-01T00:00:00',
  between('registered', '2025-01-01T00:00:00', '2025-12-31T23:59:59'),
  'last_active_after=2026-06-01T00:00:00',
  'last_active_before=2026-06-01T00:00:00',
  between('last_active', '2026-01-01T00:00:00', '2026-06-30T23:59:59'),
  'match=any&country_includes=US&orders_count_min=3',
];
const INDICATORS =
  'revenue/total_sales,revenue/net_revenue,revenue/shipping,revenue/refunds,revenue/gross_sales,orders/orders_count,orders/avg_order_value,products/items_sold,variations/items_sold,coupons/amount,coupons/orders_count,taxes/total_tax,taxes/order_tax,taxes/shipping_tax,downloads/download_count';
const CUSTOMER_SORTS =
  'username name country city state postcode date_registered date_last_active orders_count total_spend avg_order_value';

/** The paths below `/wc-analytics/reports` with their queries; placeholders are in braces. */
export function reportRequests(): string[] {
  return [
    ...Object.entries(STATS).flatMap(([name, { orderby, fields, segments }]) =>
      [
        '',
        ...['hour', 'day'].map((interval) => `${DAY}&interval=${interval}`),
        ...['week', 'month', 'quarter', 'year'].map((interval) => `${ALL}&interval=${interval}`),
        `${MONTH}&interval=day&order=asc&per_page=100&_locale=user`,
        `${YEAR}&interval=day&order=asc&per_page=100&page=4`,
        `${YEAR}&interval=month&per_page=5&page=2`,
        `${MONTH}&interval=day&page=99`,
        `${EMPTY}&interval=day`,
        ...['hour', 'day', 'week', 'month', 'year'].map(
          (interval) => `${REVERSED}&interval=${interval}`,
        ),
        `${MONTH}&interval=day&fields=${fields}`,
        `${MONTH}&interval=day&fields[0]=${fields.split(',')[0]}`,
        ...orderby
          .split(' ')
          .map((key, index) => `${SHORT}&interval=day&orderby=${key}&order=${order(index)}`),
        ...segments.map((segment) => `${ALL}&interval=year&segmentby=${segment}`),
        ...(segments[0] ? [`${SHORT}&interval=week&segmentby=${segments[0]}`] : []),
        ...INVALID,
        'interval=fortnight',
        ...(segments.length > 0 ? ['segmentby=shoe_size'] : []),
      ].map((query) => `${name}/stats?${query}`),
    ),
    ...Object.entries(TABLES).flatMap(([name, { orderby, items }]) =>
      [
        '',
        `${ALL}&per_page=100&extended_info=true`,
        `${ALL}&per_page=25&extended_info=false`,
        `${MONTH}&per_page=5&page=2&extended_info=true`,
        `${MONTH}&page=99`,
        EMPTY,
        REVERSED,
        ...(items ? [`${ALL}&${items}&extended_info=true`] : []),
        ...orderby
          .split(' ')
          .map((key, index) => `${ALL}&orderby=${key}&order=${order(index)}&extended_info=true`),
        ...INVALID,
      ].map((query) => `${name}?${query}`),
    ),
    `downloads?${ALL}&_embed=true&per_page=25`,
    `products?${ALL}&categories={category1}&extended_info=true`,
    `variations?${ALL}&products={variableProduct}&extended_info=true`,
    `products?${ALL}&products=999999&extended_info=true`,
    `categories?${ALL}&categories=999999&extended_info=true`,
    ...ORDER_FILTERS.flatMap((filter) => [
      `orders?${ALL}&${filter}&extended_info=true`,
      `orders/stats?${ALL}&interval=year&${filter}`,
    ]),
    ...VARIATION_FILTERS.flatMap((filter) => [
      `variations?${ALL}&${filter}&extended_info=true`,
      `variations/stats?${ALL}&interval=year&${filter}`,
    ]),
    ...DOWNLOAD_FILTERS.flatMap((filter) => [
      `downloads?${ALL}&${filter}`,
      `downloads/stats?${ALL}&interval=year&${filter}`,
    ]),
    ...CUSTOMER_FILTERS.flatMap((filter) => [
      `customers?${filter}&per_page=25`,
      `customers/stats?${filter}`,
    ]),
    ...CUSTOMER_SORTS.split(' ').map(
      (key, index) => `customers?orderby=${key}&order=${order(index)}&per_page=100`,
    ),
    'customers?customers={customer1},{customer2}',
    'customers?page=99',
    'customers?orderby=shoe_size',
    'customers/stats',
    'customers/stats?fields=customers_count',
    ...['all', 'outofstock', 'lowstock', 'instock', 'onbackorder'].flatMap((type) =>
      ['stock_status', 'stock_quantity', 'title', 'sku', 'id', 'date'].map(
        (key, index) => `stock?type=${type}&orderby=${key}&order=${order(index)}&per_page=100`,
      ),
    ),
    'stock?page=99',
    'stock?type=plenty',
    'stock?include={product1},{variation1}&orderby=include',
    'stock/stats',
    'performance-indicators',
    `performance-indicators?${MONTH}`,
    `performance-indicators?${MONTH}&stats=${INDICATORS}`,
    `performance-indicators?${MONTH}&stats=revenue/luck`,
    'performance-indicators?stats=orders/orders_count',
    'performance-indicators/allowed',
    'import/status',
    'import/totals',
    'import/totals?days=30&skip_existing=true',
    '',
    'unknown',
  ].map((request) => `/wc-analytics/reports/${request}`.replace(/[/?]$/, ''));
}

/** Alternates between both directions. */
function order(index: number): 'asc' | 'desc' {
  return index % 2 === 0 ? 'desc' : 'asc';
}
