import type { Moment } from 'moment';
import { __, sprintf } from '@wordpress/i18n';
import { type DateInput, readDate } from './calendar.ts';
import {
  allTimePreset,
  type Compare,
  comparisonValues,
  findChoice,
  periodShapes,
  presetValues,
  type RangePreset,
  rollingPresetValues,
} from './choices.ts';
import { type DateParams, type DateQuery, dateParams } from './date-params.ts';
import { type DateEnvironment, getDateEnvironment } from './environment.ts';
import { formatTime } from './format-time.ts';
import type { Interval } from './intervals.ts';
import { getCutoff, onSameWeekdays } from './comparison-cutoff.ts';
import {
  beforeCurrentUnit,
  beforeCustomRange,
  beforeFinishedUnit,
  currentUnit,
  type DateRange,
  finishedUnit,
} from './periods.ts';
import { rangeLabel } from './range-label.ts';

/** A range with its label and formatted dates, as the date picker shows it. */
export type DataPickerOptions = {
  /** Label of the period or comparison, translated. */
  readonly label: string;
  /** The formatted dates, see `getRangeLabel`. */
  readonly range: string;
} & DateRange;

/** The range of a report and its comparison; `secondary` is null only for `compare=none`. */
export type CurrentDates = {
  readonly primary: DataPickerOptions;
  readonly secondary: DataPickerOptions | null;
  /**
   * The present moment, to the minute, in an unfinished range and in a comparison that continues beyond it. With
   * `until` the comparison ends there. Absent for finished ranges, and when the comparison ends earlier.
   */
  readonly cut?: ComparisonCutoff;
};

/** The same moment in an unfinished range and in its comparison. */
export type ComparisonCutoff = {
  /** The present moment, and its time of day in the format of the locale. */
  readonly now: Moment;
  readonly time: string;
  /** The same moment in the comparison. */
  readonly at: Moment;
  /** Whether the comparison ends at that moment. */
  readonly isApplied: boolean;
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
 * The range of a URL and its comparison, with labels and formatted dates. Never throws: for an unknown or invalid value
 * it uses the default range, which is the configured one unless given. The ends may have any time of day; requests use
 * `appendTimestamp`.
 */
export function getCurrentDates(
  query: DateQuery,
  defaultDateRange: string = getDateEnvironment().defaultDateRange,
): CurrentDates {
  const env = getDateEnvironment();
  const params = dateParams(query, defaultDateRange, env);
  const primary = primaryRange(params, env);
  const ordinary = secondaryRange(params, primary, env);
  const whole =
    ordinary && params.align ? onSameWeekdays(ordinary, primary, params.compare) : ordinary;
  const cut = whole && getCutoff(primary, whole, params, env);
  const isPartialComparison = cut !== null && params.until === 'now';
  const secondary = whole && isPartialComparison ? { after: whole.after, before: cut.at } : whole;
  const name =
    findChoice<RangePreset>([...rollingPresetValues, allTimePreset], params.preset) ??
    findChoice(presetValues, params.period);
  const described = (range: DateRange, label: string | undefined): DataPickerOptions => ({
    label: label ?? '',
    range: rangeLabel(range.after, range.before, env),
    after: range.after,
    before: range.before,
  });
  const compared =
    secondary && described(secondary, findChoice(comparisonValues, params.compare)?.label);
  return {
    primary: described(primary, name?.label),
    secondary:
      compared && isPartialComparison
        ? {
            ...compared,
            /* translators: 1: dates, such as "Nov 1 - 20, 2025"; 2: a time of the last day. */
            range: sprintf(__('%1$s until %2$s', 'tillview'), compared.range, formatTime(cut.at)),
          }
        : compared,
    ...(cut ? { cut: { ...cut, time: formatTime(cut.now), isApplied: isPartialComparison } } : {}),
  };
}

/**
 * The date in the comparison range that corresponds to a date in the primary range. For `previous_year` it is the same
 * calendar date a year earlier (29 Feb → 28 Feb); otherwise the date is shifted by the number of whole intervals
 * between the starts of both ranges. Returns an invalid moment when a date cannot be read.
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
