import type { ChartLine } from '@tillview/navigation';
import { __, sprintf } from '@wordpress/i18n';
import { toDateParser } from './dates.ts';
import type { ChartFormatters } from './describe.ts';
import type { ChartModel, EstimatePoint, Series } from './series.ts';
import type { ChartEstimate } from '../types.ts';

/** The series that an estimate continues. */
const ESTIMATED_KEY = 'primary';

/** Whether a row exists only because of an estimate: its date is after the data. */
export const isEstimateOnly = ({ series }: ChartModel, index: number): boolean =>
  index >= (series[0]?.values.length ?? Infinity);

/** The number of rows with data. */
export const countDataRows = ({ series, dates }: ChartModel): number =>
  series[0]?.values.length ?? dates.length;

/** The running total of an estimate: what is known before its first row, and the sum of its values up to each row. */
function toRunningPoints(
  points: ReadonlyMap<number, EstimatePoint>,
  values: Series['values'],
): Map<number, EstimatePoint> {
  const first = Math.min(...points.keys());
  const known = values.slice(0, first).reduce<number>((total, value) => total + (value ?? 0), 0);
  const sums = { value: known, low: known, high: known };
  return new Map(
    [...points].map(([index, { value, low, high }]) => {
      sums.value += value;
      sums.low += low;
      sums.high += high;
      return [index, { ...sums }];
    }),
  );
}

/**
 * Adds the rows of an estimate to a model, after those of the data. The series keep their length, so an estimate is
 * never one of their values. Returns the same model without an estimate, and if the estimated series is not visible.
 */
export function addEstimate(
  model: ChartModel,
  estimate: ChartEstimate | undefined,
  visible: readonly Series[],
  line: ChartLine | undefined,
): ChartModel {
  const parseDate = toDateParser();
  const estimated = visible.find(({ key }) => key === ESTIMATED_KEY);
  if (!estimated || !estimate?.length) return model;
  const count = model.dates.length;
  const dates = [...model.dates];
  const timestamps = [...model.timestamps];
  const points = new Map<number, EstimatePoint>();
  for (const { date, ...point } of estimate) {
    const parsed = parseDate(date);
    if (!parsed) continue;
    const known = model.timestamps.indexOf(date);
    if (known < 0) {
      dates.push(parsed);
      timestamps.push(date);
    }
    points.set(known < 0 ? dates.length - 1 : known, point);
  }
  const shown = line === 'cumulative' ? toRunningPoints(points, estimated.values) : points;
  return {
    ...model,
    dates,
    timestamps,
    // Like a date that only the comparison has, a date of the estimate is outside the range of the chart.
    isComparisonOnly: (index) => index >= count || model.isComparisonOnly(index),
    estimate: shown,
    scaled: [...shown.values()].flatMap(({ low, high }) => [low, high]),
  };
}

/** The name of an estimate, in legend and table. */
export const getEstimateLabel = (): string => __('Estimate (80%)', 'tillview');

/** The values of an estimate on a row as text; undefined if there are none. */
export function formatEstimate(
  { estimate }: ChartModel,
  index: number,
  { metric, estimate: write = metric }: ChartFormatters,
): string | undefined {
  const point = estimate?.get(index);
  return (
    point &&
    sprintf(
      /* translators: 1: an estimated value, 2 and 3: the values that it lies between. */
      __('%1$s (%2$s to %3$s)', 'tillview'),
      write(point.value),
      write(point.low),
      write(point.high),
    )
  );
}

/** The estimate of a row, for screen readers; empty if there is none. */
export function announceEstimate(
  model: ChartModel,
  index: number,
  formatters: ChartFormatters,
): string {
  const text = formatEstimate(model, index, formatters);
  const date = model.dates[index];
  if (!text || !date) return '';
  return sprintf(
    /* translators: 1: a date, 2: an estimated value and the values that it lies between. */
    __('Estimate (80%%) for %1$s: %2$s.', 'tillview'),
    formatters.fullDate(date),
    text,
  );
}

/** Up to which date there is an estimate, for screen readers; empty if there is none. */
export function announceLastEstimate(
  { estimate, dates }: ChartModel,
  { fullDate }: ChartFormatters,
): string {
  const last = estimate?.size ? dates.at(-1) : undefined;
  return last
    ? sprintf(
        /* translators: %s: a date. */
        __('After that, an estimate up to %s.', 'tillview'),
        fullDate(last),
      )
    : '';
}
