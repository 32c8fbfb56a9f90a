import { hostDefaults, type HostCurrency } from '../../src/host/host-config.ts';
import { fromHtmlText } from './html-text.ts';
import { asRecord, readNumber, readText, type Json } from './read-json.ts';

const POSITIONS = ['left', 'right', 'left_space', 'right_space'] as const;

/** The code of ISO 4217 for "no currency". */
const NO_CURRENCY = 'XXX';

/**
 * How the store writes money: code and symbol from the current currency, the rest from its general settings.
 * Where the store does not tell its currency, amounts are plain numbers: `isKnown` is false and the symbol empty.
 */
export function readCurrency(
  current: unknown,
  general: ReadonlyMap<string, Json>,
): { currency: HostCurrency; isKnown: boolean } {
  const { code, symbol } = asRecord(current);
  const fallback = hostDefaults.currency;
  const value = (id: string) => general.get(`woocommerce_${id}`)?.['value'];
  // An empty separator is a setting of its own, so only an absent one falls to the default.
  const separator = (id: string, instead: string) => {
    const found = value(id);
    return typeof found === 'string' ? fromHtmlText(found) : instead;
  };
  const knownCode = readText(code) || readText(value('currency'));
  // The symbol belongs to the code beside it; without one, the code itself is never wrong.
  const knownSymbol = readText(code) === '' ? '' : fromHtmlText(readText(symbol));
  const precision = readNumber(value('price_num_decimals'));
  return {
    isKnown: knownCode !== '',
    currency: {
      code: knownCode || NO_CURRENCY,
      symbol: knownSymbol || knownCode,
      symbolPosition:
        POSITIONS.find((position) => position === value('currency_pos')) ?? fallback.symbolPosition,
      thousandSeparator: separator('price_thousand_sep', fallback.thousandSeparator),
      decimalSeparator: separator('price_decimal_sep', fallback.decimalSeparator),
      precision: precision ?? fallback.precision,
    },
  };
}
