import { expect, it } from 'vitest';
import { getLastTaxPeriods, readFiscalMonth } from './tax-periods.ts';

const periodsOf = (today: string, firstMonth: number) =>
  getLastTaxPeriods(today, firstMonth).map(({ after, before }) => `${after} ${before}`);

it.each<[today: string, firstMonth: number, periods: readonly string[]]>([
  [
    '2026-11-29',
    1,
    [
      '2026-10-01 2026-10-31',
      '2026-09-01 2026-10-31',
      '2026-07-01 2026-09-30',
      '2025-01-01 2025-12-31',
    ],
  ],
  // From April: March is the last month of its year, its quarter and its two months.
  [
    '2027-03-31',
    4,
    [
      '2027-02-01 2027-02-28',
      '2026-12-01 2027-01-31',
      '2026-10-01 2026-12-31',
      '2025-04-01 2026-03-31',
    ],
  ],
  [
    '2027-04-01',
    4,
    [
      '2027-03-01 2027-03-31',
      '2027-02-01 2027-03-31',
      '2027-01-01 2027-03-31',
      '2026-04-01 2027-03-31',
    ],
  ],
  [
    '2024-03-01',
    12,
    [
      '2024-02-01 2024-02-29',
      '2023-12-01 2024-01-31',
      '2023-12-01 2024-02-29',
      '2022-12-01 2023-11-30',
    ],
  ],
])(
  'on %s, with a fiscal year from month %d, the last periods are over',
  (today, first, periods) => {
    expect(periodsOf(today, first)).toEqual(periods);
  },
);

it.each([[undefined], [[]], [[{ month: 0 }]], [[{ month: 13 }]], [[{ month: '4' }]], ['4']])(
  'a fiscal year of %j is not set',
  (stored) => {
    expect(readFiscalMonth(stored)).toBeUndefined();
  },
);

it('reads the first month of the fiscal year', () => {
  expect(readFiscalMonth([{ month: 4 }])).toBe(4);
});
