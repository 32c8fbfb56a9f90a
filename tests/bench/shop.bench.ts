import { bench, describe } from 'vitest';
import { createDemoStore } from '../../mocks/demo-store.ts';
import { parseDemoSettings } from '../../mocks/demo-settings.ts';
import { handleRequest } from '../../mocks/server.ts';

const settings = parseDemoSettings({ DEMO_NOW: '2026-11-20T12:00:00' });
const store = createDemoStore(settings);
const year = 'after=2025-01-01T00:00:00&before=2025-12-31T23:59:59&per_page=100';
const ask = (query: string) =>
  handleRequest(
    store,
    new Request(`http://localhost/wp-json/wc-analytics/reports/revenue/stats?${query}`),
  );

describe('the demo store', () => {
  bench('creates a store with 2,500 orders', () => {
    createDemoStore(settings);
  });
  bench('responds with revenue, a year by day', async () => {
    await ask(`${year}&interval=day`);
  });
  bench('responds with revenue, a year by month', async () => {
    await ask(`${year}&interval=month`);
  });
});
