import { configureDate } from '@tillview/date';
import { beforeEach, describe, expect, it } from 'vitest';
import { resolveReportRequest } from './report-request.ts';
import type { ReportSource } from './report-source.ts';

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

const orders: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'orders' },
  rows: { from: 'list', endpoint: 'orders', key: ['order_id'] },
  sort: { orderby: 'date', order: 'desc' },
  filters: () => [
    { label: 'Show', param: 'filter', filters: [{ value: 'advanced', label: 'Advanced filters' }] },
  ],
  advancedFilters: () => ({
    title: '',
    filters: {
      status: {
        labels: { add: 'Order status' },
        rules: [{ value: 'is', label: 'Is' }],
        input: { component: 'SelectControl' },
      },
      refunds: { labels: { add: 'Refund' }, input: { component: 'SelectControl' } },
    },
  }),
  listParams: ['status_is', 'status_is_not'],
};

describe('resolveReportRequest', () => {
  it('sends one value of a list parameter as a list, and any other value as it is', () => {
    const { filters } = resolveReportRequest(orders, {
      filter: 'advanced',
      status_is: 'completed',
      refunds: 'full',
    });
    expect(filters).toEqual({ match: 'all', status_is: ['completed'], refunds: 'full' });
  });
});
