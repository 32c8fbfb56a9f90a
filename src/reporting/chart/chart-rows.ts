import type { ChartEntry, ChartRow } from '@tillview/components';
import type { AnyTotals, StatsInterval } from '@tillview/data';
import {
  getStoreTimeZoneMoment,
  defaultDateTimeFormat,
  isIncompleteInterval,
  pairIntervals,
  type Interval,
} from '@tillview/date';

/** One side of a time comparison: its legend label, its first day and its intervals in order. */
export type ComparedSeries = {
  /** For example "Month to date (Nov 1 - 20, 2026)". */
  label: string;
  start: string;
  intervals: readonly StatsInterval<AnyTotals>[];
};

/**
 * Converts a date of the store, which has a space, to a date of the chart, which has a `T`. Both are the store's local
 * time.
 */
export const toChartDate = (date: string): string => date.replace(' ', 'T');

/**
 * The dates of the rows whose interval has not ended yet. Uses the end from the store, because a range may cut the
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
          // Text is compared first: parsing the dates of a long range takes a second.
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
    // A missing or malformed value is `null`, but its date is known.
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
 * The rows of a time comparison. Intervals at the same calendar position share a row, each with its own date (see
 * `pairIntervals`). An interval without a partner has its own row, so no value of either range is lost; only intervals
 * of the comparison at positions that the range reaches in the future are omitted. `interval` is the unit of one row.
 * `end` is the end of the range. There are no rows if the range itself has no intervals.
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

/**
 * Rounds the values of rows to what is shown, so that a change is the difference of two amounts that are shown, and
 * amounts that look equal have none.
 */
export const roundRows = (
  rows: readonly ChartRow[],
  round: (value: number) => number | null,
): ChartRow[] =>
  rows.map((row) => {
    const rounded: ChartRow = { ...row };
    for (const [key, entry] of Object.entries(row))
      if (typeof entry === 'object' && entry.value !== null)
        rounded[key] = { ...entry, value: round(entry.value) };
    return rounded;
  });
