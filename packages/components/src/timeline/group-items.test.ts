import { configureDate } from '@tillview/date';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { groupItems, type TimelineGroupBy, type TimelineOrderBy } from './group-items.ts';

const at = (iso: string) => ({ date: new Date(iso), headline: iso });

/** Auckland is 13 hours ahead: there, the first two items are on the same day and the third on the day before. */
const items = [
  at('2026-11-15T20:00:00Z'),
  at('2026-11-16T10:59:59Z'),
  at('2026-11-15T10:59:59Z'),
  at('2026-11-08T00:00:00Z'),
  at('2026-10-31T00:00:00Z'),
];

beforeEach(() => configureDate({ timeZone: 'Pacific/Auckland', weekStart: 1 }));
afterEach(() => configureDate());

const group = (groupBy: TimelineGroupBy, orderBy: TimelineOrderBy) =>
  groupItems(items, groupBy, orderBy).map((found) =>
    found.items.map((item) => item.date.toISOString().slice(5, 16)),
  );

it.each([
  ['day', [['11-16T10:59', '11-15T20:00'], ['11-15T10:59'], ['11-08T00:00'], ['10-31T00:00']]],
  ['week', [['11-16T10:59', '11-15T20:00'], ['11-15T10:59'], ['11-08T00:00'], ['10-31T00:00']]],
  ['month', [['11-16T10:59', '11-15T20:00', '11-15T10:59', '11-08T00:00'], ['10-31T00:00']]],
] as const)('groups by %s of the store, newest first (R9.51)', (groupBy, expected) => {
  expect(group(groupBy, 'desc')).toEqual(expected);
});

it('starts a week on the configured day', () => {
  configureDate({ timeZone: 'Pacific/Auckland', weekStart: 0 });
  expect(group('week', 'desc')).toEqual([
    ['11-16T10:59', '11-15T20:00', '11-15T10:59'],
    ['11-08T00:00'],
    ['10-31T00:00'],
  ]);
});

it('reverses groups and items for oldest first', () => {
  expect(group('month', 'asc')).toEqual([
    ['10-31T00:00'],
    ['11-08T00:00', '11-15T10:59', '11-15T20:00', '11-16T10:59'],
  ]);
});

it.each(['asc', 'desc'] as const)('puts items without a valid date last: %s', (orderBy) => {
  const unknown = { date: new Date(Number.NaN), headline: 'unknown' };
  const groups = groupItems([unknown, ...items], 'month', orderBy);
  expect(groups.at(-1)?.items).toEqual([unknown]);
});
