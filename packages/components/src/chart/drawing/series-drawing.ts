import type { ChartType } from '@tillview/date';
import type { Series } from '../model/series.ts';
import type { ColourSlots } from '../model/visibility.ts';
import {
  barMarksPath,
  barsPath,
  linePath,
  markedIndices,
  marksPath,
  type Marking,
} from './paths.ts';
import type { XScale } from './scales.ts';

/** One series as paths: a few strings, for any number of points. */
export type SeriesDrawing = {
  key: string;
  slot: number;
  isComparison: boolean;
  /** The path of the intervals that have ended. */
  complete: string;
  /** The path of the intervals that have not ended yet, with the line that leads to them. */
  incomplete: string;
  marks: string;
  /** Marks of incomplete points; they are not filled. */
  incompleteMarks: string;
};

export type SeriesDrawingOptions = {
  visible: readonly Series[];
  slots: ColourSlots;
  chartType: ChartType;
  x: XScale;
  y: (value: number) => number;
  /** The index of the first date whose interval has not ended yet, or the number of dates if there is none. */
  incompleteStart: number;
  /** Radius of the marks in CSS pixels. */
  markRadius: number;
};

/** The most points of a line of which each has a mark: two weeks by day. */
const MOST_MARKED = 14;

/**
 * Which points of the series that are no comparison have a mark, in the plot and in its legend. Two periods differ by
 * the dashed line; items need marks.
 */
export function getMarking(visible: readonly Series[], chartType: ChartType): Marking {
  const isOfItems = visible.length > 1 && !visible.some((series) => series.isComparison);
  const isShort = visible.every(({ values }) => values.length <= MOST_MARKED);
  if (isShort && (isOfItems || chartType === 'line')) return 'each';
  return isOfItems ? 'some' : 'none';
}

function drawLine(series: Series, slot: number, options: SeriesDrawingOptions): SeriesDrawing {
  const { x, y, markRadius, visible } = options;
  const { values, isComparison, key, isUnmatched } = series;
  const last = values.length - 1;
  const incompleteStart = isComparison ? last + 1 : options.incompleteStart;
  const marking = isComparison ? 'none' : getMarking(visible, 'line');
  const marked = markedIndices(values, x.step, slot, marking);
  const marks = (indices: number[]) => marksPath(values, indices, x, y, slot, markRadius);
  return {
    key,
    slot,
    isComparison,
    complete: linePath(values, x, y, 0, Math.min(last, incompleteStart - 1), isUnmatched),
    incomplete:
      incompleteStart > last
        ? ''
        : linePath(values, x, y, Math.max(0, incompleteStart - 1), last, isUnmatched),
    marks: marks(marked.filter((index) => index < incompleteStart)),
    incompleteMarks: marks(
      values
        .slice(incompleteStart)
        .flatMap((value, offset) => (value === null ? [] : [incompleteStart + offset])),
    ),
  };
}

function drawBars(
  series: Series,
  slot: number,
  position: number,
  { x, y, incompleteStart, visible }: SeriesDrawingOptions,
): SeriesDrawing {
  const { values, isComparison, key } = series;
  const isIncomplete = (index: number) => !isComparison && index >= incompleteStart;
  return {
    key,
    slot,
    isComparison,
    complete: barsPath(values, x, y, position, (index) => !isIncomplete(index)),
    incomplete: barsPath(values, x, y, position, isIncomplete),
    marks: getMarking(visible, 'bar') === 'none' ? '' : barMarksPath(values, x, y, position, slot),
    incompleteMarks: '',
  };
}

/** Draws the visible series. The current period comes last, so that it is on top of the comparison period. */
export function drawSeries(options: SeriesDrawingOptions): SeriesDrawing[] {
  const drawings = options.visible.map((series, position) => {
    const slot = options.slots.get(series.key) ?? 0;
    return options.chartType === 'bar'
      ? drawBars(series, slot, position, options)
      : drawLine(series, slot, options);
  });
  return drawings.toSorted((a, b) => Number(b.isComparison) - Number(a.isComparison));
}
