import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { statsBody } from '../testing/report-bodies.ts';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { settle } from '../testing/settle.ts';
import { prefetchReports, reportsStore } from './index.ts';

const server = startRestServer();

it('prefetches the requests of a screen once, and the screen sends none', async () => {
  const requested: string[] = [];
  server.use(
    http.get(`${API_ROOT}/wc-analytics/*`, ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      requested.push(`${pathname.split('/wc-analytics/')[1]} ${searchParams.get('before') ?? ''}`);
      if (pathname.endsWith('/stats')) return HttpResponse.json(statsBody(1));
      return HttpResponse.json([{ id: 'products' }]);
    }),
  );
  const registry = createTestRegistry();
  const query = { before: '2026-11-20' };
  const calls = [
    { path: 'reports/orders/stats', query },
    { path: 'reports/orders', query: {} },
    { path: 'reports/performance-indicators', query },
    { path: 'leaderboards', query },
  ];
  await Promise.all([prefetchReports(registry, calls), prefetchReports(registry, calls)]);
  const select = registry.select(reportsStore);
  expect(select.getLeaderboards('leaderboards', query)).toHaveLength(1);
  expect(select.getReportStats('orders', query).data).toBeDefined();
  expect(select.getReportItems('orders', {}).data).toHaveLength(1);
  expect(select.getReportItems('performance-indicators', query).data).toHaveLength(1);
  await settle();
  expect(requested.toSorted()).toEqual([
    'leaderboards 2026-11-20',
    'reports/orders ',
    'reports/orders/stats 2026-11-20',
    'reports/performance-indicators 2026-11-20',
  ]);
});
