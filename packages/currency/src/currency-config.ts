import { decodeEntities } from './decode-entities.ts';
import { stripTags } from './strip-tags.ts';
import { isSymbolPosition, type SymbolPosition, toPriceFormat } from './price-format.ts';

/** Currency format of a store (R3.14–R3.20). Missing keys have the defaults. */
export type CurrencyConfig = {
  /** ISO 4217 code; default 'USD'. */
  code?: string | undefined;
  /** Can contain HTML entities, as sent by WooCommerce; default '$'. */
  symbol?: string | undefined;
  /** Position of the symbol; default 'left'. */
  symbolPosition?: SymbolPosition | undefined;
  /** Default ','. An empty text means no grouping. */
  thousandSeparator?: string | undefined;
  /** Default '.'. */
  decimalSeparator?: string | undefined;
  /** Number of decimals, as number or text; default 2. Null keeps every decimal and logs a warning. */
  precision?: number | string | null | undefined;
  /** Pattern with `%1$s` for the symbol and `%2$s` for the amount; derived from symbolPosition by default. */
  priceFormat?: string | undefined;
};

/** A currency config with all keys. With `precision` null, every decimal is kept. */
export type FullCurrencyConfig = {
  code: string;
  symbol: string;
  symbolPosition: SymbolPosition;
  thousandSeparator: string;
  decimalSeparator: string;
  precision: number | null;
  priceFormat: string;
};

/** The defaults (R3.14–R3.19). The price format is derived from the position. */
const DEFAULTS = {
  code: 'USD',
  symbol: '$',
  symbolPosition: 'left',
  thousandSeparator: ',',
  decimalSeparator: '.',
  precision: 2,
} as const satisfies Omit<FullCurrencyConfig, 'priceFormat'>;

/** The positions of a code, which is longer than a symbol. */
const SPACED_POSITIONS = {
  left: 'left_space',
  left_space: 'left_space',
  right: 'right_space',
  right_space: 'right_space',
} as const satisfies Record<SymbolPosition, SymbolPosition>;

/** Maximum number of decimals, as in `@tillview/number`. */
const MAX_PRECISION = 100;

/** An unchecked config from a page or a filter hook: the keys of `CurrencyConfig`, with values of any type. */
export type UncheckedCurrencyConfig = { readonly [Key in keyof CurrencyConfig]?: unknown };

function toText(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

// Uses `globalThis` because the lint rules forbid `console`: this message is for site administrators.
function warn(message: string): void {
  globalThis.console.warn(message);
}

function toPrecision(value: unknown): number | null {
  if (value === undefined || value === '') return DEFAULTS.precision;
  if (value === null) {
    warn('The currency has no precision: amounts keep all the decimals they have.');
    return null;
  }
  const decimals = typeof value === 'string' ? Number.parseInt(value, 10) : value;
  if (typeof decimals === 'number' && Number.isFinite(decimals)) {
    return Math.min(Math.abs(Math.trunc(decimals)), MAX_PRECISION);
  }
  warn(`The currency precision is not a number: amounts have ${DEFAULTS.precision} decimals.`);
  return DEFAULTS.precision;
}

/**
 * Whether a symbol has visible text besides markup, which may be escaped. The characters of icon fonts do not count:
 * other fonts do not have these.
 */
const isVisible = (symbol: string): boolean => /[^\p{Z}\p{C}]/u.test(stripTags(symbol));

/**
 * Applies the defaults, decodes HTML entities of symbol and separators, and strips tags. A symbol
 * without any text, such as an icon, is replaced by the code, with a space. Logs a warning when the
 * precision is null (every decimal is kept) or not a number (the default applies).
 */
export function toFullCurrencyConfig(config: UncheckedCurrencyConfig): FullCurrencyConfig {
  const { priceFormat } = config;
  const symbol = decodeEntities(stripTags(toText(config.symbol, DEFAULTS.symbol)));
  // Without a code, the amounts are plain numbers.
  const code = isVisible(symbol) ? '' : toText(config.code, '');
  const position = isSymbolPosition(config.symbolPosition)
    ? config.symbolPosition
    : DEFAULTS.symbolPosition;
  const symbolPosition = code === '' ? position : SPACED_POSITIONS[position];
  return {
    code: toText(config.code, DEFAULTS.code),
    symbol: code || symbol,
    symbolPosition,
    thousandSeparator: decodeEntities(toText(config.thousandSeparator, DEFAULTS.thousandSeparator)),
    // Without a separator, the decimals would look like part of the whole amount. WooCommerce has the same fallback.
    decimalSeparator:
      decodeEntities(toText(config.decimalSeparator, '')) || DEFAULTS.decimalSeparator,
    precision: toPrecision(config.precision),
    priceFormat: toPriceFormat(priceFormat, symbolPosition),
  };
}
