import type { Interval } from '@tillview/date';
import { expect, it } from 'vitest';
import { maxTicks, fitLabels, labelTicks, tickIndices } from './x-ticks.ts';
import { toYAxis } from './y-axis.ts';

const START = Date.UTC(2026, 0, 20);
const HOUR = 3_600_000;

/** The date after a number of intervals. */
function dateAt(interval: Interval, index: number): Date {
  const hours = { hour: 1, day: 24, week: 168 };
  if (interval === 'hour' || interval === 'day' || interval === 'week')
    return new Date(START + index * hours[interval] * HOUR);
  const months = { month: 1, quarter: 3, year: 12 }[interval];
  return new Date(Date.UTC(2026, index * months, 1));
}

const part = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (date: Date) => format.format(date);
};
const WRITERS: Readonly<
  Record<Interval, readonly [(date: Date) => string, (date: Date) => string]>
> = {
  hour: [
    (date) => `${date.getUTCHours()}:00`,
    part({ month: 'short', day: 'numeric', year: 'numeric' }),
  ],
  day: [part({ day: 'numeric' }), part({ month: 'short', year: 'numeric' })],
  week: [part({ day: 'numeric' }), part({ month: 'short', year: 'numeric' })],
  month: [part({ month: 'short' }), part({ year: 'numeric' })],
  quarter: [part({ month: 'short' }), part({ year: 'numeric' })],
  year: [part({ year: 'numeric' }), () => ''],
};

const COUNTS: Readonly<Record<Interval, readonly number[]>> = {
  hour: [1, 2, 12, 24, 25, 48, 72, 96, 168, 170, 744],
  day: [1, 2, 7, 8, 13, 24, 31, 48, 62, 63, 90, 365, 800],
  week: [1, 4, 8, 9, 26, 53],
  month: [1, 7, 12, 13, 24, 36],
  quarter: [1, 4, 9, 24],
  year: [1, 3, 24],
};

it('labels dates as in the snapshot file', async () => {
  const lines: string[] = [];
  for (const [interval, counts] of Object.entries(COUNTS) as [Interval, readonly number[]][])
    for (const count of counts)
      for (const width of [280, 900, 1400]) {
        const dates = Array.from({ length: count }, (_, index) => dateAt(interval, index));
        const indices = tickIndices(dates, interval, maxTicks(width, 'time-comparison'));
        const [write, write2] = WRITERS[interval];
        const centre = (index: number) => (index / Math.max(1, count - 1)) * width;
        const ticks = fitLabels(
          fitLabels(labelTicks(dates, indices, interval, write, write2), centre, 'label'),
          centre,
          'label2',
        );
        const texts = ticks.map(
          ({ index, label, label2 }) => `${index}: ${label}${label2 && ` | ${label2}`}`,
        );
        lines.push(`${count} by ${interval} on ${width} px`, ...texts.map((text) => `  ${text}`));
      }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('x-ticks.labels.txt');
});

const RANGES: readonly (readonly number[])[] = [
  [],
  [0],
  [1],
  [-1],
  [5],
  [9],
  [10],
  [0.004],
  [0.07, 0.3],
  [12, 99],
  [100],
  [101, -7],
  [-3, -250],
  [999.99],
  [25_000],
  [123_456_789],
  [1e12, -1e11],
];

it('computes axes as in the snapshot file', async () => {
  const lines = RANGES.flatMap((values) =>
    [60, 120, 200, 400].flatMap((height) =>
      [0, 1, 0.01].map((unit) => {
        const format = (value: number) =>
          unit === 0 ? String(value) : value.toFixed(unit === 1 ? 0 : 2);
        const { min, max, ticks } = toYAxis(values, { height, unit, format });
        return `${values.join(', ') || 'nothing'} on ${height} px by ${unit}: ${min} to ${max} | ${ticks.join(' ')}`;
      }),
    ),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('y-axis.ticks.txt');
});
