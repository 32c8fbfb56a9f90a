import type { HostCurrency } from '../../src/host/host-config.ts';
import { fromHtmlText } from './html-text.ts';
import { asRecord, readNumber, readText } from './read-json.ts';

/** One product of the public catalog: every account may read the price format. */
const PRICES_PATH = 'wc/store/v1/products?per_page=1&_fields=prices';

/** The position of the symbol, derived from the texts before and after an amount. */
function toPosition(prefix: string, suffix: string): HostCurrency['symbolPosition'] {
  if (prefix.trim()) return /\s$/.test(prefix) ? 'left_space' : 'left';
  return /^\s/.test(suffix) ? 'right_space' : 'right';
}

/**
 * The currency of the prices in the store's public catalog; `undefined` if the catalog has no prices or incomplete
 * data.
 */
export async function readPublicCurrency(
  read: (path: string) => Promise<unknown>,
): Promise<HostCurrency | undefined> {
  const body = await read(PRICES_PATH);
  const [product]: readonly unknown[] = Array.isArray(body) ? body : [];
  const prices = asRecord(asRecord(product)['prices']);
  const text = (name: string) => fromHtmlText(readText(prices[`currency_${name}`]));
  const code = text('code');
  const precision = readNumber(prices['currency_minor_unit']);
  if (!code || precision === undefined) return undefined;
  return {
    code,
    symbol: text('symbol') || code,
    symbolPosition: toPosition(text('prefix'), text('suffix')),
    thousandSeparator: text('thousand_separator'),
    decimalSeparator: text('decimal_separator'),
    precision,
  };
}
