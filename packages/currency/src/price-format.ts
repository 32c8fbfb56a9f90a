import { decodeEntities } from './decode-entities.ts';
import { stripTags } from './strip-tags.ts';

/** Position of the symbol relative to the amount (R3.16). */
export type SymbolPosition = 'left' | 'right' | 'left_space' | 'right_space';

/** The price format of each symbol position (R3.16): `%1$s` for the symbol, `%2$s` for the amount. */
const PATTERNS = {
  left: '%1$s%2$s',
  right: '%2$s%1$s',
  left_space: '%1$s %2$s',
  right_space: '%2$s %1$s',
} as const satisfies Record<SymbolPosition, string>;

/** Whether a value is a symbol position. */
export function isSymbolPosition(value: unknown): value is SymbolPosition {
  return typeof value === 'string' && Object.hasOwn(PATTERNS, value);
}

/**
 * The price format: the given one without its HTML tags, otherwise the one of the symbol position ('left' when missing
 * or unknown). A given format without the amount placeholder is ignored, since it would hide every amount.
 */
export function toPriceFormat(priceFormat: unknown, symbolPosition: unknown): string {
  const given = typeof priceFormat === 'string' ? stripTags(priceFormat) : '';
  if (given.includes('%2$s')) return given;
  return PATTERNS[isSymbolPosition(symbolPosition) ? symbolPosition : 'left'];
}

/** Inserts symbol (or code) and amount into a price format and decodes its HTML entities. */
export function applyPriceFormat(pattern: string, mark: string, amount: string): string {
  return decodeEntities(pattern)
    .replace(/%([12])\$s|%%/g, (_, place?: string) => {
      if (place === '1') return mark;
      return place === '2' ? amount : '%';
    })
    .trim();
}
