import { expect, it } from 'vitest';
import cases from '../../../tests/cases/unpaid.json' with { type: 'json' };
import { countUnpaid, findNewestOrder } from '../request/made-orders.ts';
import { getAlarm, isAlarmPossible } from './read-alarm.ts';

const HOUR = 3_600_000;

/** Orders every `hours` hours up to a time, newest first. */
const ordersUntil = (last: string, hours: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    at: new Date(Date.parse(`${last.replace(' ', 'T')}Z`) - index * hours * HOUR)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' '),
    isRefund: false,
    netSales: 10,
  }));

it('compares the time since the last order with earlier pauses, in usual orders', () => {
  // Four a day for 200 days; the first days of an incomplete list are not used.
  const entries = ordersUntil('2026-11-18 10:30:00', 6, 800);
  const alarm = getAlarm(entries, false, '2026-11-20 12:59:59');
  expect(alarm).toMatchObject({
    hours: 49,
    since: '2026-11-18 10:30:00',
    days: 110,
    isAlarm: true,
  });
  expect(alarm?.expected).toBeCloseTo(8, 0);
  expect(alarm?.longest).toBeLessThan(1);
});

it('is unknown with an order in the current hour; refunds and later orders do not count', () => {
  const entries = ordersUntil('2026-11-20 12:10:00', 6, 800);
  expect(getAlarm(entries, true, '2026-11-20 12:59:59')).toBeUndefined();
  const refund = { at: '2026-11-20 12:30:00', isRefund: true, netSales: -5 };
  const later = { at: '2026-11-21 08:00:00', isRefund: false, netSales: 5 };
  const quiet = [later, refund, ...ordersUntil('2026-11-18 10:30:00', 6, 800)];
  expect(getAlarm(quiet, true, '2026-11-20 12:59:59')?.since).toBe('2026-11-18 10:30:00');
});

it('reads more than 100 orders only if an alarm is possible, and ten requests have enough days', () => {
  const now = '2026-11-20 12:59:59';
  expect(isAlarmPossible(ordersUntil('2026-11-20 09:00:00', 6, 100), now)).toBe(false);
  expect(isAlarmPossible(ordersUntil('2026-11-20 03:00:00', 6, 100), now)).toBe(true);
  // 24 a day: ten requests have six weeks.
  expect(isAlarmPossible(ordersUntil('2026-11-20 11:00:00', 1, 100), now)).toBe(false);
  expect(isAlarmPossible(ordersUntil('2026-11-20 09:00:00', 1, 100), now)).toBe(true);
  expect(isAlarmPossible(ordersUntil('2026-11-20 12:00:00', 0.02, 100), now)).toBe(false);
  expect(isAlarmPossible(ordersUntil('2026-11-20 09:00:00', 0.05, 100), now)).toBe(false);
  expect(isAlarmPossible([], now)).toBe(false);
});

it('of a busy shop has the pauses of the hours that were read, and the level of 91 days', () => {
  // One an hour for six weeks, then none for 13 hours.
  const entries = ordersUntil('2026-11-19 23:30:00', 1, 1000);
  const days = Array.from({ length: 91 }, () => 24);
  expect(getAlarm(entries, false, '2026-11-20 12:59:59')).toBeUndefined();
  const alarm = getAlarm(entries, false, '2026-11-20 12:59:59', days);
  expect(alarm).toMatchObject({ hours: 12, longest: 0, days: 41, isAlarm: true });
  expect(alarm?.expected).toBeCloseTo(12, 0);
  expect(getAlarm(entries, false, '2026-11-20 12:59:59', days.slice(1))).toBeUndefined();
});

it.each(cases)(
  'counts $unpaid unpaid and $waiting waiting orders of the newest in $statuses',
  ({ statuses, limit, unpaid, hasMoreUnpaid, waiting, isMore }) => {
    expect(countUnpaid(statuses, limit)).toEqual({ unpaid, hasMoreUnpaid });
    const orders = statuses.map((status) => ({ status, date_created: '2026-11-20T11:20:00' }));
    const newest = findNewestOrder(orders, limit) ?? { waiting: 0, isMore: false };
    expect(newest).toMatchObject({ waiting, isMore });
  },
);
