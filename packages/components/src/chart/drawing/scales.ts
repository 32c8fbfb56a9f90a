import type { ChartType } from '@tillview/date';
import { scaleBand, scaleLinear, scalePoint } from 'd3-scale';
import type { YAxis } from '../model/y-axis.ts';

/** The horizontal scale: the position of each date, in CSS pixels from the left edge of the plot. */
export type XScale = {
  /** Width of the drawing: the width of the plot, or more when each bar needs at least a pixel. */
  width: number;
  /** Distance between two dates. */
  step: number;
  /** Width of one bar. */
  barWidth: number;
  centre: (index: number) => number;
  /** The left edge of a bar; `position` is the position of its series among the visible ones. */
  barLeft: (index: number, position: number) => number;
  /** The index of the date nearest to a distance from the left edge; -1 when there are no dates. */
  indexAt: (x: number) => number;
};

export type XScaleOptions = {
  chartType: ChartType;
  /** The number of dates. */
  count: number;
  /** The number of visible series. Their bars are side by side. */
  seriesCount: number;
  /** Width of the plot in CSS pixels. */
  width: number;
  /** Time runs in reading direction: in right-to-left layout, the first date is at the right. */
  isRtl: boolean;
};

const GROUP_PADDING = 0.2;
const BAR_PADDING = 0.07;
/** The maximum width of a bar, in CSS pixels. */
const MAX_BAR_WIDTH = 64;

function nearest(centre: (index: number) => number, count: number, x: number): number {
  if (count < 2) return count - 1;
  const index = Math.round((x - centre(0)) / (centre(1) - centre(0)));
  return Math.min(count - 1, Math.max(0, index));
}

function toLineScale({ count, width, isRtl }: XScaleOptions): XScale {
  const indices = Array.from({ length: count }, (_, index) => index);
  const scale = scalePoint(indices, isRtl ? [width, 0] : [0, width]);
  // Computed once, since it is used for each point of each series.
  const places = indices.map((index) => scale(index) ?? 0);
  const centre = (index: number) => places[index] ?? 0;
  return {
    width,
    step: count > 1 ? scale.step() : width,
    barWidth: 0,
    centre,
    barLeft: centre,
    indexAt: (x) => nearest(centre, count, x),
  };
}

function toBarScale({ count, seriesCount, width: plotWidth, isRtl }: XScaleOptions): XScale {
  const columns = count * seriesCount;
  const isTight = columns > plotWidth;
  const width = Math.max(plotWidth, columns);
  const indices = Array.from({ length: count }, (_, index) => index);
  const groups = scaleBand(indices, isRtl ? [width, 0] : [0, width]);
  if (!isTight) groups.paddingInner(GROUP_PADDING).paddingOuter(GROUP_PADDING / 2);
  const groupWidth = Math.min(groups.bandwidth(), MAX_BAR_WIDTH * Math.max(1, seriesCount));
  const positions = Array.from({ length: seriesCount }, (_, position) => position);
  const bars = scaleBand(positions, isRtl ? [groupWidth, 0] : [0, groupWidth]);
  if (!isTight) bars.paddingInner(BAR_PADDING);
  const centre = (index: number) => (groups(index) ?? 0) + groups.bandwidth() / 2;
  return {
    width,
    step: groups.step(),
    barWidth: bars.bandwidth(),
    centre,
    barLeft: (index, position) => centre(index) - groupWidth / 2 + (bars(position) ?? 0),
    indexAt: (x) => nearest(centre, count, x),
  };
}

/** Places the dates at equal distances, even if their intervals have different lengths, such as months. */
export function toXScale(options: XScaleOptions): XScale {
  return options.chartType === 'bar' ? toBarScale(options) : toLineScale(options);
}

/** Creates the vertical scale: converts a value to CSS pixels from the top of the plot. */
export function toYScale({ min, max }: YAxis, height: number): (value: number) => number {
  return scaleLinear([min, max], [height, 0]);
}
