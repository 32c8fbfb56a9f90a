import type { AnyTotals } from '@tillview/data';
import { configureDate, toMoment } from '@tillview/date';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestContext } from '../../reporting/definition/report-context.test-support.ts';
import { ownContent } from './overview-content.ts';
import { describeToday, getTodayRequest } from './today.ts';

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

describe('the line about today', () => {
  const some = { net_revenue: 426, orders_count: 2 };
  const none = { net_revenue: 0, orders_count: 0 };
  const unknown = { net_revenue: null, orders_count: 0 };
  const at = toMoment('YYYY-MM-DD HH:mm', '2026-11-13 12:34') ?? undefined;
  const context = createTestContext();
  it.each([
    [
      some,
      { net_revenue: 300, orders_count: 1 },
      'Today until 12:34 PM: net sales $426.00 against $300.00, 2 orders against 1 (Friday, Nov 13, until the same time).',
    ],
    [
      none,
      some,
      'No orders yet today; on Friday, Nov 13 until 12:34 PM: net sales $426.00, 2 orders.',
    ],
    [none, none, 'No orders yet today, as on Friday, Nov 13 until 12:34 PM.'],
    // A refund on a day without orders.
    [
      { net_revenue: -50, orders_count: 0 },
      some,
      'Today until 12:34 PM: net sales -$50.00 against $426.00, 0 orders against 2 (Friday, Nov 13, until the same time).',
    ],
    [some, undefined, 'Today so far: net sales $426.00, 2 orders.'],
    [none, undefined, 'No orders yet today.'],
    [unknown, undefined, 'Today so far: net sales N/A, 0 orders.'],
    [
      { net_revenue: null, orders_count: null },
      unknown,
      'Today until 12:34 PM: net sales N/A against N/A, N/A orders against 0 (Friday, Nov 13, until the same time).',
    ],
  ])('%j against %j', (now, before, text) => {
    const toTotals = (totals: object | undefined) => totals as AnyTotals | undefined;
    expect(describeToday({ now: toTotals(now) ?? {}, before: toTotals(before), at, context })).toBe(
      text,
    );
  });
});
