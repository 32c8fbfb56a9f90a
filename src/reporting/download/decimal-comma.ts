import type { CurrencyConfig } from '@tillview/currency';
import { readChoice, rememberChoice } from '../../host/session/remembered-choice.ts';

/**
 * Whether files have semicolons and decimal commas: as chosen in this browser, otherwise as the amounts of the store.
 */
export function readDecimalComma({ decimalSeparator }: CurrencyConfig): boolean {
  return readChoice('csv-decimal-comma', decimalSeparator === ',');
}

/** Stores the choice in this browser. */
export function rememberDecimalComma(hasDecimalComma: boolean): void {
  rememberChoice('csv-decimal-comma', hasDecimalComma);
}
