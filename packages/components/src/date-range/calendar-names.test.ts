import { configureDate } from '@tillview/date';
import { describe, expect, it } from 'vitest';
import { getCalendarNames } from './calendar-names.ts';

describe('names for the calendar', () => {
  it.each([
    ['en-US', 'Thursday, November 5, 2026', 'November 2026', '5', 'Th', 'Thursday'],
    ['de-DE', 'Donnerstag, 5. November 2026', 'November 2026', '5', 'Do', 'Donnerstag'],
    ['he-IL', 'יום חמישי, 5 בנובמבר 2026', 'נובמבר 2026', '5', 'ה׳', 'יום חמישי'],
    ['ar', 'الخميس، 5 نوفمبر 2026', 'نوفمبر 2026', '5', 'خ', 'الخميس'],
  ])('in %s', (locale, day, month, number, short, long) => {
    configureDate({ locale });
    const names = getCalendarNames(locale);
    expect(names.day('2026-11-05')).toBe(day);
    expect(names.month('2026-11-05')).toBe(month);
    expect(names.dayNumber('2026-11-05')).toBe(number);
    expect(names.weekday(4)).toEqual({ short, long });
  });

  it.each(['en-US', 'de-DE', 'fr-FR', 'he-IL', 'ar', 'fa-IR', 'ja-JP', 'tr-TR', 'ru-RU', 'th-TH'])(
    'have seven different short weekdays in %s (R9.71)',
    (locale) => {
      configureDate({ locale });
      const names = getCalendarNames(locale);
      const short = Array.from({ length: 7 }, (_, index) => names.weekday(index).short);
      expect(new Set(short).size).toBe(7);
      expect(Math.max(...short.map((name) => name.length))).toBeLessThanOrEqual(3);
    },
  );

  it('use the digits of the other dates, and the Gregorian calendar', () => {
    expect(getCalendarNames('ar-EG').dayNumber('2026-11-15')).toBe('15');
    expect(getCalendarNames('fa-IR').month('2026-11-15')).toContain('2026');
  });
});
