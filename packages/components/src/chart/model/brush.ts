import type { ChartRange } from '../types.ts';
import type { ChartModel } from './series.ts';

/** A range of rows, both ends included. */
export type IndexRange = {
  first: number;
  last: number;
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
export function toChartRange(model: ChartModel, { first, last }: IndexRange): ChartRange | null {
  const start = model.dates[first];
  const before = getLastDay(model, last);
  return start && before ? { after: formatDay(start), before } : null;
}

/** Whether a range within the data can be selected: neither hours of one day nor a single interval can be divided. */
export function canSelectRange(model: ChartModel): boolean {
  const { length } = model.dates;
  const whole = length > 1 ? toChartRange(model, { first: 0, last: length - 1 }) : null;
  return whole !== null && whole.after !== whole.before;
}
