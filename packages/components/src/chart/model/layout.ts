import { LARGE_VIEWPORT, MOBILE_VIEWPORT } from '../../viewport/viewport.ts';
import type { ChartMode } from '@tillview/navigation';
import type { LegendPosition } from '../types.ts';

/** The minimum window width, in CSS pixels, for a legend at the top or at the side (readings B25). */
export const WIDE_VIEWPORT = 1280;

/** Margins around the plot in CSS pixels (R9.33), for left-to-right layout. */
export const MARGINS = { top: 0, right: 30, bottom: 50, left: 80 } as const;

/** The width of a legend at the side, in CSS pixels (R9.34). */
export const SIDE_LEGEND_WIDTH = 320;

/** The maximum plot width, in CSS pixels, for thin lines (R9.44, readings B25). */
const NARROW_PLOT = 783;

/** Line widths in CSS pixels: 1.25 on narrow screens (R9.44), 2 otherwise. */
const NARROW_LINE = 1.25;
const WIDE_LINE = 2;

/** Height of the chart in CSS pixels for a window width (R9.30, R9.31, R9.32): 180 mobile, 300 large, 220 otherwise. */
export function chartHeight(viewportWidth: number): number {
  if (viewportWidth < MOBILE_VIEWPORT) return 180;
  return viewportWidth >= LARGE_VIEWPORT ? 300 : 220;
}

/**
 * The default position of the legend (R9.35, R9.36, R9.37): at the top or side in wide windows, otherwise at the
 * bottom.
 */
export function defaultLegendPosition(viewportWidth: number, mode: ChartMode): LegendPosition {
  if (viewportWidth < WIDE_VIEWPORT) return 'bottom';
  return mode === 'time-comparison' ? 'top' : 'side';
}

/** Width of the line of a series for a plot width, both in CSS pixels (R9.44). */
export function lineWidth(plotWidth: number): number {
  return plotWidth <= NARROW_PLOT ? NARROW_LINE : WIDE_LINE;
}

/**
 * Height in CSS pixels of a legend below the chart, as its styles define it. Entries are higher on mobile, for touch.
 */
export function legendHeight(entries: number, viewportWidth: number): number {
  return entries && 17 + entries * (viewportWidth < MOBILE_VIEWPORT ? 44 : 36);
}

/** The rectangle in which the series are drawn, and the size of the chart around it. All in CSS pixels. */
export type PlotBox = {
  /** Width of the chart including its margins. */
  outerWidth: number;
  outerHeight: number;
  /** Physical sides: in right-to-left layout the two side margins are swapped. */
  left: number;
  right: number;
  width: number;
  height: number;
  /** The size of the text as a multiple of the usual one: its labels need more space. */
  textScale: number;
};

/** Fits the plot into a container. Its width is 0 when there is no space. */
export function toPlotBox(
  containerWidth: number,
  height: number,
  legendPosition: LegendPosition,
  isRtl: boolean,
  textScale = 1,
): PlotBox {
  const outerWidth = Math.max(
    0,
    containerWidth - (legendPosition === 'side' ? SIDE_LEGEND_WIDTH : 0),
  );
  const start = Math.round(MARGINS.left * textScale);
  const [left, right] = isRtl ? [MARGINS.right, start] : [start, MARGINS.right];
  return {
    outerWidth,
    outerHeight: height + Math.round(MARGINS.bottom * (textScale - 1)),
    left,
    right,
    width: Math.max(0, outerWidth - left - right),
    height: Math.max(0, height - MARGINS.top - MARGINS.bottom),
    textScale,
  };
}
