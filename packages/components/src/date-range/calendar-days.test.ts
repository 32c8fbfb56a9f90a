import { configureDate } from '@tillview/date';
import moment from 'moment';
import { afterEach, describe, expect, it } from 'vitest';
import { fromCalendarDay, toCalendarDay, toIsoDay } from './calendar-days.ts';

afterEach(() => configureDate());

describe('toCalendarDay and fromCalendarDay', () => {
  it.each(['2026-11-20', '2024-02-29', '2026-03-29', '2026-10-25', '0999-12-31'])(
    'convert %s and back without a change',
    (iso) => {
      const day = toCalendarDay(moment.utc(iso, 'YYYY-MM-DD', true));
      expect(toIsoDay(day)).toBe(iso);
      expect(fromCalendarDay(day)?.toISOString()).toBe(`${iso}T00:00:00.000Z`);
    },
  );

  it.each([
    [0, '2026-11-15', '2026-11-21'],
    [1, '2026-11-16', '2026-11-22'],
    [6, '2026-11-14', '2026-11-20'],
  ])('start the week on day %i, for the Home and End keys', (weekStart, first, last) => {
    configureDate({ weekStart });
    const day = toCalendarDay(moment.utc('2026-11-20', 'YYYY-MM-DD', true));
    expect(toIsoDay(day.clone().startOf('week'))).toBe(first);
    expect(toIsoDay(day.clone().endOf('week'))).toBe(last);
  });

  it("do not change moment's global locale", () => {
    const globalLocale = moment.locale();
    configureDate({ weekStart: 3 });
    toCalendarDay(moment.utc('2026-11-20', 'YYYY-MM-DD', true));
    expect(moment.locale()).toBe(globalLocale);
    expect(moment.localeData().firstDayOfWeek()).toBe(0);
  });
});
