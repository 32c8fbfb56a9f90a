import * as fc from 'fast-check';
import type { Moment } from 'moment';
import { afterEach, describe, expect, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { periodShapes } from './choice-values.ts';
import {
  appendTimestamp,
  configureDate,
  countIntervals,
  type DateRange,
  getAllowedIntervalsForQuery,
  getCurrentDates,
  getDateFormatsForInterval,
  getDateParamsFromQuery,
  getIntervalForQuery,
  getRangeLabel,
  intervalValues,
  isIncompleteInterval,
  presetValues,
  rollingPresetValues,
} from './index.ts';

afterEach(() => configureDate());

/** Day number of a date, computed without moment so that the expected values are independent. */
const dayNumber = (year: number, month: number, day: number): number =>
  Math.round(Date.UTC(year, month, day) / 86_400_000);
const numberOf = (date: Moment): number => dayNumber(date.year(), date.month(), date.date());
const daysIn = ({ after, before }: DateRange): number => numberOf(before) - numberOf(after) + 1;
const lastDayOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
/** The same calendar date a number of months earlier, or the last day of that month if it is shorter. */
const monthsBack = (date: Moment, months: number): number => {
  const first = new Date(Date.UTC(date.year(), date.month() - months, 1));
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth()];
  return dayNumber(year, month, Math.min(date.date(), lastDayOf(year, month)));
};
const yearBack = (date: Moment): number => monthsBack(date, 12);

/** Every time zone of this runtime, and UTC offsets as WordPress writes them. */
const zones = [
  ...Intl.supportedValuesOf('timeZone'),
  '+05:30',
  '-03:30',
  '+13:45',
  '+14:00',
  '-12:00',
];
const environment = fc.record({
  timeZone: fc.constantFrom(...zones),
  weekStart: fc.integer({ min: 0, max: 6 }),
  instant: fc.date({
    min: new Date('1890-01-01T00:00:00Z'),
    max: new Date('2190-12-31T00:00:00Z'),
    noInvalidDate: true,
  }),
});
type Environment = { timeZone: string; weekStart: number; instant: Date };
const use = ({ timeZone, weekStart, instant }: Environment): void =>
  configureDate({ timeZone, weekStart, now: () => instant });

const presets = presetValues.map(({ value }) => value).filter((value) => value !== 'custom');
const finished = presets.filter((period) => periodShapes[period].isFinished);
const current = presets.filter((period) => !finished.includes(period));
const isoDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const customRange = fc.tuple(isoDay, isoDay).map((days) => days.toSorted());

function rangesOf(query: Record<string, unknown>): { primary: DateRange; secondary: DateRange } {
  const { primary, secondary } = getCurrentDates(query);
  expect(secondary).not.toBeNull();
  return { primary, secondary: secondary! };
}

const startsUnit = (date: Moment, unit: string, weekStart: number): boolean =>
  ({
    day: true,
    week: date.day() === weekStart,
    month: date.date() === 1,
    quarter: date.date() === 1 && date.month() % 3 === 0,
    year: date.date() === 1 && date.month() === 0,
  })[unit] ?? false;

const monthsOf: Record<string, number> = { month: 1, quarter: 3, year: 12 };

describe('for any period, zone, week start and clock (readings C1)', () => {
  it('current units last from their start to the current local time', () => {
    fc.assert(
      fc.property(environment, fc.constantFrom(...current), (env, period) => {
        const { unit } = periodShapes[period];
        use(env);
        const { primary } = rangesOf({ period, compare: 'previous_year' });
        expect(startsUnit(primary.after, unit, env.weekStart)).toBe(true);
        expect(appendTimestamp(primary.after, 'now')).toBe(appendTimestamp(primary.after, 'start'));
        if (!/^[+-]/.test(env.timeZone)) {
          // The Swedish locale formats times like ISO 8601, so this is an independent source of the local time.
          const shown = env.instant.toLocaleString('sv-SE', { timeZone: env.timeZone });
          expect(primary.before.format('YYYY-MM-DD HH:mm:ss')).toBe(shown);
        }
        expect(daysIn(primary)).toBeGreaterThanOrEqual(1);
        expect(daysIn(primary)).toBeLessThanOrEqual(
          { day: 1, week: 7, month: 31, quarter: 92, year: 366 }[unit],
        );
      }),
    );
  });

  it('current units are compared with the same dates one unit or one year earlier', () => {
    fc.assert(
      fc.property(environment, fc.constantFrom(...current), (env, period) => {
        const { unit } = periodShapes[period];
        use(env);
        const year = rangesOf({ period, compare: 'previous_year' });
        expect(numberOf(year.secondary.after)).toBe(yearBack(year.primary.after));
        expect(numberOf(year.secondary.before)).toBe(yearBack(year.primary.before));
        const { primary, secondary } = rangesOf({ period, compare: 'previous_period' });
        const back = (date: Moment): number => {
          if (unit === 'day') return numberOf(date) - 1;
          if (unit === 'week') return numberOf(date) - 7;
          return monthsBack(date, monthsOf[unit]!);
        };
        expect(numberOf(secondary.after)).toBe(back(primary.after));
        expect(numberOf(secondary.before)).toBe(back(primary.before));
        expect(startsUnit(secondary.after, unit, env.weekStart)).toBe(true);
        expect(secondary.before.isBefore(primary.after)).toBe(true);
        expect(secondary.before.format('HH:mm:ss')).toBe(primary.before.format('HH:mm:ss'));
      }),
    );
  });

  it('finished units are complete, and end just before the current unit', () => {
    fc.assert(
      fc.property(environment, fc.constantFrom(...finished), (env, period) => {
        const { unit } = periodShapes[period];
        use(env);
        const running = presets[presets.indexOf(period) - 1]!;
        const { primary: current } = rangesOf({ period: running, compare: 'previous_year' });
        const { primary, secondary } = rangesOf({ period, compare: 'previous_period' });
        expect(startsUnit(primary.after, unit, env.weekStart)).toBe(true);
        expect(numberOf(primary.before)).toBe(numberOf(current.after) - 1);
        expect(primary.before.format('HH:mm:ss')).toBe('23:59:59');
        // The comparison ends the day before the range starts, also for whole years.
        expect(numberOf(secondary.before)).toBe(numberOf(primary.after) - 1);
        if (unit === 'year') expect(startsUnit(secondary.after, 'year', 0)).toBe(true);
        else expect(daysIn(secondary)).toBe(daysIn(primary));
      }),
    );
  });

  it('finished units keep their dates one year earlier; months, quarters and years end on the last day', () => {
    fc.assert(
      fc.property(environment, fc.constantFrom(...finished), (env, period) => {
        const { unit } = periodShapes[period];
        use(env);
        const { primary, secondary } = rangesOf({ period, compare: 'previous_year' });
        expect(numberOf(secondary.after)).toBe(yearBack(primary.after));
        if (unit in monthsOf) {
          expect(startsUnit(secondary.after, unit, env.weekStart)).toBe(true);
          expect(secondary.before.date()).toBe(
            lastDayOf(secondary.before.year(), secondary.before.month()),
          );
          expect(secondary.before.month()).toBe(primary.before.month());
          expect(secondary.before.year()).toBe(primary.before.year() - 1);
        } else {
          expect(numberOf(secondary.before)).toBe(yearBack(primary.before));
        }
      }),
    );
  });

  it('custom ranges are compared with the same number of days before them, or the same dates one year earlier', () => {
    fc.assert(
      fc.property(environment, customRange, (env, [after, before]) => {
        use(env);
        const query = { period: 'custom', after, before };
        const { primary, secondary } = rangesOf({ ...query, compare: 'previous_period' });
        expect([
          appendTimestamp(primary.after, 'start'),
          appendTimestamp(primary.before, 'end'),
        ]).toEqual([`${after}T00:00:00`, `${before}T23:59:59`]);
        expect(daysIn(secondary)).toBe(daysIn(primary));
        expect(numberOf(secondary.before)).toBe(numberOf(primary.after) - 1);
        const year = rangesOf({ ...query, compare: 'previous_year' });
        expect(numberOf(year.secondary.after)).toBe(yearBack(primary.after));
        expect(numberOf(year.secondary.before)).toBe(yearBack(primary.before));
      }),
    );
  });

  it('rolling ranges have the number of days in their name and end today', () => {
    fc.assert(
      fc.property(environment, fc.constantFrom(...rollingPresetValues), (env, { value }) => {
        use(env);
        const { primary: today } = rangesOf({ period: 'today', compare: 'previous_year' });
        const query = { period: 'custom', preset: value, after: '2001-01-01', before: 'x' };
        const { primary, secondary } = rangesOf({ ...query, compare: 'previous_period' });
        expect(`last_${daysIn(primary)}_days`).toBe(value);
        expect(numberOf(primary.before)).toBe(numberOf(today.before));
        expect(daysIn(secondary)).toBe(daysIn(primary));
        expect(numberOf(secondary.before)).toBe(numberOf(primary.after) - 1);
      }),
    );
  });

  it('custom comparisons and ranges without comparison do not depend on the period', () => {
    fc.assert(
      fc.property(
        environment,
        fc.constantFrom(...presets),
        customRange,
        (env, period, [after, before]) => {
          use(env);
          const own = { compare_after: after, compare_before: before };
          const { primary, secondary } = rangesOf({ period, compare: 'custom', ...own });
          expect([
            appendTimestamp(secondary.after, 'start'),
            appendTimestamp(secondary.before, 'end'),
          ]).toEqual([`${after}T00:00:00`, `${before}T23:59:59`]);
          const alone = getCurrentDates({ period, compare: 'none', ...own });
          expect(alone.secondary).toBeNull();
          expect(alone.primary.range).toBe(getRangeLabel(primary.after, primary.before));
        },
      ),
    );
  });

  it('the interval is allowed, and its intervals cover the days of the range', () => {
    fc.assert(
      fc.property(
        environment,
        customRange,
        fc.constantFrom(...intervalValues),
        (env, [after, before], interval) => {
          use(env);
          const query = { period: 'custom', compare: 'none', after, before, interval };
          const allowed = getAllowedIntervalsForQuery(query);
          expect(getIntervalForQuery(query)).toBe(
            allowed.includes(interval) ? interval : allowed[0],
          );
          const days = daysIn(getCurrentDates(query).primary);
          expect(countIntervals(after!, before!, 'day')).toBe(days);
          expect(countIntervals(after!, before!, 'hour')).toBe(days * 24);
          const weeks = countIntervals(after!, before!, 'week');
          expect(weeks).toBeGreaterThanOrEqual(Math.ceil(days / 7));
          expect(weeks).toBeLessThanOrEqual(Math.ceil((days + 6) / 7) + 1);
        },
      ),
    );
  });

  it('the last interval of a period to date is incomplete, and an interval that starts tomorrow is not', () => {
    fc.assert(
      fc.property(environment, fc.constantFrom(...intervalValues), (env, interval) => {
        use(env);
        const { before } = getCurrentDates({ period: 'today', compare: 'none' }).primary;
        const start =
          interval === 'hour' ? before.clone().startOf('hour') : before.clone().startOf('day');
        expect(isIncompleteInterval(start, interval)).toBe(true);
        expect(isIncompleteInterval(start.add(1, 'day'), interval)).toBe(false);
      }),
    );
  });
});

describe('for any query', () => {
  const value = fc.oneof(
    fc.constantFrom('custom', 'none', 'today', 'last_30_days', 'previous_year', '2024-02-29', ''),
    fc.constantFrom('1000-01-01', '9999-12-31', '0999-12-31', 'previous_period'),
    fc.string(),
    fc.anything(),
  );
  const keys =
    'period compare after before interval preset compare_after compare_before chartType'.split(' ');
  const query = fc.record(Object.fromEntries(keys.map((key) => [key, value])), {
    requiredKeys: [],
  });
  const freeze = <T>(object: T): T => {
    if (object !== null && typeof object === 'object' && !ArrayBuffer.isView(object)) {
      Object.values(object).forEach(freeze);
      Object.freeze(object);
    }
    return object;
  };

  it('no function throws or changes its arguments, and no range ends before it starts', () => {
    fc.assert(
      fc.property(environment, query, fc.string(), (env, hostile, range) => {
        use(env);
        freeze(hostile);
        const { primary, secondary } = getCurrentDates(hostile, range);
        expect(primary.after.isAfter(primary.before)).toBe(false);
        expect(primary.label).not.toBe('');
        expect(primary.range).not.toBe('');
        const { compare } = getDateParamsFromQuery(hostile, range);
        expect(secondary === null).toBe(compare === 'none');
        for (const { after, before } of secondary ? [primary, secondary] : [primary]) {
          expect(appendTimestamp(after, 'start')).toMatch(/^\d{4}-\d\d-\d\dT00:00:00$/);
          expect(appendTimestamp(before, 'end')).toMatch(/^\d{4}-\d\d-\d\dT23:59:59$/);
        }
        if (secondary) expect(secondary.after.isAfter(secondary.before)).toBe(false);
        const interval = getIntervalForQuery(hostile, range);
        expect(getAllowedIntervalsForQuery(hostile, range)).toContain(interval);
        expect(getDateFormatsForInterval(interval).xFormat).not.toBe('');
      }),
      { numRuns: isDeep ? 3000 : 150 },
    );
  });
});
