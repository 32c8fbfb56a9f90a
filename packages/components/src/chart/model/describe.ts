import { calculateDelta, calculateDifference } from '@tillview/number';
import { __, sprintf } from '@wordpress/i18n';
import { formatMetric } from './format-metric.ts';
import type { DateFormatter } from '../types.ts';
import type { ChartModel, Series } from './series.ts';
import { getRowsInRange, type IndexRange } from './brush.ts';

/** The formatters of a chart, for values and dates. */
export type ChartFormatters = {
  metric: (value: number) => string;
  /** Formats an estimated value; by default as any other. */
  estimate?: ((value: number) => string) | undefined;
  /** Formats a date in tooltips. */
  date: DateFormatter;
  /** Formats a full date, for screen readers and the table. */
  fullDate: DateFormatter;
  /** Whether a row's interval has not ended yet. */
  isIncomplete: (stamp: string) => boolean;
};

/** One series at one date, with the texts that tooltip, table and announcement show. */
export type PointMetric = {
  key: string;
  seriesLabel: string;
  /** Whether it is a series of the comparison. */
  isComparison: boolean;
  /** The date of this series; null when only the date of the row is known, which belongs to the other period. */
  date: Date | null;
  /** Whether this period has no date that matches the date of the other period, such as 29 February. */
  isUnmatched: boolean;
  value: number | null;
  valueText: string;
  /** Whether the interval has not ended yet. */
  isIncomplete: boolean;
};

/** The change from the comparison period to the current one. */
export type Change = {
  direction: 'up' | 'down' | 'none';
  /** The change with its sign: `+$200.00 (+19%)`. */
  text: string;
  /** The change in words, without the sign: `Up $200.00 (19%)`. */
  spokenText: string;
};

/** The text for a period that has no date on a row. */
export function getUnmatchedText(): string {
  return __('No matching date', 'tillview');
}

/** Describes a series on a row. */
export function toPointMetric(
  model: ChartModel,
  series: Series,
  index: number,
  formatters: ChartFormatters,
): PointMetric {
  const value = series.values[index] ?? null;
  const ownDate = series.labelDates[index] ?? null;
  const isUnmatched = series.isUnmatched(index);
  const hasRowDate = !series.isComparison && !isUnmatched;
  return {
    key: series.key,
    seriesLabel: series.label,
    isComparison: series.isComparison,
    date: ownDate ?? (hasRowDate ? (model.dates[index] ?? null) : null),
    isUnmatched,
    value,
    valueText: isUnmatched ? getUnmatchedText() : formatMetric(value, formatters.metric),
    isIncomplete:
      value !== null &&
      !series.isComparison &&
      formatters.isIncomplete(model.timestamps[index] ?? ''),
  };
}

/** The change from an earlier value to a current one; null when either is missing. */
export function toChange(
  current: number | null,
  earlier: number | null,
  metric: ChartFormatters['metric'],
): Change | null {
  if (current === null || earlier === null) return null;
  const difference = calculateDifference(current, earlier);
  if (difference === 0) {
    const text = __('No change', 'tillview');
    return { direction: 'none', text, spokenText: text };
  }
  const isUp = difference > 0;
  const size = metric(Math.abs(difference));
  const delta = calculateDelta(current, earlier);
  // There is no percentage when the earlier value is 0.
  const sign = isUp ? '+' : '-';
  const write = (mark: string) =>
    delta === null ? `${mark}${size}` : `${mark}${size} (${mark}${Math.abs(delta)}%)`;
  const amount = write('');
  return {
    direction: isUp ? 'up' : 'down',
    text: write(sign),
    spokenText: isUp
      ? /* translators: %s: by how much a value rose, for example "$200.00 (19%)". */
        sprintf(__('Up %s', 'tillview'), amount)
      : /* translators: %s: by how much a value fell, for example "$200.00 (19%)". */
        sprintf(__('Down %s', 'tillview'), amount),
  };
}

/** The two periods of a time comparison; null when there is only one, or when items are compared. */
export function getComparedPair(
  series: readonly Series[],
): { current: Series; earlier: Series } | null {
  const earlier = series.find(({ isComparison }) => isComparison);
  const current = series.find(({ isComparison }) => !isComparison);
  return earlier && current ? { current, earlier } : null;
}

/** The change of a time comparison on a row; null for other charts. */
export function getChangeAt(
  visible: readonly Series[],
  index: number,
  metric: ChartFormatters['metric'],
): Change | null {
  const pair = getComparedPair(visible);
  if (!pair) return null;
  return toChange(pair.current.values[index] ?? null, pair.earlier.values[index] ?? null, metric);
}

function nameAndDate(
  point: PointMetric,
  rowDate: Date | undefined,
  formatters: ChartFormatters,
): string {
  const date = point.date ?? rowDate;
  return date
    ? `${point.seriesLabel}, ${formatters.fullDate(date, point.isComparison)}`
    : point.seriesLabel;
}

/** The announcement of a point for screen readers: series, date, value, and the change from the comparison period. */
export function announcePoint(
  model: ChartModel,
  visible: readonly Series[],
  position: { index: number; key: string },
  formatters: ChartFormatters,
): string {
  const series = visible.find(({ key }) => key === position.key);
  if (!series) return '';
  const { index } = position;
  const point = toPointMetric(model, series, index, formatters);
  const rowDate = point.isUnmatched ? undefined : model.dates[index];
  const text = `${nameAndDate(point, rowDate, formatters)}: ${point.valueText}`;
  const first = point.isIncomplete ? `${text} (${__('incomplete', 'tillview')}).` : `${text}.`;
  const pair = getComparedPair(visible);
  const other = pair && (series.isComparison ? pair.current : pair.earlier);
  if (other?.isUnmatched(index)) return `${first} ${other.label}: ${getUnmatchedText()}.`;
  const change = getChangeAt(visible, index, formatters.metric);
  if (!pair || !change || series.isComparison) return first;
  const earlier = toPointMetric(model, pair.earlier, index, formatters);
  return `${first} ${sprintf(
    /* translators: 1: a change, for example "Up $200.00 (19%)" or "No change". 2: the earlier period, its date and its value. */
    __('%1$s from %2$s.', 'tillview'),
    change.spokenText,
    `${nameAndDate(earlier, undefined, formatters)}: ${earlier.valueText}`,
  )}`;
}

function extreme(series: Series, isBetter: (value: number, best: number) => boolean): number {
  let best = -1;
  for (const [index, value] of series.values.entries()) {
    const bestValue = series.values[best] ?? null;
    if (value !== null && (bestValue === null || isBetter(value, bestValue))) best = index;
  }
  return best;
}

function summariseSeries(model: ChartModel, series: Series, formatters: ChartFormatters): string {
  const total = sprintf(
    /* translators: 1: name of a series. 2: its total. */
    __('%1$s: total %2$s', 'tillview'),
    series.label,
    formatMetric(series.total, formatters.metric),
  );
  const high = extreme(series, (a, b) => a > b);
  const low = extreme(series, (a, b) => a < b);
  if (high < 0 || high === low) return `${total}.`;
  const at = (index: number) => {
    const { date, valueText, isIncomplete } = toPointMetric(model, series, index, formatters);
    const notes = [
      date && formatters.fullDate(date, series.isComparison),
      isIncomplete && __('incomplete', 'tillview'),
    ];
    const note = notes.filter(Boolean).join(', ');
    return note ? `${valueText} (${note})` : valueText;
  };
  return `${total}, ${sprintf(
    /* translators: 1: the highest value and its date. 2: the lowest value and its date. */
    __('highest %1$s, lowest %2$s', 'tillview'),
    at(high),
    at(low),
  )}.`;
}

/**
 * The first and the last date of a range of rows, or its only date. Ignores dates that only the comparison period has;
 * an empty string if there are no others.
 */
export function describeRange(
  model: ChartModel,
  rows: IndexRange,
  formatters: ChartFormatters,
): string {
  const own = getRowsInRange(model, rows);
  const start = own && model.dates[own.first];
  const end = own && model.dates[own.last];
  if (!start || !end) return '';
  if (start === end) return formatters.fullDate(start);
  return sprintf(
    /* translators: 1: first date. 2: last date. */
    __('%1$s to %2$s', 'tillview'),
    formatters.fullDate(start),
    formatters.fullDate(end),
  );
}

/** A text summary of the chart: its range of dates, and total, highest and lowest value of each visible series. */
export function summarise(
  model: ChartModel,
  visible: readonly Series[],
  formatters: ChartFormatters,
): string {
  const range = describeRange(model, { first: 0, last: model.dates.length - 1 }, formatters);
  if (!range) return '';
  return [`${range}.`, ...visible.map((series) => summariseSeries(model, series, formatters))].join(
    ' ',
  );
}
