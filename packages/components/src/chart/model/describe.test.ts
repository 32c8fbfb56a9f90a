import { describe, expect, it } from 'vitest';
import type { ChartRow } from '../types.ts';
import { formatDateText } from './date-directives.ts';
import { toDateParser } from './dates.ts';
import { announcePoint, summarise, toChange, type ChartFormatters } from './describe.ts';
import { toChartModel } from './series.ts';
import { toValueFormats } from './values.ts';

const { metric } = toValueFormats({ valueType: 'currency' });
const formatters: ChartFormatters = {
  metric,
  date: (date) => formatDateText('%b %-d, %Y', date),
  fullDate: (date) => formatDateText('%B %-d, %Y', date),
  isIncomplete: (stamp) => stamp >= '2026-11-02',
};

function row(day: number, present: number | null, earlier: number | null): ChartRow {
  return {
    date: `2026-11-0${day}T00:00:00`,
    ...(present === null
      ? {}
      : { primary: { label: 'This month', labelDate: `2026-11-0${day}`, value: present } }),
    ...(earlier === null
      ? {}
      : { secondary: { label: 'Last year', labelDate: `2025-11-0${day}`, value: earlier } }),
  };
}

const announce = (rows: ChartRow[], index: number, key = 'primary') => {
  const model = toChartModel(rows, { mode: 'time-comparison', parseDate: toDateParser() });
  return announcePoint(model, model.series, { index, key }, formatters);
};

describe('the announcement of a point', () => {
  it.each([
    [
      row(1, 120, 100),
      'This month, November 1, 2026: $120.00. Up $20.00 (20%) from Last year, November 1, 2025: $100.00.',
    ],
    [
      row(1, 90, 100),
      'This month, November 1, 2026: $90.00. Down $10.00 (10%) from Last year, November 1, 2025: $100.00.',
    ],
    [
      row(1, 5, 5),
      'This month, November 1, 2026: $5.00. No change from Last year, November 1, 2025: $5.00.',
    ],
    [
      row(1, 5, 0),
      'This month, November 1, 2026: $5.00. Up $5.00 from Last year, November 1, 2025: $0.00.',
    ],
    [row(1, 5, null), 'This month, November 1, 2026: $5.00.'],
    // The date of the row belongs to the current period.
    [
      {
        date: '2026-11-01T00:00:00',
        primary: { label: 'This month', value: 5 },
        secondary: { label: 'Last year', value: 5 },
      },
      'This month, November 1, 2026: $5.00. No change from Last year: $5.00.',
    ],
  ])('%#', (data, text) => {
    expect(announce([data], 0)).toBe(text);
  });

  it('contains N/A when the value is missing', () => {
    expect(announce([row(1, 5, 5), row(2, null, 5)], 1)).toBe('This month, November 2, 2026: N/A.');
  });

  it('names the period that has no matching date, in both series', () => {
    const leapDay: ChartRow = { ...row(2, null, 7), only: 'secondary' };
    expect(announce([row(1, 5, 5), leapDay], 1)).toBe('This month: No matching date.');
    expect(announce([row(1, 5, 5), leapDay], 1, 'secondary')).toBe(
      'Last year, November 2, 2025: $7.00. This month: No matching date.',
    );
    const ownDay: ChartRow = { ...row(2, 4, null), only: 'primary' };
    expect(announce([row(1, 5, 5), ownDay], 1)).toBe(
      'This month, November 2, 2026: $4.00 (incomplete). Last year: No matching date.',
    );
  });

  it('marks an interval that has not ended yet, only for the current period', () => {
    const rows = [row(1, 1, 1), row(2, 4, null)];
    expect(announce(rows, 1)).toBe('This month, November 2, 2026: $4.00 (incomplete).');
    expect(announce([row(1, 1, 1), row(2, 4, 4)], 1, 'secondary')).toBe(
      'Last year, November 2, 2025: $4.00.',
    );
  });
});

it.each([
  [-50, -100, '+$50.00 (+50%)'],
  [-100, 50, '-$150.00 (-300%)'],
  [0.3, 0.1, '+$0.20 (+200%)'],
  // As floats, the difference is 0.0949999….
  [3.435, 3.34, '+$0.10 (+3%)'],
])('formats the change of %f compared with %f as %s', (present, earlier, text) => {
  expect(toChange(present, earlier, metric)?.text).toBe(text);
});

it('shows an unknown total as N/A in the summary, not as $0.00', () => {
  const model = toChartModel([row(1, 120, 100)], {
    mode: 'time-comparison',
    parseDate: toDateParser(),
    legendTotals: { primary: null, secondary: 100 },
  });
  expect(summarise(model, model.series, formatters)).toBe(
    'November 1, 2026. This month: total N/A. Last year: total $100.00.',
  );
});

it('omits dates that only the comparison period has from the summary', () => {
  const beyond: ChartRow = { ...row(3, null, 50), only: 'secondary' };
  const model = toChartModel([row(1, 120, 100), row(2, 90, 110), beyond], {
    mode: 'time-comparison',
    parseDate: toDateParser(),
  });
  expect(summarise(model, [], formatters)).toBe('November 1, 2026 to November 2, 2026.');
});

it('summarises the data of a chart', () => {
  const rows = [row(1, 120, 100), row(2, 90, 110)];
  const model = toChartModel(rows, { mode: 'time-comparison', parseDate: toDateParser() });
  expect(summarise(model, model.series.slice(0, 1), formatters)).toBe(
    'November 1, 2026 to November 2, 2026. This month: total $210.00, highest $120.00 (November 1, 2026), lowest $90.00 (November 2, 2026, incomplete).',
  );
});
