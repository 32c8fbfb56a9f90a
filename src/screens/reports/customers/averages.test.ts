import { describe, expect, it } from 'vitest';
import { readMetric } from '../../../reporting/definition/metric-values.ts';
import { getAverages } from './averages.ts';
import { metrics } from './metrics.ts';
import { getOrderMatcher } from './order-filter.ts';
import type { CustomerRow } from './row.ts';

const customers: CustomerRow[] = [
  { id: 1, orders_count: 1, total_spend: 100, avg_order_value: 100 },
  { id: 2, orders_count: 9, total_spend: 180, avg_order_value: 20 },
  { id: 3, orders_count: 0, total_spend: 0, avg_order_value: 0 },
];
const totals = { avg_orders_count: 4, avg_total_spend: 100, avg_avg_order_value: 60 };
const [, , orderValue] = metrics;

describe('the averages of customers', () => {
  it('are over the customers with orders', () => {
    expect(getAverages(totals, customers)).toMatchObject({
      avg_total_spend: 140,
      avg_orders_count: 5,
    });
  });

  it('divide the spend by the orders, and not the average of averages', () => {
    expect(readMetric(orderValue, getAverages(totals, customers))).toBe(28);
  });

  it('are those of the store unless all customers are known', () => {
    expect(getAverages(totals, undefined)).toBe(totals);
    expect(readMetric(orderValue, totals)).toBe(25);
    expect(readMetric(orderValue, {})).toBeUndefined();
  });
});

describe('the filter by number of orders', () => {
  const matches = (orders_count: number, filters: object) =>
    getOrderMatcher({ match: 'all', ...filters })?.({ orders_count }) ?? true;

  it.each([
    [4, { orders_count_min: '5' }, false],
    [5, { orders_count_min: '5' }, false],
    [6, { orders_count_min: '5' }, true],
    [5, { orders_count_max: '5' }, false],
    [2, { orders_count_between: ['2', '5'] }, true],
    [1, { orders_count_between: ['5', '2'] }, false],
    [1, { match: 'any', orders_count_min: '5' }, false],
    [1, { match: 'any', orders_count_min: '5', country_includes: 'US' }, true],
    [1, {}, true],
  ])('lists a customer with %d orders for %o: %s', (count, filters, isListed) => {
    expect(matches(count, filters)).toBe(isListed);
  });
});
