import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { addToModel } from './model/additions.ts';
import { toDateParser } from './model/dates.ts';
import { toChartModel } from './model/series.ts';
import { toChartCSV } from './save/chart-csv.ts';
import { all, announced, openReport, plot, pressTable, WIDTH } from './testing/chart-page.ts';

beforeEach(openReport);

it('announces and shows the goal of a day, and its notes', () => {
  render(<all.Annotated width={WIDTH} />);
  expect(plot()).toHaveAccessibleDescription(expect.stringContaining('3 dates have notes.'));
  fireEvent.keyDown(plot(), { key: 'Home' });
  expect(announced()).toMatch(/ Goal: \$900\.00\.$/);
  for (const _ of [2, 3]) fireEvent.keyDown(plot(), { key: 'ArrowRight' });
  expect(announced()).toMatch(/ Goal: \$900\.00\. Notes: Newsletter\.$/);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Newsletter');
  expect(screen.getByRole('tooltip')).toHaveTextContent('Goal$900.00');
});

it('has the goal and the notes in columns of their own in the table', () => {
  render(<all.Annotated width={WIDTH} />);
  pressTable();
  const [row, noted] = ['November 11, 2026', 'November 12, 2026'].map((name) =>
    within(screen.getByRole('rowheader', { name }).closest('tr')!)
      .getAllByRole('cell')
      .slice(-2)
      .map(({ textContent }) => textContent),
  );
  expect(row).toEqual(['$900.00', '']);
  expect(noted).toEqual(['$900.00', '3.1 times the usual Thursday; SUMMER24 ends']);
  expect(screen.queryByText(/Before the chart/)).toBeNull();
});

const toModel = (...dates: string[]) =>
  toChartModel(
    dates.map((date) => ({
      date: `${date}T00:00:00`,
      primary: { label: 'Now', labelDate: date, value: 1 },
    })),
    { mode: 'time-comparison', parseDate: toDateParser() },
  );
const goal = { perDay: 10, lastDay: '2026-11-30' };

it.each([
  // Weeks begin on Monday; the first and the last one are cut off by the month.
  ['week', undefined, ['2026-11-01', '2026-11-02', '2026-11-30'], [10, 70, 10]],
  ['week', 'cumulative', ['2026-11-01', '2026-11-02', '2026-11-09'], [10, 80, 150]],
  ['day', undefined, ['2026-11-29', '2026-11-30', '2026-12-01'], [10, 10]],
  ['month', undefined, ['2026-09-01', '2026-10-01', '2026-11-01'], [300, 310, 300]],
] as const)('sums the goal of the days: %s %s', (interval, chartLine, dates, amounts) => {
  const model = toModel(...dates);
  const { goal: rows } = addToModel(model, { goal }, model.series, { chartLine, interval });
  expect([...rows!.values()].map(Math.round)).toEqual(amounts);
});

it('dates the notes of longer intervals, and saves notes without the goal', () => {
  const model = toModel('2026-11-01', '2026-11-08');
  const marks = [
    { date: '2026-11-05', kind: 'note', text: 'Price change' },
    { date: '2026-11-10', kind: 'unusual', text: 'Half of the usual week' },
  ] as const;
  const noted = addToModel(model, { goal, marks }, model.series, {
    chartLine: undefined,
    interval: 'week',
  });
  const { headers, rows } = toChartCSV(noted, model.series, 'week');
  expect(headers.map(({ label }) => label)).toEqual(['Date', 'Now', 'Notes']);
  expect(rows.map((row) => row.at(-1)?.value)).toEqual([
    'Nov 5, 2026: Price change',
    'Half of the usual week',
  ]);
});
