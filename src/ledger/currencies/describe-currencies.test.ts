import { expect, it } from 'vitest';
import { describeAdded, describeConverted } from './describe-currencies.ts';

const formats = { formatDecimal: (value: number, most = 2) => String(Number(value.toFixed(most))) };
const sum = (code: string, total_sales: number, as: 'own' | 'converted' | 'unknown' = 'own') => ({
  code,
  as,
  orders_count: 1,
  total_sales,
});
const describe = (total_sales: number, ...currencies: ReturnType<typeof sum>[]) => [
  describeAdded({ currencies, total_sales }, formats),
  describeConverted({ currencies, total_sales }),
];

it('says which share of a sum is in other currencies, and whether it is converted', () => {
  expect(describe(1000)).toEqual(['', '']);
  expect(describe(1000, sum('EUR', 20), sum('GBP', 11))).toEqual([
    '3% of these sales are in EUR and GBP and are added without conversion.',
    '',
  ]);
  expect(describe(1000, sum('JPY', 0.2))[0]).toContain('0.1% of these sales are in JPY');
  expect(describe(1000, sum('', 20))[0]).toContain('in another currency and are added');
  expect(describe(1000, sum('EUR', 20, 'converted'), sum('KWD', 5, 'converted'))).toEqual([
    '',
    'Amounts in EUR and KWD are converted by the orders’ own rates.',
  ]);
  expect(describe(1000, sum('EUR', 20, 'converted'), sum('EUR', 50, 'unknown'))).toEqual([
    '5% of these sales are in EUR and are stored with other amounts, by a rate that their orders do not have.',
    'Amounts in EUR are converted by the orders’ own rates.',
  ]);
});

it('says nothing of orders without an amount', () => {
  expect(describe(0, sum('EUR', 0))).toEqual(['', '']);
});
