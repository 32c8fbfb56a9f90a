import { describe, expect, it } from 'vitest';
import { toDateParser } from './dates.ts';
import { toChartModel } from './series.ts';
import { toChartRange } from './brush.ts';

const model = (...rows: (readonly [date: string, dateEnd?: string])[]) =>
  toChartModel(
    rows.map(([date, dateEnd]) => ({ date, dateEnd, primary: { label: 'Now', value: 1 } })),
    { mode: 'time-comparison', parseDate: toDateParser() },
  );

const days = model(
  ['2026-11-01T00:00:00', '2026-11-01 23:59:59'],
  ['2026-11-02T00:00:00', '2026-11-02 23:59:59'],
  ['2026-11-03T00:00:00', '2026-11-03 23:59:59'],
);
const weeks = model(
  // The range of the report starts and ends within a week, so the first and last week are cut.
  ['2026-10-29T00:00:00', '2026-11-01 23:59:59'],
  ['2026-11-02T00:00:00', '2026-11-08 23:59:59'],
  ['2026-11-09T00:00:00', '2026-11-10 23:59:59'],
);
const months = model(
  ['2026-01-01T00:00:00'],
  ['2026-02-01T00:00:00'],
  ['2026-03-01T00:00:00', '2026-03-31T23:59:59'],
);
const hours = model(
  ['2026-11-01T22:00:00', '2026-11-01 22:59:59'],
  ['2026-11-01T23:00:00', '2026-11-01 23:59:59'],
  ['2026-11-02T00:00:00', '2026-11-02 00:59:59'],
);

describe('toChartRange with rows that only the comparison period has', () => {
  const withLeapDays = toChartModel(
    [
      { date: '2025-02-28T00:00:00', primary: { label: 'Now', value: 1 } },
      { date: '2024-02-29T00:00:00', only: 'secondary', secondary: { label: 'Then', value: 1 } },
      { date: '2025-03-01T00:00:00', primary: { label: 'Now', value: 1 } },
      { date: '2024-03-02T00:00:00', only: 'secondary', secondary: { label: 'Then', value: 1 } },
    ],
    { mode: 'time-comparison', parseDate: toDateParser() },
  );

  it.each([
    [0, 3, { after: '2025-02-28', before: '2025-03-01' }],
    [0, 1, { after: '2025-02-28', before: '2025-02-28' }],
    [1, 2, { after: '2025-03-01', before: '2025-03-01' }],
    [1, 1, null],
    [3, 3, null],
  ])('ignores dates of the comparison period from row %d to row %d', (first, last, range) => {
    expect(toChartRange(withLeapDays, { first, last })).toEqual(range);
  });
});

describe('toChartRange', () => {
  it.each([
    ['some days', days, 0, 1, '2026-11-01', '2026-11-02'],
    ['one day', days, 2, 2, '2026-11-03', '2026-11-03'],
    ['a partial week and a full week', weeks, 0, 1, '2026-10-29', '2026-11-08'],
    ['a full week and a partial last week', weeks, 1, 2, '2026-11-02', '2026-11-10'],
    ['months whose ends are unknown', months, 0, 1, '2026-01-01', '2026-02-28'],
    ['months up to the last one', months, 1, 2, '2026-02-01', '2026-03-31'],
    ['hours of one day', hours, 0, 1, '2026-11-01', '2026-11-01'],
    ['hours across midnight', hours, 1, 2, '2026-11-01', '2026-11-02'],
  ])('returns the dates of %s', (_, from, first, last, after, before) => {
    expect(toChartRange(from, { first, last })).toEqual({ after, before });
  });

  it('returns null for rows outside the data', () => {
    expect(toChartRange(days, { first: 0, last: 3 })).toBeNull();
    expect(toChartRange(model(), { first: 0, last: 0 })).toBeNull();
  });
});
