import { expect, it } from 'vitest';
import { getGroupColumns } from './group-columns.ts';
import { groupMetrics, groupProfitMetrics } from './group-metrics.ts';

it('has totals of counts alone where groups are in different currencies', () => {
  const keysWithTotal = (hasSeveralCurrencies: boolean) =>
    getGroupColumns({
      by: ['currencies'],
      metrics: [...groupMetrics, ...groupProfitMetrics],
      compared: 'orders_count',
      earlier: undefined,
      hasSeveralCurrencies,
    })
      .filter(({ total }) => total)
      .map(({ key }) => key);
  expect(keysWithTotal(true).slice(1)).toEqual(['orders_count', 'num_items_sold', 'new_customers']);
  expect(keysWithTotal(false)).toContain('net_revenue');
});
