import { createContext, createElement, type ReactNode } from 'react';
import { createAmountFormatter } from './amount-formatter.ts';
import type { Amount, AmountFormatter } from './amount-formatter.ts';
import { toFullCurrencyConfig } from './currency-config.ts';
import type { FullCurrencyConfig } from './currency-config.ts';

/** Money as one store writes it, for texts and for React. */
export type CurrencyInstance = {
  /** `formatAmount` for React; a negative amount stands in `span.is-negative`, so that a style can mark it. */
  render(number: Amount): ReactNode;
} & AmountFormatter;

/** The instance of a config that has been checked and filled in already. */
export function createCurrency(config: FullCurrencyConfig): CurrencyInstance {
  const formatter = createAmountFormatter(config);
  return {
    ...formatter,
    render(number) {
      const text = formatter.formatAmount(number);
      // By the rounded amount: the price format may hold a minus of its own.
      const isNegative = formatter.formatDecimalString(number).startsWith('-');
      return isNegative ? createElement('span', { className: 'is-negative' }, text) : text;
    },
  };
}

/** The currency of the part of the page below its provider; the defaults of spec §3 where there is none. */
export const CurrencyContext = createContext(createCurrency(toFullCurrencyConfig({})));
