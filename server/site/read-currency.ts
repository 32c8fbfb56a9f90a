import { hostDefaults, type HostCurrency } from '../../src/host/host-config.ts';
import { fromHtmlText } from './html-text.ts';
import { asRecord, readNumber, readText, type Json } from './read-json.ts';

const POSITIONS = ['left', 'right', 'left_space', 'right_space'] as const;

/** The ISO 4217 code for "no currency". */
const NO_CURRENCY = 'XXX';

/** Whether the store reports its currency, and whether it reports the format of amounts. */
type Known = { isKnown: boolean; isFormatKnown: boolean };

/**
 * Reads how the store formats money: code and symbol from the current currency, the rest from its general settings.
 * Missing values are taken from `prices`, the currency of the public catalog. If the store does not report its
 * currency, amounts are plain numbers: `isKnown` is false and the symbol is empty.
 */
export function readCurrency(
  current: unknown,
  general: ReadonlyMap<string, Json>,
  prices?: HostCurrency,
): Known & { currency: HostCurrency } {
  const { code, symbol } = asRecord(current);
  const value = (id: string) => general.get(`woocommerce_${id}`)?.['value'];
  const ownCode = readText(code) || readText(value('currency'));
  // A multi-currency store may show its catalog in another currency than its reports: that format does not apply to the
  // reports.
  const catalog = !ownCode || prices?.code === ownCode ? prices : undefined;
  const fallback = catalog ?? hostDefaults.currency;
  const knownCode = ownCode || (catalog?.code ?? '');
  // The symbol belongs to the code in the same response; without a symbol, the code is always correct.
  const ownSymbol = readText(code) === '' ? '' : fromHtmlText(readText(symbol));
  // An empty separator is a valid setting, so the default applies only if the separator is missing.
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
