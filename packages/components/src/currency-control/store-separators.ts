import { CurrencyFactory, type CurrencyConfig } from '@tillview/currency';
import { normalizePastedNumber } from '../number-control/normalize-number.ts';
import { getNumberText } from '../number-control/number-text.ts';

/** The separators of the store's amounts; if both are the same character, digits are not grouped. */
export function getStoreSeparators(currency: CurrencyConfig | undefined) {
  const { decimalSeparator, thousandSeparator } = CurrencyFactory(currency).getCurrencyConfig();
  return {
    decimalSeparator,
    thousandSeparator: thousandSeparator === decimalSeparator ? '' : thousandSeparator,
  };
}

/**
 * Reads a number that was entered with the separators of the store, or with those of another locale if they are
 * unambiguous. Returns digits with an optional leading minus and '.'; '' if the text is not a number.
 */
export function readEnteredNumber(text: string, currency: CurrencyConfig | undefined): string {
  if (/\p{L}/u.test(text)) return '';
  const { decimalSeparator: decimal, thousandSeparator: thousand } = getStoreSeparators(currency);
  const number = normalizePastedNumber(text, { decimal, thousand }, 3) ?? '';
  return getNumberText(number.replace(decimal, '.'));
}
