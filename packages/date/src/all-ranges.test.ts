import { expect, it } from 'vitest';
import {
  configureDate,
  getAllowedIntervalsForQuery,
  getCurrentDates,
  getIntervalForQuery,
  presetValues,
} from './index.ts';

const NOWS = [
  ['2024-02-29T23:30:00Z', 0],
  ['2026-01-01T00:00:00Z', 1],
  ['2026-03-29T06:05:00Z', 6],
  ['2026-11-20T12:34:56Z', 1],
] as const;

const COMPARISONS: readonly Readonly<Record<string, string>>[] = [
  { compare: 'previous_period' },
  { compare: 'previous_period', compare_align: 'weekday' },
  { compare: 'previous_period', compare_until: 'now' },
  { compare: 'previous_year' },
  { compare: 'previous_year', compare_align: 'weekday' },
  { compare: 'previous_year', compare_until: 'now' },
  { compare: 'custom', compare_after: '2023-12-28', compare_before: '2024-03-02' },
  { compare: 'none' },
];

const CUSTOM = [
  { after: '2023-12-31', before: '2024-01-01' },
  { after: '2024-01-31', before: '2024-01-31' },
  { after: '2023-02-28', before: '2024-02-28' },
].map((dates) => ({ period: 'custom', ...dates }));

const RANGES: readonly Readonly<Record<string, string>>[] = [
  ...presetValues.map(({ value }) => ({ period: value })),
  ...CUSTOM,
];

it('matches the ranges in all-ranges.txt', async () => {
  const lines: string[] = [];
  for (const [now, weekStart] of NOWS) {
    configureDate({ now: () => new Date(now), weekStart, timeZone: 'UTC' });
    lines.push(`# ${now}, weeks from ${weekStart}`);
    for (const range of RANGES) {
      const query = { ...range, compare: 'none' };
      const { primary } = getCurrentDates(query);
      const write = ({ after, before }: Pick<typeof primary, 'after' | 'before'>) =>
        `${after.format('YYYY-MM-DDTHH:mm:ss')} to ${before.format('YYYY-MM-DDTHH:mm:ss')}`;
      lines.push(
        '',
        `${Object.values(range).join(' ')}: ${primary.label} (${primary.range}), ${write(primary)}`,
        `  by ${getAllowedIntervalsForQuery(query).join(', ')}; usually ${getIntervalForQuery(query)}`,
      );
      for (const comparison of COMPARISONS) {
        const { secondary, cut } = getCurrentDates({ ...range, ...comparison });
        if (secondary)
          lines.push(
            `  ${Object.values(comparison).join(' ')}: ${secondary.label} (${secondary.range}), ${write(secondary)}${cut ? `, cut at ${cut.at.format('YYYY-MM-DDTHH:mm:ss')}` : ''}`,
          );
      }
    }
    lines.push('');
  }
  await expect(lines.join('\n')).toMatchFileSnapshot('all-ranges.txt');
});
