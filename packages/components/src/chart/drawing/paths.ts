import { line } from 'd3-shape';
import type { XScale } from './scales.ts';

type Values = readonly (number | null)[];
type YScale = (value: number) => number;

/** Rounds to tenths of a pixel: precise enough, and it keeps long paths short. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * A line through the values from `start` to `end`, both inclusive, with gaps at missing values. Skipped values leave no
 * gap. An empty string when there is nothing to connect.
 */
export function linePath(
  values: Values,
  x: XScale,
  y: YScale,
  start: number,
  end: number,
  isSkipped: (index: number) => boolean = () => false,
): string {
  const draw = line<number>()
    .defined((index) => values[index] !== null)
    .x((index) => round(x.centre(index)))
    .y((index) => round(y(values[index] ?? 0)))
    // The coordinates are already rounded.
    .digits(null);
  const indices: number[] = [];
  for (let index = start; index <= end; index += 1) if (!isSkipped(index)) indices.push(index);
  return draw(indices) ?? '';
}

/** The minimum height of a bar, in CSS pixels, so that a small value next to a huge one stays visible. */
const MIN_BAR_HEIGHT = 1;

/** All bars of one series as one path, without the values that are missing or 0. */
export function barsPath(
  values: Values,
  x: XScale,
  y: YScale,
  position: number,
  isIncluded: (index: number) => boolean,
): string {
  const zero = y(0);
  return values
    .map((value, index) => {
      if (!value || !isIncluded(index)) return '';
      const size = Math.max(MIN_BAR_HEIGHT, Math.abs(y(value) - zero));
      const left = round(x.barLeft(index, position));
      const width = round(x.barWidth);
      return `M${left},${round(zero)}h${width}v${round(value > 0 ? -size : size)}h${-width}Z`;
    })
    .join('');
}

/** The minimum size of a bar with a mark, and the distance of the mark from the base of the bar. In CSS pixels. */
const MARKED_BAR = { width: 10, height: 16, foot: 8 } as const;

/** The marks at the base of the bars of one series, as one path. They distinguish items without colour. */
export function barMarksPath(
  values: Values,
  x: XScale,
  y: YScale,
  position: number,
  slot: number,
): string {
  if (x.barWidth < MARKED_BAR.width) return '';
  const zero = y(0);
  const radius = Math.min(3.5, x.barWidth / 5);
  return values
    .map((value, index) => {
      if (!value || Math.abs(y(value) - zero) < MARKED_BAR.height) return '';
      const foot = value > 0 ? zero - MARKED_BAR.foot : zero + MARKED_BAR.foot;
      return markAt(slot, x.barLeft(index, position) + x.barWidth / 2, foot, radius);
    })
    .join('');
}

/** The shape for each colour slot, as relative path commands around its centre, for a radius in CSS pixels. */
const SHAPES: readonly ((r: number) => string)[] = [
  (r) => `m${-r},0a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0Z`,
  (r) => `m${-0.9 * r},${-0.9 * r}h${1.8 * r}v${1.8 * r}h${-1.8 * r}Z`,
  (r) => `m0,${-1.2 * r}l${1.15 * r},${2 * r}h${-2.3 * r}Z`,
  (r) => `m0,${-1.3 * r}l${1.3 * r},${1.3 * r}l${-1.3 * r},${1.3 * r}l${-1.3 * r},${-1.3 * r}Z`,
  (r) => `m0,${1.2 * r}l${1.15 * r},${-2 * r}h${-2.3 * r}Z`,
];

/** The path of the mark of a colour slot at a point; all in CSS pixels. */
export function markAt(slot: number, x: number, y: number, radius: number): string {
  const shape = SHAPES[slot % SHAPES.length];
  return shape ? `M${round(x)},${round(y)}${shape(radius)}` : '';
}

/** Which points of a line have a mark, besides those without neighbours. */
export type Marking = 'each' | 'some' | 'none';

/** The approximate distance between the marks of some points, in CSS pixels; they distinguish lines without colour. */
const MARK_DISTANCE = 150;

/**
 * The indices of the points with a mark. Some points are marked with an offset per slot, so that marks of crossing lines
 * do not overlap. A point without neighbours always has a mark, because no line goes through it.
 */
export function markedIndices(
  values: Values,
  step: number,
  slot: number,
  marking: Marking,
): number[] {
  const every = Math.max(1, Math.ceil(MARK_DISTANCE / Math.max(step, 0.01)));
  const shift = Math.floor(((slot + 0.5) * every) / SHAPES.length);
  const marked: number[] = [];
  for (let index = 0; index < values.length; index += 1) {
    if (values[index] === null) continue;
    const isLone = (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
    const isMarked = marking === 'each' || (marking === 'some' && index % every === shift);
    if (isLone || isMarked) marked.push(index);
  }
  return marked;
}

/** All marks of one line as one path. */
export function marksPath(
  values: Values,
  indices: readonly number[],
  x: XScale,
  y: YScale,
  slot: number,
  radius: number,
): string {
  return indices.map((i) => markAt(slot, x.centre(i), y(values[i] ?? 0), radius)).join('');
}
