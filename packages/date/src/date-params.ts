import type { Moment } from 'moment';
import { toLocalMoment } from './calendar.ts';
import type { RollingPreset } from './choice-values.ts';
import { getDateEnvironment } from './environment.ts';
import { toDayText } from './local-time.ts';
import {
  type CompareChoice,
  type DateQuery,
  type PeriodChoice,
  rangeChoice,
  rollingRange,
} from './range-choice.ts';

/** The date parameters of a URL. Invalid ones are replaced with defaults. */
export type DateParams = Pick<PeriodChoice, 'period' | 'preset'> &
  Pick<CompareChoice, 'compare' | 'until' | 'align'> & {
    /** First day, at midnight; null unless the period is custom. */
    readonly after: Moment | null;
    /** Last day, at midnight; null unless the period is custom. */
    readonly before: Moment | null;
    /** First and last day of the comparison; absent unless compare is custom. */
    readonly compareAfter?: Moment;
    readonly compareBefore?: Moment;
  };

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
  const { after, before, compareAfter, compareBefore, ...choice } = rangeChoice(
    query,
    defaultDateRange,
    getDateEnvironment(),
  );
  return {
    ...choice,
    after: after === null ? null : toLocalMoment(after),
    before: before === null ? null : toLocalMoment(before),
    ...(compareAfter === undefined ? {} : { compareAfter: toLocalMoment(compareAfter) }),
    ...(compareBefore === undefined ? {} : { compareBefore: toLocalMoment(compareBefore) }),
  };
}

/** The URL parameters of a rolling range. The dates are for code that does not support `preset`. */
export function getRollingPresetQuery(preset: RollingPreset): {
  readonly period: 'custom';
  readonly preset: RollingPreset;
  readonly after: string;
  readonly before: string;
} {
  const { after, before } = rollingRange(preset, getDateEnvironment());
  return { period: 'custom', preset, after: toDayText(after), before: toDayText(before) };
}
