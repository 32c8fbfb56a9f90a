import { configureDate } from '@tillview/date';
import { beforeEach, describe, expect, it } from 'vitest';
import { getReportTableQuery, type StatsQueryOptions, toReportRequest } from './report-query.ts';
import { getStatsQuery } from './request-queries.ts';

beforeEach(() => configureDate({ now: () => new Date('2024-03-13T15:30:45Z') }));

const table = (query: Record<string, string>, endpoint = 'orders') =>
  getReportTableQuery({ endpoint, query });
const stats = (
  query: Record<string, string>,
  range: 'primary' | 'secondary',
  options: Partial<StatsQueryOptions> = {},
) => getStatsQuery(toReportRequest({ endpoint: 'orders', query, ...options }), range);

describe('getReportTableQuery', () => {
  it('uses filters and search of the URL, and lets the table’s own parameters override all others', () => {
    const query = { search: 'mug', orders: '4,9', orderby: 'x', match: 'any' };
    const tableQuery = { orderby: 'y', extended_info: true };
    expect(getReportTableQuery({ endpoint: 'orders', query, tableQuery })).toMatchObject({
      orderby: 'y',
      extended_info: 'true',
      orders: '4,9',
    });
  });

  it('returns the same object for an equal query, which prevents a new request', () => {
    expect(table({ paged: '2' })).toBe(table({ paged: '2' }));
  });
});

describe('stats of a URL', () => {
  it('returns null for the comparison when the URL has none', () => {
    expect(stats({ period: 'month', compare: 'none' }, 'secondary')).toBeNull();
    expect(stats({ period: 'month', compare: 'none' }, 'primary')).not.toBeNull();
  });

  it.each(['stock', 'customers'])('requests %s with filters and fields only', (endpoint) => {
    const query = { search: 'x', [endpoint]: '4', segmentby: 'product' };
    const fields = ['a', 'b'];
    expect(stats(query, 'primary', { endpoint, fields })).toEqual({ [endpoint]: '4', fields });
    expect(stats(query, 'secondary', { endpoint })).toBeNull();
  });

  it.each([
    ['orders', 'nonsense'],
    ['orders', 'tax_rate_id'],
    ['products', 'coupon'],
    ['revenue', 'constructor'],
  ])('does not segment %s by %s, which the server rejects', (endpoint, segmentby) => {
    expect(stats({ segmentby }, 'primary', { endpoint })).not.toHaveProperty('segmentby');
  });

  it('accepts any segment for an endpoint of an extension', () => {
    expect(stats({ segmentby: 'vendor' }, 'primary', { endpoint: 'vendors' })).toMatchObject({
      segmentby: 'vendor',
    });
  });

  it('uses the segment and filters of the URL, and falls back to the default range', () => {
    const query = { segmentby: 'product', search: 'x', orders: '4' };
    const defaultDateRange = 'period=today&compare=previous_year';
    expect(stats(query, 'primary', { defaultDateRange })).toEqual({
      order: 'asc',
      interval: 'hour',
      per_page: '100',
      after: '2024-03-13T00:00:00',
      before: '2024-03-13T23:59:59',
      segmentby: 'product',
      orders: '4',
    });
  });
});
