import type { Moment } from 'moment';
import { FIRST_YEAR, isoDay, parseStrictly, storeToday } from './calendar.ts';
import {
  allTimePreset,
  type Compare,
  comparisonValues,
  findChoice,
  getRollingDays,
  type Period,
  presetValues,
  type RangePreset,
  type RollingPreset,
  rollingPresetValues,
} from './choices.ts';
import { isoDateFormat } from './constants.ts';
import { type DateEnvironment, getDateEnvironment } from './environment.ts';
import type { DateRange } from './periods.ts';

/** The date parameters in a URL (R3.35); the ones after `interval` are our additions. */
export type DateQueryFields = {
  readonly period?: unknown;
  readonly compare?: unknown;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly interval?: unknown;
  readonly preset?: unknown;
  readonly compare_after?: unknown;
  readonly compare_before?: unknown;
  /** 'now': the comparison of an unfinished range also ends at the present time of day. */
  readonly compare_until?: unknown;
  /** 'weekday': the comparison starts on the same weekday as the range. */
  readonly compare_align?: unknown;
};

/** A parsed URL query, with arbitrary content. */
export type DateQuery = DateQueryFields | Readonly<Record<string, unknown>>;

/** The date parameters of a URL. Invalid ones are replaced with defaults. */
export type DateParams = {
  readonly period: Period;
  readonly compare: Compare;
  /** First day, at midnight; null unless the period is custom. */
  readonly after: Moment | null;
  /** Last day, at midnight; null unless the period is custom. */
  readonly before: Moment | null;
  /** The name of the custom dates; absent for dates without a name. */
  readonly preset?: RangePreset;
  /** First and last day of the comparison; absent unless compare is custom. */
  readonly compareAfter?: Moment;
  readonly compareBefore?: Moment;
  /** Ends the comparison of an unfinished range at the present time of day; absent: compares whole days. */
  readonly until?: 'now';
  /** Shifts the comparison to the same weekdays; absent: no shift, as always when compare is custom. */
  readonly align?: 'weekday';
};

type PeriodPart = Pick<DateParams, 'period' | 'after' | 'before' | 'preset'>;
type ComparePart = Pick<
  DateParams,
  'compare' | 'compareAfter' | 'compareBefore' | 'until' | 'align'
>;

/** Whether a URL parameter has a value. */
export const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '';

/** The time of day that other programs write after a day of the URL. */
const TIME_OF_DAY = /[T ]\d\d:?\d\d(?::?\d\d(?:\.\d+)?)?(?:Z|[ +-]\d\d:?\d\d)?$/;

/** Reads a day in the format of the URL, also with a time of day, which is ignored; null for other text. */
export const readDay = (value: unknown): Moment | null =>
  typeof value === 'string' ? parseStrictly(value.replace(TIME_OF_DAY, ''), isoDateFormat) : null;

/**
 * The range from one day to another. Null when a day is invalid, when the range is reversed, or when it spans a
 * thousand years.
 */
export function readRange(after: unknown, before: unknown): DateRange | null {
  const [start, end] = [readDay(after), readDay(before)];
  if (!start || !end || start.isAfter(end)) return null;
  // The comparison of a longer range would start before the earliest accepted year.
  return end.year() - start.year() < FIRST_YEAR - 1 ? { after: start, before: end } : null;
}

/** The dates of a rolling range, which ends today. */
export function rollingRange(preset: RollingPreset, env: DateEnvironment): DateRange {
  const before = storeToday(env);
  return { after: before.clone().subtract(getRollingDays(preset) - 1, 'days'), before };
}

function readPeriod(fields: DateQueryFields, env: DateEnvironment): PeriodPart | null {
  const period = findChoice(presetValues, fields.period)?.value;
  if (period === undefined) return null;
  if (period !== 'custom') return { period, after: null, before: null };
  const preset = findChoice(rollingPresetValues, fields.preset)?.value;
  if (preset) return { period, ...rollingRange(preset, env), preset };
  const isAllTime = fields.preset === allTimePreset.value;
  const range = readRange(fields.after, isAllTime ? isoDay(storeToday(env)) : fields.before);
  return range && { period, ...range, ...(isAllTime ? { preset: allTimePreset.value } : {}) };
}

function readCompare(fields: DateQueryFields): ComparePart | null {
  const compare = findChoice(comparisonValues, fields.compare)?.value;
  if (compare === undefined) return null;
  if (compare === 'none') return { compare };
  const until = fields.compare_until === 'now' ? ({ until: 'now' } as const) : {};
  if (compare !== 'custom')
    return {
      compare,
      ...until,
      ...(fields.compare_align === 'weekday' ? { align: 'weekday' } : {}),
    };
  const range = readRange(fields.compare_after, fields.compare_before);
  return range && { compare, compareAfter: range.after, compareBefore: range.before, ...until };
}

/** Parses the query string of a default range. The setting may contain `&amp;` instead of `&`. */
export function parseDateRange(text: string): DateQueryFields {
  return Object.fromEntries(new URLSearchParams(text.replaceAll('&amp;', '&')));
}

/** Whether a URL sets its own range: it only replaces the default range when it has both `period` and `compare`. */
const hasExplicitRange = (query: DateQueryFields): boolean =>
  isPresent(query.period) && isPresent(query.compare);

/** The period of a URL, otherwise of the default range; null when neither has a known period. */
export function periodOf(
  query: DateQuery,
  defaultDateRange: string,
  env: DateEnvironment,
): PeriodPart | null {
  const own = readPeriod(query, env);
  const fallback = readPeriod(parseDateRange(defaultDateRange), env);
  return hasExplicitRange(query) ? (own ?? fallback) : (fallback ?? own);
}

/** `getDateParamsFromQuery` with an explicit environment. */
export function dateParams(
  query: DateQuery,
  defaultDateRange: string,
  env: DateEnvironment,
): DateParams {
  const own = hasExplicitRange(query) ? readCompare(query) : null;
  return {
    // Used when the default range is invalid, too: R9.16.
    ...(periodOf(query, defaultDateRange, env) ?? { period: 'month', after: null, before: null }),
    ...(own ?? readCompare(parseDateRange(defaultDateRange)) ?? { compare: 'previous_year' }),
  };
}

/**
 * Reads period, comparison and custom dates from a URL. Without both `period` and `compare` it uses the default range,
 * which is the configured one unless given. For an unknown period, or custom without a valid range, it uses the default
 * period; for an unknown comparison, the default comparison. A rolling `preset` is resolved on each call, which keeps
 * bookmarks current.
 */
export function getDateParamsFromQuery(
  query: DateQuery,
  defaultDateRange: string = getDateEnvironment().defaultDateRange,
): DateParams {
  return dateParams(query, defaultDateRange, getDateEnvironment());
}

/** The URL parameters of a rolling range. The dates are for code that does not support `preset`. */
export function getRollingPresetQuery(preset: RollingPreset): {
  readonly period: 'custom';
  readonly preset: RollingPreset;
  readonly after: string;
  readonly before: string;
} {
  const { after, before } = rollingRange(preset, getDateEnvironment());
  return { period: 'custom', preset, after: isoDay(after), before: isoDay(before) };
}
