import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { API_ROOT, createTestRegistry, startRestServer } from '../testing/rest-server.ts';
import { reportsStore } from './index.ts';

const server = startRestServer();
const interval = { interval: '2026-11-01', date_start: '2026-11-01 00:00:00', subtotals: {} };

function read(body: object) {
  server.use(
    http.get(`${API_ROOT}/wc-analytics/reports/revenue/stats`, () => HttpResponse.json(body)),
  );
  return createTestRegistry().resolveSelect(reportsStore).getReportStats('revenue', {});
}

describe('stats values', () => {
  it('are converted from text to numbers, in totals, intervals and segments', async () => {
    const segment = { segment_id: '7', segment_label: '12', subtotals: { net_revenue: '3' } };
    const { data } = await read({
      totals: { net_revenue: '12.50', orders_count: 4, segments: [segment] },
      intervals: [{ ...interval, subtotals: { net_revenue: '-1e2' } }],
    });
    expect(data?.totals).toEqual({
      net_revenue: 12.5,
      orders_count: 4,
      segments: [{ ...segment, subtotals: { net_revenue: 3 } }],
    });
    expect(data?.intervals[0]).toEqual({ ...interval, subtotals: { net_revenue: -100 } });
  });

  it('stay unchanged when they are not numeric', async () => {
    const totals = { net_revenue: 'many', taxes: '', shipping: null };
    expect((await read({ totals, intervals: [] })).data?.totals).toEqual(totals);
  });

  it.each([
    ['an interval without subtotals', { ...interval, subtotals: null }],
    ['an interval without a date', { ...interval, date_start: null }],
    ['an interval that is not an object', 'x'],
  ])('a reply with %s is rejected', async (_, broken) => {
    await expect(read({ totals: {}, intervals: [interval, broken] })).rejects.toMatchObject({
      code: 'unexpected_response',
    });
  });
});
