import type { Moment } from 'moment';
import { type DateInput, readDate } from './calendar.ts';
import {
  type Compare,
  comparisonValues,
  findChoice,
  periodShapes,
  presetValues,
  rollingPresetValues,
} from './choices.ts';
import { type DateParams, type DateQuery, dateParams } from './date-params.ts';
import { type DateEnvironment, getDateEnvironment } from './environment.ts';
import type { Interval } from './intervals.ts';
import {
  beforeCurrentUnit,
  beforeCustomRange,
  beforeFinishedUnit,
  currentUnit,
  type DateRange,
  finishedUnit,
} from './periods.ts';
import { rangeLabel } from './range-label.ts';

/** A range with its label and text, as the picker shows it. */
export type DataPickerOptions = {
  /** Label of the period or comparison, translated. */
  readonly label: string;
  /** The dates as text, see `getRangeLabel`. */
  readonly range: string;
} & DateRange;

/** The range of a report and its comparison; `secondary` is null only for `compare=none`. */
export type CurrentDates = {
  readonly primary: DataPickerOptions;
  readonly secondary: DataPickerOptions | null;
};

function primaryRange(params: DateParams, env: DateEnvironment): DateRange {
  if (params.period !== 'custom') {
    const { unit, isFinished } = periodShapes[params.period];
    return isFinished ? finishedUnit(unit, env) : currentUnit(unit, env);
  }
  if (!params.after || !params.before) throw new TypeError('A custom period requires both dates.');
  return { after: params.after, before: params.before };
}

function secondaryRange(
  params: DateParams,
  primary: DateRange,
  env: DateEnvironment,
): DateRange | null {
  const { compare, compareAfter, compareBefore } = params;
  if (compare === 'none') return null;
  if (compare === 'custom') {
    if (!compareAfter || !compareBefore)
      throw new TypeError('A custom comparison requires both dates.');
    return { after: compareAfter, before: compareBefore };
  }
  if (params.period === 'custom') return beforeCustomRange(primary, compare);
  const { unit, isFinished } = periodShapes[params.period];
  return isFinished
    ? beforeFinishedUnit(primary, unit, compare, env)
    : beforeCurrentUnit(primary, unit, compare);
}

/**
 * The range of an address and its comparison, with labels and texts. Never throws: an unknown or invalid value falls
 * back to the default range, by default the configured one. The ends may have any time of day; requests use
 * `appendTimestamp`.
 */
export function getCurrentDates(
  query: DateQuery,
  defaultDateRange: string = getDateEnvironment().defaultDateRange,
): CurrentDates {
  const env = getDateEnvironment();
  const params = dateParams(query, defaultDateRange, env);
  const primary = primaryRange(params, env);
  const secondary = secondaryRange(params, primary, env);
  const name =
    findChoice(rollingPresetValues, params.preset) ?? findChoice(presetValues, params.period);
  const described = (range: DateRange, label: string | undefined): DataPickerOptions => ({
    label: label ?? '',
    range: rangeLabel(range.after, range.before, env),
    after: range.after,
    before: range.before,
  });
  return {
    primary: described(primary, name?.label),
    secondary:
      secondary && described(secondary, findChoice(comparisonValues, params.compare)?.label),
  };
}

/**
 * The date of the comparison range that matches a date of the primary range. For previous_year the same calendar date a
 * year earlier (29 Feb → 28 Feb), otherwise shifted by the whole intervals between the two range starts. An invalid
 * moment when a date cannot be read.
 */
export function getPreviousDate(
  date: DateInput,
  date1: DateInput,
  date2: DateInput,
  compare: Compare = 'previous_year',
  interval: Interval = 'day',
): Moment {
  const read = readDate(date);
  if (compare === 'previous_year') return read.subtract(1, 'year');
  const distance = readDate(date1).diff(readDate(date2), interval);
  return read.subtract(distance, interval);
}
