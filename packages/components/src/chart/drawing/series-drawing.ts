import type { Series } from '../model/series.ts';
import type { ColourSlots } from '../model/visibility.ts';
import type { ChartType } from '../types.ts';
import { barMarksPath, barsPath, linePath, markedIndices, marksPath } from './paths.ts';
import type { XScale } from './scales.ts';

/** One series as paths: a few strings, however many points it has. */
export type SeriesDrawing = {
  key: string;
  slot: number;
  isComparison: boolean;
  /** What is certain. */
  whole: string;
  /** The part that leads to, or is, a bucket that is still running. */
  running: string;
  marks: string;
  /** Marks of running points: hollow. */
  runningMarks: string;
};

export type SeriesDrawingOptions = {
  visible: readonly Series[];
  slots: ColourSlots;
  chartType: ChartType;
  x: XScale;
  y: (value: number) => number;
  /** The first date whose bucket is still running; the number of dates when none is. */
  runningStart: number;
  /** Radius of the marks in CSS pixels. */
  markRadius: number;
};

/** A period and its comparison are told apart by the dash; items need their marks. */
function isItemChart(visible: readonly Series[]): boolean {
  return visible.length > 1 && !visible.some((series) => series.isComparison);
}

function drawLine(series: Series, slot: number, options: SeriesDrawingOptions): SeriesDrawing {
  const { x, y, markRadius, visible } = options;
  const { values, isComparison, key } = series;
  const last = values.length - 1;
  const runningStart = isComparison ? last + 1 : options.runningStart;
  const marked = isComparison
    ? markedIndices(values, 0, slot, false)
    : markedIndices(values, x.step, slot, isItemChart(visible));
  const marks = (indices: number[]) => marksPath(values, indices, x, y, slot, markRadius);
  return {
    key,
    slot,
    isComparison,
    whole: linePath(values, x, y, 0, Math.min(last, runningStart - 1)),
    running: runningStart > last ? '' : linePath(values, x, y, Math.max(0, runningStart - 1), last),
    marks: marks(marked.filter((index) => index < runningStart)),
    runningMarks: marks(
      values
        .slice(runningStart)
        .flatMap((value, offset) => (value === null ? [] : [runningStart + offset])),
    ),
  };
}

function drawBars(
  series: Series,
  slot: number,
  position: number,
  { x, y, runningStart, visible }: SeriesDrawingOptions,
): SeriesDrawing {
  const { values, isComparison, key } = series;
  const isRunning = (index: number) => !isComparison && index >= runningStart;
  return {
    key,
    slot,
    isComparison,
    whole: barsPath(values, x, y, position, (index) => !isRunning(index)),
    running: barsPath(values, x, y, position, isRunning),
    marks: isItemChart(visible) ? barMarksPath(values, x, y, position, slot) : '',
    runningMarks: '',
  };
}

/** Draws the visible series; the present period last, so that it lies over the one it is compared with. */
export function drawSeries(options: SeriesDrawingOptions): SeriesDrawing[] {
  const drawings = options.visible.map((series, position) => {
    const slot = options.slots.get(series.key) ?? 0;
    return options.chartType === 'bar'
      ? drawBars(series, slot, position, options)
      : drawLine(series, slot, options);
  });
  return drawings.toSorted((a, b) => Number(b.isComparison) - Number(a.isComparison));
}
