import * as fc from 'fast-check';
import moment, { type Moment } from 'moment';
import { afterEach, describe, expect, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { configureDate, getCurrentDates, intervalValues, pairIntervals } from './index.ts';
import { getDateEnvironment } from './environment.ts';
import { localTimeAt } from './zone.ts';

afterEach(() => configureDate());

/** Number of random cases per property; a deep run (`TILLVIEW_DEEP`) tries more. */
const RUNS = isDeep ? 300 : 25;

const day = (text: string): Moment => moment.utc(text);
const text = (date: Moment): string => date.format('YYYY-MM-DD HH:mm:ss');

/** The days from `after` to `before`, both included, in the store's format. */
function daysOf(after: string, before: string): string[] {
  const days: string[] = [];
  // Without moment, which would take most of the time of these tests.
  for (let at = Date.parse(after); at <= Date.parse(before); at += 86_400_000)
    days.push(`${new Date(at).toISOString().slice(0, 10)} 00:00:00`);
  return days;
}

/** The hours of a day in a time zone: 23 or 25 on the days when the clocks change. */
function hoursOf(date: string, timeZone: string): string[] {
  const midnight = day(date).valueOf();
  return Array.from({ length: 80 }, (_, index) => {
    const at = localTimeAt(new Date(midnight + (index - 28) * 3_600_000), timeZone);
    return text(moment.utc(at).startOf('hour'));
  }).filter((hour) => hour.startsWith(date));
}

/** Each pair as text, without the time when it is midnight; `-` is a missing partner. */
function pairs(
  primary: readonly string[],
  secondary: readonly string[],
  interval: 'day' | 'hour' | 'week',
): string[] {
  const show = (date: string | undefined) => date?.replace(' 00:00:00', '') ?? '-';
  return pairIntervals(primary, secondary, {
    interval,
    primaryStart: primary[0]!,
    secondaryStart: secondary[0]!,
  }).map(
    (pair) => `${show(primary[pair.primary ?? -1])} | ${show(secondary[pair.secondary ?? -1])}`,
  );
}

describe('pairIntervals', () => {
  it('pairs Mar 1 with Mar 1 when only the earlier year has a Feb 29', () => {
    const found = pairs(
      daysOf('2025-02-27', '2025-03-02'),
      daysOf('2024-02-27', '2024-03-02'),
      'day',
    );
    expect(found).toEqual([
      '2025-02-27 | 2024-02-27',
      '2025-02-28 | 2024-02-28',
      '- | 2024-02-29',
      '2025-03-01 | 2024-03-01',
      '2025-03-02 | 2024-03-02',
    ]);
  });

  it('pairs Feb 29 with Feb 28 when the range starts on Feb 29', () => {
    const found = pairs(
      daysOf('2024-02-29', '2024-03-01'),
      daysOf('2023-02-28', '2023-03-01'),
      'day',
    );
    expect(found).toEqual(['2024-02-29 | 2023-02-28', '2024-03-01 | 2023-03-01']);
  });

  it('pairs the same hours when the clocks go back, in the range or in its comparison', () => {
    const [long, short] = ['2025-11-02', '2024-11-02'].map((date) =>
      hoursOf(date, 'America/Los_Angeles'),
    );
    expect([long?.length, short?.length]).toEqual([25, 24]);
    expect(pairs(long!, short!, 'hour').slice(1, 4)).toEqual([
      '2025-11-02 01:00:00 | 2024-11-02 01:00:00',
      '2025-11-02 01:00:00 | -',
      '2025-11-02 02:00:00 | 2024-11-02 02:00:00',
    ]);
    expect(pairs(short!, long!, 'hour').at(2)).toBe('- | 2025-11-02 01:00:00');
  });

  it('pairs weeks by their number, even if the first week of a range is partial', () => {
    const found = pairs(
      ['2026-07-01', '2026-07-05', '2026-07-12'],
      ['2025-07-01', '2025-07-06', '2025-07-13', '2025-07-20'],
      'week',
    );
    expect(found).toEqual([
      '2026-07-01 | 2025-07-01',
      '2026-07-05 | 2025-07-06',
      '2026-07-12 | 2025-07-13',
      '- | 2025-07-20',
    ]);
  });

  it.each([
    [
      'starts in the middle of a week',
      1,
      ['2025-12-22', '2025-12-29', '2026-01-05'],
      ['2024-12-22', '2024-12-23', '2024-12-30', '2025-01-06'],
      [
        '- | 2024-12-22',
        '2025-12-22 | 2024-12-23',
        '2025-12-29 | 2024-12-30',
        '2026-01-05 | 2025-01-06',
      ],
    ],
    [
      'starts in the same week',
      0,
      ['2025-01-01', '2025-01-05'],
      ['2024-01-01', '2024-01-07'],
      ['2025-01-01 | 2024-01-01', '2025-01-05 | 2024-01-07'],
    ],
    [
      'starts at the end of a week',
      6,
      ['2026-08-01', '2026-08-08'],
      ['2025-08-01', '2025-08-02', '2025-08-09'],
      ['- | 2025-08-01', '2026-08-01 | 2025-08-02', '2026-08-08 | 2025-08-09'],
    ],
    ['is one day', 6, ['2026-08-01'], ['2025-08-01'], ['2026-08-01 | 2025-08-01']],
  ])(
    'pairs weeks with those of the year before that have most dates in common: it %s',
    (_, weekStart, primary, secondary, expected) => {
      configureDate({ weekStart });
      expect(pairs(primary, secondary, 'week')).toEqual(expected);
    },
  );

  it('omits intervals of the comparison at positions that the range reaches in the future', () => {
    const hours = (day: string, count: number) =>
      Array.from({ length: count }, (_, hour) => `${day} ${String(hour).padStart(2, '0')}:00:00`);
    const pairs = pairIntervals(hours('2026-11-20', 13), hours('2026-11-19', 24), {
      interval: 'hour',
      primaryStart: '2026-11-20T00:00:00',
      secondaryStart: '2026-11-19T00:00:00',
      ahead: { from: '2026-11-20T12:00:30', to: '2026-11-20T23:59:59' },
    });
    expect(pairs).toHaveLength(13);
    expect(pairs.at(-1)).toEqual({ primary: 12, secondary: 12 });
  });

  it('keeps intervals of the comparison after the end of the range, even if the range ends today', () => {
    configureDate({ weekStart: 0 });
    const pairs = pairIntervals(
      ['2026-11-01', '2026-11-08', '2026-11-15'],
      ['2026-10-01', '2026-10-04', '2026-10-11', '2026-10-18'],
      {
        interval: 'week',
        primaryStart: '2026-11-01T00:00:00',
        secondaryStart: '2026-10-01T00:00:00',
        ahead: { from: '2026-11-20T12:00:00', to: '2026-11-20T12:00:00' },
      },
    );
    expect(pairs.at(-1)).toEqual({ primary: null, secondary: 3 });
  });
});

const zones = ['UTC', 'America/Los_Angeles', 'Australia/Lord_Howe', 'Africa/Cairo', '+05:30'];
const date = fc
  .date({ min: new Date('1995-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));

const dayIn = (at: string, start: Moment): number =>
  Date.parse(at.slice(0, 10)) / 86_400_000 - Math.floor(start.valueOf() / 86_400_000);

/** The start dates of the intervals of a range, as the store divides it: the first interval starts with the range. */
function intervalsOf(after: Moment, before: Moment, unit: (typeof intervalValues)[number]) {
  const { timeZone } = getDateEnvironment();
  const [first, last] = [after.format('YYYY-MM-DD'), before.format('YYYY-MM-DD')];
  if (unit === 'hour')
    return daysOf(first, last).flatMap((at) => hoursOf(at.slice(0, 10), timeZone));
  const { weekStart } = getDateEnvironment();
  const isStart = {
    day: () => true,
    week: (at: string) => new Date(at.slice(0, 10)).getUTCDay() === weekStart,
    month: (at: string) => at.slice(8, 10) === '01',
    quarter: (at: string) => /-(01|04|07|10)-01/.test(at),
    year: (at: string) => at.slice(5, 10) === '01-01',
  }[unit];
  return daysOf(first, last).filter((at, index) => index === 0 || isStart(at));
}

describe('the pairs of any two ranges', () => {
  const scenario = fc.record({
    timeZone: fc.constantFrom(...zones),
    weekStart: fc.integer({ min: 0, max: 6 }),
    after: date,
    length: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 500 })),
    compare: fc.constantFrom('previous_year', 'previous_period'),
    interval: fc.constantFrom(...intervalValues),
  });

  it('have the same calendar position, and contain every interval of both ranges exactly once', () => {
    fc.assert(
      fc.property(scenario, ({ timeZone, weekStart, after, length, compare, interval }) => {
        fc.pre(interval !== 'hour' || length <= 3);
        configureDate({ timeZone, weekStart });
        const before = day(after).add(length, 'days').format('YYYY-MM-DD');
        const dates = getCurrentDates({ period: 'custom', compare, after, before });
        const [range, other] = [dates.primary, dates.secondary!];
        const primary = intervalsOf(range.after, range.before, interval);
        const secondary = intervalsOf(other.after, other.before, interval);
        const found = pairIntervals(primary, secondary, {
          interval,
          primaryStart: text(range.after),
          secondaryStart: text(other.after),
        });

        const startsOnSameDate = primary[0]!.slice(5, 10) === secondary[0]!.slice(5, 10);

        // Every interval appears once, each side in its own order, and there are no other dates.
        const inOrder = (count: number) => Array.from({ length: count }, (_, index) => index);
        const indices = (side: 'primary' | 'secondary') =>
          found.flatMap((pair) => pair[side] ?? []);
        expect(indices('primary')).toEqual(inOrder(primary.length));
        expect(indices('secondary')).toEqual(inOrder(secondary.length));

        const isAtOnePosition = (own: string, compared: string): boolean => {
          if (own.slice(11) !== compared.slice(11)) return false;
          if (interval === 'week' && startsOnSameDate && primary.length + secondary.length > 2) {
            // Of the seven dates of the whole weeks, at least four are the same, apart from a 29 February.
            const weekOf = (at: string) => dayIn(at, day('1970-01-04').add(weekStart, 'days'));
            const first = (at: string) => weekOf(at) - (((weekOf(at) % 7) + 7) % 7);
            const years = Math.round((first(own) - first(compared)) / 365.25);
            return Math.abs(first(own) - first(compared) - Math.round(years * 365.25)) <= 3;
          }
          if (interval !== 'hour' && interval !== 'day') return true;
          const isClamped = own.startsWith(after) && after.endsWith('-02-29');
          // A previous period of exactly one year is also paired by date.
          if (compare === 'previous_year' || startsOnSameDate)
            return isClamped || own.slice(5) === compared.slice(5);
          return dayIn(own, range.after) === dayIn(compared, other.after);
        };
        const wrong = found.filter(
          (pair) =>
            pair.primary !== null &&
            pair.secondary !== null &&
            !isAtOnePosition(primary[pair.primary]!, secondary[pair.secondary]!),
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('exist for every date of the range, except dates that the other year does not have', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 1500 }), (after, length) => {
        const before = day(after).add(length, 'days').format('YYYY-MM-DD');
        const { primary, secondary } = getCurrentDates({
          period: 'custom',
          compare: 'previous_year',
          after,
          before,
        });
        const own = intervalsOf(primary.after, primary.before, 'day');
        const found = pairIntervals(own, intervalsOf(secondary!.after, secondary!.before, 'day'), {
          interval: 'day',
          primaryStart: text(primary.after),
          secondaryStart: text(secondary!.after),
        });
        const unpaired = found.filter((pair) => pair.secondary === null);
        const leapDays = own.filter((at, index) => index > 0 && at.slice(5, 10) === '02-29');
        expect(unpaired.map((pair) => own[pair.primary ?? -1])).toEqual(leapDays);
      }),
      { numRuns: RUNS },
    );
  });
});
