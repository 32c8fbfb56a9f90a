import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { addEstimate } from './model/estimate.ts';
import { toDateParser } from './model/dates.ts';
import { toChartModel } from './model/series.ts';
import { toChartCSV } from './save/chart-csv.ts';
import { all, announced, openReport, plot, pressTable, WIDTH } from './testing/chart-page.ts';

beforeEach(openReport);

it('announces and shows the estimate of a day after the data, and of a day that has not ended', () => {
  render(<all.Estimated width={WIDTH} />);
  expect(plot()).toHaveAccessibleDescription(
    expect.stringContaining('an estimate up to November 30, 2026.'),
  );
  fireEvent.keyDown(plot(), { key: 'End' });
  expect(announced()).toBe(
    'Estimate (80%) for November 30, 2026: $1,010.00 ($800.00 to $1,300.00).',
  );
  expect(screen.getByRole('tooltip')).toHaveTextContent('$800.00 to $1,300.00');
  for (let day = 30; day > 20; day--) fireEvent.keyDown(plot(), { key: 'ArrowLeft' });
  expect(announced()).toContain('(incomplete)');
  expect(announced()).toContain('Estimate (80%) for November 20, 2026: $1,000.00');
});

it('has the estimate in a column of its own in the table', () => {
  render(<all.Estimated width={WIDTH} />);
  pressTable();
  const row = screen
    .getByRole('rowheader', { name: 'November 30, 2026 (estimate)' })
    .closest('tr')!;
  expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent(
    '$1,010.00 ($800.00 to $1,300.00)',
  );
  expect(screen.getAllByRole('row')).toHaveLength(31);
});

it.each(['Estimated', 'EstimatedBars'] as const)('draws the estimate: %s', (story) => {
  const Chart = all[story];
  render(<Chart width={WIDTH} />);
  expect(document.querySelector('.tillview-chart__estimate path')).not.toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: /Month to date/ }));
  expect(document.querySelector('.tillview-chart__estimate')).toBeNull();
});

const model = toChartModel(
  [1, 2].map((day) => ({
    date: `2026-11-0${day}T00:00:00`,
    primary: { label: 'Now', labelDate: `2026-11-0${day}`, value: day * 10 },
  })),
  { mode: 'time-comparison', parseDate: toDateParser() },
);
const estimate = [2, 3].map((day) => ({
  date: `2026-11-0${day}T00:00:00`,
  value: 30,
  low: 20,
  high: 50,
}));

it('is not in the saved values', () => {
  const estimated = addEstimate(model, estimate, model.series, undefined);
  expect(estimated.dates).toHaveLength(3);
  const { rows, headers } = toChartCSV(estimated, model.series, 'day');
  expect([rows.length, headers.length]).toEqual([2, 2]);
});

it('continues a running total with what is complete', () => {
  const { estimate: points } = addEstimate(model, estimate, model.series, 'cumulative');
  expect([...points!.values()]).toEqual([
    { value: 40, low: 30, high: 60 },
    { value: 70, low: 50, high: 110 },
  ]);
});
