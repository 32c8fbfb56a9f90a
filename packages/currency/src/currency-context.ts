import { createContext, createElement, type ReactNode } from 'react';
import { createAmountFormatter } from './amount-formatter.ts';
import type { Amount, AmountFormatter } from './amount-formatter.ts';
import { toFullCurrencyConfig } from './currency-config.ts';
import type { FullCurrencyConfig } from './currency-config.ts';

/** Formats money for one currency config, as text and for React. */
export type CurrencyInstance = {
  /** `formatAmount` for React. A negative amount is wrapped in `span.is-negative` for styling. */
  render(number: Amount): ReactNode;
} & AmountFormatter;

/** Creates the currency instance of a complete config. */
export function createCurrency(config: FullCurrencyConfig): CurrencyInstance {
  const formatter = createAmountFormatter(config);
  return {
    ...formatter,
    render(number) {
      const text = formatter.formatAmount(number);
      // Checks the rounded amount, because the price format can contain a minus sign.
      const isNegative = formatter.formatDecimalString(number).startsWith('-');
      return isNegative ? createElement('span', { className: 'is-negative' }, text) : text;
    },
  };
}

/** The currency of the components below its provider; USD by default. */
export const CurrencyContext = createContext(createCurrency(toFullCurrencyConfig({})));
