import { expect, it } from 'vitest';
import { describeOmittedRows } from './describe-omitted-rows.ts';

const describeRows = (printed: number, total: number, isTotalUnknown = false) =>
  describeOmittedRows(
    {
      items: {
        data: Array.from({ length: printed }, () => ({})),
        totalResults: total,
        totalPages: 1,
      },
      isTotalUnknown,
    },
    { formatNumber: (value) => value.toLocaleString('en-US') },
  );

it('has the numbers of printed, of all and of omitted rows', () => {
  expect(describeRows(25, 1026)).toBe('The table has 25 of 1,026 rows; 1,001 are not printed.');
  expect(describeRows(25, 26)).toBe('The table has 25 of 26 rows; 1 are not printed.');
});

it('is absent when all rows are printed, when there are none, and when their number is unknown', () => {
  expect(describeRows(25, 25)).toBeUndefined();
  expect(describeRows(0, 25)).toBeUndefined();
  expect(describeRows(25, 26, true)).toBeUndefined();
});
