import type { Interval } from '@tillview/date';
import type { ChartMode } from '@tillview/navigation';

/** The number of points from which only month starts have labels, for days and weeks (R9.41, R9.42). */
const MONTH_START_THRESHOLDS: Partial<Record<Interval, number>> = { day: 63, week: 9 };

const HOUR_STEPS = [1, 2, 3, 4, 6, 12, 24];
const HOURS_PER_DAY = 24;

/** A tick of the x axis with its label. */
export type XTick = {
  /** The index of the row. */
  index: number;
  /** The first line of the label; empty if it would repeat the previous one. */
  label: string;
  /** The second line, without the trailing words that are the same as in the previous one. */
  label2: string;
};

/** The maximum number of ticks for a plot width in CSS pixels (R9.38, R9.39, R9.40, readings B26). */
export function maxTicks(plotWidth: number, mode: ChartMode): number {
  if (plotWidth < 783) return 7;
  if (plotWidth <= 1130) return 12;
  const isWide = plotWidth > 1365;
  if (mode === 'item-comparison') return isWide ? 16 : 13;
  return isWide ? 31 : 16;
}

/**
 * The number of points between two ticks. There are at most `max` ticks, and at least about half as many. Of the
 * possible distances, it is the one whose last tick is nearest to the last date, or the shorter of two.
 */
function stride(count: number, max: number): number {
  const shortest = Math.ceil(count / max);
  const candidates = Array.from({ length: shortest }, (_, index) => shortest + index);
  const rest = (step: number) => (count - 1) % step;
  return candidates.reduce((best, step) => (rest(step) < rest(best) ? step : best));
}

function monthStarts(dates: readonly Date[]): number[] {
  let month = NaN;
  const starts: number[] = [];
  for (const [index, date] of dates.entries()) {
    const own = date.getUTCFullYear() * 12 + date.getUTCMonth();
    if (own !== month) starts.push(index);
    month = own;
  }
  return starts;
}

function everyNth(indices: readonly number[], max: number): number[] {
  if (indices.length <= max) return [...indices];
  const step = [2, 3, 4, 6, 12].find((n) => indices.length / n <= max);
  const n = step ?? Math.ceil(indices.length / max);
  return indices.filter((_, position) => position % n === 0);
}

/**
 * The indices of the rows with a tick, ascending. Only the number of ticks is reduced, never the number of points
 * (readings B27): many days or weeks have a tick at the first point of each month (R9.41, R9.42), other data evenly
 * from the first point on.
 */
export function tickIndices(dates: readonly Date[], interval: Interval, max: number): number[] {
  const count = dates.length;
  const threshold = MONTH_START_THRESHOLDS[interval];
  if (threshold !== undefined && count >= threshold) return everyNth(monthStarts(dates), max);
  if (count <= max) return dates.map((_, index) => index);
  const wholeDays = interval === 'hour' && count % HOURS_PER_DAY === 0;
  const step = wholeDays
    ? (HOUR_STEPS.find((n) => count / n <= max) ??
      HOURS_PER_DAY * Math.ceil(count / HOURS_PER_DAY / max))
    : stride(count, max);
  return dates.flatMap((_, index) => (index % step === 0 ? [index] : []));
}

/**
 * Removes the trailing words that two texts share: `Feb 2018` after `Jan 2018` becomes `Feb`, and `Nov 21, 2026` after
 * `Nov 20, 2026` becomes `Nov 21`. Equal texts become empty.
 */
function withoutSharedEnd(text: string, before: string): string {
  if (text === before) return '';
  const words = text.split(' ');
  const wordsBefore = before.split(' ');
  while (words.length > 1 && words.at(-1) === wordsBefore.pop()) words.pop();
  return words.join(' ').replace(/,$/, '');
}

/**
 * Creates the labels of the ticks. Hours are always labelled, other dates only when the label changes. A month that
 * occurs in two years has its year each time.
 */
export function labelTicks(
  dates: readonly Date[],
  indices: readonly number[],
  interval: Interval,
  write: (date: Date) => string,
  write2: (date: Date) => string,
): XTick[] {
  const isByMonth =
    interval === 'month' ||
    interval === 'quarter' ||
    dates.length >= (MONTH_START_THRESHOLDS[interval] ?? Infinity);
  const seen = new Set<string>();
  let before = '';
  let before2 = '';
  return indices.flatMap((index) => {
    const date = dates[index];
    if (!date) return [];
    const text = write(date);
    const text2 = write2(date);
    const isRepeated = isByMonth && text !== before && seen.has(text);
    const tick = {
      index,
      label: interval === 'hour' || text !== before ? text : '',
      label2: before2 && !isRepeated ? withoutSharedEnd(text2, before2) : text2,
    };
    seen.add(text);
    before = text;
    before2 = text2;
    return [tick];
  });
}

/** Estimates the width of a text of 12 px times `scale` in CSS pixels: measuring it would delay drawing the axis. */
export function estimateTextWidth(text: string, scale = 1): number {
  return text.length * 6.8 * scale;
}

const LABEL_GAP = 8;

/**
 * Removes labels that would overlap the previous one. If the first label overlaps the second, the first is removed,
 * since it can belong to a partial month. A tick stays without its label.
 */
export function fitLabels(
  ticks: readonly XTick[],
  centre: (index: number) => number,
  field: 'label' | 'label2',
): XTick[] {
  const written = ticks.filter((tick) => tick[field] !== '');
  const dropped = new Set<XTick>();
  const isTouching = (a: XTick, b: XTick) =>
    Math.abs(centre(b.index) - centre(a.index)) <
    (estimateTextWidth(a[field]) + estimateTextWidth(b[field])) / 2 + LABEL_GAP;
  const [first, second, third] = written;
  if (field === 'label' && first && second && isTouching(first, second)) {
    const hasSpaceAfter = !third || !isTouching(second, third);
    if (hasSpaceAfter) dropped.add(first);
  }
  let last: XTick | undefined;
  for (const tick of written) {
    if (dropped.has(tick)) continue;
    if (last && isTouching(last, tick)) dropped.add(tick);
    else last = tick;
  }
  return ticks.map((tick) => (dropped.has(tick) ? { ...tick, [field]: '' } : tick));
}
