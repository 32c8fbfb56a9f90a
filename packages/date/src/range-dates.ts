import {
  type Compare,
  isUnitCompare,
  type PeriodCompare,
  periodShapes,
  unitCompares,
} from './choice-values.ts';
import { getCutoff, onSameWeekdays } from './comparison-cutoff.ts';
import { type DateEnvironment, getDateEnvironment } from './environment.ts';
import {
  addUnits,
  daysBetween,
  endOf,
  endOfDay,
  type LocalMs,
  localNow,
  type LocalRange,
  type PeriodUnit,
  startOf,
  startOfDay,
  toTimeText,
} from './local-time.ts';
import {
  type DateQuery,
  type PeriodChoice,
  type RangeChoice,
  rangeChoice,
} from './range-choice.ts';

const yearBack = (at: LocalMs): LocalMs => addUnits(at, -1, 'year');

/** The current unit from its start to now (readings C1). */
export function currentUnit(unit: PeriodUnit, env: DateEnvironment): LocalRange {
  const now = localNow(env);
  return { after: startOf(now, unit, env.weekStart), before: now };
}

/** The finished unit before the current one (readings C1). */
export function finishedUnit(unit: PeriodUnit, env: DateEnvironment): LocalRange {
  const after = addUnits(startOf(localNow(env), unit, env.weekStart), -1, unit);
  return { after, before: endOf(after, unit, env.weekStart) };
}

/**
 * The comparison of the current unit: the same part of the previous unit, or the same calendar dates one year earlier.
 */
export function beforeCurrentUnit(
  { after, before }: LocalRange,
  unit: PeriodUnit,
  compare: PeriodCompare,
): LocalRange {
  if (compare === 'previous_period')
    return { after: addUnits(after, -1, unit), before: addUnits(before, -1, unit) };
  // Calendar dates, not a number of days, which would be one too high after 29 February.
  return { after: yearBack(after), before: endOfDay(yearBack(before)) };
}

/** The comparison of a finished unit: the same number of days ending the day before it, or the unit a year earlier. */
export function beforeFinishedUnit(
  range: LocalRange,
  unit: PeriodUnit,
  compare: PeriodCompare,
  { weekStart }: DateEnvironment,
): LocalRange {
  if (compare === 'previous_period' && unit !== 'year') return sameLengthBefore(range);
  const after = yearBack(range.after);
  // A week keeps its dates, although they are other weekdays one year earlier. The other units are whole units there too.
  return {
    after,
    before: unit === 'week' ? yearBack(range.before) : endOf(after, unit, weekStart),
  };
}

/** The same number of days as the range, ending the day before it. */
function sameLengthBefore({ after, before }: LocalRange): LocalRange {
  const start = startOfDay(after);
  const days = daysBetween(start, startOfDay(before));
  return { after: addUnits(start, -1 - days, 'day'), before: start - 1 };
}

function primaryRange(choice: PeriodChoice, env: DateEnvironment): LocalRange {
  if (choice.period === 'custom') return choice;
  const { unit, isFinished } = periodShapes[choice.period];
  return isFinished ? finishedUnit(unit, env) : currentUnit(unit, env);
}

function secondaryRange(
  choice: RangeChoice,
  primary: LocalRange,
  env: DateEnvironment,
): LocalRange | null {
  if (choice.compare === 'custom')
    return { after: choice.compareAfter, before: choice.compareBefore };
  const { period, compare } = choice;
  if (compare === 'none') return null;
  if (isUnitCompare(compare)) {
    const start = startOfDay(primary.after);
    return { after: addUnits(start, -1, unitCompares[compare]), before: start - 1 };
  }
  if (period === 'custom')
    return compare === 'previous_period'
      ? sameLengthBefore(primary)
      : { after: yearBack(primary.after), before: yearBack(primary.before) };
  const { unit, isFinished } = periodShapes[period];
  return isFinished
    ? beforeFinishedUnit(primary, unit, compare, env)
    : beforeCurrentUnit(primary, unit, compare);
}

/** A range and its comparison, and where a comparison with an unfinished range is cut. */
export type RangeDates = {
  readonly primary: LocalRange;
  /** Null only without a comparison. */
  readonly secondary: LocalRange | null;
  readonly cut: { readonly now: LocalMs; readonly at: LocalMs } | null;
  /** Whether the comparison ends at the cut. */
  readonly isCut: boolean;
};

/** The dates of a range and of its comparison. The ends may have any time of day. */
export function rangeDates(choice: RangeChoice, env: DateEnvironment): RangeDates {
  const primary = primaryRange(choice, env);
  const ordinary = secondaryRange(choice, primary, env);
  const compare: Compare = choice.compare;
  const whole = ordinary && choice.align ? onSameWeekdays(ordinary, primary, compare) : ordinary;
  const cut = whole && getCutoff(primary, whole, choice, env);
  const isCut = cut !== null && choice.until === 'now';
  const secondary = whole && isCut ? { after: whole.after, before: cut.at } : whole;
  return { primary, secondary, cut, isCut };
}

/** First and last second of a range in the store's local time, `YYYY-MM-DDTHH:mm:ss` without a time zone. */
export type RangeParams = { readonly after: string; readonly before: string };

/**
 * The range of a URL and its comparison as request parameters: whole days, except for a comparison that ends at the
 * present time of day. Without moment and texts, for the requests that are sent first.
 */
export function getRangeParams(
  query: DateQuery,
  defaultDateRange: string = getDateEnvironment().defaultDateRange,
): { readonly primary: RangeParams; readonly secondary: RangeParams | null } {
  const env = getDateEnvironment();
  const dates = rangeDates(rangeChoice(query, defaultDateRange, env), env);
  const toParams = ({ after, before }: LocalRange, isCut: boolean): RangeParams => ({
    after: toTimeText(startOfDay(after)),
    before: toTimeText(isCut ? before : endOfDay(before)),
  });
  return {
    primary: toParams(dates.primary, false),
    secondary: dates.secondary && toParams(dates.secondary, dates.isCut),
  };
}
