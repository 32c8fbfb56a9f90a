import { expect, it } from 'vitest';
import cases from '../../../tests/cases/unpaid.json' with { type: 'json' };
import { countUnpaid, findNewestOrder } from '../request/made-orders.ts';
import { isAlarmPossible } from './read-alarm.ts';

/** Orders every `hours` hours before an hour, newest first. */
const ordersUntil = (last: number, hours: number, count = 100) =>
  Array.from({ length: count }, (_, index) => ({ hour: last - Math.floor(index * hours) }));

it('needs earlier orders only after the time of one usual order, in a busy shop of three', () => {
  const now = 500_000;
  expect(isAlarmPossible(ordersUntil(now - 8, 12), now)).toBe(false);
  expect(isAlarmPossible(ordersUntil(now - 12, 12), now)).toBe(true);
  // With more than 2.5 orders a day, a night can have one.
  expect(isAlarmPossible(ordersUntil(now - 12, 6), now)).toBe(false);
  expect(isAlarmPossible(ordersUntil(now - 18, 6), now)).toBe(true);
  expect(isAlarmPossible(ordersUntil(now - 1, 0.02), now)).toBe(true);
  expect(isAlarmPossible(ordersUntil(now, 0.02), now)).toBe(false);
  expect(isAlarmPossible([], now)).toBe(false);
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
