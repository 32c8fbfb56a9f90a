import { expect, it } from 'vitest';
import {
  describeDayDifference,
  describeRevenueDifference,
  type RevenueAmounts,
} from './describe-revenue-difference.ts';

const PAID =
  'It counts orders on the day they are paid, this report on the day they are created. Counted by day created, both are the same.';
const DAYS = 'It counts orders on the day they are paid, this report on the day they are created.';

// The real store in November and October 2026.
it.each<[Partial<RevenueAmounts>, string]>([
  [{}, `Revenue shows $12260.99 for this range, $352.00 less. ${PAID}`],
  [{ revenue: 12700 }, `Revenue shows $12700.00 for this range, $87.01 more. ${PAID}`],
  [{ dateType: 'date_completed' }, 'on the day they are completed, this report'],
  [{ dateType: undefined }, 'on another day, such as the day they are paid, this report'],
  [
    { here: 16738.87, revenue: 16193.97, byDayCreated: 16746.87 },
    `Revenue shows $16193.97 for this range, $544.90 less. Because of the day on which orders count: $552.90 less. ${DAYS} For another reason: $8.00 more.`,
  ],
  [
    { revenue: 12700, byDayCreated: 12600.99, otherReason: 'Fees.' },
    `Revenue shows $12700.00 for this range, $87.01 more. Because of the day on which orders count: $99.01 more. ${DAYS} For another reason: $12.00 less. Fees.`,
  ],
  [
    { byDayCreated: 12260.99, otherReason: 'Fees.' },
    'Revenue shows $12260.99 for this range, $352.00 less. The day on which orders count is not the reason. Fees.',
  ],
])('%j', (change, text) => {
  const amounts: RevenueAmounts = {
    here: 12612.99,
    revenue: 12260.99,
    byDayCreated: 12612.99,
    dateType: 'date_paid',
    ...change,
  };
  expect(describeRevenueDifference(amounts, (amount) => `$${amount.toFixed(2)}`)).toContain(text);
});

it('compares Revenue with itself for a report that has only a part of the sales', () => {
  const amounts = { revenue: 12260.99, byDayCreated: 12612.99, dateType: 'date_paid' };
  expect(describeDayDifference(amounts, (amount) => `$${amount.toFixed(2)}`)).toBe(
    'Revenue shows $12260.99 for this range, $352.00 less than by day created. It counts orders on the day they are paid, this report on the day they are created.',
  );
});
