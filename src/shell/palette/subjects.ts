import { getCurrentDates } from '@tillview/date';
import { getPersistedQuery, type Query } from '@tillview/navigation';
import { __ } from '@wordpress/i18n';
import { findScreen } from '../../screens.ts';

/** A screen that a question can be about. */
export type Subject = {
  readonly path: string;
  readonly title: () => string;
  /** Other words for it, separated by commas, in the language of the user. */
  readonly words?: () => string;
  /** Whether it has a range. */
  readonly hasRange?: boolean;
  /** The metric that says what is best, such as "products/net_revenue". */
  readonly metric?: string;
  /** The order of its rows by that metric, if the words say it. */
  readonly order?: 'asc' | 'desc';
};

/** A subject with the title of its screen. */
const of = (path: string, subject: Omit<Subject, 'path' | 'title'> = {}): Subject => ({
  path,
  title: () => findScreen(path)?.title() ?? '',
  ...subject,
});

/** What questions can be about. */
export const subjects: Readonly<Record<string, Subject>> = {
  overview: of('/analytics/overview', { hasRange: true }),
  revenue: of('/analytics/revenue', { hasRange: true }),
  profit: of('/analytics/profit', {
    hasRange: true,
    words: () => __('margin, earnings', 'tillview'),
  }),
  payouts: of('/analytics/payouts', { hasRange: true }),
  orders: of('/analytics/orders', { hasRange: true, metric: 'orders/net_revenue' }),
  products: of('/analytics/products', {
    hasRange: true,
    metric: 'products/net_revenue',
    words: () => __('product, articles, goods', 'tillview'),
  }),
  bestsellers: of('/analytics/products', {
    hasRange: true,
    metric: 'products/net_revenue',
    order: 'desc',
    words: () => __('bestsellers, best sellers, top sellers, sells, sells best', 'tillview'),
  }),
  slowSellers: of('/analytics/products', {
    hasRange: true,
    metric: 'products/net_revenue',
    order: 'asc',
    words: () => __('slow sellers, worst sellers, stopped selling, sells least', 'tillview'),
  }),
  variations: of('/analytics/variations', { hasRange: true, metric: 'products/net_revenue' }),
  categories: of('/analytics/categories', {
    hasRange: true,
    metric: 'products/net_revenue',
    words: () => __('category', 'tillview'),
  }),
  coupons: of('/analytics/coupons', {
    hasRange: true,
    metric: 'coupons/amount',
    words: () => __('coupon, discounts, discount codes, vouchers', 'tillview'),
  }),
  taxes: of('/analytics/taxes', {
    hasRange: true,
    metric: 'taxes/total_tax',
    words: () => __('tax, VAT, sales tax', 'tillview'),
  }),
  taxesByCountry: of('/analytics/taxes-by-country', {
    hasRange: true,
    words: () => __('taxes by country, tax by country, tax return', 'tillview'),
  }),
  refundList: of('/analytics/refunds', {
    hasRange: true,
    words: () => __('refund reasons, returned and why, why returned', 'tillview'),
  }),
  downloads: of('/analytics/downloads', { hasRange: true }),
  whatToOrder: of('/stock', {
    words: () =>
      __('reorder, restock, what to order, order this week, purchase, running out', 'tillview'),
  }),
  stock: of('/analytics/stock', { words: () => __('inventory', 'tillview') }),
  customers: of('/customers', {
    metric: 'customers/avg_total_spend',
    words: () => __('customer, buyers, clients', 'tillview'),
  }),
  retention: of('/analytics/retention', {
    words: () => __('cohorts, churn, leaving, coming back, come back, lost customers', 'tillview'),
  }),
  sources: of('/analytics/sources', {
    hasRange: true,
    words: () => __('source, channels, marketing, traffic', 'tillview'),
  }),
  explorer: of('/analytics/explorer', { hasRange: true }),
  inbox: of('/inbox', { words: () => __('messages', 'tillview') }),
  reviews: of('/reviews', { words: () => __('ratings, stars', 'tillview') }),
  exports: of('/exports', { words: () => __('files, CSV', 'tillview') }),
};

/** The range that a page opens with, in a few words; undefined if it has none. */
export function getRangeName(path: string, query: Query = getPersistedQuery()): string | undefined {
  if (!Object.values(subjects).some((subject) => subject.path === path && subject.hasRange))
    return undefined;
  const { label, range } = getCurrentDates(query).primary;
  return query['period'] === 'custom' && query['preset'] === undefined ? range : label;
}
