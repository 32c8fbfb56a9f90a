import type { ChartEntry, ChartRow } from '@tillview/components';
import type { AnyTotals, StatsInterval } from '@tillview/data';
import {
  getStoreTimeZoneMoment,
  defaultDateTimeFormat,
  isIncompleteInterval,
  pairIntervals,
  type Interval,
} from '@tillview/date';

/** One side of a time comparison: its words for the legend, its first day and its intervals in order. */
export type ComparedSeries = {
  /** "Month to date (Nov 1 - 20, 2026)". */
  label: string;
  start: string;
  intervals: readonly StatsInterval<AnyTotals>[];
};

/** The store writes dates with a space, the chart reads them with a `T`; both are the store's local time. */
export const toChartDate = (date: string): string => date.replace(' ', 'T');

/**
 * The dates of the rows whose interval has not ended yet. By the end that the store gives, since a range may have cut the
 * interval short.
 */
export function getIncompleteDates(
  intervals: readonly StatsInterval<AnyTotals>[],
  interval: Interval,
): ReadonlySet<string> {
  const now = getStoreTimeZoneMoment().format(defaultDateTimeFormat);
  return new Set(
    intervals
      .filter(
        ({ date_start, date_end }) =>
          // Comparing text first: parsing the dates of a long range takes a second.
          toChartDate(date_start) <= now &&
          !(date_end && toChartDate(date_end) < now) &&
          isIncompleteInterval(date_start, interval, date_end),
      )
      .map(({ date_start }) => toChartDate(date_start)),
  );
}

function toEntry(
  label: string,
  interval: StatsInterval<AnyTotals> | undefined,
  key: string,
): ChartEntry | undefined {
  if (!interval) return undefined;
  const value = interval.subtotals[key];
  return {
    // What is missing or malformed is no figure; its date is known nevertheless.
    value: typeof value === 'number' && Number.isFinite(value) ? value : null,
    label,
    labelDate: toChartDate(interval.date_start),
  };
}

function toRow(
  own: StatsInterval<AnyTotals> | undefined,
  compared: StatsInterval<AnyTotals> | undefined,
  isCompared: boolean,
): ChartRow | undefined {
  const interval = own ?? compared;
  if (!interval) return undefined;
  return {
    date: toChartDate(interval.date_start),
    dateEnd: toChartDate(interval.date_end),
    ...(isCompared && !compared ? { only: 'primary' } : {}),
    ...(own ? {} : { only: 'secondary' }),
  };
}

/**
 * The rows of a time comparison: intervals at the same calendar position share one, each with its own real date (see
 * `pairIntervals`). An interval without a partner has a row of its own, so that no figure of either range is left out,
 * but for what the comparison has at positions that the range reaches in the future. `interval` is the unit of one row.
 * `end` is the last moment of the range. No rows without intervals of the range itself.
 */
export function getChartRows(
  key: string,
  interval: Interval,
  primary: ComparedSeries & { readonly end: string },
  secondary: ComparedSeries | null,
  align?: 'weekday',
): ChartRow[] {
  if (primary.intervals.length === 0) return [];
  const datesOf = ({ intervals }: ComparedSeries) => intervals.map(({ date_start }) => date_start);
  const pairs = pairIntervals(datesOf(primary), secondary ? datesOf(secondary) : [], {
    interval,
    primaryStart: primary.start,
    secondaryStart: (secondary ?? primary).start,
    align,
    ahead: { from: getStoreTimeZoneMoment().format(defaultDateTimeFormat), to: primary.end },
  });
  return pairs.flatMap((pair) => {
    const own = pair.primary === null ? undefined : primary.intervals[pair.primary];
    const compared = pair.secondary === null ? undefined : secondary?.intervals[pair.secondary];
    const row = toRow(own, compared, secondary !== null);
    if (!row) return [];
    const primaryEntry = toEntry(primary.label, own, key);
    const secondaryEntry = secondary ? toEntry(secondary.label, compared, key) : undefined;
    return {
      ...row,
      ...(primaryEntry ? { primary: primaryEntry } : {}),
      ...(secondaryEntry ? { secondary: secondaryEntry } : {}),
    };
  });
}
