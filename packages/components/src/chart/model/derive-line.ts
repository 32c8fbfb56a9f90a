import type { ChartLine } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import type { Series } from './series.ts';

/** The number of values in a moving average. */
const AVERAGE_LENGTH = 7;

/** The series to draw, and the moving averages to draw over them. */
export type DerivedLines = {
  drawn: readonly Series[];
  averages: readonly Series[];
};

/** The title of a chart with a line that the URL selects. */
export function describeLine(title: string, line: ChartLine): string {
  return line === 'average'
    ? /* translators: %s: name of a metric, such as "Net sales". */
      sprintf(__('%s with 7-day average', 'tillview'), title)
    : /* translators: %s: name of a metric, such as "Net sales". */
      sprintf(__('%s, running total', 'tillview'), title);
}

/** The rows on which a series has its own date. */
function getOwnRows({ values, isUnmatched }: Series): number[] {
  return [...values.keys()].filter((index) => !isUnmatched(index));
}

/**
 * The mean of each value and the six values before it. Null before the seventh value, or if one of the values is
 * missing or belongs to an interval that has not ended.
 */
export function toMovingAverage(series: Series, isIncomplete: (index: number) => boolean): Series {
  const values = series.values.map((): number | null => null);
  let lastMissing = -1;
  let sum = 0;
  const rows = getOwnRows(series);
  for (const [position, index] of rows.entries()) {
    const value = series.values[index] ?? null;
    const leaving = rows[position - AVERAGE_LENGTH];
    sum += (value ?? 0) - (leaving === undefined ? 0 : (series.values[leaving] ?? 0));
    if (value === null || (!series.isComparison && isIncomplete(index))) lastMissing = position;
    if (position - lastMissing >= AVERAGE_LENGTH) values[index] = sum / AVERAGE_LENGTH;
  }
  return {
    ...series,
    values,
    label: sprintf(
      /* translators: %s: name of a series. */
      __('%s: 7-day average', 'tillview'),
      series.label,
    ),
    total: null,
  };
}

/** The running total: each value plus all values before it. A missing value stays missing. */
export function toRunningTotal(series: Series): Series {
  let sum = 0;
  return {
    ...series,
    values: series.values.map((value) => {
      sum += value ?? 0;
      return value === null ? null : sum;
    }),
  };
}

/** The series for a line that the URL selects. */
export function deriveLine(
  line: ChartLine,
  visible: readonly Series[],
  isIncomplete: (index: number) => boolean,
): DerivedLines {
  return line === 'cumulative'
    ? { drawn: visible.map(toRunningTotal), averages: [] }
    : { drawn: visible, averages: visible.map((series) => toMovingAverage(series, isIncomplete)) };
}
