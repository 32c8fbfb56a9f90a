import { configureDate } from '@tillview/date';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Query } from '../core/query.ts';
import { getReportCalls, type ReportSource, resolveReportRequest } from './index.ts';

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

const source: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'products', fields: ['items_sold'] },
  rows: {
    from: 'list',
    endpoint: 'products',
    key: ['product_id'],
    params: { extended_info: true },
  },
  sort: { orderby: 'items_sold', order: 'desc' },
  sortKeys: ['net_revenue', 'items_sold', 'sku'],
  filters: () => [
    {
      label: 'Show',
      param: 'filter',
      filters: [
        { value: 'all', label: 'All' },
        {
          value: 'compare-products',
          label: 'Compare',
          settings: { type: 'products', param: 'products', labels: {} },
        },
        { value: 'advanced', label: 'Advanced filters' },
      ],
    },
  ],
  advancedFilters: () => ({
    title: '',
    filters: {
      spend: {
        labels: { add: 'Spend' },
        rules: [{ value: 'min', label: 'More than' }],
        input: { component: 'Number' },
      },
    },
  }),
  search: { by: 'ids', itemType: 'products', param: 'products' },
  variants: [
    {
      name: 'compare',
      when: { param: 'filter', value: 'compare-products', items: 'products', atLeast: 2 },
      chartMode: 'item-comparison',
      segmentBy: 'product',
      rows: { from: 'list', endpoint: 'variations', key: ['variation_id'] },
      sort: { orderby: 'sku', order: 'asc' },
      sortKeys: ['sku'],
    },
  ],
};
const resolve = (query: Query, options = {}) => resolveReportRequest(source, query, options);
const COMPARING = { filter: 'compare-products', products: '4,9' };

describe('the request of a URL', () => {
  it('has defaults for a URL without parameters: range, comparison, interval, chart, page size (R9.10, R9.11, R9.12)', () => {
    expect(resolve({})).toMatchObject({
      variant: undefined,
      primary: { after: '2026-11-01T00:00:00', before: '2026-11-20T23:59:59' },
      secondary: { after: '2025-11-01T00:00:00', before: '2025-11-20T23:59:59' },
      dates: { params: { period: 'month', compare: 'previous_year' } },
      interval: 'day',
      allowedIntervals: ['day', 'week'],
      chart: undefined,
      chartType: 'line',
      chartMode: 'time-comparison',
      page: 1,
      pageSize: 25,
      filters: {},
      scope: 'known',
    });
  });

  it('uses the configured range for a URL without one', () => {
    configureDate({
      now: () => new Date('2026-11-20T12:00:00Z'),
      defaultDateRange: 'period=last_week&compare=previous_period',
    });
    expect(resolve({}).primary?.after).toBe('2026-11-08T00:00:00');
  });

  it.each<[Query, object]>([
    [{}, { orderby: 'items_sold', order: 'desc' }],
    [{ orderby: 'net_revenue' }, { orderby: 'net_revenue', order: 'desc' }],
    [
      { orderby: 'net_revenue', order: 'asc' },
      { orderby: 'net_revenue', order: 'asc' },
    ],
    [
      { orderby: 'net_revenue', order: 'up' },
      { orderby: 'net_revenue', order: 'desc' },
    ],
    [{ order: 'asc' }, { orderby: 'items_sold', order: 'asc' }],
    [
      { orderby: 'nonsense', order: 'asc' },
      { orderby: 'items_sold', order: 'desc' },
    ],
    [COMPARING, { orderby: 'sku', order: 'asc' }],
  ])('sorts %j by %j', (query, sort) => {
    expect(resolve(query).sort).toEqual(sort);
  });

  it('ignores a sort of the report that the table of the variant does not have', () => {
    const sort = (query: Query) => resolve(query).sort.orderby;
    expect(sort({ orderby: 'items_sold' })).toBe('items_sold');
    expect(sort({ ...COMPARING, orderby: 'items_sold' })).toBe('sku');
  });

  it('has no dates for a report without a range, whatever the URL contains', () => {
    const request = resolveReportRequest({ ...source, hasRange: false }, { period: 'year' });
    expect(request).toMatchObject({ dates: null, primary: null, secondary: null });
    expect(getReportCalls(request).map(({ query }) => query['after'])).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('a variant', () => {
  it('applies when its filter is selected with enough different items', () => {
    expect(resolve(COMPARING)).toMatchObject({
      variant: 'compare',
      chartMode: 'item-comparison',
      segmentBy: 'product',
      rows: { endpoint: 'variations' },
      filters: { products: '4,9' },
    });
  });

  it.each([
    ['one item', { filter: 'compare-products', products: '4' }],
    ['the same item twice', { filter: 'compare-products', products: '4,4' }],
    ['no item', { filter: 'compare-products' }],
    ['another filter', { filter: 'all', products: '4,9' }],
    ['a table search', { ...COMPARING, search: 'mug' }],
  ])('does not apply with %s', (_, query) => {
    expect(resolve(query, { foundIds: [4] })).toMatchObject({
      variant: undefined,
      chartMode: 'time-comparison',
      segmentBy: undefined,
    });
  });

  it('ignores the segment of the URL', () => {
    const [stats] = getReportCalls(resolve({ segmentby: 'nonsense' }));
    expect(stats?.query).not.toHaveProperty('segmentby');
  });
});

describe('a table search', () => {
  it('sends nothing until the search results are known', () => {
    const request = resolve({ search: 'mug' });
    expect(request.scope).toBe('pending');
    expect(getReportCalls(request)).toEqual([]);
  });

  it('sends the ids of the search results, and no other filter', () => {
    const query = { search: 'mug', filter: 'advanced', spend_min: '5' };
    expect(resolve(query, { foundIds: [4, 9] }).filters).toEqual({ products: '4,9' });
  });

  it('sends nothing when nothing was found, because an empty id list would mean all items', () => {
    const request = resolve({ search: 'zzz' }, { foundIds: [] });
    expect(request.scope).toBe('empty');
    expect(getReportCalls(request)).toEqual([]);
  });

  it('reports the error of the search', () => {
    const searchError = new Error('No');
    expect(resolve({ search: 'mug' }, { searchError })).toMatchObject({
      scope: 'failed',
      searchError,
    });
  });

  it('by text is sent unchanged, together with the filters', () => {
    const byText = { by: 'text', param: 'search', params: { searchby: 'all' } } as const;
    const query = { search: 'ada,b%2Cc', filter: 'advanced', spend_min: '5' };
    expect(resolveReportRequest({ ...source, search: byText }, query)).toMatchObject({
      search: ['ada', 'b,c'],
      scope: 'known',
      filters: { search: 'ada,b%2Cc', searchby: 'all', spend_min: '5', match: 'all' },
    });
  });

  it('is ignored by a report that cannot search', () => {
    const { search: _search, ...without } = source;
    expect(resolveReportRequest(without, { search: 'mug' })).toMatchObject({
      search: [],
      scope: 'known',
      filters: {},
    });
  });
});

describe('a list parameter', () => {
  it('sends a single value as a list, and other parameters unchanged', () => {
    const query = { filter: 'advanced', spend_min: '5' };
    const asList = resolveReportRequest({ ...source, listParams: ['spend_min'] }, query);
    expect(asList.filters).toEqual({ match: 'all', spend_min: ['5'] });
    expect(resolve(query).filters).toEqual({ match: 'all', spend_min: '5' });
  });
});

describe('the requests of a first view', () => {
  it('are the stats of both ranges and the rows, each once', () => {
    expect(getReportCalls(resolve({ paged: '2', per_page: '50' }))).toEqual([
      {
        path: 'reports/products/stats',
        query: expect.objectContaining({ after: '2026-11-01T00:00:00', fields: ['items_sold'] }),
      },
      {
        path: 'reports/products/stats',
        query: expect.objectContaining({ after: '2025-11-01T00:00:00' }),
      },
      {
        path: 'reports/products',
        query: {
          orderby: 'items_sold',
          order: 'desc',
          after: '2026-11-01T00:00:00',
          before: '2026-11-20T23:59:59',
          page: '2',
          per_page: '50',
          extended_info: 'true',
        },
      },
    ]);
  });

  it('are one per range when the rows are intervals, and one without a comparison', () => {
    const intervals: ReportSource = { ...source, rows: { from: 'intervals' } };
    const calls = (query: Query) => getReportCalls(resolveReportRequest(intervals, query));
    expect(calls({})).toHaveLength(2);
    expect(calls({ period: 'month', compare: 'none' })).toHaveLength(1);
  });

  it('do not send filters to stats that take none', () => {
    const stock: ReportSource = { ...source, stats: { endpoint: 'stock', takesFilters: false } };
    const [stats, , rows] = getReportCalls(resolveReportRequest(stock, COMPARING));
    expect(stats?.query).not.toHaveProperty('products');
    expect(rows?.query).toMatchObject({ products: '4,9' });
  });
});
