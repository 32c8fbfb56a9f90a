import { CurrencyFactory, type CurrencyConfig } from '@tillview/currency';
import { formatLocale, formatSpecifier, type FormatLocaleObject } from 'd3-format';
import type { ValueType } from '@tillview/number';
import type { ValueFormat } from '../types.ts';
import { getSmallestCoin, type ValueFormatOptions, type ValueFormats } from './values.ts';

export { createDateParser, formatDateText } from './date-directives.ts';

/** Custom d3 number formats of a chart, which replace the formats of its value type. */
type TextFormats = { yFormat?: string; yBelow1Format?: string; tooltipValueFormat?: ValueFormat };

/** The number formats of the y axis (R9.45, R9.46, R9.47). */
export const Y_FORMATS = {
  currency: '$.3~s',
  number: ',.0f',
  average: ',.0f',
} as const satisfies Record<ValueType, string>;

/** Between -1 and 1, the short currency format would show 25 cents as `$250m` (readings B52). */
const Y_BELOW_1_FORMATS: Partial<Record<ValueType, string>> = { currency: '$.3~f' };

const METRIC_FORMATS = { number: ',', average: ',.2~f' } as const;

/** The d3 locale of a currency: separators and position of the symbol. The minus sign comes before the symbol. */
function toNumberLocale(config?: CurrencyConfig): FormatLocaleObject {
  const { symbol, thousandSeparator, decimalSeparator, priceFormat } =
    CurrencyFactory(config).getCurrencyConfig();
  const withSymbol = priceFormat.replace('%1$s', () => symbol).replace(/&nbsp;/g, '\u00A0');
  const [before = '', after = ''] = withSymbol.split('%2$s');
  return formatLocale({
    decimal: decimalSeparator,
    thousands: thousandSeparator,
    grouping: [3],
    currency: [before, after],
    minus: '-',
  });
}

/**
 * The value formats of a chart with custom d3 number formats. The module is loaded lazily. Throws for a format that d3
 * does not support.
 */
export function toTextFormats(options: ValueFormatOptions & TextFormats): ValueFormats {
  const { valueType = 'number', currency, tooltipValueFormat } = options;
  const locale = toNumberLocale(currency);
  const yFormat = options.yFormat ?? Y_FORMATS[valueType];
  const below =
    options.yBelow1Format ?? (options.yFormat ? undefined : Y_BELOW_1_FORMATS[valueType]);
  const large = locale.format(yFormat);
  const small = below === undefined ? large : locale.format(below);
  // d3 uses the SI prefix G for billions; for money, B is common.
  const axis = (value: number) => large(value).replace(/(\d)G/, '$1B');
  return {
    axis: (value) => (Math.abs(value) < 1 ? small(value) : axis(value)),
    metric: toMetric(valueType, tooltipValueFormat, locale, currency),
    axisUnit: Math.max(
      valueType === 'currency' ? getSmallestCoin(currency) : 0,
      getUnit(yFormat, below),
    ),
  };
}

function toMetric(
  valueType: ValueType,
  format: ValueFormat | undefined,
  locale: FormatLocaleObject,
  currency?: CurrencyConfig,
): ValueFormats['metric'] {
  if (typeof format === 'function') return format;
  if (format !== undefined) return locale.format(format);
  if (valueType !== 'currency') return locale.format(METRIC_FORMATS[valueType]);
  const money = CurrencyFactory(currency);
  return (value) => money.formatAmount(value);
}

function getUnit(yFormat: string, below: string | undefined): number {
  const { type, precision } = formatSpecifier(below ?? yFormat);
  if (type !== 'f' && type !== 'd') return 0;
  return 10 ** -(type === 'd' ? 0 : (precision ?? 6));
}
