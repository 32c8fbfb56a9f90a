import { CurrencyFactory } from '@tillview/currency';
import { expect, it, vi } from 'vitest';
import { readDecimalComma, rememberDecimalComma } from './decimal-comma.ts';

const DOLLAR = CurrencyFactory().getCurrencyConfig();
const EURO = { ...DOLLAR, decimalSeparator: ',', thousandSeparator: '.' };

it('is the form of the store until another one is chosen', () => {
  expect([readDecimalComma(DOLLAR), readDecimalComma(EURO)]).toEqual([false, true]);
  rememberDecimalComma(false);
  expect(readDecimalComma(EURO)).toBe(false);
});

it('applies to the page if the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(readDecimalComma(EURO)).toBe(true);
  rememberDecimalComma(false);
  expect(readDecimalComma(EURO)).toBe(false);
});
