import { hostDefaults, type HostCurrency } from '../../src/host/host-config.ts';
import { fromHtmlText } from './html-text.ts';
import { asRecord, readNumber, readText, type Json } from './read-json.ts';

const POSITIONS = ['left', 'right', 'left_space', 'right_space'] as const;

/** The code of ISO 4217 for "no currency". */
const NO_CURRENCY = 'XXX';

/** Whether the store names its currency, and whether it says how amounts are written. */
type Known = { isKnown: boolean; isFormatKnown: boolean };

/**
 * How the store writes money: code and symbol from the current currency, the rest from its general settings;
 * what these leave out is taken from `prices`, the currency of the public catalog.
 * Where the store does not tell its currency, amounts are plain numbers: `isKnown` is false and the symbol empty.
 */
export function readCurrency(
  current: unknown,
  general: ReadonlyMap<string, Json>,
  prices?: HostCurrency,
): Known & { currency: HostCurrency } {
  const { code, symbol } = asRecord(current);
  const value = (id: string) => general.get(`woocommerce_${id}`)?.['value'];
  const ownCode = readText(code) || readText(value('currency'));
  // A catalog in another currency, of a shop that sells in several, says nothing about the reports.
  const catalog = !ownCode || prices?.code === ownCode ? prices : undefined;
  const fallback = catalog ?? hostDefaults.currency;
  const knownCode = ownCode || (catalog?.code ?? '');
  // The symbol belongs to the code beside it; without one, the code itself is never wrong.
  const ownSymbol = readText(code) === '' ? '' : fromHtmlText(readText(symbol));
  // An empty separator is a setting of its own, so only an absent one falls to the default.
  const separator = (id: string, instead: string) => {
    const found = value(id);
    return typeof found === 'string' ? fromHtmlText(found) : instead;
  };
  const precision = readNumber(value('price_num_decimals'));
  return {
    isKnown: knownCode !== '',
    isFormatKnown: general.size > 0 || catalog !== undefined,
    currency: {
      code: knownCode || NO_CURRENCY,
      symbol: ownSymbol || catalog?.symbol || knownCode,
      symbolPosition:
        POSITIONS.find((position) => position === value('currency_pos')) ?? fallback.symbolPosition,
      thousandSeparator: separator('price_thousand_sep', fallback.thousandSeparator),
      decimalSeparator: separator('price_decimal_sep', fallback.decimalSeparator),
      precision: precision ?? fallback.precision,
    },
  };
}
