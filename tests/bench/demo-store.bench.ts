import { bench, describe } from 'vitest';
import { parseDemoSettings } from '../../mocks/demo-settings.ts';
import { createDemoStore } from '../../mocks/demo-store.ts';
import { handleRequest } from '../../mocks/server.ts';

/*
 * The limits of the demo store on two cores: 2,500 orders in under 1 s and any report in under 50 ms; with 100,000
 * orders a start in under 15 s and a year by day in under 300 ms.
 */
const settings = (orders: number) =>
  parseDemoSettings({ DEMO_NOW: '2026-11-20T12:00:00', DEMO_ORDERS: String(orders) });
const small = createDemoStore(settings(2500));
const large = createDemoStore(settings(100_000));
const YEAR = 'after=2025-01-01T00:00:00&before=2025-12-31T23:59:59&per_page=100';
const FEW = { iterations: 5, warmupIterations: 1, time: 0, warmupTime: 0 };

const ask = async (store: typeof small, path: string): Promise<void> => {
  const response = await handleRequest(
    store,
    new Request(`http://localhost/wp-json/wc-analytics/${path}`),
  );
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  await response.text();
};

const STATS = ['revenue', 'orders', 'products', 'variations', 'coupons', 'taxes', 'downloads'];
const LISTS = ['orders', 'products', 'variations', 'categories', 'coupons', 'taxes', 'downloads'];
const HEAVY = [
  'reports/revenue/stats?interval=month',
  'reports/revenue/stats?interval=day&segmentby=product',
  'reports/products/stats?interval=day&segmentby=product',
  'reports/coupons/stats?interval=day&segmentby=product',
  'reports/orders/stats?interval=day&orderby=net_revenue&match=any&status_is=completed&customer_type=new',
  'reports/performance-indicators?extended_info=1',
];

describe('creating a store', () => {
  bench('of 2,500 orders', () => void createDemoStore(settings(2500)), FEW);
  bench('of 100,000 orders', () => void createDemoStore(settings(100_000)), {
    ...FEW,
    iterations: 2,
  });
});

describe('2,500 orders', () => {
  for (const name of STATS)
    bench(`${name}, a year by day`, () => ask(small, `reports/${name}/stats?interval=day&${YEAR}`));
  for (const name of LISTS)
    bench(`table of ${name}, a year`, () =>
      ask(small, `reports/${name}?extended_info=true&${YEAR}`));
  for (const name of ['stock', 'stock/stats', 'customers', 'customers/stats'])
    bench(name, () => ask(small, `reports/${name}`));
  for (const path of HEAVY)
    bench(path, () => ask(small, `${path}&${YEAR.replace('&per_page=100', '')}`));
  bench('leaderboards', () => ask(small, `leaderboards?${YEAR.replace('&per_page=100', '')}`));
});

describe('100,000 orders', () => {
  for (const name of STATS)
    bench(
      `${name}, a year by day`,
      () => ask(large, `reports/${name}/stats?interval=day&${YEAR}`),
      FEW,
    );
});
