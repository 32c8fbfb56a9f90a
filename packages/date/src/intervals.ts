import type { Moment } from 'moment';
import {
  type DateInput,
  endOfUnit,
  getDateDifferenceInDays,
  readDate,
  startOfUnit,
  storeNow,
} from './calendar.ts';
import { periodShapes } from './choices.ts';
import { type DateQuery, periodOf } from './date-params.ts';
import { type DateEnvironment, getDateEnvironment } from './environment.ts';

/** A step of a chart or table (spec §3). */
export type Interval = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/** The kinds of time chart. */
export type ChartType = 'line' | 'bar';

/** All intervals, shortest first (spec §3). */
export const intervalValues: readonly Interval[] = [
  'hour',
  'day',
  'week',
  'month',
  'quarter',
  'year',
];

/** The interval when no period is known (spec §9; readings A2). */
export const defaultInterval: Interval = 'day';

/** The chart type of an address that names none (spec §9). */
export const defaultChartType: ChartType = 'line';

/** Days between the ends of a custom range, and what is allowed from there on (spec §9; readings B2). */
const customIntervals: readonly (readonly [number, readonly Interval[]])[] = [
  [365, ['day', 'week', 'month', 'quarter', 'year']],
  [90, ['day', 'week', 'month', 'quarter']],
  [28, ['day', 'week', 'month']],
  [7, ['day', 'week']],
  [2, ['day']],
  [0, ['hour', 'day']],
];

/** What is allowed for the presets, by their unit (spec §9; readings B3). */
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
  const days = part.after && part.before ? getDateDifferenceInDays(part.before, part.after) : 0;
  return customIntervals.find(([least]) => days >= least)?.[1] ?? [defaultInterval];
}

/**
 * The intervals that the range of an address allows, shortest first. Without both `period` and `compare` the default
 * range counts, by default the configured one; ['day'] when that names no period either (readings A2).
 */
export function getAllowedIntervalsForQuery(
  query: DateQuery,
  defaultDateRange: string = getDateEnvironment().defaultDateRange,
): Interval[] {
  return [...allowedIntervals(query, defaultDateRange, getDateEnvironment())];
}

/** The interval of an address if its range allows it, else the first allowed one (spec §5). */
export function getIntervalForQuery(
  query: DateQuery,
  defaultDateRange: string = getDateEnvironment().defaultDateRange,
): Interval {
  const allowed = getAllowedIntervalsForQuery(query, defaultDateRange);
  return allowed.find((interval) => interval === query.interval) ?? allowed[0] ?? defaultInterval;
}

/** The chart type of an address; anything but 'bar' is a line (spec §9). */
export function getChartTypeForQuery({ chartType }: { readonly chartType?: unknown }): ChartType {
  return chartType === 'bar' ? 'bar' : defaultChartType;
}

/**
 * How many intervals the days of a range touch, both ends included; the first and last may be cut. A day counts 24
 * hours of the wall clock. 0 for an inverted or unreadable range.
 */
export function countIntervals(after: DateInput, before: DateInput, interval: Interval): number {
  const [start, end] = [readDate(after).startOf('day'), readDate(before).startOf('day')];
  if (!start.isValid() || !end.isValid() || start.isAfter(end)) return 0;
  if (interval === 'hour') return (end.diff(start, 'days') + 1) * 24;
  const env = getDateEnvironment();
  return startOfUnit(end, interval, env).diff(startOfUnit(start, interval, env), interval) + 1;
}

/**
 * Whether the interval that starts at `dateStart` is still running, so that its figures can grow. `dateEnd`, when the
 * store names it, settles where the interval ends; otherwise it ends with its calendar unit.
 */
export function isRunningInterval(
  dateStart: DateInput,
  interval: Interval,
  dateEnd?: DateInput,
): boolean {
  const env = getDateEnvironment();
  const start = readDate(dateStart);
  if (!start.isValid()) return false;
  const now = storeNow(env);
  const named = dateEnd === undefined ? undefined : readDate(dateEnd).endOf('second');
  const unitEnd = (): Moment =>
    interval === 'hour' ? start.clone().endOf('hour') : endOfUnit(start, interval, env);
  return !now.isBefore(start) && !now.isAfter(named?.isValid() ? named : unitEnd());
}
