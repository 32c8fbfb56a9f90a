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
  filters: () => [],
};
const stock: ReportSource = { ...source, hasRange: false };

const nameOf = (query: Query, rows?: FileRows, { title = 'Orders', from = source } = {}) =>
  getCSVFileName({
    title,
    request: resolveReportRequest(from, query),
    rows,
    today: '2026-11-20',
  });
const MONTH = '2026-11-01-2026-11-20';

describe('getCSVFileName', () => {
  it.each([
    ['the range', {}, undefined, `orders_${MONTH}.csv`],
    ['a single day once', { period: 'today' }, undefined, 'orders_2026-11-20.csv'],
    ['the page if there are several', { paged: '3' }, 'this-page', `orders_${MONTH}_p-3.csv`],
    ['no page for all of them', { paged: '3' }, 'all-pages', `orders_${MONTH}.csv`],
  ] as const)('contains %s', (_, query, rows, expected) => {
    expect(nameOf(query, rows)).toBe(expected);
  });

  it('contains the date of the download for a report without a range', () => {
    expect(nameOf({}, undefined, { from: stock })).toBe('orders_2026-11-20.csv');
  });

  it.each([
    ['Categories', `categories_${MONTH}_p-3.csv`],
    ['What changed by product', `what_${MONTH}_p-3.csv`],
    ['Bestandsübersicht', `bestandsüb_${MONTH}_p-3.csv`],
  ])('has at most 40 characters: %s', (title, expected) => {
    const name = nameOf({ paged: '3' }, 'this-page', { title });
    expect(name).toBe(expected);
    expect(name.length).toBeLessThanOrEqual(40);
  });
});
