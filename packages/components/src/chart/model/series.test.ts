import { describe, expect, it } from 'vitest';
import type { ChartRow } from '../types.ts';
import { toDateParser } from './dates.ts';
import { isEmptyModel, toChartModel, toPlainLabel, type SeriesOptions } from './series.ts';

const parseDate = toDateParser();
const model = (data: readonly ChartRow[], options: Partial<SeriesOptions> = {}) =>
  toChartModel(data, { mode: 'time-comparison', parseDate, ...options });
const keys = (data: readonly ChartRow[], options: Partial<SeriesOptions> = {}) =>
  model(data, options).series.map(({ key }) => key);

const day = (date: number, entries: Record<string, number | undefined>): ChartRow => ({
  date: `2026-11-0${date}T00:00:00`,
  ...Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, { label: `Series ${key}`, value }]],
    ),
  ),
});

describe('rows', () => {
  it('are a date plus one entry per series key (R3.32)', () => {
    const { dates, timestamps, series } = model([day(1, { a: 1, b: 2 }), day(2, { a: 3, b: 4 })]);
    expect(dates.map((date) => date.toISOString())).toEqual([
      '2026-11-01T00:00:00.000Z',
      '2026-11-02T00:00:00.000Z',
    ]);
    expect(timestamps).toEqual(['2026-11-01T00:00:00', '2026-11-02T00:00:00']);
    expect(series.map(({ key, values }) => [key, values])).toEqual([
      ['a', [1, 3]],
      ['b', [2, 4]],
    ]);
  });

  it('have entries of value and label, and optionally labelDate (R3.33)', () => {
    const [series] = model([
      {
        date: '2026-11-01T00:00:00',
        secondary: { label: 'Previous year', labelDate: '2025-11-02 00:00:00', value: 7 },
      },
    ]).series;
    expect(series).toMatchObject({ label: 'Previous year', values: [7], isComparison: true });
    expect(series?.labelDates[0]?.toISOString()).toBe('2025-11-02T00:00:00.000Z');
  });

  it('have a gap for a missing entry, and 0 for the value 0', () => {
    const { series } = model([day(1, { a: 0, b: 1 }), day(2, { b: 1 }), day(3, { a: 5, b: 1 })]);
    expect(series[0]?.values).toEqual([0, null, 5]);
  });

  it('have a gap for a value that is not a finite number', () => {
    const { series } = model([
      day(1, { a: Number.NaN }),
      day(2, { a: Infinity }),
      day(3, { a: 2 }),
    ]);
    expect(series[0]?.values).toEqual([null, null, 2]);
    expect(series[0]?.total).toBe(2);
  });

  it('are omitted when their date is invalid', () => {
    expect(model([{ date: 'soon' }, day(1, { a: 1 })]).dates).toHaveLength(1);
  });

  it('can repeat a date, as when daylight saving time ends', () => {
    expect(model([day(1, { a: 1 }), day(1, { a: 2 })]).series[0]?.values).toEqual([1, 2]);
  });
});

describe('the order of the series', () => {
  it('is the order of the data in a time comparison', () => {
    expect(keys([day(1, { b: 1, a: 9 })])).toEqual(['b', 'a']);
  });

  it('starts with the current period even when its first value is missing', () => {
    expect(keys([day(1, { secondary: 1 }), day(2, { primary: 1, secondary: 1 })])).toEqual([
      'primary',
      'secondary',
    ]);
  });

  it('is by total, highest first, in an item comparison', () => {
    const data = [day(1, { a: 1, b: 5, c: 3 }), day(2, { a: 1, b: 5, c: 30 })];
    expect(keys(data, { mode: 'item-comparison' })).toEqual(['c', 'b', 'a']);
  });

  it('omits items with a total of 0 or less, unless they were requested', () => {
    const data = [day(1, { a: 1, b: 0, c: -4 })];
    expect(keys(data, { mode: 'item-comparison' })).toEqual(['a']);
    expect(keys(data, { mode: 'item-comparison', alwaysListedKeys: ['c', 'b'] })).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('uses the given totals', () => {
    const data = [day(1, { a: 1, b: 2 })];
    const { series } = model(data, { mode: 'item-comparison', legendTotals: { a: 10 } });
    expect(series.map(({ key, total }) => [key, total])).toEqual([
      ['a', 10],
      ['b', 2],
    ]);
  });
});

it.each([
  ['<b>Mug</b> &amp; <i>Co</i>', 'Mug & Co'],
  ['5 &lt; 6 &#8217;&#x20AC;', '5 < 6 ’€'],
  ['a < b', 'a < b'],
  ['&unknown; &#99999999;', '&unknown; &#99999999;'],
])('converts the label %s to %s', (label, text) => {
  expect(toPlainLabel(label)).toBe(text);
});

it.each([
  [[day(1, { a: 0 })], 0, true],
  [[day(1, {})], 0, true],
  [[], 0, true],
  [[day(1, { a: 0 }), day(2, { a: 1 })], 0, false],
  [[day(1, { a: 3 })], 3, true],
] as const)('is empty when all values equal the base value: %j, %i', (data, base, isEmpty) => {
  expect(isEmptyModel(model(data), base)).toBe(isEmpty);
});
