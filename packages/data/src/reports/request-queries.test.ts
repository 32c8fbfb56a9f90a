import { configureDate } from '@tillview/date';
import { beforeEach, describe, expect, it } from 'vitest';
import { resolveReportRequest } from './report-request.ts';
import type { ReportSource } from './report-source.ts';
import { getRowsQuery, getStatsQuery } from './request-queries.ts';

beforeEach(() => configureDate({ now: () => new Date('2024-03-13T15:30:45Z') }));

const source: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'orders' },
  rows: { from: 'list', endpoint: 'orders', key: [] },
  sort: { orderby: 'date', order: 'desc' },
  filters: () => [],
};
const table = (query: Record<string, string>, from = source) =>
  getRowsQuery(resolveReportRequest(from, query));
const stats = (query: Record<string, string>, dataType: 'primary' | 'secondary') =>
  getStatsQuery(resolveReportRequest(source, query), dataType);

describe('the rows of a URL', () => {
  it('are sorted by date, newest first, unless the URL has another sort (R3.49, R7.18, R7.19)', () => {
    expect(table({})).toMatchObject({ orderby: 'date', order: 'desc' });
    expect(table({ orderby: 'net_total', order: 'asc' })).toMatchObject({
      orderby: 'net_total',
      order: 'asc',
    });
    expect(table({ order: 'sideways' })).toMatchObject({ order: 'desc' });
  });

  it('include start and end of the primary range (R7.20, R7.21)', () => {
    expect(
      table({ period: 'yesterday', compare: 'previous_year', paged: '3', per_page: '50' }),
    ).toEqual({
      orderby: 'date',
      order: 'desc',
      after: '2024-03-12T00:00:00',
      before: '2024-03-12T23:59:59',
      page: '3',
      per_page: '50',
    });
  });

  it('omit the range of a report without one', () => {
    expect(table({ period: 'week' }, { ...source, hasRange: false })).toEqual({
      orderby: 'date',
      order: 'desc',
      page: '1',
      per_page: '25',
    });
  });

  it.each([
    [undefined, '1'],
    ['4', '4'],
    ['0', '1'],
    ['-2', '1'],
    ['1.5', '1'],
    ['many', '1'],
    ['1e400', '1'],
  ])('are on page %s of the URL, read as page %s (R7.24)', (paged, page) => {
    expect(table(paged === undefined ? {} : { paged })).toMatchObject({ page });
  });

  it.each([
    [undefined, '25'],
    ['100', '100'],
    ['101', '25'],
    ['30', '25'],
    ['-1', '25'],
  ])('have the page size %s of the URL, read as %s (R7.25)', (per_page, expected) => {
    expect(table(per_page === undefined ? {} : { per_page })).toMatchObject({ per_page: expected });
  });
});

describe('the metrics of a URL', () => {
  it('are requested for each range with 100 intervals per page (R9.8)', () => {
    const query = { period: 'last_week', compare: 'previous_period' };
    expect(stats(query, 'primary')).toEqual({
      order: 'asc',
      interval: 'day',
      per_page: '100',
      after: '2024-03-03T00:00:00',
      before: '2024-03-09T23:59:59',
    });
    expect(stats(query, 'secondary')).toMatchObject({
      after: '2024-02-25T00:00:00',
      before: '2024-03-02T23:59:59',
      interval: 'day',
    });
  });
});
