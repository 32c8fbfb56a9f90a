import { expect, it } from 'vitest';
import {
  explainDateType,
  explainOtherDay,
  getDateType,
  nameDateType,
} from './describe-date-basis.ts';

it.each([
  ['revenue', 'date_paid', 'by day paid', /^Orders count on the day they are paid/],
  ['orders', 'date_completed', 'by day completed', /^Orders count on the day they are completed/],
  [
    'taxes',
    'date_paid',
    'by day created',
    /those of Revenue and Orders on the day they are paid\.$/,
  ],
  ['products', 'date_completed', 'by day created', /on the day they are completed\.$/],
  ['products', 'date_created', 'by day created', /^Orders count on the day they are created\.$/],
  ['coupons', undefined, 'by day created', /^Orders count on the day they are created\.$/],
] as const)('%s with the setting %s counts %s', (endpoint, setting, name, sentence) => {
  const type = getDateType(endpoint, setting)!;
  expect(nameDateType(type)).toBe(name);
  expect(explainDateType(type, setting)).toMatch(sentence);
});

it('says that columns of the orders in the browser count on another day, if they do', () => {
  expect(explainOtherDay('Cost', 'date_paid')).toBe(
    'Cost: by day paid, as in Profit. The other columns: by day created.',
  );
  expect([undefined, 'date_created' as const].map((type) => explainOtherDay('Cost', type))).toEqual(
    ['', ''],
  );
});

it('is not named without orders, and for Revenue if the setting is not known', () => {
  expect(['downloads', 'customers', 'stock'].map((name) => getDateType(name, 'date_paid'))).toEqual(
    [undefined, undefined, undefined],
  );
  expect(getDateType('revenue', undefined)).toBeUndefined();
});
