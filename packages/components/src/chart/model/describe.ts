import { calculateDelta } from '@tillview/number';
import { __, sprintf } from '@wordpress/i18n';
import type { ChartModel, Series } from './series.ts';
import type { Span } from './span.ts';

/** How the words and figures of a chart are written. */
export type Wording = {
  figure: (value: number) => string;
  /** The date in tooltips. */
  date: (date: Date) => string;
  /** The date for screen readers and in the table: in full. */
  fullDate: (date: Date) => string;
  /** Whether a row's bucket is still running. */
  isRunning: (stamp: string) => boolean;
};

/** What is said of one series at one date; the tooltip, the table and the announcement all say this. */
export type PointFigure = {
  key: string;
  seriesLabel: string;
  /** The date that belongs to this series, null when only the row's date is known and it is another period's. */
  date: Date | null;
  value: number | null;
  valueText: string;
  /** The bucket is still running, so the figure is incomplete. */
  isRunning: boolean;
};

/** The change of the present period against the earlier one. */
export type Change = {
  direction: 'up' | 'down' | 'none';
  /** With its sign: `+$200.00 (19%)`. */
  text: string;
  /** In words, without the sign: `Up $200.00 (19%)`. */
  words: string;
};

/** Said where a series has no datum. */
export function missingText(): string {
  return __('No data', 'tillview');
}

/** What is said of a series at a row. */
export function toPointFigure(
  model: ChartModel,
  series: Series,
  index: number,
  wording: Wording,
): PointFigure {
  const value = series.values[index] ?? null;
  const ownDate = series.labelDates[index] ?? null;
  return {
    key: series.key,
    seriesLabel: series.label,
    date: ownDate ?? (series.isComparison ? null : (model.dates[index] ?? null)),
    value,
    valueText: value === null ? missingText() : wording.figure(value),
    isRunning:
      value !== null && !series.isComparison && wording.isRunning(model.stamps[index] ?? ''),
  };
}

/** The change from an earlier figure to a present one; null when one of the two is missing. */
export function toChange(
  present: number | null,
  earlier: number | null,
  figure: Wording['figure'],
): Change | null {
  if (present === null || earlier === null) return null;
  const difference = present - earlier;
  if (difference === 0) {
    const text = __('No change', 'tillview');
    return { direction: 'none', text, words: text };
  }
  const isUp = difference > 0;
  const size = figure(Math.abs(difference));
  const delta = calculateDelta(present, earlier);
  // Without an earlier figure there is a difference but no percentage.
  const amount = delta === null ? size : `${size} (${Math.abs(delta)}%)`;
  return {
    direction: isUp ? 'up' : 'down',
    text: `${isUp ? '+' : '-'}${amount}`,
    words: isUp
      ? /* translators: %s: by how much a figure rose, for example "$200.00 (19%)". */
        sprintf(__('Up %s', 'tillview'), amount)
      : /* translators: %s: by how much a figure fell, for example "$200.00 (19%)". */
        sprintf(__('Down %s', 'tillview'), amount),
  };
}

/** The two sides of a time comparison; null when it has only one side or shows items. */
export function comparedPair(
  series: readonly Series[],
): { present: Series; earlier: Series } | null {
  const earlier = series.find(({ isComparison }) => isComparison);
  const present = series.find(({ isComparison }) => !isComparison);
  return earlier && present ? { present, earlier } : null;
}

/** The change of a whole time comparison at a row. */
export function changeAt(
  visible: readonly Series[],
  index: number,
  figure: Wording['figure'],
): Change | null {
  const pair = comparedPair(visible);
  if (!pair) return null;
  return toChange(pair.present.values[index] ?? null, pair.earlier.values[index] ?? null, figure);
}

function nameAndDate(point: PointFigure, rowDate: Date | undefined, wording: Wording): string {
  const date = point.date ?? rowDate;
  return date ? `${point.seriesLabel}, ${wording.fullDate(date)}` : point.seriesLabel;
}

/** The one sentence that is announced for a point: series, date, value, and the change against the comparison. */
export function announcePoint(
  model: ChartModel,
  visible: readonly Series[],
  position: { index: number; key: string },
  wording: Wording,
): string {
  const series = visible.find(({ key }) => key === position.key);
  if (!series) return '';
  const { index } = position;
  const point = toPointFigure(model, series, index, wording);
  const rowDate = model.dates[index];
  const said = `${nameAndDate(point, rowDate, wording)}: ${point.valueText}`;
  const first = point.isRunning ? `${said} (${__('incomplete', 'tillview')}).` : `${said}.`;
  const pair = comparedPair(visible);
  const change = changeAt(visible, index, wording.figure);
  if (!pair || !change || series.isComparison) return first;
  const earlier = toPointFigure(model, pair.earlier, index, wording);
  return `${first} ${sprintf(
    /* translators: 1: a change, for example "Up $200.00 (19%)" or "No change". 2: the earlier period, its date and its figure. */
    __('%1$s from %2$s.', 'tillview'),
    change.words,
    `${nameAndDate(earlier, undefined, wording)}: ${earlier.valueText}`,
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

function summariseSeries(model: ChartModel, series: Series, wording: Wording): string {
  const total = sprintf(
    /* translators: 1: name of a series. 2: its total. */
    __('%1$s: total %2$s', 'tillview'),
    series.label,
    wording.figure(series.total),
  );
  const high = extreme(series, (a, b) => a > b);
  const low = extreme(series, (a, b) => a < b);
  if (high < 0 || high === low) return `${total}.`;
  const at = (index: number) => {
    const { date, valueText } = toPointFigure(model, series, index, wording);
    return date ? `${valueText} (${wording.fullDate(date)})` : valueText;
  };
  return `${total}, ${sprintf(
    /* translators: 1: the highest figure and its date. 2: the lowest figure and its date. */
    __('highest %1$s, lowest %2$s', 'tillview'),
    at(high),
    at(low),
  )}.`;
}

/** From the first to the last date of a span of rows, or the one date that it has; empty without dates. */
export function describeSpan(model: ChartModel, span: Span, wording: Wording): string {
  const start = model.dates[span.first];
  const end = model.dates[span.last];
  if (!start || !end) return '';
  if (start === end) return wording.fullDate(start);
  return sprintf(
    /* translators: 1: first date. 2: last date. */
    __('%1$s to %2$s', 'tillview'),
    wording.fullDate(start),
    wording.fullDate(end),
  );
}

/** What the chart shows, in a few sentences: its span, and for each visible series total, highest and lowest. */
export function summarise(model: ChartModel, visible: readonly Series[], wording: Wording): string {
  const span = describeSpan(model, { first: 0, last: model.dates.length - 1 }, wording);
  if (!span) return '';
  return [`${span}.`, ...visible.map((series) => summariseSeries(model, series, wording))].join(
    ' ',
  );
}
