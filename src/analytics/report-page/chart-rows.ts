import type { ChartEntry, ChartRow } from '@tillview/components';
import type { AnyTotals, StatsInterval } from '@tillview/data';
import moment from 'moment';

/** One side of a time comparison: its words for the legend and its intervals in order. */
export type ComparedSeries = {
  /** "Month to date (Nov 1 - 20, 2026)". */
  label: string;
  intervals: readonly StatsInterval<AnyTotals>[];
};

/** The store writes dates with a space, the chart reads them with a `T`; both are the store's local time. */
export const toChartDate = (date: string): string => date.replace(' ', 'T');

const CHART_DATE = 'YYYY-MM-DDTHH:mm:ss';

function entryAt(
  { label, intervals }: ComparedSeries,
  index: number,
  key: string,
): ChartEntry | undefined {
  const interval = intervals[index];
  const value = interval?.subtotals[key];
  return interval && typeof value === 'number' && Number.isFinite(value)
    ? { value, label, labelDate: toChartDate(interval.date_start) }
    : undefined;
}

/** The last second of a row that only the comparison reaches. */
const endBeyond = (start: string, unit: string): string =>
  moment
    .utc(start, CHART_DATE, true)
    .add(1, unit as moment.unitOfTime.Base)
    .subtract(1, 'second')
    .format(CHART_DATE);

/** The date of a row that only the comparison reaches: the primary range, had it gone on. */
function dateBeyond(intervals: ComparedSeries['intervals'], index: number, unit: string): string {
  const last = intervals.at(-1);
  if (!last) return '';
  const step = index - intervals.length + 1;
  return moment
    .utc(last.date_start, 'YYYY-MM-DD HH:mm:ss', true)
    .add(step, unit as moment.unitOfTime.Base)
    .format(CHART_DATE);
}

/**
 * The rows of a time comparison: interval by interval in order, each with its own real date. Where one range
 * is longer, the other has a gap, so that no figure of either is left out. `interval` is the unit of one row.
 */
export function getChartRows(
  key: string,
  interval: string,
  primary: ComparedSeries,
  secondary: ComparedSeries | null,
): ChartRow[] {
  const length = primary.intervals.length
    ? Math.max(primary.intervals.length, secondary?.intervals.length ?? 0)
    : 0;
  return Array.from({ length }, (_, index) => {
    const own = primary.intervals[index];
    const primaryEntry = entryAt(primary, index, key);
    const secondaryEntry = secondary ? entryAt(secondary, index, key) : undefined;
    const date = own ? toChartDate(own.date_start) : dateBeyond(primary.intervals, index, interval);
    return {
      date,
      dateEnd: own ? toChartDate(own.date_end) : endBeyond(date, interval),
      ...(primaryEntry ? { primary: primaryEntry } : {}),
      ...(secondaryEntry ? { secondary: secondaryEntry } : {}),
    };
  });
}
