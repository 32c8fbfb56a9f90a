import type { SymbolPosition } from './currency-config.ts';
import { decodeEntities, stripTags } from './html-entities.ts';

/** Where the symbol (%1$s) stands to the amount (%2$s), for each position of spec §3. */
const PATTERNS = {
  left: '%1$s%2$s',
  right: '%2$s%1$s',
  left_space: '%1$s %2$s',
  right_space: '%2$s %1$s',
} as const satisfies Record<SymbolPosition, string>;

/** Whether a value names a symbol position of spec §3. */
export function isSymbolPosition(value: unknown): value is SymbolPosition {
  return typeof value === 'string' && Object.hasOwn(PATTERNS, value);
}

/**
 * The pattern of a price: the given one without its HTML tags, else the one of the symbol's position, which is
 * left when it is missing or unknown. A given pattern without a place for the amount would hide every figure,
 * so it does not count.
 */
export function toPriceFormat(priceFormat: unknown, symbolPosition: unknown): string {
  const given = typeof priceFormat === 'string' ? stripTags(priceFormat) : '';
  if (given.includes('%2$s')) return given;
  return PATTERNS[isSymbolPosition(symbolPosition) ? symbolPosition : 'left'];
}

/** Puts symbol (or code) and amount into a pattern, whose entities are shown as the characters they mean. */
export function applyPriceFormat(pattern: string, mark: string, amount: string): string {
  return decodeEntities(pattern)
    .replace(/%([12])\$s|%%/g, (_, place?: string) => {
      if (place === '1') return mark;
      return place === '2' ? amount : '%';
    })
    .trim();
}
