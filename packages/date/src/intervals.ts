import type { Moment } from 'moment';
import { type DateInput, endOfUnit, readDate, storeNow } from './calendar.ts';
import { periodShapes } from './choice-values.ts';
import { type DateEnvironment, getDateEnvironment } from './environment.ts';
import { daysBetween, type LocalMs, numberOf, readDayText } from './local-time.ts';
import { type DateQuery, periodOf } from './range-choice.ts';

/** An interval of a chart or table (R3.38). */
export type Interval = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/** Chart types (R3.40). */
export type ChartType = 'line' | 'bar';

/** All intervals, shortest first (R3.38). */
export const intervalValues: readonly Interval[] = [
  'hour',
  'day',
  'week',
  'month',
  'quarter',
  'year',
];

/** The interval when no period is known (R9.28; readings A2). */
export const defaultInterval: Interval = 'day';

/** The chart type for a URL without one (R9.29). */
export const defaultChartType: ChartType = 'line';

/**
 * Minimum number of days between the ends of a custom range, and the intervals that it allows (R9.17–R9.22; readings
 * B2).
 */
const customIntervals: readonly (readonly [number, readonly Interval[]])[] = [
  [365, ['day', 'week', 'month', 'quarter', 'year']],
  [90, ['day', 'week', 'month', 'quarter']],
  [28, ['day', 'week', 'month']],
  [7, ['day', 'week']],
  [2, ['day']],
  [0, ['hour', 'day']],
];

/** The allowed intervals of the presets, by unit (R9.23–R9.27; readings B3). */
const unitIntervals = {
  day: ['hour', 'day'],
  week: ['day'],
  month: ['day', 'week'],
  quarter: ['day', 'week', 'month'],
  year: ['day', 'week', 'month', 'quarter'],
} satisfies Record<string, readonly Interval[]>;

function allowedIntervals(
  query: DateQuery,
  defaultDateRange: string,
  env: DateEnvironment,
): readonly Interval[] {
  const part = periodOf(query, defaultDateRange, env);
  if (!part) return [defaultInterval];
  if (part.period !== 'custom') return unitIntervals[periodShapes[part.period].unit];
  const { after, before } = part;
  const days = after === null || before === null ? 0 : daysBetween(after, before);
  return customIntervals.find(([least]) => days >= least)?.[1] ?? [defaultInterval];
}

/**
 * The intervals that the range of a URL allows, shortest first. Without both `period` and `compare` it uses the default
 * range, which is the configured one unless given; ['day'] when the default range has no known period either (readings
 * A2).
 */
export function getAllowedIntervalsForQuery(
  query: DateQuery,
  defaultDateRange: string = getDateEnvironment().defaultDateRange,
): Interval[] {
  return [...allowedIntervals(query, defaultDateRange, getDateEnvironment())];
}

/** The interval of a URL if its range allows it, otherwise the first allowed one (R5.33). */
export function getIntervalForQuery(
  query: DateQuery,
  defaultDateRange: string = getDateEnvironment().defaultDateRange,
): Interval {
  const allowed = getAllowedIntervalsForQuery(query, defaultDateRange);
  return allowed.find((interval) => interval === query.interval) ?? allowed[0] ?? defaultInterval;
}

/** The chart type of a URL; any value except 'bar' means line (R9.29). */
export function getChartTypeForQuery({ chartType }: { readonly chartType?: unknown }): ChartType {
  return chartType === 'bar' ? 'bar' : defaultChartType;
}

const dayOf = (date: DateInput): LocalMs =>
  typeof date === 'string'
    ? (readDayText(date.slice(0, 10)) ?? Number.NaN)
    : Date.UTC(date.year(), date.month(), date.date());

/**
 * Number of intervals that overlap with a range, including both ends; the first and last may be partial. A day has 24
 * hours of local time. 0 for a reversed or unreadable range.
 */
export function countIntervals(after: DateInput, before: DateInput, interval: Interval): number {
  const [start, end] = [dayOf(after), dayOf(before)];
  if (!(start <= end)) return 0;
  if (interval === 'hour') return (daysBetween(start, end) + 1) * 24;
  const { weekStart } = getDateEnvironment();
  return numberOf(end, interval, weekStart) - numberOf(start, interval, weekStart) + 1;
}

/**
 * Whether the interval that starts at `dateStart` is incomplete: its values can still change. `dateEnd` is the
 * interval's end as reported by the server; without it the end of the calendar unit is used.
 */
export function isIncompleteInterval(
  dateStart: DateInput,
  interval: Interval,
  dateEnd?: DateInput,
): boolean {
  const env = getDateEnvironment();
  const start = readDate(dateStart);
  if (!start.isValid()) return false;
  const now = storeNow(env);
  const reportedEnd = dateEnd === undefined ? undefined : readDate(dateEnd).endOf('second');
  const unitEnd = (): Moment =>
    interval === 'hour' ? start.clone().endOf('hour') : endOfUnit(start, interval, env);
  return !now.isBefore(start) && !now.isAfter(reportedEnd?.isValid() ? reportedEnd : unitEnd());
}
