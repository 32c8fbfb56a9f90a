import { decodeEntities } from '@wordpress/html-entities';
import { stripTags } from './strip-tags.ts';
import { isSymbolPosition, type SymbolPosition, toPriceFormat } from './price-format.ts';

/** Currency format of a store (R3.14–R3.20); missing keys take the defaults. */
export type CurrencyConfig = {
  /** ISO 4217 code; default 'USD'. */
  code?: string | undefined;
  /** May contain HTML entities, as WooCommerce sends them; default '$'. */
  symbol?: string | undefined;
  /** Default 'left'. */
  symbolPosition?: SymbolPosition | undefined;
  /** Default ','; the empty text means no grouping. */
  thousandSeparator?: string | undefined;
  /** Default '.'. */
  decimalSeparator?: string | undefined;
  /** Decimals, also as text; default 2. Null keeps every decimal, with a warning in the console. */
  precision?: number | string | null | undefined;
  /** Pattern with `%1$s` for the symbol and `%2$s` for the amount; by default derived from symbolPosition. */
  priceFormat?: string | undefined;
};

/** A complete currency config; `precision` null keeps every decimal. */
export type FullCurrencyConfig = {
  code: string;
  symbol: string;
  symbolPosition: SymbolPosition;
  thousandSeparator: string;
  decimalSeparator: string;
  precision: number | null;
  priceFormat: string;
};

/** The defaults (R3.14–R3.19); the price format follows from the position. */
const DEFAULTS = {
  code: 'USD',
  symbol: '$',
  symbolPosition: 'left',
  thousandSeparator: ',',
  decimalSeparator: '.',
  precision: 2,
} as const satisfies Omit<FullCurrencyConfig, 'priceFormat'>;

/** Maximum number of decimals, as in `@tillview/number`. */
const MAX_PRECISION = 100;

/** Unchecked config from a page or a filter: the keys of `CurrencyConfig` with any values. */
export type UncheckedCurrencyConfig = { readonly [Key in keyof CurrencyConfig]?: unknown };

function toText(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

// `globalThis` because the lint rules forbid the bare console: this message is for site administrators.
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
 * Applies the defaults, decodes HTML entities of symbol and separators and strips tags. Warns in the console when the
 * precision is null (every decimal is kept) or not a number (the default applies).
 */
export function toFullCurrencyConfig(config: UncheckedCurrencyConfig): FullCurrencyConfig {
  const { symbolPosition, priceFormat } = config;
  return {
    code: toText(config.code, DEFAULTS.code),
    symbol: decodeEntities(stripTags(toText(config.symbol, DEFAULTS.symbol))),
    symbolPosition: isSymbolPosition(symbolPosition) ? symbolPosition : DEFAULTS.symbolPosition,
    thousandSeparator: decodeEntities(toText(config.thousandSeparator, DEFAULTS.thousandSeparator)),
    // Without a separator, cents would run into the whole amount; WooCommerce has the same fallback.
    decimalSeparator:
      decodeEntities(toText(config.decimalSeparator, '')) || DEFAULTS.decimalSeparator,
    precision: toPrecision(config.precision),
    priceFormat: toPriceFormat(priceFormat, symbolPosition),
  };
}
