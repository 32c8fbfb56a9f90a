import { describe, expect, it } from 'vitest';
import {
  chartHeight,
  defaultLegendPosition,
  lineWidth,
  MARGINS,
  SIDE_LEGEND_WIDTH,
  toPlotBox,
} from './layout.ts';

it.each([
  ['R9.30', 320, 180],
  ['R9.30', 781, 180],
  ['R9.32', 782, 220],
  ['R9.32', 959, 220],
  ['R9.31', 960, 300],
])('the chart has a height for each window width (%s): %i px', (_, viewport, height) => {
  expect(chartHeight(viewport)).toBe(height);
});

describe('the plot', () => {
  it('leaves margins of bottom 50, left 80, right 30, top 0 (R9.33)', () => {
    expect(MARGINS).toEqual({ bottom: 50, left: 80, right: 30, top: 0 });
    expect(toPlotBox(1000, 300, 'top', false)).toEqual({
      outerWidth: 1000,
      outerHeight: 300,
      left: 80,
      right: 30,
      width: 890,
      height: 250,
      textScale: 1,
    });
  });

  it('leaves more space for the labels when the text is larger, and is as high as before', () => {
    expect(toPlotBox(1000, 300, 'top', false, 2)).toMatchObject({
      outerHeight: 350,
      left: 160,
      width: 810,
      height: 250,
    });
  });

  it('swaps its side margins in right-to-left layout', () => {
    expect(toPlotBox(1000, 300, 'top', true)).toMatchObject({ left: 30, right: 80, width: 890 });
  });

  it('leaves 320 for a legend at the side (R9.34)', () => {
    expect(SIDE_LEGEND_WIDTH).toBe(320);
    expect(toPlotBox(1000, 300, 'side', false)).toMatchObject({ outerWidth: 680, width: 570 });
  });

  it('has a width of 0 when there is no space', () => {
    expect(toPlotBox(0, 180, 'bottom', false).width).toBe(0);
    expect(toPlotBox(200, 180, 'side', false).width).toBe(0);
  });
});

it.each([
  ['R9.35', 'time-comparison', 1280, 'top'],
  ['R9.36', 'item-comparison', 1280, 'side'],
  ['R9.37', 'time-comparison', 1279, 'bottom'],
  ['R9.37', 'item-comparison', 1279, 'bottom'],
  ['R9.37', 'time-comparison', 320, 'bottom'],
] as const)(
  'the legend has a default position (%s): in a %s at %i, the %s',
  (_, mode, viewport, position) => {
    expect(defaultLegendPosition(viewport, mode)).toBe(position);
  },
);

it.each([
  [200, 1.25],
  [783, 1.25],
  [784, 2],
])('draws lines of 1.25 in narrow plots: %i wide, line width %f (R9.44)', (plot, width) => {
  expect(lineWidth(plot)).toBe(width);
});
