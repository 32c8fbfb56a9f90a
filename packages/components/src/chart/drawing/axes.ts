import { axisBottom, axisLeft, axisRight } from 'd3-axis';
import { scaleLinear, type NumberValue } from 'd3-scale';
import { select } from 'd3-selection';
import type { PlotBox } from '../model/layout.ts';
import { estimateTextWidth, type XTick } from '../model/x-ticks.ts';
import type { YAxis } from '../model/y-axis.ts';
import type { XScale } from './scales.ts';

export type ValueAxisOptions = {
  box: PlotBox;
  axis: YAxis;
  format: (value: number) => string;
  isRtl: boolean;
};

export type DateAxisOptions = {
  box: PlotBox;
  x: XScale;
  /** The number of dates. */
  count: number;
  ticks: readonly XTick[];
};

/** Distances from the axis, in CSS pixels. */
const LABEL_DISTANCE = 12;
const TICK = 6;
const FIRST_LINE = 22;
const SECOND_LINE = 40;
/** Half a pixel: a line of one pixel is sharp only when it runs through the centre of pixels. */
const SHARP = 0.5;

/**
 * Draws the y axis into a group whose origin is the edge of the plot next to the labels: a grid line across the plot
 * and a label for each tick. The zero line has its own class.
 */
export function drawValueAxis(group: SVGGElement, options: ValueAxisOptions): void {
  const { box, axis, format, isRtl } = options;
  // Rounded, because lines between two pixels are blurred.
  const scale = scaleLinear().domain([axis.min, axis.max]).rangeRound([box.height, 0]);
  const draw = (isRtl ? axisRight : axisLeft)<NumberValue>(scale)
    .tickValues(axis.ticks)
    .tickFormat((value) => format(Number(value)))
    .tickSizeInner(-box.width)
    .tickPadding(LABEL_DISTANCE)
    .offset(SHARP);
  const drawn = select(group).call(draw);
  drawn.select('.domain').remove();
  drawn
    .selectAll<SVGLineElement, number>('line')
    .attr('class', (value) => `tillview-chart__grid${value === 0 ? ' is-zero' : ''}`);
  drawn.selectAll('text').attr('class', 'tillview-chart__label');
}

/** The offset that keeps a centred label inside the chart; otherwise the last label would be cut off. */
function shiftInside(centre: number, text: string, box: PlotBox, drawnWidth: number): number {
  const half = estimateTextWidth(text, box.textScale) / 2;
  const isClipped = drawnWidth > box.width;
  const start = isClipped ? 0 : -box.left;
  const end = isClipped ? drawnWidth : drawnWidth + box.right;
  return Math.max(start + half, Math.min(centre, end - half)) - centre;
}

/** Draws the x axis into a group whose origin is the lower left corner of the plot: ticks and two lines of labels. */
export function drawDateAxis(group: SVGGElement, options: DateAxisOptions): void {
  const { box, x, count, ticks } = options;
  const byIndex = new Map(ticks.map((tick) => [tick.index, tick]));
  const last = Math.max(0, count - 1);
  // The dates are equidistant in line and bar charts, so the first and the last date define the scale.
  const scale = scaleLinear()
    .domain([0, Math.max(1, last)])
    .rangeRound([x.centre(0), x.centre(last)]);
  const draw = axisBottom<NumberValue>(scale)
    .tickValues(ticks.map(({ index }) => index))
    .tickFormat((index) => byIndex.get(Number(index))?.label ?? '')
    .tickSizeInner(TICK)
    .tickSizeOuter(0)
    .tickPadding(FIRST_LINE * box.textScale - TICK)
    .offset(SHARP);
  const drawn = select(group).call(draw);
  drawn.select('.domain').remove();
  const tick = drawn.selectAll<SVGGElement, number>('.tick');
  tick.select('line').attr('class', 'tillview-chart__tick').attr('y1', 1);
  tick
    .select<SVGTextElement>('text')
    .attr('class', 'tillview-chart__label')
    .attr('dy', null)
    .attr('x', (index) =>
      shiftInside(x.centre(index), byIndex.get(index)?.label ?? '', box, x.width),
    );
  tick
    .selectAll<SVGTextElement, XTick>('.is-second')
    .data((index) => ticks.filter((one) => one.index === index && one.label2))
    .join('text')
    .attr('class', 'tillview-chart__label is-second')
    .attr('fill', 'currentColor')
    .attr('y', SECOND_LINE * box.textScale)
    .attr('x', ({ index, label2 }) => shiftInside(x.centre(index), label2, box, x.width))
    .text(({ label2 }) => label2);
}
