import { expect, it } from 'vitest';
import { toXScale, toYScale } from './scales.ts';
import { drawSeries, getMarking, type SeriesDrawingOptions } from './series-drawing.ts';

const VALUES = Array.from({ length: 60 }, (_, index) => index % 7);
const seriesOf = (key: string, isComparison = false) => ({
  key,
  label: key,
  total: 0,
  values: VALUES,
  labelDates: [],
  isComparison,
  isUnmatched: () => false,
});

const draw = (
  chartType: 'line' | 'bar',
  visible: SeriesDrawingOptions['visible'],
  incompleteStart = VALUES.length,
) =>
  drawSeries({
    visible,
    slots: new Map(visible.map(({ key }, slot) => [key, slot])),
    chartType,
    x: toXScale({
      chartType,
      count: VALUES.length,
      seriesCount: visible.length,
      width: chartType === 'bar' ? 6000 : 600,
      isRtl: false,
    }),
    y: toYScale({ min: 0, max: 10, ticks: [] }, 100),
    incompleteStart,
    markRadius: 4,
  });

const isMarked = (drawings: ReturnType<typeof draw>) =>
  drawings.map(({ key, marks }) => [key, marks !== '']);

it.each(['line', 'bar'] as const)(
  'adds marks to the series of a %s chart with several items, so that colour is not the only difference',
  (chartType) => {
    expect(isMarked(draw(chartType, [seriesOf('a')]))).toEqual([['a', false]]);
    expect(isMarked(draw(chartType, [seriesOf('a'), seriesOf('b')]))).toEqual([
      ['a', true],
      ['b', true],
    ]);
    expect(isMarked(draw(chartType, [seriesOf('now'), seriesOf('before', true)]))).toEqual([
      ['before', false],
      ['now', false],
    ]);
  },
);

it.each([
  ['line', 14, false, 'each'],
  ['line', 15, false, 'none'],
  ['bar', 14, false, 'none'],
  ['line', 14, true, 'each'],
  ['line', 15, true, 'some'],
  ['bar', 15, true, 'some'],
] as const)(
  'the number of points says which have a mark: a %s chart of %i points (of items: %s): %s',
  (chartType, count, isOfItems, marking) => {
    const values = VALUES.slice(0, count);
    const visible = [seriesOf('a'), seriesOf('b', !isOfItems)].map((one) => ({ ...one, values }));
    expect(getMarking(visible, chartType)).toBe(marking);
  },
);

it.each(['line', 'bar'] as const)(
  'draws the incomplete part of a %s chart separately, but not for the comparison period',
  (chartType) => {
    const [before, now] = draw(chartType, [seriesOf('now'), seriesOf('before', true)], 4);
    expect(before?.incomplete).toBe('');
    expect(now?.incomplete).not.toBe('');
    expect(before?.complete).not.toBe('');
    expect(draw(chartType, [seriesOf('now')])[0]?.incomplete).toBe('');
    expect(draw(chartType, [seriesOf('now')], 0)[0]?.complete).toBe('');
  },
);
