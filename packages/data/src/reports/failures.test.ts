import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { failures, failWith } from '../testing/failures.ts';
import { statsBody } from '../testing/report-bodies.ts';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { reportsStore } from './index.ts';

const server = startRestServer();
const statsUrl = `${API_ROOT}/wc-analytics/reports/revenue/stats`;
const itemsUrl = `${API_ROOT}/wc-analytics/reports/orders`;

describe.each([
  {
    operation: 'getReportItems',
    url: itemsUrl,
    good: [{ order_id: 1 }],
    read: (registry: ReturnType<typeof createTestRegistry>) =>
      registry.resolveSelect(reportsStore).getReportItems('orders', {}),
    look: (registry: ReturnType<typeof createTestRegistry>) => {
      const select = registry.select(reportsStore);
      return {
        value: select.getReportItems('orders', {}),
        isRequesting: select.isReportItemsRequesting('orders', {}),
        error: select.getReportItemsError('orders', {}),
        otherError: select.getReportItemsError('orders', { page: 2 }),
      };
    },
  },
  {
    operation: 'getReportStats',
    url: statsUrl,
    good: statsBody(1),
    read: (registry: ReturnType<typeof createTestRegistry>) =>
      registry.resolveSelect(reportsStore).getReportStats('revenue', {}),
    look: (registry: ReturnType<typeof createTestRegistry>) => {
      const select = registry.select(reportsStore);
      return {
        value: select.getReportStats('revenue', {}),
        isRequesting: select.isReportStatsRequesting('revenue', {}),
        error: select.getReportStatsError('revenue', {}),
        otherError: select.getReportStatsError('revenue', { page: 2 }),
      };
    },
  },
])('$operation', ({ url, good, read, look }) => {
  it.each(failures)(
    'keeps its data after $name, and clears the error with the next successful read',
    async (failure) => {
      const registry = createTestRegistry();
      const ok = () => http.get(url, () => HttpResponse.json(good));
      server.use(ok());
      const before = await read(registry);
      await registry.dispatch(reportsStore).refreshReports();
      const error = await failWith(server, failure, url, () => read(registry));
      expect(look(registry)).toMatchObject({ isRequesting: false, error });
      expect(look(registry).value).toBe(before);
      server.use(ok());
      await registry.dispatch(reportsStore).refreshReports();
      await read(registry);
      expect(look(registry)).toMatchObject({ isRequesting: false, error: false });
    },
  );
});
