import { expect, it } from 'vitest';
import { readEnteredNumber } from './store-separators.ts';

const GERMAN = { decimalSeparator: ',', thousandSeparator: '.' };

it.each([
  ['1.234,5', GERMAN, '1234.5'],
  ['1,234.5', GERMAN, '1234.5'],
  ['1.234', GERMAN, '1234'],
  ['1.234', {}, '1.234'],
  ['٤٫٣', {}, '4.3'],
  ['−2', {}, '-2'],
  ['+2', {}, '2'],
  ['1,5', { decimalSeparator: ',', thousandSeparator: ',' }, '1.5'],
  ['1O', {}, ''],
  ['1e3', {}, ''],
  ['5/11', {}, ''],
  ['', {}, ''],
])('reads %s with %j as %s', (text, currency, number) => {
  expect(readEnteredNumber(text, currency)).toBe(number);
});
