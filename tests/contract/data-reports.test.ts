import { reportsStore } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { createTestRegistry } from '../../packages/data/src/testing/rest-server.ts';
import { isJson } from '../replay/recording.ts';
import {
  expectAsRecorded,
  queryOfRecording,
  recorded,
  rowsOf,
  startReplay,
} from './data-replay.ts';

const { replay } = startReplay();

function totalsOf(name: string) {
  const { headers } = recorded(name);
  return {
    totalResults: Number(headers['x-wp-total']),
    totalPages: Number(headers['x-wp-totalpages']),
  };
}

describe('reports of a real store', () => {
  it.each([
    ['orders', 'orders-list'],
    ['products', 'products-list'],
    ['variations', 'variations-list'],
    ['categories', 'categories-list'],
    ['coupons', 'coupons-list'],
    ['taxes', 'taxes-list'],
    ['downloads', 'downloads-list'],
    ['stock', 'stock-list'],
    ['customers', 'customers-list'],
  ])(
    'rows of %s, with the total count and the number of pages (R7.71, R7.73, R7.74)',
    async (endpoint, name) => {
      const sent = replay(name);
      const items = await createTestRegistry()
        .resolveSelect(reportsStore)
        .getReportItems(endpoint, queryOfRecording(name));
      expectAsRecorded(sent, name);
      expect(items).toEqual({ data: rowsOf(name), ...totalsOf(name) });
    },
  );

  it.each([
    ['revenue', 'revenue-stats-month-day'],
    ['orders', 'orders-stats-month-day'],
    ['products', 'products-stats-month-day'],
    ['variations', 'variations-stats-month-day'],
    ['coupons', 'coupons-stats-month-day'],
    ['taxes', 'taxes-stats-month-day'],
    ['downloads', 'downloads-stats-month-day'],
    ['stock', 'stock-stats'],
    ['customers', 'customers-stats'],
  ])('metrics of %s (R1.50, R3.70, R7.72)', async (endpoint, name) => {
    const sent = replay(name);
    const stats = await createTestRegistry()
      .resolveSelect(reportsStore)
      .getReportStats(endpoint, queryOfRecording(name));
    expectAsRecorded(sent, name);
    const { body } = recorded(name);
    expect(stats.data?.totals).toEqual(isJson(body) && body['totals']);
    expect(stats.data?.intervals).toEqual((isJson(body) && body['intervals']) || []);
  });

  it('indicators are rows without totals in the headers', async () => {
    const name = 'performance-indicators-month';
    const sent = replay(name);
    const items = await createTestRegistry()
      .resolveSelect(reportsStore)
      .getReportItems('performance-indicators', queryOfRecording(name));
    expectAsRecorded(sent, name);
    expect(items.totalResults).toBe(rowsOf(name).length);
  });
});
