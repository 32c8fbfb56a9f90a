import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChartType } from '@tillview/date';
import { movePoint, type PointField } from './move-point.ts';
import { barMarksPath, barsPath, linePath, markedIndices } from './paths.ts';
import { toXScale, toYScale } from './scales.ts';
import { dockTooltip, placeTooltip } from './tooltip-placement.ts';

const scale = (options: Partial<Parameters<typeof toXScale>[0]> = {}) =>
  toXScale({ chartType: 'line', count: 5, seriesCount: 2, width: 400, isRtl: false, ...options });

it('marks the base of each bar on its own side of zero, unless the bar is too low or too narrow', () => {
  const y = toYScale({ min: -8, max: 8, ticks: [] }, 256);
  const feetIn = (values: (number | null)[], width: number) => {
    const x = scale({ chartType: 'bar', count: values.length, seriesCount: 1, width });
    return [...barMarksPath(values, x, y, 0, 0).matchAll(/M[^,]+,([\d.]+)/g)].map(([, top]) =>
      Number(top),
    );
  };
  // 16 px is the minimum height of a bar with a mark. It corresponds to a value of 1.
  expect(feetIn([4, -4, 0, null, 1, 0.9, -1], 400)).toEqual([120, 136, 120, 136]);
  expect(feetIn([4, -4], 10)).toEqual([]);
  // The radius of a mark is a fifth of the width of the bar, but at most 3.5 px.
  const markIn = (width: number) => {
    const x = scale({ chartType: 'bar', count: 1, seriesCount: 1, width });
    const [, radius] = /m-([\d.]+),/.exec(barMarksPath([8], x, y, 0, 0)) ?? [];
    return { radius: Number(radius), fifth: x.barWidth / 5 };
  };
  expect(markIn(400).radius).toBe(3.5);
  const narrow = markIn(16);
  expect(narrow.radius).toBe(narrow.fifth);
  expect(narrow.fifth).toBeLessThan(3.5);
});

it('leaves gaps between bars if there is a pixel for each, and otherwise makes the drawing wider', () => {
  const bars = (count: number) => scale({ chartType: 'bar', count, seriesCount: 2, width: 100 });
  expect(bars(50)).toMatchObject({ width: 100 });
  expect(bars(50).barWidth).toBeLessThan(1);
  expect(bars(51)).toMatchObject({ width: 102, barWidth: 1, step: 2 });
});

describe('the position of a date', () => {
  it.each([
    [false, [0, 100, 200, 300, 400]],
    [true, [400, 300, 200, 100, 0]],
  ])('is equidistant in a line chart, right-to-left %s', (isRtl, pixels) => {
    const x = scale({ isRtl });
    expect([0, 1, 2, 3, 4].map(x.centre)).toEqual(pixels);
  });

  it('is the centre for a single date', () => {
    expect(scale({ count: 1 }).centre(0)).toBe(200);
  });

  it.each([
    [false, [50, 150, 250, 350]],
    [true, [350, 250, 150, 50]],
  ])('is the centre of a band in a bar chart, right-to-left %s', (isRtl, pixels) => {
    const x = scale({ chartType: 'bar', count: 4, isRtl });
    expect([0, 1, 2, 3].map((index) => Math.round(x.centre(index)))).toEqual(pixels);
    const [first, second] = [x.barLeft(0, 0), x.barLeft(0, 1)];
    expect(first < second).toBe(!isRtl);
  });

  it('limits the width of a single bar', () => {
    expect(scale({ chartType: 'bar', count: 1, seriesCount: 1 }).barWidth).toBeLessThanOrEqual(64);
  });

  it('maps back to the index of the date, for any chart', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<ChartType>('line', 'bar'),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 50, max: 1500 }),
        fc.boolean(),
        fc.nat(),
        (chartType, count, seriesCount, width, isRtl, seed) => {
          const x = toXScale({ chartType, count, seriesCount, width, isRtl });
          const index = seed % count;
          expect(x.indexAt(x.centre(index))).toBe(index);
          expect(x.indexAt(-1000)).toBe(isRtl ? count - 1 : 0);
        },
      ),
    );
  });
});

it.each([
  [0, 200],
  [50, 100],
  [100, 0],
  [-50, 300],
])('maps the value %i to %i pixels', (value, pixels) => {
  expect(toYScale({ min: 0, max: 100, ticks: [] }, 200)(value)).toBe(pixels);
});

describe('paths', () => {
  const x = scale({ count: 5 });
  const y = toYScale({ min: -100, max: 100, ticks: [] }, 200);

  it('connect the values of a line, including 0', () => {
    expect(linePath([100, 0, -100, 50, 0], x, y, 0, 4)).toBe('M0,0L100,100L200,200L300,50L400,100');
  });

  it('have a gap at a missing value', () => {
    expect(linePath([100, null, 50, 0, null], x, y, 0, 4)).toBe('M0,0ZM200,50L300,100');
  });

  it('draw only the given part', () => {
    expect(linePath([0, 0, 0, 0, 0], x, y, 3, 4)).toBe('M300,100L400,100');
  });

  it('skip a date that only the comparison period has, without a gap', () => {
    expect(linePath([100, null, 50, 0, 0], x, y, 0, 2, (index) => index === 1)).toBe('M0,0L200,50');
  });

  it('draw bars up and down from zero, and none for 0 or a missing value', () => {
    const bars = scale({ chartType: 'bar', count: 4, seriesCount: 1 });
    expect(barsPath([50, -50, 0, null], bars, y, 0, () => true)).toBe(
      'M20.2,100h59.5v-50h-59.5ZM120.2,100h59.5v50h-59.5Z',
    );
  });

  it('draw a visible bar for a tiny value next to a huge one', () => {
    const bars = scale({ chartType: 'bar', count: 2, seriesCount: 1 });
    expect(barsPath([0.01, 100], bars, y, 0, () => true)).toContain('v-1h');
  });

  it('mark each point, some with an offset per slot, or only points without neighbours', () => {
    expect(markedIndices([1, 2, 3], 40, 0, 'each')).toEqual([0, 1, 2]);
    expect(markedIndices(Array(60).fill(1), 10, 0, 'some')).toEqual([1, 16, 31, 46]);
    expect(markedIndices(Array(60).fill(1), 10, 1, 'some')).toEqual([4, 19, 34, 49]);
    expect(markedIndices([1, 1, null, 1, null, 1, 1], 10, 0, 'none')).toEqual([3]);
  });
});

describe('keyboard navigation', () => {
  const field: PointField = { count: 30, keys: ['a', 'b'], stops: [0, 10, 20], isRtl: false };
  const at = (index: number, key = 'a') => ({ index, key });

  it.each([
    ['ArrowRight', at(5), at(6)],
    ['ArrowLeft', at(5), at(4)],
    ['ArrowLeft', at(0), at(0)],
    ['ArrowRight', at(29), at(29)],
    ['Home', at(5), at(0)],
    ['End', at(5), at(29)],
    ['PageDown', at(5), at(10)],
    ['PageDown', at(20), at(29)],
    ['PageUp', at(15), at(10)],
    ['PageUp', at(10), at(0)],
    ['ArrowDown', at(5), at(5, 'b')],
    ['ArrowDown', at(5, 'b'), at(5, 'b')],
    ['ArrowUp', at(5, 'b'), at(5)],
    ['ArrowRight', null, at(0)],
    ['End', null, at(29)],
    ['Enter', at(5), null],
    ['Tab', null, null],
  ])('%s moves from %j to %j', (key, from, to) => {
    expect(movePoint(from, key, field)).toEqual(to);
  });

  it('continues in the first series when the current series is hidden', () => {
    expect(movePoint(at(5, 'gone'), 'ArrowRight', field)).toEqual(at(6, 'a'));
  });
});

describe('the tooltip', () => {
  const room = { width: 200, height: 80, windowWidth: 1000, windowHeight: 600, isRtl: false };

  it.each([
    [300, 300, { left: 316, top: 260 }],
    [900, 300, { left: 684, top: 260 }],
    [300, 5, { left: 316, top: 8 }],
    [300, 599, { left: 316, top: 512 }],
  ])('is placed beside its point at %i, %i', (anchorX, anchorY, place) => {
    expect(placeTooltip({ ...room, anchorX, anchorY })).toEqual(place);
  });

  it('is placed on the other side in right-to-left layout', () => {
    expect(placeTooltip({ ...room, anchorX: 300, anchorY: 300, isRtl: true }).left).toBe(84);
  });

  it('is placed below its point on a phone, where it fits on neither side', () => {
    const phone = { ...room, width: 220, windowWidth: 320 };
    expect(placeTooltip({ ...phone, anchorX: 160, anchorY: 300 })).toEqual({ left: 50, top: 316 });
    expect(placeTooltip({ ...phone, anchorX: 160, anchorY: 560 })).toEqual({ left: 50, top: 464 });
  });

  it.each([
    ['above the plot', { plotTop: 200, plotBottom: 380 }, 92],
    ['below the plot, if there is no space above', { plotTop: 60, plotBottom: 240 }, 244],
    ['inside the window, if there is no space above or below', { plotTop: 90, plotBottom: 560 }, 8],
  ])('is docked %s', (_, edges, top) => {
    expect(dockTooltip({ ...edges, height: 100, windowHeight: 640 })).toBe(top);
  });

  it('is always inside the window if it fits', () => {
    const size = fc.integer({ min: 20, max: 280 });
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 2500 }),
        fc.integer({ min: -500, max: 2500 }),
        size,
        size,
        fc.integer({ min: 320, max: 1920 }),
        fc.integer({ min: 320, max: 1200 }),
        fc.boolean(),
        (anchorX, anchorY, width, height, windowWidth, windowHeight, isRtl) => {
          const { left, top } = placeTooltip({
            anchorX,
            anchorY,
            width,
            height,
            windowWidth,
            windowHeight,
            isRtl,
          });
          expect(left).toBeGreaterThanOrEqual(0);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(left + width).toBeLessThanOrEqual(windowWidth);
          expect(top + height).toBeLessThanOrEqual(windowHeight);
        },
      ),
    );
  });
});
