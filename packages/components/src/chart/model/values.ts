import { CurrencyFactory, type CurrencyConfig } from '@tillview/currency';
import { formatLocale, formatSpecifier, type FormatLocaleObject } from 'd3-format';
import type { ChartValueType, ValueFormat } from '../types.ts';

/** How the y axis writes its values (spec §9). */
export const Y_FORMATS = {
  currency: '$.3~s',
  number: ',.0f',
  average: ',.0f',
} as const satisfies Record<ChartValueType, string>;

/** Between -1 and 1 the short form of money would say `$250m` for 25 cents (readings B52). */
const Y_BELOW_1_FORMATS: Partial<Record<ChartValueType, string>> = { currency: '$.3~f' };

const FIGURE_FORMATS = { number: ',', average: ',.2~f' } as const;

type ValueFormatOptions = {
  valueType?: ChartValueType;
  yFormat?: string;
  yBelow1Format?: string;
  tooltipValueFormat?: ValueFormat;
  currency?: CurrencyConfig;
};

/** The two ways a value is written, and what they can tell apart. */
export type ValueFormats = {
  /** On the y axis: short. */
  axis: (value: number) => string;
  /** Everywhere else: tooltip, legend, table, announcement. */
  figure: (value: number) => string;
  /** The smallest difference that the axis can write, or 0 when it can write any: ticks are multiples of it. */
  axisUnit: number;
};

/** The separators and the place of the symbol of a currency, as d3 wants them; the minus comes before the symbol. */
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

/** Makes the writers of values for a chart. Throws when a format is none that d3 knows. */
export function toValueFormats(options: ValueFormatOptions): ValueFormats {
  const { valueType = 'number', currency, tooltipValueFormat } = options;
  const locale = toNumberLocale(currency);
  const yFormat = options.yFormat ?? Y_FORMATS[valueType];
  const below =
    options.yBelow1Format ?? (options.yFormat ? undefined : Y_BELOW_1_FORMATS[valueType]);
  const large = locale.format(yFormat);
  const small = below === undefined ? large : locale.format(below);
  return {
    axis: (value) => (Math.abs(value) < 1 ? small(value) : large(value)),
    figure: toFigure(valueType, tooltipValueFormat, locale, currency),
    axisUnit: Math.max(valueType === 'currency' ? coinOf(currency) : 0, unitOf(yFormat, below)),
  };
}

function toFigure(
  valueType: ChartValueType,
  format: ValueFormat | undefined,
  locale: FormatLocaleObject,
  currency?: CurrencyConfig,
): ValueFormats['figure'] {
  if (typeof format === 'function') return format;
  if (format !== undefined) return locale.format(format);
  if (valueType !== 'currency') return locale.format(FIGURE_FORMATS[valueType]);
  const money = CurrencyFactory(currency);
  return (value) => money.formatAmount(value);
}

/** The smallest coin; 0 for a currency that keeps all decimals. */
function coinOf(currency?: CurrencyConfig): number {
  const { precision } = CurrencyFactory(currency).getCurrencyConfig();
  return precision === null ? 0 : 10 ** -precision;
}

function unitOf(yFormat: string, below: string | undefined): number {
  const { type, precision } = formatSpecifier(below ?? yFormat);
  if (type !== 'f' && type !== 'd') return 0;
  return 10 ** -(type === 'd' ? 0 : (precision ?? 6));
}
