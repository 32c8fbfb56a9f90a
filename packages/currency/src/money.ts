import { numberFormat } from '@tillview/number';
import Dinero from 'dinero.js';
import { roundQuotient } from './round-quotient.ts';
import type { RoundingMode } from './round-quotient.ts';

/** The defaults (R9.90–R9.96). They are passed with every call, so that global dinero settings have no effect. */
const DEFAULTS = {
  amount: 0,
  currency: 'USD',
  precision: 2,
  locale: 'en-US',
  format: '$0,0.00',
  rounding: 'HALF_EVEN',
  formatRounding: 'HALF_AWAY_FROM_ZERO',
} as const;

/** Fifteen digits: the most that a double represents exactly, for any position of the decimal point. */
const MAX_AMOUNT = 999_999_999_999_999;

/** The supported formats: symbol, code or name; with or without grouping; with or without decimals. */
const FORMAT = /^(?:(?:\$|USD)?0(?:,0)?(?:\.0+)?|0(?:,0)?(?:\.0+)?\s?dollar)$/;

/** An amount of money as plain data: `amount` in the smallest unit (`precision` decimals) of an ISO currency. */
export type MoneyObject = {
  readonly amount: number;
  readonly currency: string;
  readonly precision: number;
};

/** Options of `Money`; the defaults are 0, 'USD', 2 and 'en-US' (R9.90–R9.93). */
export type MoneyOptions = {
  /** Whole number of smallest units, such as cents. */
  amount?: number | undefined;
  /** ISO 4217 code: three capital letters. */
  currency?: string | undefined;
  /** The number of decimals of the smallest unit, 0 to 15. */
  precision?: number | undefined;
  /** BCP 47 language tag; used by `toFormat` only. */
  locale?: string | undefined;
};

/** An immutable amount of money. Operations on two amounts throw a `TypeError` when their currencies differ. */
export type Money = {
  readonly locale: string;
  add(other: MoneyObject): Money;
  subtract(other: MoneyObject): Money;
  /** Multiplies exactly by a finite number, then rounds to the smallest unit (R9.95: HALF_EVEN). */
  multiply(factor: number, rounding?: RoundingMode): Money;
  /**
   * A percentage of the amount, from 0 to 100, rounded as in `multiply`. Throws a `RangeError` outside of that range.
   */
  percentage(percent: number, rounding?: RoundingMode): Money;
  /** -1, 0 or 1 when this amount is smaller, equal or larger. */
  compare(other: MoneyObject): -1 | 0 | 1;
  /** Whether currency and value are equal. The precision can differ. */
  equals(other: MoneyObject): boolean;
  /** The amount in whole units of the currency, for formatting with a currency config. */
  toUnit(): number;
  /** Formats the amount ('$0,0.00', 'USD0,0.0', '0 dollar', …). Throws a `RangeError` for an unknown format. */
  toFormat(format?: string, rounding?: RoundingMode): string;
  toObject(): MoneyObject;
} & MoneyObject;

function isCurrencyCode(code: string): code is Dinero.Currency {
  return /^[A-Z]{3}$/.test(code);
}

function toDinero({ amount, currency, precision }: MoneyObject): Dinero.Dinero {
  if (!isCurrencyCode(currency)) throw new TypeError(`'${currency}' is not a currency code.`);
  if (!(precision >= 0 && precision <= 15)) {
    throw new RangeError('The precision must be an integer from 0 to 15.');
  }
  if (Math.abs(amount) > MAX_AMOUNT)
    throw new RangeError('The amount is too large to be represented exactly.');
  // Adding zero turns a minus zero into zero.
  return Dinero({ amount: amount + 0, currency, precision });
}

/** Converts two amounts to the same precision without losing digits. Throws when that cannot be exact. */
function pair(left: MoneyObject, right: MoneyObject): [Dinero.Dinero, Dinero.Dinero] {
  const precision = Math.max(left.precision, right.precision);
  const [one, other] = [left, right].map((money) => {
    const amount = money.amount * 10 ** (precision - money.precision);
    return toDinero({ ...money, amount, precision });
  });
  if (!one || !other) throw new TypeError('Expected two amounts of money.');
  return [one, other];
}

/** A finite number as a fraction (numerator and denominator) with the exact value of its decimal text. */
function toFraction(value: number): [bigint, bigint] {
  if (!Number.isFinite(value)) throw new RangeError('The factor must be a finite number.');
  const [whole = '', tail = ''] = numberFormat({ thousandSeparator: '' }, value).split('.');
  return [BigInt(whole + tail), 10n ** BigInt(tail.length)];
}

/**
 * An amount of money for calculations (R9.90–R9.96). Use a currency config to format what users see. Throws a
 * `TypeError` for an amount or precision that is not an integer and for an invalid currency code, and a `RangeError`
 * for a precision outside 0 to 15 and for more than 999 999 999 999 999 smallest units.
 */
export function Money(options: MoneyOptions = {}): Money {
  const {
    amount = DEFAULTS.amount,
    currency = DEFAULTS.currency,
    precision = DEFAULTS.precision,
    locale = DEFAULTS.locale,
  } = options;
  const self = toDinero({ amount, currency, precision });
  const data: MoneyObject = Object.freeze(self.toObject());
  const from = (result: MoneyObject) => Money({ ...result, locale });
  const scale = (dividend: bigint, divisor: bigint, rounding: RoundingMode) =>
    from({
      ...data,
      amount: Number(roundQuotient(BigInt(data.amount) * dividend, divisor, rounding)),
    });

  return Object.freeze({
    ...data,
    locale,
    add(other: MoneyObject) {
      const [one, two] = pair(data, other);
      return from(one.add(two).toObject());
    },
    subtract(other: MoneyObject) {
      const [one, two] = pair(data, other);
      return from(one.subtract(two).toObject());
    },
    multiply(factor: number, rounding: RoundingMode = DEFAULTS.rounding) {
      return scale(...toFraction(factor), rounding);
    },
    percentage(percent: number, rounding: RoundingMode = DEFAULTS.rounding) {
      if (!(percent >= 0 && percent <= 100))
        throw new RangeError('The percentage must be from 0 to 100.');
      const [dividend, divisor] = toFraction(percent);
      return scale(dividend, divisor * 100n, rounding);
    },
    compare(other: MoneyObject) {
      const [one, two] = pair(data, other);
      if (one.lessThan(two)) return -1;
      return one.greaterThan(two) ? 1 : 0;
    },
    equals(other: MoneyObject) {
      if (data.currency !== other.currency) return false;
      const [one, two] = pair(data, other);
      return one.equalsTo(two);
    },
    toUnit: () => self.toUnit(),
    toFormat(format: string = DEFAULTS.format, rounding: RoundingMode = DEFAULTS.formatRounding) {
      if (!FORMAT.test(format)) throw new RangeError(`'${format}' is not a money format.`);
      return write(data, format, rounding, locale);
    },
    toObject: () => ({ ...data }),
  });
}

function displayOf(format: string): 'symbol' | 'code' | 'name' | undefined {
  if (format.startsWith('$')) return 'symbol';
  if (format.startsWith('USD')) return 'code';
  return format.endsWith('dollar') ? 'name' : undefined;
}

/** Does not use dinero.js, which loses digits below a millionth of a unit and formats a minus zero. */
function write(money: MoneyObject, format: string, rounding: RoundingMode, locale: string): string {
  const decimals = /\.(0+)/.exec(format)?.[1]?.length ?? 0;
  const { amount, precision } =
    decimals < money.precision ? roundTo(money, decimals, rounding) : money;
  const currencyDisplay = displayOf(format);
  const formatter = new Intl.NumberFormat(locale, {
    ...(currencyDisplay && { style: 'currency', currency: money.currency, currencyDisplay }),
    useGrouping: format.includes(','),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return formatter.format(amount / 10 ** precision);
}

function roundTo(money: MoneyObject, precision: number, rounding: RoundingMode): MoneyObject {
  const divisor = 10n ** BigInt(money.precision - precision);
  const amount = Number(roundQuotient(BigInt(money.amount), divisor, rounding));
  return { ...money, amount, precision };
}
