import type { Moment } from 'moment';
import { __, sprintf } from '@wordpress/i18n';
import { type DateInput, readDate, toLocalMoment } from './calendar.ts';
import type { Compare, RangePreset } from './choice-values.ts';
import {
  allTimePreset,
  findChoice,
  findComparison,
  presetValues,
  rollingPresetValues,
} from './choices.ts';
import { getDateEnvironment } from './environment.ts';
import { formatTime } from './format-time.ts';
import type { Interval } from './intervals.ts';
import type { LocalRange } from './local-time.ts';
import { type DateQuery, rangeChoice } from './range-choice.ts';
import { type RangeDates, rangeDates } from './range-dates.ts';
import { rangeLabel } from './range-label.ts';

/** A start and an end, both included. */
export type DateRange = {
  readonly after: Moment;
  readonly before: Moment;
};

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
   * The present moment, to five minutes, in an unfinished range and in a comparison that continues beyond it. With
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

function toCutoff(cut: NonNullable<RangeDates['cut']>, isApplied: boolean): ComparisonCutoff {
  const [now, at] = [toLocalMoment(cut.now), toLocalMoment(cut.at)];
  return { now, at, time: formatTime(now), isApplied };
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
  const choice = rangeChoice(query, defaultDateRange, env);
  const { primary, secondary, cut, isCut } = rangeDates(choice, env);
  const name =
    findChoice<RangePreset>([...rollingPresetValues, allTimePreset], choice.preset) ??
    findChoice(presetValues, choice.period);
  const described = (range: LocalRange, label = ''): DataPickerOptions => {
    const [after, before] = [toLocalMoment(range.after), toLocalMoment(range.before)];
    return { label, range: rangeLabel(after, before, env), after, before };
  };
  const compared = secondary && described(secondary, findComparison(choice.compare)?.label);
  return {
    primary: described(primary, name?.label),
    secondary:
      compared && isCut
        ? {
            ...compared,
            /* translators: 1: dates, such as "Nov 1 - 20, 2025"; 2: a time of the last day. */
            range: sprintf(
              __('%1$s until %2$s', 'tillview'),
              compared.range,
              formatTime(compared.before),
            ),
          }
        : compared,
    ...(cut ? { cut: toCutoff(cut, isCut) } : {}),
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
