import type { AnyTotals } from '@tillview/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { MetricType } from '../definition/metric.ts';
import type { SentenceMetricName } from '../definition/report-definition.ts';

/**
 * How one metric is named in a sentence about a range: texts with places for the formatted values. `count` is the value
 * itself, for plural forms.
 */
export type SentenceMetric = {
  /** Its keys in the reports, see `Metric`. */
  keys: readonly string[];
  type: MetricType;
  value: (totals: AnyTotals) => number | undefined;
  /** Such as "%s orders". */
  now: (count: number) => string;
  /** The text at the beginning of a sentence, if it is not the metric's label and value. */
  lead?: (value: string) => string;
  /** Such as "%1$s orders against %2$s". */
  against: (count: number) => string;
  /** The report that explains the metric, and the chart to open there. */
  report?: { path: string; chart: string };
  /** Whether the metric is named only if it explains at least a tenth of the change. */
  isMinor?: boolean;
};

const valueOf = (key: string) => (totals: AnyTotals) => totals[key];

/* translators: %s: an amount of money; part of a list such as "111 orders, average $127.22". */
const average = () => __('average %s', 'tillview');
/* translators: 1: an amount of money, 2: the earlier amount; part of a list such as "111 orders against 87, average $127.22 against $120.35". */
const averageAgainst = () => __('average %1$s against %2$s', 'tillview');

/** Every metric that a report's sentence can name. */
export const sentenceMetrics = {
  netSales: {
    keys: ['net_revenue'],
    type: 'currency',
    value: valueOf('net_revenue'),
    /* translators: %s: an amount of money; the beginning of a sentence. */
    lead: (value: string) => sprintf(__('Net sales %s', 'tillview'), value),
    /* translators: %s: an amount of money; part of a list. */
    now: () => __('net sales %s', 'tillview'),
    /* translators: 1: an amount of money, 2: the earlier amount; part of a list. */
    against: () => __('net sales %1$s against %2$s', 'tillview'),
    report: { path: '/analytics/revenue', chart: 'net_revenue' },
  },
  orders: {
    keys: ['orders_count'],
    type: 'number',
    value: valueOf('orders_count'),
    /* translators: %s: number of orders. */
    now: (count: number) => _n('%s order', '%s orders', count, 'tillview'),
    /* translators: 1: number of orders, 2: the earlier number; part of a list. */
    against: (count: number) =>
      _n('%1$s order against %2$s', '%1$s orders against %2$s', count, 'tillview'),
    report: { path: '/analytics/orders', chart: 'orders_count' },
  },
  averageOrder: {
    keys: ['avg_order_value'],
    type: 'currency',
    // Never computed: stores differ in whether they subtract refunds.
    value: ({ avg_order_value, orders_count }) => (orders_count ? avg_order_value : undefined),
    now: average,
    against: averageAgainst,
    report: { path: '/analytics/orders', chart: 'avg_order_value' },
  },
  returns: {
    keys: ['refunds'],
    type: 'currency',
    value: valueOf('refunds'),
    /* translators: %s: an amount of money; part of a list. */
    now: () => __('returns %s', 'tillview'),
    /* translators: 1: an amount of money, 2: the earlier amount; part of a list. */
    against: () => __('returns %1$s against %2$s', 'tillview'),
    report: { path: '/analytics/revenue', chart: 'refunds' },
    isMinor: true,
  },
  discounts: {
    keys: ['coupons', 'amount'],
    type: 'currency',
    value: ({ coupons, amount }) => amount ?? coupons,
    /* translators: %s: an amount of money; the beginning of a sentence. */
    lead: (value: string) => sprintf(__('Discounts %s', 'tillview'), value),
    /* translators: %s: an amount of money; part of a list. */
    now: () => __('discounts %s', 'tillview'),
    /* translators: 1: an amount of money, 2: the earlier amount; part of a list. */
    against: () => __('discounts %1$s against %2$s', 'tillview'),
    report: { path: '/analytics/coupons', chart: 'amount' },
    isMinor: true,
  },
  itemsSold: {
    keys: ['items_sold', 'num_items_sold'],
    type: 'number',
    value: valueOf('items_sold'),
    /* translators: %s: number of items. */
    now: (count: number) => _n('%s item sold', '%s items sold', count, 'tillview'),
    /* translators: 1: number of items, 2: the earlier number; part of a list. */
    against: (count: number) =>
      _n('%1$s item sold against %2$s', '%1$s items sold against %2$s', count, 'tillview'),
  },
  totalTax: {
    keys: ['total_tax'],
    type: 'currency',
    value: valueOf('total_tax'),
    /* translators: %s: an amount of money; the beginning of a sentence. */
    lead: (value: string) => sprintf(__('Taxes %s', 'tillview'), value),
    /* translators: %s: an amount of money; part of a list. */
    now: () => __('taxes %s', 'tillview'),
    /* translators: 1: an amount of money, 2: the earlier amount; part of a list. */
    against: () => __('taxes %1$s against %2$s', 'tillview'),
  },
  discountedOrders: {
    keys: ['orders_count'],
    type: 'number',
    value: valueOf('orders_count'),
    /* translators: %s: number of orders with a coupon. */
    now: (count: number) => _n('%s discounted order', '%s discounted orders', count, 'tillview'),
    /* translators: 1: number of orders with a coupon, 2: the earlier number; part of a list. */
    against: (count: number) =>
      _n(
        '%1$s discounted order against %2$s',
        '%1$s discounted orders against %2$s',
        count,
        'tillview',
      ),
  },
  taxedOrders: {
    keys: ['orders_count'],
    type: 'number',
    value: valueOf('orders_count'),
    /* translators: %s: number of orders with a tax. */
    now: (count: number) => _n('%s taxed order', '%s taxed orders', count, 'tillview'),
    /* translators: 1: number of orders with a tax, 2: the earlier number; part of a list. */
    against: (count: number) =>
      _n('%1$s taxed order against %2$s', '%1$s taxed orders against %2$s', count, 'tillview'),
  },
  downloads: {
    keys: ['download_count'],
    type: 'number',
    value: valueOf('download_count'),
    /* translators: %s: number of downloads. */
    now: (count: number) => _n('%s download', '%s downloads', count, 'tillview'),
    /* translators: 1: number of downloads, 2: the earlier number; part of a list. */
    against: (count: number) =>
      _n('%1$s download against %2$s', '%1$s downloads against %2$s', count, 'tillview'),
  },
} satisfies Readonly<Record<SentenceMetricName, SentenceMetric>>;
