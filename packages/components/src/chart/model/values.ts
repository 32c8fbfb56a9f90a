import { CurrencyFactory, type CurrencyConfig } from '@tillview/currency';
import type { ValueType } from '@tillview/number';

/** What the values of a chart are, and how they are written outside of the axis. */
export type ValueFormatOptions = {
  valueType?: ValueType;
  /** By the value type unless given. */
  figure?: (value: number) => string;
  currency?: CurrencyConfig;
};

/** The two formats of a value, and the precision of the axis. */
export type ValueFormats = {
  /** On the y axis: short. */
  axis: (value: number) => string;
  /** Everywhere else: tooltip, legend, table, announcement. */
  figure: (value: number) => string;
  /** The smallest difference that the axis format can show, or 0 for no limit: ticks are multiples of it. */
  axisUnit: number;
};

const METRIC = ['', 'k', 'M', 'B', 'T', 'P', 'E', 'Z', 'Y'];

/** Digits without zeros at the end of their decimals. */
const trim = (digits: string) => (digits.includes('.') ? digits.replace(/\.?0*$/, '') : digits);

/** Three significant digits and the letter of their thousands: d3's `.3~s`, with B for billions, from 1 on. */
function shorten(size: number): [digits: string, letter: string] {
  const [digits = '', exponent] = size.toExponential(2).split('e');
  const thousands = Math.min(METRIC.length - 1, Math.floor(Number(exponent) / 3));
  const places = Number(exponent) - 3 * thousands + 1;
  const all = digits.replace('.', '').padEnd(places, '0');
  return [trim(`${all.slice(0, places)}.${all.slice(places)}`), METRIC[thousands] ?? ''];
}

/** Writes the digits of numbers as a currency separates them; money has its symbol, after the minus. */
function createWriter(currency?: CurrencyConfig) {
  const { symbol, thousandSeparator, decimalSeparator, priceFormat } =
    CurrencyFactory(currency).getCurrencyConfig();
  const withSymbol = priceFormat.replace('%1$s', () => symbol).replace(/&nbsp;/g, '\u00A0');
  return (value: number, digits: string, letter?: string): string => {
    const [whole = '', decimals] = digits.split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => thousandSeparator);
    const text = decimals === undefined ? grouped : grouped + decimalSeparator + decimals;
    const minus = value < 0 && Number(digits) !== 0 ? '-' : '';
    return minus + (letter === undefined ? text : withSymbol.replace('%2$s', () => text + letter));
  };
}

/** The value formats of a chart by what its values are (R9.45, R9.46, R9.47). */
export function toValueFormats({
  valueType = 'number',
  currency,
  figure,
}: ValueFormatOptions): ValueFormats {
  const write = createWriter(currency);
  const isMoney = valueType === 'currency';
  const writeAxis = (value: number) => {
    const size = Math.abs(value);
    if (!isMoney) return write(value, size.toFixed(0));
    // Below 1 the letters would write `$250m` for 25 cents (readings B52).
    return size < 1 ? write(value, trim(size.toFixed(3)), '') : write(value, ...shorten(size));
  };
  const money = CurrencyFactory(currency);
  const writeFigure = (value: number) => {
    if (isMoney) return money.formatAmount(value);
    const size = Math.abs(value);
    return write(
      value,
      valueType === 'average' ? trim(size.toFixed(2)) : String(Number(size.toPrecision(12))),
    );
  };
  return {
    axis: writeAxis,
    figure: figure ?? writeFigure,
    axisUnit: isMoney ? Math.max(getSmallestCoin(currency), 0.001) : 1,
  };
}

/** The smallest coin of a currency; 0 for one without a fixed number of decimals. */
export function getSmallestCoin(currency?: CurrencyConfig): number {
  const { precision } = CurrencyFactory(currency).getCurrencyConfig();
  return precision === null ? 0 : 10 ** -precision;
}
