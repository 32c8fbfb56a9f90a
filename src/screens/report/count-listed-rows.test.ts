import type { ReportRow } from '@tillview/data';
import { expect, it } from 'vitest';
import { createTestContext } from '../../reporting/definition/report-context.test-support.ts';
import type { ReportColumn } from '../../reporting/definition/report-definition.ts';
import { countListedRows } from './count-listed-rows.ts';

const columns: ReportColumn<ReportRow>[] = [
  { key: 'code', label: () => 'Coupon code', value: ({ code }) => String(code) },
  {
    key: 'amount',
    label: () => 'Amount discounted',
    metric: { key: 'amount', label: () => 'Amount discounted', type: 'currency' },
    value: ({ amount }) => Number(amount),
  },
];

it.each([
  ['a coupon without orders in the range', [{ code: 'ten', amount: 0 }], 0],
  [
    'coupons, of which one has orders',
    [
      { code: 'ten', amount: 0 },
      { code: 'five', amount: 5 },
    ],
    2,
  ],
])('of %s', (_, data, count) => {
  const items = { data, totalResults: data.length };
  expect(countListedRows({ items, columns, context: createTestContext() })).toBe(count);
});
