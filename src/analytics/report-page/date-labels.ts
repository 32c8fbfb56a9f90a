import { formatIntervalLabel, type Interval, type IntervalLabelStyle } from '@tillview/date';

/** How the chart writes the date of a bucket in each place, in the store's locale. */
export type DateLabels = Record<'x' | 'x2' | 'tooltip' | 'screenReader', (date: Date) => string>;

/** Labels for buckets of one interval; `buckets` decides whether an axis of days is labelled by month. */
export function getDateLabels(interval: Interval, buckets: number): DateLabels {
  const label = (style: IntervalLabelStyle) => (date: Date) =>
    // The chart's dates carry the store's local time in their UTC fields.
    formatIntervalLabel(interval, date.toISOString().slice(0, 19), { style, ticks: buckets });
  return {
    x: label('axis'),
    x2: label('axis-context'),
    tooltip: label('tooltip'),
    screenReader: label('screen-reader'),
  };
}
