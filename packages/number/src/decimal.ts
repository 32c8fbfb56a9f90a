/** A number as decimal digits: rounding never sees the binary fractions of a float. */
export type Decimal = {
  readonly isNegative: boolean;
  /** At least one digit, no leading zeros. */
  readonly integer: string;
  /** Digits after the decimal point; may be empty. */
  readonly fraction: string;
};

/**
 * Beyond this exponent, a double is infinite or zero. The limit also prevents a short text from producing gigabytes of
 * zeros.
 */
const MAX_EXPONENT = 400;
const LEADING_NUMBER = /^\s*([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:e([+-]?\d+))?/i;

function decimal(isNegative: boolean, integer: string, fraction: string): Decimal {
  const whole = integer.replace(/^0+(?=\d)/, '');
  const isZero = /^0*$/.test(whole + fraction);
  return { isNegative: isNegative && !isZero, integer: whole || '0', fraction };
}

/**
 * Reads the number at the start of a value, as `parseFloat` does, but without losing digits. `null` if there is none or
 * it is not finite.
 */
export function readDecimal(value: unknown): Decimal | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const match = LEADING_NUMBER.exec(String(value));
  if (!match || !Number.isFinite(Number(match[0]))) return null;
  const [, sign, whole = '', tail = '', bareTail = '', exponentText = '0'] = match;
  const exponent = Number(exponentText);
  if (Math.abs(exponent) > MAX_EXPONENT) return decimal(false, '0', '');
  const fraction = tail || bareTail;
  const digits =
    '0'.repeat(Math.max(0, -exponent)) + whole + fraction + '0'.repeat(Math.max(0, exponent));
  const point = Math.max(0, -exponent) + whole.length + exponent;
  return decimal(sign === '-', digits.slice(0, point), digits.slice(point).replace(/0+$/, ''));
}

/**
 * Whether more digits follow the number at the start of a text: the number is then only a part of the value that was
 * meant.
 */
export function hasDigitsBehind(value: unknown): boolean {
  return typeof value === 'string' && /\d/.test(value.replace(LEADING_NUMBER, ''));
}

/**
 * Rounds half away from zero to a number of decimals and pads with zeros; `null` leaves the decimals unchanged. Zero
 * never has a sign.
 */
export function roundDecimal(value: Decimal, precision: number | null): Decimal {
  if (precision === null) return value;
  const { isNegative, integer, fraction } = value;
  if (fraction.length <= precision) {
    return decimal(isNegative, integer, fraction.padEnd(precision, '0'));
  }
  const kept = BigInt(integer + fraction.slice(0, precision));
  const rounded = (fraction.charAt(precision) >= '5' ? kept + 1n : kept)
    .toString()
    .padStart(precision + 1, '0');
  const point = rounded.length - precision;
  return decimal(isNegative, rounded.slice(0, point), rounded.slice(point));
}

/** Formats a decimal with the given separators; the minus sign comes first. */
export function writeDecimal(value: Decimal, decimalSeparator: string, group: string): string {
  // A function, because '$' in a replacement string is special.
  const whole = value.integer.replace(/\B(?=(?:\d{3})+$)/g, () => group);
  const fraction = value.fraction && decimalSeparator + value.fraction;
  return (value.isNegative ? '-' : '') + whole + fraction;
}
