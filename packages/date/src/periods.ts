import type { Moment } from 'moment';
import {
  endOfUnit,
  getDateDifferenceInDays,
  type PeriodUnit,
  startOfUnit,
  storeNow,
} from './calendar.ts';
import type { PeriodCompare } from './choices.ts';
import { type DateEnvironment, getDateEnvironment } from './environment.ts';

/** A range with its comparison. The ends have the time 23:59:59 or, in the current unit, the current time. */
export type DateValue = {
  readonly primaryStart: Moment;
  readonly primaryEnd: Moment;
  readonly secondaryStart: Moment;
  readonly secondaryEnd: Moment;
};

/** A start and an end, both included. */
export type DateRange = {
  readonly after: Moment;
  readonly before: Moment;
};

const yearBack = (date: Moment): Moment => date.clone().subtract(1, 'year');

/** The current unit from its start to now (readings C1). */
export function currentUnit(unit: PeriodUnit, env: DateEnvironment): DateRange {
  const now = storeNow(env);
  return { after: startOfUnit(now, unit, env), before: now };
}

/** The finished unit before the current one (readings C1). */
export function finishedUnit(unit: PeriodUnit, env: DateEnvironment): DateRange {
  const after = startOfUnit(storeNow(env), unit, env).subtract(1, unit);
  return { after, before: endOfUnit(after, unit, env) };
}

/**
 * The comparison of the current unit: the same part of the previous unit, or the same calendar dates one year earlier.
 */
export function beforeCurrentUnit(
  { after, before }: DateRange,
  unit: PeriodUnit,
  compare: PeriodCompare,
): DateRange {
  if (compare === 'previous_period')
    return { after: after.clone().subtract(1, unit), before: before.clone().subtract(1, unit) };
  // Calendar dates, not a number of days, which would be one too high after 29 February.
  return { after: yearBack(after), before: yearBack(before).endOf('day') };
}

/** The comparison of a finished unit: the same number of days ending the day before it, or the unit a year earlier. */
export function beforeFinishedUnit(
  range: DateRange,
  unit: PeriodUnit,
  compare: PeriodCompare,
  env: DateEnvironment,
): DateRange {
  if (compare === 'previous_period' && unit !== 'year') return sameLengthBefore(range);
  const after = yearBack(range.after);
  // A week keeps its dates, although they are other weekdays one year earlier. The other units are whole units there too.
  const before = unit === 'week' ? yearBack(range.before) : endOfUnit(after, unit, env);
  return { after, before };
}

/** The same number of days as the range, ending the day before it. */
export function sameLengthBefore({ after, before }: DateRange): DateRange {
  const start = after.clone().startOf('day');
  const days = getDateDifferenceInDays(before.clone().startOf('day'), start);
  const end = start.clone().subtract(1, 'day');
  return { after: end.clone().subtract(days, 'days'), before: end.endOf('day') };
}

/** The comparison of a custom range. */
export function beforeCustomRange(range: DateRange, compare: PeriodCompare): DateRange {
  return compare === 'previous_period'
    ? sameLengthBefore(range)
    : { after: yearBack(range.after), before: yearBack(range.before) };
}

function asDateValue(primary: DateRange, secondary: DateRange): DateValue {
  return {
    primaryStart: primary.after,
    primaryEnd: primary.before,
    secondaryStart: secondary.after,
    secondaryEnd: secondary.before,
  };
}

/** The finished unit before the current one with its comparison; the days of both ends are included. */
export function getLastPeriod(period: PeriodUnit, compare: PeriodCompare): DateValue {
  const env = getDateEnvironment();
  const primary = finishedUnit(period, env);
  return asDateValue(primary, beforeFinishedUnit(primary, period, compare, env));
}

/** The current unit from its start to now with its comparison; the days of both ends are included. */
export function getCurrentPeriod(period: PeriodUnit, compare: PeriodCompare): DateValue {
  const primary = currentUnit(period, getDateEnvironment());
  return asDateValue(primary, beforeCurrentUnit(primary, period, compare));
}
