import { __ } from '@wordpress/i18n';
import type { IndexRange } from './brush.ts';
import { getComparedPair, toChange, type Change, type ChartFormatters } from './describe.ts';
import { formatMetric } from './format-metric.ts';
import { sumKnown, type ChartModel, type Series } from './series.ts';

/** Sums are rounded to six decimals, more than any currency has, to remove floating-point errors. */
const PRECISION = 1e6;

/** The sum of a series over a range of rows, both ends inclusive; null if there are no values. */
export function sumOver({ values }: Series, { first, last }: IndexRange): number | null {
  const sum = sumKnown(values.slice(first, last + 1));
  return sum === null ? null : Math.round(sum * PRECISION) / PRECISION;
}

/** The change between the sums of the two periods of a time comparison; null for other charts. */
export function getChangeOver(
  series: readonly Series[],
  rows: IndexRange,
  metric: ChartFormatters['metric'],
): Change | null {
  const pair = getComparedPair(series);
  return pair && toChange(sumOver(pair.current, rows), sumOver(pair.earlier, rows), metric);
}

/**
 * Whether a selection contains an interval that has not ended. Its sum is then compared with the sum of complete
 * intervals.
 */
export function hasIncompleteInterval(
  { timestamps, isComparisonOnly }: ChartModel,
  { first, last }: IndexRange,
  { isIncomplete }: ChartFormatters,
): boolean {
  return timestamps
    .slice(first, last + 1)
    .some((stamp, offset) => !isComparisonOnly(first + offset) && isIncomplete(stamp));
}

/** The note next to the sums of a selection that contains an interval that has not ended. */
export const getIncompleteNote = (): string => __('so far', 'tillview');

/** The sums of a selection and their change, for screen readers; an empty string without series to sum. */
export function describeSums(
  model: ChartModel,
  summed: readonly Series[],
  rows: IndexRange,
  formatters: ChartFormatters,
): string {
  const { metric } = formatters;
  const sums = summed.map(
    (series) => `${series.label}: ${formatMetric(sumOver(series, rows), metric)}.`,
  );
  const change = getChangeOver(summed, rows, metric);
  const soFar = hasIncompleteInterval(model, rows, formatters) ? ` ${getIncompleteNote()}` : '';
  return [...sums, ...(change ? [`${change.spokenText}${soFar}.`] : [])]
    .map((text) => ` ${text}`)
    .join('');
}
