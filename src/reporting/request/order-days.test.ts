import type { AnyTotals, StatsData } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { findNewest, isUnusualPause } from './order-days.ts';

/** Days from November 1 on, each with its number of orders. */
const days = (...orders: number[]) =>
  ({
    totals: null,
    intervals: orders.map((orders_count, index) => ({
      date_start: `2026-11-${String(index + 1).padStart(2, '0')} 00:00:00`,
      subtotals: { orders_count },
    })),
  }) as unknown as StatsData<AnyTotals>;

describe('the pause since the last order', () => {
  it.each<[string, number[], string, string, boolean]>([
    ['longer than ever before', [2, 1, 0, 3, 1, 2, 4, 0, 0], '2026-11-07', '2026-11-10', true],
    ['as long as an earlier one', [2, 0, 0, 3, 1, 2, 4, 0, 0], '2026-11-07', '2026-11-10', false],
    ['without a whole day', [2, 1, 1, 3, 1, 2, 4, 0], '2026-11-07', '2026-11-08', false],
    ['in too few days to tell', [2, 1, 0, 0], '2026-11-02', '2026-11-05', false],
  ])('%s', (_title, orders, lastDay, today, isUnusual) => {
    expect(isUnusualPause(lastDay, today, [days(...orders)])).toBe(isUnusual);
  });

  it('counts the days of the comparison too', () => {
    const before = days(1, 0, 0, 0, 2, 1, 1);
    expect(isUnusualPause('2026-11-07', '2026-11-10', [days(1, 1), before])).toBe(false);
    expect(isUnusualPause('2026-11-07', '2026-11-12', [days(1, 1), before])).toBe(true);
  });
});

it('finds the newest order among orders and refunds, none from the future', () => {
  const rows = [
    { parent_id: 0, date_created: '2026-11-20 18:00:00' },
    { parent_id: 7, date_created: '2026-11-20 11:59:00' },
    { parent_id: 0, date_created: '2026-11-20T10:47:09' },
    { parent_id: 0, date_created: '2026-11-20 11:56:30', date: '2026-11-20 09:00:00' },
    {},
  ];
  expect(findNewest(rows, '2026-11-20 12:00:00')).toBe('2026-11-20 11:56:30');
  expect(findNewest([], '2026-11-20 12:00:00')).toBeUndefined();
});
