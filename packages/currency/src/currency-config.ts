import { decodeEntities, stripTags } from './html-entities.ts';
import { isSymbolPosition, toPriceFormat } from './price-format.ts';

/** Where the symbol stands to the amount (spec §3). */
export type SymbolPosition = 'left' | 'right' | 'left_space' | 'right_space';

/** How a store writes its money (spec §3); what is left out takes the defaults there. */
export type CurrencyConfig = {
  /** ISO 4217 code; default 'USD'. */
  code?: string | undefined;
  /** May hold HTML entities, as WooCommerce sends them; default '$'. */
  symbol?: string | undefined;
  /** Default 'left'. */
  symbolPosition?: SymbolPosition | undefined;
  /** Default ','; the empty text means no grouping. */
  thousandSeparator?: string | undefined;
  /** Default '.'. */
  decimalSeparator?: string | undefined;
  /** Decimals, also as text; default 2. Null keeps every decimal, with a warning in the console. */
  precision?: number | string | null | undefined;
  /** Pattern with `%1$s` for the symbol and `%2$s` for the amount; by default made from symbolPosition. */
  priceFormat?: string | undefined;
};

/** A currency config with every key filled in; `precision` null keeps every decimal. */
export type FullCurrencyConfig = {
  code: string;
  symbol: string;
  symbolPosition: SymbolPosition;
  thousandSeparator: string;
  decimalSeparator: string;
  precision: number | null;
  priceFormat: string;
};

/** Spec §3, currency config; the price format follows from the position. */
const DEFAULTS = {
  code: 'USD',
  symbol: '$',
  symbolPosition: 'left',
  thousandSeparator: ',',
  decimalSeparator: '.',
  precision: 2,
} as const satisfies Omit<FullCurrencyConfig, 'priceFormat'>;

/** The most decimals that are ever written, as in `@tillview/number`. */
const MAX_PRECISION = 100;

/** Config as it may come from a page or a filter: the keys of `CurrencyConfig` with anything in them. */
export type UncheckedCurrencyConfig = { readonly [Key in keyof CurrencyConfig]?: unknown };

function toText(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

// `globalThis` names the console on purpose: this is a message for the people who set the store up.
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
 * Fills in the defaults, decodes HTML entities of symbol and separators and strips tags. Warns in the console
 * when the precision is null (every decimal is kept) or not a number (the default is taken).
 */
export function toFullCurrencyConfig(config: UncheckedCurrencyConfig): FullCurrencyConfig {
  const { symbolPosition, priceFormat } = config;
  return {
    code: toText(config.code, DEFAULTS.code),
    symbol: decodeEntities(stripTags(toText(config.symbol, DEFAULTS.symbol))),
    symbolPosition: isSymbolPosition(symbolPosition) ? symbolPosition : DEFAULTS.symbolPosition,
    thousandSeparator: decodeEntities(toText(config.thousandSeparator, DEFAULTS.thousandSeparator)),
    // Without one the cents would run into the whole amount; WooCommerce falls back in the same way.
    decimalSeparator:
      decodeEntities(toText(config.decimalSeparator, '')) || DEFAULTS.decimalSeparator,
    precision: toPrecision(config.precision),
    priceFormat: toPriceFormat(priceFormat, symbolPosition),
  };
}
