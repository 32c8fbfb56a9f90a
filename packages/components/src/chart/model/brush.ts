import type { ChartRange } from '../types.ts';
import type { ChartModel } from './series.ts';

/** A range of rows, both ends inclusive. */
export type IndexRange = {
  first: number;
  last: number;
};

/** The selected rows, and the input device that selected them. */
export type BrushSelection = IndexRange & {
  by: 'pointer' | 'keyboard';
  /** Whether the pointer is still pressed. */
  isDragging: boolean;
};

const DAY_MS = 86_400_000;

/** The range between two rows, in any order. */
export function toIndexRange(one: number, other: number): IndexRange {
  return { first: Math.min(one, other), last: Math.max(one, other) };
}

/** Formats the date part of a date whose UTC fields are the local time of the store. */
function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Removes rows at both ends of a range that only the comparison period has; null when no row remains. */
export function getRowsInRange(
  { isComparisonOnly }: ChartModel,
  { first, last }: IndexRange,
): IndexRange | null {
  let [start, end] = [first, last];
  while (start <= end && isComparisonOnly(start)) start += 1;
  while (end > start && isComparisonOnly(end)) end -= 1;
  return start <= end ? { first: start, last: end } : null;
}

function getLastDay(model: ChartModel, index: number): string {
  const date = model.dates[index];
  const end = model.ends[index];
  const next = model.dates[index + 1];
  if (!date) return '';
  if (end) return formatDay(end);
  // An hour ends on its own date, even when the next hour starts on another date.
  return next && next.getTime() - date.getTime() >= DAY_MS
    ? formatDay(new Date(next.getTime() - DAY_MS))
    : formatDay(date);
}

/**
 * Converts rows to a range of dates, from the start of the first interval to the end of the last; null outside the
 * data.
 */
export function toChartRange(model: ChartModel, range: IndexRange): ChartRange | null {
  const rows = getRowsInRange(model, range);
  if (!rows) return null;
  const start = model.dates[rows.first];
  const before = getLastDay(model, rows.last);
  return start && before ? { after: formatDay(start), before } : null;
}

/** Whether the user can select a range: not if all data is a single interval or hours of a single day. */
export function canSelectRange(model: ChartModel): boolean {
  const { length } = model.dates;
  const whole = length > 1 ? toChartRange(model, { first: 0, last: length - 1 }) : null;
  return whole !== null && whole.after !== whole.before;
}
