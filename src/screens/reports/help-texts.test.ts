import type { AnyTotals } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import type { Metric } from '../../reporting/definition/metric.ts';
import { reportMetrics } from './all-metrics.ts';

const { orders: orderMetrics, revenue: revenueMetrics } = reportMetrics;

const getHelp = (metrics: readonly Metric[], key: string, totals?: AnyTotals) =>
  metrics.find((metric) => metric.key === key)?.help?.(totals);

describe('the help of Revenue', () => {
  const totals = {
    gross_sales: 140844.8,
    refunds: 5275.2,
    coupons: 1887.11,
    net_revenue: 133682.49,
  };

  it.each([
    ['where they do not contain taxes', totals],
    ['after rounding', { ...totals, refunds: 5275.18 }],
    ['in a currency without decimals', { gross_sales: 9, refunds: 2, coupons: 1, net_revenue: 7 }],
  ])('says that net sales are gross sales minus returns and coupons: %s', (_, own) => {
    expect(getHelp(revenueMetrics, 'net_revenue', own)).toMatch(/^Gross sales minus returns and/);
    expect(getHelp(revenueMetrics, 'refunds', own)).toBeUndefined();
  });

  it('says instead what returns contain, where they contain taxes and shipping', () => {
    const own = { ...totals, refunds: 6044.38 };
    expect(getHelp(revenueMetrics, 'net_revenue', own)).toMatch(
      /^Gross sales minus coupons and refunded products.*Returns also contain refunded taxes/,
    );
    expect(getHelp(revenueMetrics, 'refunds', own)).toMatch(/with their taxes and shipping/);
  });

  it('claims nothing about unknown totals, or amounts that add up in no known way', () => {
    expect(getHelp(revenueMetrics, 'net_revenue')).toBeUndefined();
    expect(getHelp(revenueMetrics, 'net_revenue', { ...totals, refunds: 1 })).toBeUndefined();
  });
});

it('the help of Orders says what averages are over, and where they leave refunds out', () => {
  const of = (average: number, items: number) => {
    const totals = {
      orders_count: 1172,
      net_revenue: 133682.49,
      num_items_sold: 3498,
      avg_order_value: average,
      avg_items_per_order: items,
    };
    return ['avg_order_value', 'avg_items_per_order'].map((key) =>
      getHelp(orderMetrics, key, totals),
    );
  };
  expect(of(114.06, 2.9846)).toEqual(Array(2).fill('Average over 1172 orders.'));
  expect(of(118.56, 3.116)).toEqual([
    'Average over 1172 orders. Refunds are not subtracted.',
    'Average over 1172 orders. Returned items are not subtracted.',
  ]);
});
