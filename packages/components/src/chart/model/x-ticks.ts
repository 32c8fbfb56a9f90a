import type { Interval } from '@tillview/date';
import type { ChartMode } from '@tillview/navigation';

/** The number of points from which days and weeks are labelled at month starts only (R9.41, R9.42). */
const MONTH_START_THRESHOLDS: Partial<Record<Interval, number>> = { day: 63, week: 9 };

const HOUR_STEPS = [1, 2, 3, 4, 6, 12, 24];
const HOURS_PER_DAY = 24;

/** One label of the x axis. */
export type XTick = {
  /** The index of its row. */
  index: number;
  /** The first line of the label; empty when it would repeat the previous one. */
  label: string;
  /** The second line, without the words at its end that it shares with the previous one. */
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
 * The distance between ticks, in points, so that there are at most `max` and at least about half as many. Of these
 * distances it is the one whose last tick is nearest to the last date; the shorter one of two.
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
 * The rows with a tick, ascending. Only ticks are reduced, never points (readings B27): many days or weeks to the first
 * point of each month (R9.41, R9.42), everything else evenly from the first point on.
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

/** `Feb 2018` after `Jan 2018` is `Feb`; `Nov 21, 2026` after `Nov 20, 2026` is `Nov 21`; the same again is nothing. */
function withoutSharedEnd(text: string, before: string): string {
  if (text === before) return '';
  const words = text.split(' ');
  const wordsBefore = before.split(' ');
  while (words.length > 1 && words.at(-1) === wordsBefore.pop()) words.pop();
  return words.join(' ').replace(/,$/, '');
}

/** Creates the labels of the ticks; hours are always labelled, other labels only where they change. */
export function labelTicks(
  dates: readonly Date[],
  indices: readonly number[],
  interval: Interval,
  write: (date: Date) => string,
  write2: (date: Date) => string,
): XTick[] {
  let before = '';
  let before2 = '';
  return indices.flatMap((index) => {
    const date = dates[index];
    if (!date) return [];
    const text = write(date);
    const text2 = write2(date);
    const tick = {
      index,
      label: interval === 'hour' || text !== before ? text : '',
      label2: before2 ? withoutSharedEnd(text2, before2) : text2,
    };
    before = text;
    before2 = text2;
    return [tick];
  });
}

/** Estimates the width of a 12 px text in CSS pixels; measuring would delay drawing the axis. */
export function estimateTextWidth(text: string): number {
  return text.length * 6.8;
}

const LABEL_GAP = 8;

/**
 * Removes labels that would touch the previous one. When the first, which may stand for a partial month, touches the
 * second, the first is removed. A tick without a label remains.
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
    const isLone = !third || !isTouching(second, third);
    if (isLone) dropped.add(first);
  }
  let last: XTick | undefined;
  for (const tick of written) {
    if (dropped.has(tick)) continue;
    if (last && isTouching(last, tick)) dropped.add(tick);
    else last = tick;
  }
  return ticks.map((tick) => (dropped.has(tick) ? { ...tick, [field]: '' } : tick));
}
