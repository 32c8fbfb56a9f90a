import { numberFormat, parseNumber } from '@tillview/number';
import { getDataForCountry } from './country-currency.ts';
import type { CountryInfo } from './country-currency.ts';
import { toFullCurrencyConfig } from './currency-config.ts';
import type { CurrencyConfig, FullCurrencyConfig } from './currency-config.ts';
import { applyPriceFormat, toPriceFormat } from './price-format.ts';

/** An amount in whole units of the currency, as a number or as the text a server sends ('-12.50'). */
export type Amount = number | string | null | undefined;

/** Money as one store writes it, as plain text and numbers. Its functions can be passed on by themselves. */
export type AmountFormatter = {
  /** A copy of the config in force, with every key filled in. */
  getCurrencyConfig(): FullCurrencyConfig;
  /** Replaces the whole config by the defaults and the given keys; nothing of the earlier one is kept. */
  setCurrency(config?: CurrencyConfig): void;
  /** Text with symbol, or with the code instead of it; the minus sign stands before all. '' when no number. */
  formatAmount(number: Amount, useCode?: boolean): string;
  /** The number rounded to the precision, half away from zero; 0 when there is none. */
  formatDecimal(number: Amount): number;
  /** Text with '.' and fixed decimals, without symbol and grouping; '' when there is no number. */
  formatDecimalString(number: Amount): string;
  /** Reads what `formatAmount` wrote, or an amount typed without symbol, as plain text; '' when it is none. */
  parseAmount(text: string | null | undefined): string;
  /** The pattern of a config: `%1$s` for the symbol, `%2$s` for the amount. */
  getPriceFormat(config: CurrencyConfig): string;
  /** The config of a country out of locale data and symbols; `{}` when they do not know it. */
  getDataForCountry(
    countryCode: string,
    localeInfo?: Readonly<Record<string, CountryInfo>>,
    currencySymbols?: Readonly<Record<string, string>>,
  ): CurrencyConfig;
};

/** The formatter of a config that has been checked and filled in already. */
export function createAmountFormatter(initial: FullCurrencyConfig): AmountFormatter {
  let current = initial;

  function formatAmount(number: Amount, useCode = false): string {
    const amount = numberFormat(current, number);
    if (amount === '') return '';
    const isNegative = amount.startsWith('-');
    const mark = useCode ? current.code : current.symbol;
    const text = applyPriceFormat(current.priceFormat, mark, isNegative ? amount.slice(1) : amount);
    return isNegative ? `-${text}` : text;
  }

  function formatDecimalString(number: Amount): string {
    return numberFormat({ precision: current.precision, thousandSeparator: '' }, number);
  }

  /** Takes symbol or code away where the price format puts them, since a symbol may hold a separator ('kr.'). */
  function withoutMark(text: string): string {
    // The longer one first: the symbol may be the beginning of the code, or empty.
    const marks = [current.symbol, current.code].toSorted((a, b) => b.length - a.length);
    for (const mark of marks) {
      const [before = '', after = ''] = applyPriceFormat(current.priceFormat, mark, '\0').split(
        '\0',
      );
      const isMarked = text.length >= before.length + after.length;
      if (isMarked && text.startsWith(before) && text.endsWith(after)) {
        return text.slice(before.length, text.length - after.length);
      }
    }
    return text;
  }

  return {
    getCurrencyConfig: () => ({ ...current }),
    setCurrency(next = {}) {
      current = toFullCurrencyConfig(next);
    },
    formatAmount,
    formatDecimal: (number) => Number(formatDecimalString(number)),
    formatDecimalString,
    parseAmount(text) {
      const trimmed = (text ?? '').trim();
      const unsigned = trimmed.replace(/^[-\u2212]/, '');
      const sign = unsigned === trimmed ? '' : '-';
      return parseNumber(current, sign + withoutMark(unsigned.trim()));
    },
    getPriceFormat: ({ priceFormat, symbolPosition }) => toPriceFormat(priceFormat, symbolPosition),
    getDataForCountry,
  };
}
