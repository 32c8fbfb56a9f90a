import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { toTextFormats, Y_FORMATS } from './text-formats.ts';
import { toValueFormats } from './values.ts';

const euros = {
  code: 'EUR',
  symbol: '€',
  symbolPosition: 'right_space',
  thousandSeparator: '.',
  decimalSeparator: ',',
} as const;

describe('the y axis', () => {
  it.each([
    [1234.5, '$1.23k'],
    [-800, '-$800'],
    [1234567, '$1.23M'],
    [0, '$0'],
    [5e11, '$500B'],
    [1e12, '$1T'],
  ])('formats money as $.3~s: %f as %s (R9.45)', (value, text) => {
    expect(Y_FORMATS.currency).toBe('$.3~s');
    expect(toValueFormats({ valueType: 'currency' }).axis(value)).toBe(text);
  });

  it.each([
    [12.5, '13'],
    [20482, '20,482'],
    [-3, '-3'],
  ])('formats numbers and averages as ,.0f: %f as %s (R9.46, R9.47)', (value, text) => {
    for (const valueType of ['number', 'average'] as const) {
      expect(Y_FORMATS[valueType]).toBe(',.0f');
      expect(toValueFormats({ valueType }).axis(value)).toBe(text);
    }
  });

  it.each([
    [1500, '1,5k\u00A0€'],
    [-0.25, '-0,25\u00A0€'],
  ])(
    'uses the symbol, its position and the separators of the currency: %f as %s',
    (value, text) => {
      const { axis } = toValueFormats({ valueType: 'currency', currency: euros });
      expect(axis(value).replace(' ', '\u00A0')).toBe(text);
    },
  );

  it('uses custom formats', () => {
    const formats = toTextFormats({ yFormat: ',.1f', yBelow1Format: '.3f' });
    expect(formats.axis(2)).toBe('2.0');
    expect(formats.axis(0.5)).toBe('0.500');
  });

  it.each([
    [0, 1],
    [2, 0.01],
    [5, 0.001],
    [null, 0.001],
  ])('limits the tick step for a currency with %j decimals', (precision, unit) => {
    const currency = { code: 'JPY', symbol: '¥', precision };
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    expect(toValueFormats({ valueType: 'currency', currency }).axisUnit).toBe(unit);
    expect(warn.mock.calls.length > 0).toBe(precision === null);
  });
});

it.each(['currency', 'number', 'average'] as const)('%s is formatted as by d3', (valueType) => {
  const price = { ...euros, symbolPosition: 'left' } as const;
  const values = fc.oneof(
    fc.double({ min: 1e-6, max: 9e11, noNaN: true }),
    fc.double({ min: -2000, max: -1e-6, noNaN: true }),
    fc.integer({ min: -1_000_000, max: 1_000_000 }),
  );
  fc.assert(
    fc.property(values, fc.constantFrom(undefined, euros, price), (value, currency) => {
      const [ours, d3] = [toValueFormats, toTextFormats].map((make) =>
        make({ valueType, currency }),
      );
      expect(ours?.axis(value)).toBe(d3?.axis(value));
      expect(ours?.metric(value)).toBe(d3?.metric(value));
      expect(ours?.axisUnit).toBe(d3?.axisUnit);
    }),
    {
      numRuns: 200,
      examples: [
        [999.6, undefined],
        [999_950, euros],
        [0.9996, undefined],
        [-0.0001, price],
      ],
    },
  );
});

describe('metrics', () => {
  it('are full amounts for money, with the minus sign before the symbol', () => {
    expect(toValueFormats({ valueType: 'currency' }).metric(-1234.5)).toBe('-$1,234.50');
  });

  it('are grouped numbers by default', () => {
    expect(toValueFormats({}).metric(1234.5)).toBe('1,234.5');
  });

  it('use a custom format or function', () => {
    expect(toTextFormats({ tooltipValueFormat: '.1f' }).metric(2.25)).toBe('2.3');
    expect(toValueFormats({ metric: (value) => `<${value}>` }).metric(2)).toBe('<2>');
  });
});
