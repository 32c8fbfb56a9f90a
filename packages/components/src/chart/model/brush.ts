import type { ChartRange } from '../types.ts';
import type { ChartModel } from './series.ts';

/** A range of rows, both ends included. */
export type IndexRange = {
  first: number;
  last: number;
};

/** The selected rows, and how. */
export type BrushSelection = IndexRange & {
  by: 'pointer' | 'keyboard';
  /** Whether the pointer is still down. */
  isDragging: boolean;
};

const DAY_MS = 86_400_000;

/** The range between two rows, in either order. */
export function toIndexRange(one: number, other: number): IndexRange {
  return { first: Math.min(one, other), last: Math.max(one, other) };
}

/** Formats the day of a date whose UTC fields are the store's local time. */
function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** A range of rows without those at its ends that are only of the comparison; null without any other. */
export function getRowsInRange(
  { isOutside }: ChartModel,
  { first, last }: IndexRange,
): IndexRange | null {
  let [start, end] = [first, last];
  while (start <= end && isOutside(start)) start += 1;
  while (end > start && isOutside(end)) end -= 1;
  return start <= end ? { first: start, last: end } : null;
}

function getLastDay(model: ChartModel, index: number): string {
  const date = model.dates[index];
  const end = model.ends[index];
  const next = model.dates[index + 1];
  if (!date) return '';
  if (end) return formatDay(end);
  // An interval of hours ends on its own day, also when the next one starts there.
  return next && next.getTime() - date.getTime() >= DAY_MS
    ? formatDay(new Date(next.getTime() - DAY_MS))
    : formatDay(date);
}

/** The days of a range of rows, from the start of its first interval to the end of its last; null outside of the data. */
export function toChartRange(model: ChartModel, range: IndexRange): ChartRange | null {
  const rows = getRowsInRange(model, range);
  if (!rows) return null;
  const start = model.dates[rows.first];
  const before = getLastDay(model, rows.last);
  return start && before ? { after: formatDay(start), before } : null;
}

/** Whether a range within the data can be selected: neither hours of one day nor a single interval can be divided. */
export function canSelectRange(model: ChartModel): boolean {
  const { length } = model.dates;
  const whole = length > 1 ? toChartRange(model, { first: 0, last: length - 1 }) : null;
  return whole !== null && whole.after !== whole.before;
}
