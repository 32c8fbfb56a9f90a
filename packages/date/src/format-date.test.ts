import { resetLocaleData, setLocaleData } from '@wordpress/i18n';
import moment from 'moment';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  appendTimestamp,
  configureDate,
  formatDate,
  formatIntervalLabel,
  getCurrentDates,
  getRangeLabel,
  getStoreTimeZoneMoment,
  loadLocaleData,
  toMoment,
} from './index.ts';

beforeEach(() => configureDate({ now: () => new Date('2024-03-13T15:30:45Z') }));
afterEach(() => {
  resetLocaleData({}, 'tillview');
  configureDate();
});

const ranges = [
  ['2024-01-05', '2024-01-05', 'Jan 5, 2024'],
  ['2024-01-01', '2024-01-21', 'Jan 1 - 21, 2024'],
  ['2024-01-05', '2024-02-06', 'Jan 5 - Feb 6, 2024'],
  ['2023-12-30', '2024-01-02', 'Dec 30, 2023 - Jan 2, 2024'],
  ['2023-01-30', '2024-01-30', 'Jan 30, 2023 - Jan 30, 2024'],
] as const;

describe('the date format of the site', () => {
  it.each([
    ['d/m/Y', '05/01/2024'],
    ['j. F Y', '5. Januar 2024'],
    ['Y年n月j日', '2024年1月5日'],
    ['j \\d\\e F \\d\\e Y', '5 de Januar de 2024'],
    ['D, d.m.y', 'Fr, 05.01.24'],
  ])('%s shows %s', (dateFormat, shown) => {
    configureDate({ locale: 'de_DE', dateFormat });
    expect(formatDate('2024-01-05')).toBe(shown);
    expect(formatIntervalLabel('day', '2024-01-05', { style: 'table' })).toBe(shown);
    const week = { style: 'table', dateEnd: '2024-01-05' } as const;
    expect(formatIntervalLabel('week', '2024-01-05', week)).toBe(shown);
    expect(formatIntervalLabel('week', '2023-12-31', week)).toContain(` - ${shown}`);
  });

  it.each(['', 'F j', 'Y', 'c', 'H:i', '\\d\\m\\Y'])(
    'does not apply if it does not identify a day: %j',
    (dateFormat) => {
      configureDate({ dateFormat });
      expect(formatDate('2024-01-05')).toBe('Jan 5, 2024');
    },
  );
});

describe('getRangeLabel', () => {
  it.each(ranges)('%s to %s gives %s (R9.4)', (after, before, label) => {
    expect(getRangeLabel(after, before)).toBe(label);
    expect(getRangeLabel(moment.utc(after), moment.utc(before).endOf('day'))).toBe(label);
    // A date picker passes moments in local mode, of which only the displayed fields are used.
    expect(getRangeLabel(moment(after), moment(before).endOf('day'))).toBe(label);
  });

  it('is empty when an end cannot be read', () => {
    expect(getRangeLabel('', '2024-01-01')).toBe('');
  });

  it.each([
    ['D MMM YYYY', 'D MMM', ['5 Jan 2024', '1 - 21 Jan 2024', '5 Jan - 6 Feb 2024']],
    ['YYYY-MM-DD', 'MM-DD', ['2024-01-05', '2024-01-1 - 21', '2024-01-05 - 02-06']],
  ])('uses the translated pattern %s', (full, short, labels) => {
    setLocaleData({ 'MMM D, YYYY': [full], 'MMM D': [short] }, 'tillview');
    expect(ranges.slice(0, 3).map(([after, before]) => getRangeLabel(after, before))).toEqual(
      labels,
    );
  });

  it.each([
    ['ja', ['2024年1月5日', '2024/01/01～2024/01/21', '2024/01/05～2024/02/06']],
    ['de_DE', ['5. Jan. 2024', '1.–21. Jan. 2024', '5. Jan. – 6. Feb. 2024']],
    ['en_GB', ['Jan 5, 2024', 'Jan 1 - 21, 2024', 'Jan 5 - Feb 6, 2024']],
  ])(
    'uses the range format of the locale %s when the pattern is not translated',
    (locale, labels) => {
      configureDate({ locale });
      const shown = ranges.slice(0, 3).map(([after, before]) => getRangeLabel(after, before));
      // Some versions of Intl put thin spaces around the dash.
      expect(shown.map((label) => label.replaceAll(/\s/g, ' '))).toEqual(labels);
      expect(formatDate('2024-01-05').replaceAll(/\s/g, ' ')).toBe(labels[0]);
    },
  );
});

describe('formatDate', () => {
  it.each([
    [undefined, 'Mar 5, 2024'],
    ['MMMM YYYY', 'March 2024'],
    ['dd ddd dddd', 'Tu Tue Tuesday'],
    ['YY-M-D MM/DD [at] HH:mm:ss', '24-3-5 03/05 at 00:07:09'],
    ['h hh H A a [Q]Q', '12 12 0 AM am Q1'],
  ])('%s gives %s', (pattern, expected) => {
    expect(formatDate('2024-03-05 00:07:09', pattern)).toBe(expected);
  });

  it.each([
    ['de_DE', 'D. MMMM YYYY', '7. September 2024'],
    ['pl_PL', 'MMMM YYYY', 'wrzesień 2024'],
    ['ja', 'YYYY年MMMD日', '2024年9月7日'],
    ['ar', 'dd', 'س'],
    ['fa_IR', 'D MMMM YYYY', '7 سپتامبر 2024'],
    ['ja', 'A h', '午後 2'],
    ['sr_RS@latin', 'MMMM', 'септембар'],
    ['xx_nowhere', 'MMMM', 'September'],
    ['en_GB', 'h A', '2 PM'],
  ])('in %s %s gives %s', (locale, pattern, expected) => {
    configureDate({ locale });
    expect(formatDate('2024-09-07 14:00:00', pattern)).toBe(expected);
  });

  it('is empty for an unreadable date', () => {
    expect(formatDate('2024-13-01')).toBe('');
    expect(formatDate(moment.invalid())).toBe('');
  });
});

describe('loadLocaleData', () => {
  it('changes the names of months and weekdays, and uses the host’s weekday names', () => {
    loadLocaleData({
      userLocale: 'de_DE',
      weekdaysShort: ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'],
    });
    expect(formatDate('2024-03-05', 'ddd dd MMMM')).toBe('Di. Di März');
    loadLocaleData({ userLocale: 'fr_FR' });
    expect(formatDate('2024-03-05', 'ddd MMMM')).toBe('mar. mars');
  });

  it('does nothing without a locale, keeps clock and time zone, and ignores a list without seven weekdays', () => {
    configureDate({
      locale: 'de',
      timeZone: '+05:30',
      now: () => new Date('2024-03-13T15:30:45Z'),
    });
    loadLocaleData({ userLocale: '' });
    expect(formatDate('2024-03-05', 'MMMM')).toBe('März');
    loadLocaleData({ userLocale: 'en_US', weekdaysShort: ['only'] });
    expect(formatDate('2024-03-05', 'ddd MMMM')).toBe('Tue March');
    expect(getStoreTimeZoneMoment().format('HH:mm')).toBe('21:00');
  });
});

describe('appendTimestamp', () => {
  const date = moment.utc([2024, 2, 5, 13, 14, 15]);
  it.each([
    ['start', '2024-03-05T00:00:00'],
    ['now', '2024-03-05T13:14:15'],
    ['end', '2024-03-05T23:59:59'],
  ] as const)(
    'returns the %s of the day as %s, and does not change its argument (readings C3)',
    (timeOfDay, expected) => {
      expect(appendTimestamp(date, timeOfDay)).toBe(expected);
      expect(date.format('HH:mm:ss')).toBe('13:14:15');
    },
  );
});

describe('a host with its own moment locale', () => {
  beforeEach(() => {
    moment.defineLocale('x-host', {
      months: Array.from({ length: 12 }, () => 'month'),
      week: { dow: 3, doy: 7 },
      longDateFormat: {
        LT: 'g:i a',
        LTS: 'g:i:s a',
        L: 'F j, Y',
        LL: 'F j, Y',
        LLL: 'F j, Y',
        LLLL: 'F j, Y',
      },
      preparse: (text: string) => text.replaceAll('2', '3'),
      postformat: (text: string) => text.replaceAll('2', '٢'),
    });
  });
  afterEach(() => {
    moment.locale('en');
    // Without a definition, defineLocale removes the locale.
    moment.updateLocale('x-host', null);
  });

  it('does not affect weeks and formatted dates of this package, and stays active', () => {
    expect(moment.locale()).toBe('x-host');
    const { primary } = getCurrentDates({ period: 'week', compare: 'previous_year' });
    expect(primary.range).toBe('Mar 10 - 13, 2024');
    expect(appendTimestamp(primary.after, 'start')).toBe('2024-03-10T00:00:00');
    expect(primary.after.format('YYYY-MM-DD')).toBe('2024-03-10');
    expect(appendTimestamp(moment.utc([2024, 2, 22]), 'start')).toBe('2024-03-22T00:00:00');
    expect(toMoment('MM/DD/YYYY', '02/22/2022')?.format('YYYY-MM-DD')).toBe('2022-02-22');
    loadLocaleData({ userLocale: 'de_DE' });
    expect(moment.locale()).toBe('x-host');
  });
});
