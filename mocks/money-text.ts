import type { Currency } from './currencies.ts';
import { toDecimalText, toMajor } from './money.ts';
import type { Minor } from './money.ts';

/** Formats an amount with separators and symbol; the symbol is a character or HTML. */
function formatAmount(amount: Minor, currency: Currency, symbol: string): string {
  const [whole = '', decimals] = toDecimalText(Math.abs(amount), currency).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, currency.thousandSeparator);
  const metric =
    decimals === undefined ? grouped : `${grouped}${currency.decimalSeparator}${decimals}`;
  const space = currency.position.endsWith('_space') ? '\u00a0' : '';
  const text = currency.position.startsWith('left')
    ? symbol + space + metric
    : metric + space + symbol;
  return amount < 0 ? `-${text}` : text;
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = { euro: '€', pound: '£', yen: '¥' };

/** The currency symbol as characters. */
export function symbolOf({ symbol }: Currency): string {
  return symbol.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_, hex, decimal, name) =>
    hex || decimal
      ? String.fromCodePoint(hex ? Number.parseInt(String(hex), 16) : Number(decimal))
      : (NAMED_ENTITIES[String(name)] ?? ''),
  );
}

type OrderCurrencies = { currency: Currency; otherCurrencies: readonly Currency[] };

/** The currency of an order: 3 % are in another one than that of the store, if it has others. */
export function orderCurrencyOf(
  { currency, otherCurrencies }: OrderCurrencies,
  { id }: { id: number },
): Currency {
  const other = otherCurrencies[Math.floor(id / 100) % Math.max(1, otherCurrencies.length)];
  // Amounts are in the smallest units of the store.
  return other && id % 100 < 3 ? { ...other, decimals: currency.decimals } : currency;
}

/** `$1,234.50` */
export function formatMoney(amount: Minor, currency: Currency): string {
  return formatAmount(amount, currency, symbolOf(currency));
}

/** An amount as HTML. */
export function moneyHtml(amount: Minor, currency: Currency): string {
  const symbol = `<span class="woocommerce-Price-currencySymbol">${currency.symbol}</span>`;
  return `<span class="woocommerce-Price-amount amount"><bdi>${formatAmount(amount, currency, symbol)}</bdi></span>`;
}

/** A price without trailing zeros: `"12"`, `"12.5"`. */
export function shortDecimal(amount: Minor, currency: Currency): string {
  return String(toMajor(amount, currency));
}
