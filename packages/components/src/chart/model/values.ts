import { CurrencyFactory, type CurrencyConfig } from '@tillview/currency';
import type { ValueType } from '@tillview/number';

/** The type of the values of a chart, and a custom format for values outside the axis. */
export type ValueFormatOptions = {
  valueType?: ValueType;
  /** Defaults to the format of the value type. */
  metric?: (value: number) => string;
  currency?: CurrencyConfig;
};

/** The two formats of a value, and the precision of the axis. */
export type ValueFormats = {
  /** The short format of the y axis. */
  axis: (value: number) => string;
  /** The format for tooltip, legend, table and announcements. */
  metric: (value: number) => string;
  /** The smallest difference that the axis format can show, or 0 for no limit. Ticks are multiples of it. */
  axisUnit: number;
};

const METRIC = ['', 'k', 'M', 'B', 'T', 'P', 'E', 'Z', 'Y'];

/** Removes trailing zeros of the decimals. */
const trim = (digits: string) => (digits.includes('.') ? digits.replace(/\.?0*$/, '') : digits);

/** Three significant digits and the SI prefix, as d3's `.3~s`, but with B for billions. For numbers from 1 on. */
function shorten(size: number): [digits: string, letter: string] {
  const [digits = '', exponent] = size.toExponential(2).split('e');
  const thousands = Math.min(METRIC.length - 1, Math.floor(Number(exponent) / 3));
  const places = Number(exponent) - 3 * thousands + 1;
  const all = digits.replace('.', '').padEnd(places, '0');
  return [trim(`${all.slice(0, places)}.${all.slice(places)}`), METRIC[thousands] ?? ''];
}

/**
 * Creates a formatter with the separators of a currency. Money has the symbol of the currency, after the minus sign.
 */
function createFormatter(currency?: CurrencyConfig) {
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

/** Creates the value formats of a chart for a value type (R9.45, R9.46, R9.47). */
export function toValueFormats({
  valueType = 'number',
  currency,
  metric,
}: ValueFormatOptions): ValueFormats {
  const write = createFormatter(currency);
  const isMoney = valueType === 'currency';
  const formatAxis = (value: number) => {
    const size = Math.abs(value);
    if (!isMoney) return write(value, size.toFixed(0));
    // Below 1, SI prefixes would show 25 cents as `$250m` (readings B52).
    return size < 1 ? write(value, trim(size.toFixed(3)), '') : write(value, ...shorten(size));
  };
  const money = CurrencyFactory(currency);
  const formatMetric = (value: number) => {
    if (isMoney) return money.formatAmount(value);
    const size = Math.abs(value);
    return write(
      value,
      valueType === 'average' ? trim(size.toFixed(2)) : String(Number(size.toPrecision(12))),
    );
  };
  return {
    axis: formatAxis,
    metric: metric ?? formatMetric,
    axisUnit: isMoney ? Math.max(getSmallestCoin(currency), 0.001) : 1,
  };
}

/** The smallest coin of a currency; 0 for one without a fixed number of decimals. */
export function getSmallestCoin(currency?: CurrencyConfig): number {
  const { precision } = CurrencyFactory(currency).getCurrencyConfig();
  return precision === null ? 0 : 10 ** -precision;
}
