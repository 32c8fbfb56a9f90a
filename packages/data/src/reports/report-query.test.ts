import { configureDate } from '@tillview/date';
import { beforeEach, describe, expect, it } from 'vitest';
import { getReportStatsQuery, getReportTableQuery } from './report-query.ts';

beforeEach(() => configureDate({ now: () => new Date('2024-03-13T15:30:45Z') }));

const table = (query: Record<string, string>, endpoint = 'orders') =>
  getReportTableQuery({ endpoint, query });
const stats = (
  query: Record<string, string>,
  dataType: 'primary' | 'secondary',
  endpoint = 'orders',
) => getReportStatsQuery({ endpoint, query, dataType });

describe('getReportTableQuery', () => {
  it('sorts by date, newest first, unless the URL has another sort (R7.18, R7.19)', () => {
    expect(table({})).toMatchObject({ orderby: 'date', order: 'desc' });
    expect(table({ orderby: 'net_total', order: 'asc' })).toMatchObject({
      orderby: 'net_total',
      order: 'asc',
    });
    expect(table({ order: 'sideways' })).toMatchObject({ order: 'desc' });
  });

  it('includes start and end of the primary range (R7.20, R7.21)', () => {
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

  it.each(['stock', 'customers'])('omits the range for %s (R7.22, R7.23)', (endpoint) => {
    expect(table({}, endpoint)).toEqual({
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
  ])('reads the page %s of the URL as page %s (R7.24)', (paged, page) => {
    expect(table(paged === undefined ? {} : { paged })).toMatchObject({ page });
  });

  it.each([
    [undefined, '25'],
    ['100', '100'],
    ['101', '25'],
    ['30', '25'],
    ['-1', '25'],
  ])('reads the page size %s of the URL as %s (R7.25)', (per_page, expected) => {
    expect(table(per_page === undefined ? {} : { per_page })).toMatchObject({ per_page: expected });
  });

  it('uses filters and search of the URL, and lets the table’s own parameters override all others (R3.49)', () => {
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

describe('getReportStatsQuery', () => {
  it('requests each range with 100 intervals per page (R9.8)', () => {
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

  it('returns null for the comparison when the URL has none', () => {
    expect(stats({ period: 'month', compare: 'none' }, 'secondary')).toBeNull();
    expect(stats({ period: 'month', compare: 'none' }, 'primary')).not.toBeNull();
  });

  it.each(['stock', 'customers'])('requests %s with filters and fields only', (endpoint) => {
    const query = { search: 'x', [endpoint]: '4', segmentby: 'product' };
    const fields = ['a', 'b'];
    expect(getReportStatsQuery({ endpoint, query, fields })).toEqual({ [endpoint]: '4', fields });
    expect(stats(query, 'secondary', endpoint)).toBeNull();
  });

  it.each([
    ['orders', 'nonsense'],
    ['orders', 'tax_rate_id'],
    ['products', 'coupon'],
    ['revenue', 'constructor'],
  ])('does not segment %s by %s, which the server rejects', (endpoint, segmentby) => {
    expect(stats({ segmentby }, 'primary', endpoint)).not.toHaveProperty('segmentby');
  });

  it('accepts any segment for an endpoint of an extension', () => {
    expect(stats({ segmentby: 'vendor' }, 'primary', 'vendors')).toMatchObject({
      segmentby: 'vendor',
    });
  });

  it('uses the segment and filters of the URL, and falls back to the default range', () => {
    const query = { segmentby: 'product', search: 'x', orders: '4' };
    expect(
      getReportStatsQuery({
        endpoint: 'orders',
        query,
        defaultDateRange: 'period=today&compare=previous_year',
      }),
    ).toEqual({
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
