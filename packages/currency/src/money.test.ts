import Dinero from 'dinero.js';
import { afterEach, describe, expect, it } from 'vitest';
import { Money } from './money.ts';

describe('money defaults', () => {
  it('are 0 USD with 2 decimals (R9.90, R9.91, R9.92)', () => {
    expect(Money().toObject()).toEqual({ amount: 0, currency: 'USD', precision: 2 });
    expect(
      Money({ amount: undefined, currency: undefined, precision: undefined }).toObject(),
    ).toEqual(Money().toObject());
  });

  it('format for en-US with $0,0.00 (R9.93, R9.94)', () => {
    expect(Money().locale).toBe('en-US');
    expect(Money({ amount: 123456789 }).toFormat()).toBe('$1,234,567.89');
    expect(Money({ amount: 123456789 }).toFormat()).toBe(
      Money({ amount: 123456789 }).toFormat('$0,0.00'),
    );
    expect(Money({ amount: 500, currency: 'EUR' }).toFormat()).toBe('€5.00');
  });

  it.each([
    [5, 0.5, 2],
    [7, 0.5, 4],
    [-5, 0.5, -2],
    [-7, 0.5, -4],
    [1, 0.5, 0],
    [-1, 0.5, 0],
    [3, 0.49, 1],
  ])('round the product %s × %s to the even %s, HALF_EVEN (R9.95)', (amount, factor, product) => {
    expect(Money({ amount }).multiply(factor).amount).toBe(product);
    expect(Object.is(Money({ amount }).multiply(factor).amount, -0)).toBe(false);
  });

  it.each([
    [250, '$0', '$3'],
    [350, '$0', '$4'],
    [-250, '$0', '-$3'],
    [1005, '$0,0.0', '$10.1'],
    [-40, '$0', '$0'],
  ])('round %s formatted with %s to %s, HALF_AWAY_FROM_ZERO (R9.96)', (amount, format, text) => {
    expect(Money({ amount }).toFormat(format)).toBe(text);
  });

  const globals = {
    defaultAmount: Dinero.defaultAmount,
    defaultCurrency: Dinero.defaultCurrency,
    defaultPrecision: Dinero.defaultPrecision,
    globalLocale: Dinero.globalLocale,
    globalFormat: Dinero.globalFormat,
    globalRoundingMode: Dinero.globalRoundingMode,
    globalFormatRoundingMode: Dinero.globalFormatRoundingMode,
  };
  afterEach(() => {
    Object.assign(Dinero, globals);
  });

  it('neither use nor change the global settings of dinero.js', () => {
    Object.assign(Dinero, {
      defaultAmount: 7,
      defaultCurrency: 'EUR',
      defaultPrecision: 0,
      globalLocale: 'de-DE',
      globalFormat: '0',
      globalRoundingMode: 'DOWN',
      globalFormatRoundingMode: 'DOWN',
    });
    const before = { ...Dinero };
    expect(Money().toFormat()).toBe('$0.00');
    expect(Money({ amount: 123457 }).multiply(0.5).toFormat()).toBe('$617.28');
    expect(Money({ amount: 250 }).toFormat('$0')).toBe('$3');
    expect(Money({ amount: 1 }).add({ amount: 15, currency: 'USD', precision: 3 }).amount).toBe(25);
    expect({ ...Dinero }).toEqual(before);
  });
});

describe('money', () => {
  it.each([
    ['$0,0.00', '-$1,234.50'],
    ['$0,0', '-$1,235'],
    ['$0.0', '-$1234.5'],
    ['0,0.00', '-1,234.50'],
    ['0', '-1235'],
    ['USD0,0.00', '-USD\u00a01,234.50'],
    ['0,0.00 dollar', '-1,234.50 US dollars'],
    ['$0,0.0000', '-$1,234.5000'],
  ])('formats with %s: %s', (format, text) => {
    expect(Money({ amount: -123450 }).toFormat(format)).toBe(text);
  });

  it.each([
    [{ amount: 1235, currency: 'JPY', precision: 0 }, '$0,0', '¥1,235'],
    [{ amount: 1500, currency: 'KWD', precision: 3 }, '$0,0.000', 'KWD\u00a01.500'],
    [{ amount: 123450, currency: 'EUR', locale: 'de-DE' }, '$0,0.00', '1.234,50\u00a0€'],
    [{ amount: 999_999_999_999_999 }, '$0,0.00', '$9,999,999,999,999.99'],
    [{ amount: -11, precision: 8 }, '$0.00000000', '-$0.00000011'],
    [{ amount: 999_999_999_999_999, precision: 15 }, '0.000000000000000', '0.999999999999999'],
    [{ amount: -5, precision: 15 }, '$0,0.00', '$0.00'],
  ])('formats %j with %s as %s', (options, format, text) => {
    expect(Money(options).toFormat(format)).toBe(text);
  });

  it.each([['x'], [''], ['0.'], ['€0,0.00'], ['$0,0.00\n'], ['$0,0.00 dollar']])(
    'rejects the format %j',
    (format) => {
      expect(() => Money().toFormat(format)).toThrow(RangeError);
    },
  );

  it('adds and subtracts amounts of different precisions', () => {
    const sum = Money({ amount: 110 }).add(Money({ amount: 2205, precision: 3 }));
    expect(sum.toObject()).toEqual({ amount: 3305, currency: 'USD', precision: 3 });
    expect(sum.subtract(Money({ amount: 110 })).toObject()).toEqual({
      amount: 2205,
      currency: 'USD',
      precision: 3,
    });
    expect(
      Money({ amount: 5 })
        .subtract(Money({ amount: 5 }))
        .toFormat(),
    ).toBe('$0.00');
  });

  it.each([
    [1000, 7.25, 72],
    [10000, 7.25, 725],
    [500, 1.1, 6],
    [450, 1.1, 5],
    [50, 1, 0],
    [150, 1, 2],
    [999, 0, 0],
    [999, 100, 999],
  ])('%s × %s percent is %s', (amount, percent, share) => {
    expect(Money({ amount }).percentage(percent).amount).toBe(share);
  });

  it.each([[-1], [100.5], [NaN], [Infinity]])('rejects %s percent', (percent) => {
    expect(() => Money({ amount: 5 }).percentage(percent)).toThrow(RangeError);
  });

  it('is compared by value', () => {
    const five = Money({ amount: 500 });
    expect(five.compare({ amount: 5000, currency: 'USD', precision: 3 })).toBe(0);
    expect(five.compare(Money({ amount: 501 }))).toBe(-1);
    expect(five.compare(Money({ amount: -501 }))).toBe(1);
    expect(five.equals({ amount: 5, currency: 'USD', precision: 0 })).toBe(true);
    expect(five.equals(Money({ amount: 500, currency: 'EUR' }))).toBe(false);
    expect(five.equals(Money({ amount: 499 }))).toBe(false);
  });

  it('throws for different currencies', () => {
    const euros = Money({ amount: 5, currency: 'EUR' });
    for (const mix of [
      () => Money().add(euros),
      () => Money().subtract(euros),
      () => Money().compare(euros),
    ]) {
      expect(mix).toThrow(TypeError);
    }
  });

  it.each([
    [{ amount: 1.5 }, TypeError],
    [{ amount: NaN }, TypeError],
    [{ precision: 1.5 }, TypeError],
    [{ precision: -1 }, RangeError],
    [{ precision: 16 }, RangeError],
    [{ amount: 1e15 }, RangeError],
    [{ amount: -Infinity }, RangeError],
    [{ currency: 'usd' }, TypeError],
    [{ currency: '' }, TypeError],
    [{ currency: 'DOLLAR' }, TypeError],
  ])('rejects %j', (options, kind) => {
    expect(() => Money(options)).toThrow(kind);
  });

  it('throws when a result would not be exact', () => {
    const most = Money({ amount: 999_999_999_999_999 });
    expect(() => most.add(Money({ amount: 1 }))).toThrow(RangeError);
    expect(() => most.multiply(2)).toThrow(RangeError);
    expect(() => most.multiply(Infinity)).toThrow(RangeError);
    expect(() => most.multiply(NaN)).toThrow(RangeError);
    expect(() => most.compare({ amount: 1, currency: 'USD', precision: 15 })).toThrow(RangeError);
  });
});
