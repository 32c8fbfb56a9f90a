import {
  type Compare,
  getRollingDays,
  isUnitCompare,
  type Period,
  periodShapes,
  type RangePreset,
  readCompareValue,
  readPeriodValue,
  readRollingPreset,
  type RollingPreset,
  unitCompares,
} from './choice-values.ts';
import type { DateEnvironment } from './environment.ts';
import {
  addUnits,
  endOf,
  FIRST_YEAR,
  type LocalMs,
  localNow,
  type LocalRange,
  readDayText,
  startOf,
  startOfDay,
  toDayText,
  yearOf,
} from './local-time.ts';

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

/** The range that a URL sets: a period, or the first and the last day of custom dates, which may have a name. */
export type PeriodChoice =
  | {
      readonly period: Exclude<Period, 'custom'>;
      readonly after: null;
      readonly before: null;
      readonly preset?: undefined;
    }
  | {
      readonly period: 'custom';
      readonly after: LocalMs;
      readonly before: LocalMs;
      readonly preset?: RangePreset;
    };

/** The comparison that a URL sets: the first and the last day of a custom one. */
export type CompareChoice = {
  /**
   * Ends the comparison of an unfinished range at the present time of day; absent: compares whole days. Where it has no
   * effect, it is what the user prefers, for the range that is selected next.
   */
  readonly until?: 'now';
  /** Shifts the comparison to the same weekdays; absent: no shift, as always when compare is custom. */
  readonly align?: 'weekday';
} & (
  | {
      readonly compare: Exclude<Compare, 'custom'>;
      readonly compareAfter?: undefined;
      readonly compareBefore?: undefined;
    }
  | {
      readonly compare: 'custom';
      readonly compareAfter: LocalMs;
      readonly compareBefore: LocalMs;
    }
);

export type RangeChoice = PeriodChoice & CompareChoice;

/** Whether a URL parameter has a value. */
export const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '';

/** The time of day that other programs write after a day of the URL. */
const TIME_OF_DAY = /[T ]\d\d:?\d\d(?::?\d\d(?:\.\d+)?)?(?:Z|[ +-]\d\d:?\d\d)?$/;

/** Reads a day in the format of the URL, also with a time of day, which is ignored; null for other text. */
export const readDay = (value: unknown): LocalMs | null =>
  typeof value === 'string' ? readDayText(value.replace(TIME_OF_DAY, '')) : null;

/**
 * The range from one day to another. Null when a day is invalid, when the range is reversed, or when it spans a
 * thousand years.
 */
export function readRange(after: unknown, before: unknown): LocalRange | null {
  const [start, end] = [readDay(after), readDay(before)];
  if (start === null || end === null || start > end) return null;
  // The comparison of a longer range would start before the earliest accepted year.
  return yearOf(end) - yearOf(start) < FIRST_YEAR - 1 ? { after: start, before: end } : null;
}

/** The dates of a rolling range, which ends today. */
export function rollingRange(preset: RollingPreset, env: DateEnvironment): LocalRange {
  const before = startOfDay(localNow(env));
  return { after: addUnits(before, 1 - getRollingDays(preset), 'day'), before };
}

function readPeriod(fields: DateQueryFields, env: DateEnvironment): PeriodChoice | null {
  const period = readPeriodValue(fields.period);
  if (period === undefined) return null;
  if (period !== 'custom') return { period, after: null, before: null };
  const preset = readRollingPreset(fields.preset);
  if (preset) return { period, ...rollingRange(preset, env), preset };
  const isAllTime = fields.preset === 'all_time';
  const range = readRange(fields.after, isAllTime ? toDayText(localNow(env)) : fields.before);
  return range && { period, ...range, ...(isAllTime ? { preset: 'all_time' } : {}) };
}

function readCompare(fields: DateQueryFields): CompareChoice | null {
  const compare = readCompareValue(fields.compare);
  if (compare === undefined) return null;
  if (compare !== 'custom')
    return {
      compare,
      ...(fields.compare_align === 'weekday' ? { align: 'weekday' } : {}),
    };
  const range = readRange(fields.compare_after, fields.compare_before);
  return range && { compare, compareAfter: range.after, compareBefore: range.before };
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
): PeriodChoice | null {
  const own = readPeriod(query, env);
  const fallback = readPeriod(parseDateRange(defaultDateRange), env);
  return hasExplicitRange(query) ? (own ?? fallback) : (fallback ?? own);
}

/** The month, quarter or year that a range covers exactly; undefined for another range. */
export function wholeUnitOf(
  { period, after, before }: PeriodChoice,
  env: DateEnvironment,
): 'month' | 'quarter' | 'year' | undefined {
  return (['month', 'quarter', 'year'] as const).find((unit) =>
    period === 'custom'
      ? after === startOf(after, unit, env.weekStart) &&
        before === startOfDay(endOf(after, unit, env.weekStart))
      : periodShapes[period].isFinished && periodShapes[period].unit === unit,
  );
}

/** The comparison that a range allows: a range that is not a whole unit has no whole unit before it. */
function fitComparison(
  comparison: CompareChoice,
  period: PeriodChoice,
  env: DateEnvironment,
): CompareChoice {
  const { compare } = comparison;
  if (compare === 'custom' || !isUnitCompare(compare)) return comparison;
  return unitCompares[compare] === wholeUnitOf(period, env)
    ? { compare }
    : { ...comparison, compare: 'previous_period' };
}

/** Whether a range is over, so that it has no present moment. */
const isOver = ({ period, before }: PeriodChoice, env: DateEnvironment): boolean =>
  period === 'custom' ? before < startOfDay(localNow(env)) : periodShapes[period].isFinished;

/** The range and the comparison of a URL. Invalid ones are replaced with defaults. */
export function rangeChoice(
  query: DateQuery,
  defaultDateRange: string,
  env: DateEnvironment,
): RangeChoice {
  const isExplicit = hasExplicitRange(query);
  const own = isExplicit ? readCompare(query) : null;
  const fields: DateQueryFields = own ? query : parseDateRange(defaultDateRange);
  // Used when the default range is invalid, too: R9.16.
  const period = periodOf(query, defaultDateRange, env) ?? {
    period: 'month',
    after: null,
    before: null,
  };
  const comparison = fitComparison(
    own ?? readCompare(fields) ?? { compare: 'previous_year' },
    period,
    env,
  );
  // A URL that names its dates compares whole days unless it says otherwise (readings B61).
  const isPreferred =
    env.comparesUpToNow && (!isExplicit || comparison.compare === 'none' || isOver(period, env));
  return {
    ...period,
    ...comparison,
    ...(fields.compare_until === 'now' || isPreferred ? { until: 'now' } : {}),
  };
}
