import { count, money, shortDate } from '../expected-texts.ts';
import { REPORT_TEXTS } from '../report-texts.ts';
import type { RecordedView, ReportExpectation } from './recorded-view.ts';
import { countOf, figureOf, firstOf, info, type Row, rowsIn, textOf } from './recordings.ts';
import {
  figureViews,
  journeyViews,
  lastYearViews,
  monthView,
  ofMonth,
  rangeViews,
} from './views.ts';
import type { Query } from './ranges.ts';

const STATUSES: Readonly<Record<string, string>> = {
  completed: 'Completed',
  processing: 'Processing',
  refunded: 'Refunded',
  'on-hold': 'On hold',
};

/** The texts that Orders shows for a recording. */
export const orders: ReportExpectation = {
  ...REPORT_TEXTS.orders,
  row: (row) => {
    const { products, coupons, customer, attribution } = info(row);
    const { first_name: first, last_name: last } = customer as Row;
    return [
      shortDate(textOf(row['date'])),
      textOf(row['order_number']),
      STATUSES[textOf(row['status'])] ?? textOf(row['status']),
      `${textOf(first)} ${textOf(last)}`.trim(),
      row['customer_type'] === 'new' ? 'New' : 'Returning',
      firstOf(rowsIn(products).map(({ name, quantity }) => `${textOf(quantity)}× ${textOf(name)}`)),
      count(figureOf(row, 'num_items_sold')),
      firstOf(rowsIn(coupons).map(({ code }) => textOf(code))),
      money(figureOf(row, 'net_total')),
      textOf((attribution as Row)['origin']),
    ];
  },
  foot: (totals) => [
    `Totals ${countOf(figureOf(totals, 'orders_count'), 'order', 'orders')}`,
    '',
    '',
    countOf(figureOf(totals, 'total_customers'), 'customer', 'customers'),
    '',
    countOf(figureOf(totals, 'products'), 'product', 'products'),
    count(figureOf(totals, 'num_items_sold')),
    countOf(figureOf(totals, 'coupons_count'), 'coupon', 'coupons'),
    money(figureOf(totals, 'net_revenue')),
    '',
  ],
};

const ADVANCED: Readonly<Record<string, Query>> = {
  'attribute-is': { 'attribute_is[0][0]': '1', 'attribute_is[0][1]': '27' },
  'coupon-excludes': { coupon_excludes: '105' },
  'coupon-includes': { coupon_includes: '105' },
  'customer-new': { customer_type: 'new' },
  'customer-returning': { customer_type: 'returning' },
  'match-all': { match: 'all', status_is: 'completed', product_includes: '22' },
  'match-any': { match: 'any', status_is: 'processing', coupon_includes: '105' },
  'product-excludes': { product_excludes: '22' },
  'product-includes': { product_includes: '22,34' },
  'refunds-all': { refunds: 'all' },
  'refunds-full': { refunds: 'full' },
  'refunds-none': { refunds: 'none' },
  'status-is': { status_is: 'completed' },
  'status-is-not': { status_is_not: 'completed' },
  'status-is-pending': { status_is: 'pending' },
  'tax-excludes': { tax_rate_excludes: '1' },
  'tax-includes': { tax_rate_includes: '1,2' },
  'variation-includes': { variation_includes: '61,62' },
};

/** The recorded views of Orders. */
export const orderViews: readonly RecordedView[] = [
  ...rangeViews('orders'),
  ...figureViews('orders'),
  ...lastYearViews('orders', 'net_total'),
  ofMonth('page', 'orders-list-page2', { paged: '2' }, 'orders'),
  ofMonth('sort', 'orders-list-asc', { orderby: 'date', order: 'asc' }, 'orders'),
  ofMonth('sort', 'orders-list-sort-items', { orderby: 'num_items_sold', order: 'desc' }, 'orders'),
  ofMonth('sort', 'orders-list-sort-net', { orderby: 'net_total', order: 'desc' }, 'orders'),
  ...journeyViews('filter', 'orders-adv-status', { filter: 'advanced', status_is: 'completed' }),
  ...journeyViews('filter', 'orders-adv-two-any', {
    filter: 'advanced',
    match: 'any',
    product_includes: '34',
    customer_type: 'returning',
  }),
  ...Object.entries(ADVANCED).map(([name, query]) =>
    monthView(
      'filter',
      `filter ${name}`,
      { filter: 'advanced', ...query },
      { stats: `orders-stats-adv-${name}`, list: `orders-list-adv-${name}` },
    ),
  ),
];
