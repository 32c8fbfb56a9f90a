import { describe, expect, it } from 'vitest';
import { formatDecimal } from './format-decimal.ts';

describe('formatDecimal', () => {
  it.each([
    [3.5, 2, '3,5'],
    [1234, 2, '1.234'],
    [601 / 200, 2, '3,01'],
    [-601 / 200, 2, '-3,01'],
    [8.8875, 4, '8,8875'],
    [2 / 3, 2, '0,67'],
    [-0.001, 2, '0'],
  ])('formats %s with at most %s places as %s', (value, most, text) => {
    const config = { precision: 2, decimalSeparator: ',', thousandSeparator: '.' };
    expect(formatDecimal(config, value, most)).toBe(text);
  });

  it('shows at least the requested decimals', () => {
    expect(formatDecimal({ precision: 2, decimalSeparator: ',' }, 52, 1, 1)).toBe('52,0');
  });
});
