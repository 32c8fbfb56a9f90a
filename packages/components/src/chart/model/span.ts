import type { ChartRange } from '../types.ts';
import type { ChartModel } from './series.ts';

/** Rows from one to another, both included. */
export type Span = {
  first: number;
  last: number;
};

const DAY_MS = 86_400_000;

/** The rows between two, whichever comes first. */
export function toSpan(one: number, other: number): Span {
  return { first: Math.min(one, other), last: Math.max(one, other) };
}

/** The day of a date whose UTC fields are the store's wall clock. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function lastDayOf(model: ChartModel, index: number): string {
  const date = model.dates[index];
  const end = model.ends[index];
  const next = model.dates[index + 1];
  if (!date) return '';
  if (end) return dayOf(end);
  // A bucket of hours ends on its own day, also when the next one begins there.
  return next && next.getTime() - date.getTime() >= DAY_MS
    ? dayOf(new Date(next.getTime() - DAY_MS))
    : dayOf(date);
}

/** The days of a span: from the first of its first bucket to the last of its last. Null when it is outside the data. */
export function toChartRange(model: ChartModel, { first, last }: Span): ChartRange | null {
  const start = model.dates[first];
  const before = lastDayOf(model, last);
  return start && before ? { after: dayOf(start), before } : null;
}

/** Whether a part of the data can be a range of its own: the hours of one day cannot, nor can a single bucket. */
export function isDivisible(model: ChartModel): boolean {
  const { length } = model.dates;
  const whole = length > 1 ? toChartRange(model, { first: 0, last: length - 1 }) : null;
  return whole !== null && whole.after !== whole.before;
}
