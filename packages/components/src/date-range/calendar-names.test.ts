import { describe, expect, it } from 'vitest';
import { getCalendarNames } from './calendar-names.ts';

describe('names for the calendar', () => {
  it.each([
    ['en-US', 'Thursday, November 5, 2026', 'November 2026', '5', 'Thu', 'Thursday'],
    ['de-DE', 'Donnerstag, 5. November 2026', 'November 2026', '5', 'Do', 'Donnerstag'],
    ['he-IL', 'יום חמישי, 5 בנובמבר 2026', 'נובמבר 2026', '5', 'יום ה׳', 'יום חמישי'],
    ['ar', 'الخميس، 5 نوفمبر 2026', 'نوفمبر 2026', '5', 'خ', 'الخميس'],
  ])('in %s', (locale, day, month, number, short, long) => {
    const names = getCalendarNames(locale);
    expect(names.day('2026-11-05')).toBe(day);
    expect(names.month('2026-11-05')).toBe(month);
    expect(names.dayNumber('2026-11-05')).toBe(number);
    expect(names.weekday(4)).toEqual({ short, long });
  });

  it('are in the digits of the locale, and of the Gregorian calendar', () => {
    expect(getCalendarNames('ar-EG').dayNumber('2026-11-15')).toBe('١٥');
    expect(getCalendarNames('fa-IR').month('2026-11-15')).toContain('۲۰۲۶');
  });
});
