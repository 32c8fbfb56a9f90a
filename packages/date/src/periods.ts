import type { Moment } from 'moment';
import { toLocalMoment } from './calendar.ts';
import type { PeriodCompare } from './choice-values.ts';
import { getDateEnvironment } from './environment.ts';
import type { LocalRange, PeriodUnit } from './local-time.ts';
import { beforeCurrentUnit, beforeFinishedUnit, currentUnit, finishedUnit } from './range-dates.ts';

/** A range with its comparison. The ends have the time 23:59:59 or, in the current unit, the current time. */
export type DateValue = {
  readonly primaryStart: Moment;
  readonly primaryEnd: Moment;
  readonly secondaryStart: Moment;
  readonly secondaryEnd: Moment;
};

function asDateValue(primary: LocalRange, secondary: LocalRange): DateValue {
  return {
    primaryStart: toLocalMoment(primary.after),
    primaryEnd: toLocalMoment(primary.before),
    secondaryStart: toLocalMoment(secondary.after),
    secondaryEnd: toLocalMoment(secondary.before),
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
