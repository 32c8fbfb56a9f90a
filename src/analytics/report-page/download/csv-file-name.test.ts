import type { Query } from '@tillview/navigation';
import { type ReportSource, resolveReportRequest } from '@tillview/data';
import { configureDate } from '@tillview/date';
import { beforeEach, describe, expect, it } from 'vitest';
import { getCSVFileName, type FileRows } from './csv-file-name.ts';

beforeEach(() => configureDate({ now: () => new Date('2026-11-20T12:00:00Z') }));

const source: ReportSource = {
  hasRange: true,
  stats: { endpoint: 'orders' },
  rows: { from: 'list', endpoint: 'orders', key: ['order_id'] },
  sort: { orderby: 'date', order: 'desc' },
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
      status: {
        labels: { add: 'Status' },
        rules: [{ value: 'is', label: 'Is' }],
        input: { component: 'SelectControl', options: [{ value: 'completed', label: 'Done' }] },
      },
    },
  }),
};
const stock: ReportSource = { ...source, hasRange: false };
const revenue: ReportSource = { ...source, rows: { from: 'intervals' } };

const nameOf = (query: Query, rows?: FileRows, from = source) =>
  getCSVFileName({
    title: 'Orders',
    request: resolveReportRequest(from, query),
    rows,
    today: '2026-11-20',
  });
const RANGE = 'period-month_compare-previous-year_after-2026-11-01_before-2026-11-20';
const SORT = 'orderby-date_order-desc';

describe('getCSVFileName', () => {
  it.each([
    ['the current range and sort order, also when the URL has none', {}, `${RANGE}_${SORT}`],
    [
      'at most five items of a picker',
      { filter: 'compare-products', products: '1,2,3,4,5' },
      `${RANGE}_${SORT}_products-1-2-3-4-5`,
    ],
    [
      'the items of a picker',
      { filter: 'compare-products', products: '4,9' },
      `${RANGE}_${SORT}_products-4-9`,
    ],
    [
      'advanced filters',
      { filter: 'advanced', status_is: 'completed', match: 'any' },
      `${RANGE}_${SORT}_match-any_status-is-completed`,
    ],
    [
      'no inactive filter',
      { filter: 'all', products: '4', status_is: 'completed', orderby: 'x', fruit: 'y' },
      `${RANGE}_orderby-x_order-desc`,
    ],
  ])('contains %s', (_, query, expected) => {
    expect(nameOf(query)).toBe(`orders_2026-11-20_${expected}.csv`);
  });

  it('contains the interval for a table of intervals, and no range for a report without one', () => {
    expect(nameOf({ interval: 'week' }, undefined, revenue)).toBe(
      `orders_2026-11-20_${RANGE}_interval-week_${SORT}.csv`,
    );
    expect(nameOf({}, undefined, stock)).toBe(`orders_2026-11-20_${SORT}.csv`);
  });

  it('gives "this page" and "all pages" different names', () => {
    expect(nameOf({ paged: '3' }, 'this-page')).toBe(
      `orders_2026-11-20_page-3_${RANGE}_${SORT}.csv`,
    );
    expect(nameOf({ paged: '3' }, 'all-pages')).toBe(
      `orders_2026-11-20_pages-all_${RANGE}_${SORT}.csv`,
    );
  });

  it('contains the number of omitted items, and stays short enough for file systems', () => {
    const ids = Array.from({ length: 300 }, (_, index) => index + 1).join(',');
    expect(nameOf({ filter: 'compare-products', products: ids })).toMatch(
      /_products-1-2-3-4-5-and-295-more\.csv$/,
    );
    const long = Array.from({ length: 9 }, () => 'x'.repeat(300)).join(',');
    const name = nameOf({ filter: 'compare-products', products: long });
    expect(name).toMatch(/_products-x+.*\.csv$/);
    expect(name.length).toBeLessThan(220);
  });
});
