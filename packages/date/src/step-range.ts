import type { Moment } from 'moment';
import { endOfUnit, isoDay, startOfUnit, storeToday } from './calendar.ts';
import { type Period, periodShapes } from './choice-values.ts';
import type { DateParams } from './date-params.ts';
import { getDateEnvironment } from './environment.ts';
import type { PeriodUnit } from './local-time.ts';

/** The URL parameters of a range; `undefined` removes a parameter. */
export type SteppedRange = {
  readonly period: Period;
  readonly after: string | undefined;
  readonly before: string | undefined;
  readonly preset: undefined;
};

const UNITS: readonly PeriodUnit[] = ['day', 'week', 'month', 'quarter', 'year'];

/** The calendar unit of a range: the unit of a preset, or the unit that custom dates cover exactly. */
function unitOf(
  { period }: Pick<DateParams, 'period'>,
  start: Moment,
  end: Moment,
): PeriodUnit | undefined {
  if (period !== 'custom') return periodShapes[period].unit;
  const env = getDateEnvironment();
  return UNITS.find(
    (unit) =>
      start.isSame(startOfUnit(start, unit, env), 'day') &&
      end.isSame(endOfUnit(start, unit, env), 'day'),
  );
}

/**
 * The range before (-1) or after (1) a range: the adjacent calendar unit, as a preset if there is one, or the same
 * number of days. An end in the future becomes today. `null` if the new range would start in the future.
 */
export function getSteppedRange(
  params: Pick<DateParams, 'period'>,
  range: { readonly after: Moment; readonly before: Moment },
  step: -1 | 1,
): SteppedRange | null {
  const env = getDateEnvironment();
  const today = storeToday(env);
  const [start, end] = [range.after.clone().startOf('day'), range.before.clone().startOf('day')];
  const unit = unitOf(params, start, end);
  if (!unit) {
    const days = end.diff(start, 'days') + 1;
    const [after, before] = [start, end].map((date) => date.clone().add(step * days, 'days'));
    if (!after || !before || after.isAfter(today)) return null;
    return toCustom(after, before.isAfter(today) ? today : before);
  }
  const after = startOfUnit(start, unit, env).add(step, unit);
  if (after.isAfter(today)) return null;
  const current = startOfUnit(today, unit, env);
  const preset = (isFinished: boolean) =>
    (Object.keys(periodShapes) as (keyof typeof periodShapes)[]).find(
      (name) => periodShapes[name].unit === unit && periodShapes[name].isFinished === isFinished,
    );
  const period = after.isSame(current)
    ? preset(false)
    : after.isSame(current.subtract(1, unit))
      ? preset(true)
      : undefined;
  return period
    ? { period, after: undefined, before: undefined, preset: undefined }
    : toCustom(after, endOfUnit(after, unit, env));
}

function toCustom(after: Moment, before: Moment): SteppedRange {
  return { period: 'custom', after: isoDay(after), before: isoDay(before), preset: undefined };
}
