import { hostDefaults, type HostCurrency } from '../../src/host/host-config.ts';
import { fromHtmlText } from './html-text.ts';
import { asRecord, readNumber, readText, type Json } from './read-json.ts';

const POSITIONS = ['left', 'right', 'left_space', 'right_space'] as const;

/** How the store writes money: code and symbol from the current currency, the rest from its general settings. */
export function readCurrency(current: unknown, general: ReadonlyMap<string, Json>): HostCurrency {
  const { code, symbol } = asRecord(current);
  const fallback = hostDefaults.currency;
  const value = (id: string) => general.get(`woocommerce_${id}`)?.['value'];
  // An empty separator is a setting of its own, so only an absent one falls to the default.
  const separator = (id: string, instead: string) => {
    const found = value(id);
    return typeof found === 'string' ? fromHtmlText(found) : instead;
  };
  const knownCode = readText(code) || readText(value('currency'));
  const precision = readNumber(value('price_num_decimals'));
  return {
    code: knownCode || fallback.code,
    symbol: fromHtmlText(readText(symbol)) || (knownCode ? knownCode : fallback.symbol),
    symbolPosition:
      POSITIONS.find((position) => position === value('currency_pos')) ?? fallback.symbolPosition,
    thousandSeparator: separator('price_thousand_sep', fallback.thousandSeparator),
    decimalSeparator: separator('price_decimal_sep', fallback.decimalSeparator),
    precision: precision ?? fallback.precision,
  };
}
