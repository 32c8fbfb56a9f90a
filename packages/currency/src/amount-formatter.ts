import { numberFormat, parseNumber } from '@tillview/number';
import { getDataForCountry } from './country-currency.ts';
import type { CountryInfo } from './country-currency.ts';
import { toFullCurrencyConfig } from './currency-config.ts';
import type { CurrencyConfig, FullCurrencyConfig } from './currency-config.ts';
import { applyPriceFormat, toPriceFormat } from './price-format.ts';
import { roundAmount } from './round-amount.ts';

/**
 * An amount in whole units of the currency: a number, which can be a sum with floating-point errors, or exact text from
 * the server ('-12.50').
 */
export type Amount = number | string | null | undefined;

/** Formats and parses money for one currency config, as plain text and numbers. Its functions do not use `this`. */
export type AmountFormatter = {
  /** A copy of the current config, with every key. */
  getCurrencyConfig(): FullCurrencyConfig;
  /** Replaces the whole config by the defaults and the given keys. No key of the previous config is kept. */
  setCurrency(config?: CurrencyConfig): void;
  /** Formats an amount with the symbol or the code. The minus sign comes first. '' if it is not a number. */
  formatAmount(number: Amount, useCode?: boolean): string;
  /** The number rounded to the precision, half away from zero; 0 if it is not a number. */
  formatDecimal(number: Amount): number;
  /** Text with '.' and fixed decimals, without symbol and grouping; '' if it is not a number. */
  formatDecimalString(number: Amount): string;
  /**
   * Parses the output of `formatAmount`, or a typed amount without symbol, into plain text; '' if it is not a number.
   */
  parseAmount(text: string | null | undefined): string;
  /** The price format of a config: `%1$s` for the symbol, `%2$s` for the amount. */
  getPriceFormat(config: CurrencyConfig): string;
  /** The config of a country from locale data and symbols; `{}` for an unknown country. */
  getDataForCountry(
    countryCode: string,
    localeInfo?: Readonly<Record<string, CountryInfo>>,
    currencySymbols?: Readonly<Record<string, string>>,
  ): CurrencyConfig;
};

/** Creates the formatter of a complete config. */
export function createAmountFormatter(initial: FullCurrencyConfig): AmountFormatter {
  let current = initial;

  /**
   * A float rounded to the precision. `undefined` for amounts that are rounded by their decimal text, such as exact
   * texts.
   */
  function round(number: Amount): number | undefined {
    const { precision } = current;
    if (typeof number !== 'number' || precision === null) return undefined;
    return roundAmount(number, precision);
  }

  function formatAmount(number: Amount, useCode = false): string {
    const amount = numberFormat(current, round(number) ?? number);
    if (amount === '') return '';
    const isNegative = amount.startsWith('-');
    const mark = useCode ? current.code : current.symbol;
    const text = applyPriceFormat(current.priceFormat, mark, isNegative ? amount.slice(1) : amount);
    return isNegative ? `-${text}` : text;
  }

  function formatDecimalString(number: Amount): string {
    const { precision } = current;
    return numberFormat({ precision, thousandSeparator: '' }, round(number) ?? number);
  }

  /**
   * Removes symbol or code at the position given by the price format, since a symbol may contain a separator ('kr.').
   */
  function withoutMark(text: string): string {
    // Tries the longer one first: the symbol can be a prefix of the code, or empty.
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
    // Rounds the number directly if possible: by its text, it would take seconds for thousands of intervals.
    formatDecimal: (number) => round(number) ?? Number(formatDecimalString(number)),
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
