import { configureDate, toMoment } from '@tillview/date';
import { afterEach, expect, it } from 'vitest';
import { ownContent } from './overview-content.ts';
import { describeEarlier, getStatusHref, getTodayRequest, hasDay } from './today.ts';

afterEach(() => configureDate());

it('compares today with the same weekday of last week, up to the same time of day', () => {
  configureDate({ now: () => new Date('2026-11-20T12:34:56Z'), timeZone: 'UTC' });
  const { primary, secondary, interval } = getTodayRequest(ownContent.source, {});
  expect({ primary, secondary, interval }).toEqual({
    primary: { after: '2026-11-20T00:00:00', before: '2026-11-20T23:59:59' },
    secondary: { after: '2026-11-13T00:00:00', before: '2026-11-13T12:30:00' },
    interval: 'day',
  });
});

it('finds today only in stats by day of a range with it', () => {
  const request = getTodayRequest(ownContent.source, {});
  const primary = { after: '2026-11-01T00:00:00', before: '2026-11-20T23:59:59' };
  expect(
    ['2026-10-31', '2026-11-01', '2026-11-20', '2026-11-21'].map((day) =>
      hasDay({ ...request, primary }, day),
    ),
  ).toEqual([false, true, true, false]);
  for (const other of [
    { interval: 'week' as const },
    { longerInterval: 'week' as const },
    { primary: null },
  ])
    expect(hasDay({ ...request, primary, ...other }, '2026-11-20')).toBe(false);
});

it('names the earlier day with its weekday and the time of day', () => {
  const at = toMoment('YYYY-MM-DD HH:mm', '2026-11-13 12:34')!;
  expect(describeEarlier(at)).toBe('Friday, Nov 13, until 12:34 PM');
});

it('leads to the orders with a status in either storage of the store', () => {
  expect(
    ['admin.php?page=wc-orders', 'edit.php?post_type=shop_order'].map((orders) =>
      getStatusHref(orders, 'processing'),
    ),
  ).toEqual([
    'admin.php?page=wc-orders&status=wc-processing',
    'edit.php?post_type=shop_order&post_status=wc-processing',
  ]);
});
