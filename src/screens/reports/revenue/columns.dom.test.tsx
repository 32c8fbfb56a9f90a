import { configureDate } from '@tillview/date';
import { getNewPath } from '@tillview/navigation';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestContext,
  getCells,
} from '../../../reporting/definition/report-context.test-support.ts';
import type { ReportContext } from '../../../reporting/definition/report-definition.ts';
import { toInterval } from '../../../reporting/definition/stats.test-support.ts';
import { columns, type RevenueRow } from './columns.tsx';

beforeEach(() => configureDate({ timeZone: 'UTC', locale: 'en_US' }));

const totals = {} as RevenueRow['subtotals'];

function dateOf(interval: 'hour' | 'day' | 'week', date_start: string, date_end: string) {
  const row = { ...toInterval('', '', totals), date_start, date_end };
  return getCells(columns, row, createTestContext({ interval })).date;
}

describe('the columns of Revenue', () => {
  it.each([
    ['hour', '2026-11-20 13:00:00', '2026-11-20 13:59:59', /1 PM/, '2026-11-20 13:00'],
    ['day', '2026-11-20 00:00:00', '2026-11-20 23:59:59', /^Nov 20, 2026/, '2026-11-20'],
    ['week', '2026-11-01 00:00:00', '2026-11-07 23:59:59', /^Nov 1 - 7, 2026/, '2026-11-01'],
  ] as const)(
    'show the dates of a %s in words, and write its start as ISO text to the file',
    (interval, start, end, text, value) => {
      expect(dateOf(interval, start, end)).toMatchObject({
        text: expect.stringMatching(text),
        value,
      });
    },
  );

  it.each([
    ['a full week', '2026-11-01', '2026-11-07', ''],
    ['a partial week', '2026-11-04', '2026-11-07', '(4 of 7 days)'],
    ['the current week', '2026-11-15', '2026-11-21', 'so far (6 of 7 days)'],
  ])(
    'add to the ISO date of %s in the file the same note as in the cell',
    (_, start, end, note) => {
      configureDate({ now: () => new Date('2026-11-20T12:00:00Z') });
      const date = dateOf('week', `${start} 00:00:00`, `${end} 23:59:59`);
      expect(date).toMatchObject({ note, value: start });
      expect(date?.text).toContain(note);
    },
  );

  it('link the orders of an interval to Orders for its days, with the comparison of the report', () => {
    const row = toInterval('2026-11-01', '2026-11-07', { ...totals, orders_count: 4 });
    const persisted = { period: 'custom', preset: 'last_30', interval: 'day' };
    const screenHref: ReportContext['screenHref'] = (path, query) =>
      getNewPath(query, path, persisted);
    const linksOf = (interval: 'hour' | 'week') =>
      getCells(columns, row, createTestContext({ interval, screenHref })).orders_count?.links;
    const [href = ''] = linksOf('week') ?? [];
    expect(Object.fromEntries(new URL(href, 'http://localhost').searchParams)).toEqual({
      page: 'wc-admin',
      path: '/analytics/orders',
      period: 'custom',
      after: '2026-11-01',
      before: '2026-11-07',
      compare: 'previous_year',
    });
    expect(linksOf('hour')).toEqual([]);
  });

  it('count the intervals in the totals row', () => {
    expect(columns[0]?.total?.(totals, createTestContext(), 1461)).toBe('1,461 days');
  });
});
