import { describe, expect, it } from 'vitest';
import { formatValue } from './format-value.ts';

describe('formatValue', () => {
  it.each([
    [{}, 'average', 7.5, 8],
    [{}, 'average', -7.5, -7],
    [{ precision: 2 }, 'average', 7.49, 7],
    [{}, 'number', 0, '0'],
    [{ precision: 0 }, 'number', 20482.25, '20,482.25'],
    [
      { precision: 2, decimalSeparator: ',', thousandSeparator: '.' },
      'number',
      -1234.5,
      '-1.234,5',
    ],
  ] as const)('%j, %s of %s → %s', (config, type, value, expected) => {
    expect(formatValue(config, type, value)).toBe(expected);
  });

  it.each([['12'], [null], [undefined], [NaN], [Infinity], ['']])(
    'returns null for %s',
    (value) => {
      expect(formatValue({}, 'number', value)).toBeNull();
      expect(formatValue({}, 'average', value)).toBeNull();
    },
  );

  it('returns null for money, which the currency formats', () => {
    expect(formatValue({}, 'currency', 5)).toBeNull();
  });
});
