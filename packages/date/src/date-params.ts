import type { Moment } from 'moment';
import { FIRST_YEAR, isoDay, parseStrictly, storeToday } from './calendar.ts';
import {
  allTimePreset,
  type Compare,
  comparisonValues,
  findChoice,
  type Period,
  presetValues,
  rollingDays,
  type RangePreset,
  type RollingPreset,
  rollingPresetValues,
} from './choices.ts';
import { isoDateFormat } from './constants.ts';
import { type DateEnvironment, getDateEnvironment } from './environment.ts';
import type { DateRange } from './periods.ts';

/** The date fields of an address (R3.35); those after `interval` are our additions. */
export type DateQueryFields = {
  readonly period?: unknown;
  readonly compare?: unknown;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly interval?: unknown;
  readonly preset?: unknown;
  readonly compare_after?: unknown;
  readonly compare_before?: unknown;
  /** 'now': the comparison of an unfinished range ends at the present time of day too. */
  readonly compare_until?: unknown;
  /** 'weekday': the comparison starts on the weekday of the range. */
  readonly compare_align?: unknown;
};

/** A parsed address query, with any content. */
export type DateQuery = DateQueryFields | Readonly<Record<string, unknown>>;

/** The date parameters of an address, each valid or replaced by its default. */
export type DateParams = {
  readonly period: Period;
  readonly compare: Compare;
  /** First day, at midnight; null unless the period is custom. */
  readonly after: Moment | null;
  /** Last day, at midnight; null unless the period is custom. */
  readonly before: Moment | null;
  /** The name of the custom dates; absent otherwise. */
  readonly preset?: RangePreset;
  /** First and last day of the comparison; absent unless compare is custom. */
  readonly compareAfter?: Moment;
  readonly compareBefore?: Moment;
  /** Whether an unfinished range is compared up to the same moment; absent: with whole days. */
  readonly until?: 'now';
  /** Whether the comparison is shifted to the same weekdays; absent: it is not, or compare is custom. */
  readonly align?: 'weekday';
};

type PeriodPart = Pick<DateParams, 'period' | 'after' | 'before' | 'preset'>;
type ComparePart = Pick<
  DateParams,
  'compare' | 'compareAfter' | 'compareBefore' | 'until' | 'align'
>;

/** Whether an address names a value. */
export const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '';

/** A day in the store's format; null for other text. */
export const readDay = (value: unknown): Moment | null =>
  typeof value === 'string' ? parseStrictly(value, isoDateFormat) : null;

/** The range of two days; null where one is unreadable, for a reversed range, and for one of a thousand years. */
export function readRange(after: unknown, before: unknown): DateRange | null {
  const [start, end] = [readDay(after), readDay(before)];
  if (!start || !end || start.isAfter(end)) return null;
  // The comparison of a longer range would start before the earliest accepted year.
  return end.year() - start.year() < FIRST_YEAR - 1 ? { after: start, before: end } : null;
}

/** The dates of a rolling range, ending today. */
export function rollingRange(preset: RollingPreset, env: DateEnvironment): DateRange {
  const before = storeToday(env);
  return { after: before.clone().subtract(rollingDays[preset] - 1, 'days'), before };
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

/** The fields of a range as a query string; settings may contain it with its ampersands escaped for HTML. */
export function parseDateRange(text: string): DateQueryFields {
  return Object.fromEntries(new URLSearchParams(text.replaceAll('&amp;', '&')));
}

/** Whether an address sets its own range: it replaces the default range only with both period and compare. */
const hasExplicitRange = (query: DateQueryFields): boolean =>
  isPresent(query.period) && isPresent(query.compare);

/** The period of an address, else of its default range; null when neither has a known one. */
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
    // When the default range is invalid too: R9.16.
    ...(periodOf(query, defaultDateRange, env) ?? { period: 'month', after: null, before: null }),
    ...(own ?? readCompare(parseDateRange(defaultDateRange)) ?? { compare: 'previous_year' }),
  };
}

/**
 * Reads period, comparison and custom dates from an address. Without both `period` and `compare` the default range
 * applies (by default the configured one). An unknown period, or custom without a valid range, falls back to the
 * default period; an unknown comparison to the default comparison. A rolling `preset` is resolved on each call, so that
 * bookmarks stay current.
 */
export function getDateParamsFromQuery(
  query: DateQuery,
  defaultDateRange: string = getDateEnvironment().defaultDateRange,
): DateParams {
  return dateParams(query, defaultDateRange, getDateEnvironment());
}

/** The address parameters of a rolling range; the dates are for readers that do not know `preset`. */
export function getRollingPresetQuery(preset: RollingPreset): {
  readonly period: 'custom';
  readonly preset: RollingPreset;
  readonly after: string;
  readonly before: string;
} {
  const { after, before } = rollingRange(preset, getDateEnvironment());
  return { period: 'custom', preset, after: isoDay(after), before: isoDay(before) };
}
