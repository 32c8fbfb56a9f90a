import { toRecord, toText, type StoredAs } from './ledger-month.ts';
import { toNumber, type Meta } from './order-costs.ts';

/** The currency of the store, and the decimals of its amounts. */
export type ShopCurrency = { readonly code: string; readonly decimals: number };

/** The metadata of orders that has rates: of WooPayments, FOX, CURCY and Aelia. */
export const RATE_KEYS = [
  '_wcpay_multi_currency_stripe_exchange_rate',
  '_wcpay_multi_currency_order_exchange_rate',
  '_wcpay_multi_currency_order_default_currency',
  '_woocs_order_rate',
  '_woocs_order_base_currency',
  'wmc_order_info',
  '_base_currency_exchange_rate',
] as const;

/** The factors to the currency of the store that an order has; a rate to another currency is none. */
function getFactors(meta: Meta, currency: string, shop: string): number[] {
  const curcy = toRecord(meta['wmc_order_info']);
  const isMain = String(toRecord(curcy[shop])['is_main']) === '1';
  const wcpay = meta['_wcpay_multi_currency_order_default_currency'];
  const rates = [
    [meta['_wcpay_multi_currency_stripe_exchange_rate'], 1, wcpay],
    [meta['_wcpay_multi_currency_order_exchange_rate'], -1, wcpay],
    [meta['_woocs_order_rate'], -1, meta['_woocs_order_base_currency']],
    [toRecord(curcy[currency])['rate'], -1, isMain ? shop : 'none'],
    [meta['_base_currency_exchange_rate'], 1, ''],
  ] as const;
  return rates.flatMap(([value, power, to]) => {
    const rate = toNumber(value) ?? 0;
    return rate > 0 && ['', shop].includes(toText(to)) ? [rate ** power] : [];
  });
}

type StoredOrder = {
  /** Empty if the order has none: WooCommerce then shows it in that of the store. */
  readonly currency: string;
  /** The total in this currency. */
  readonly total: number;
  /** The total in the reports. */
  readonly stored: number;
  readonly meta: Meta;
};

/**
 * What the figure of an order is. It is never converted here. Its twin: `get_stored_as` in
 * `wordpress/plugin/includes/currencies.php`.
 */
export function getStoredAs(
  { currency, total, stored, meta }: StoredOrder,
  shop: ShopCurrency,
): StoredAs {
  const isStored = (amount: number, tolerance: number) => Math.abs(amount - stored) <= tolerance;
  const unit = 10 ** -shop.decimals;
  if (currency === '' || currency === shop.code || isStored(total, 0.5001 * unit)) return 'own';
  // Both can be rounded to the decimals of the store: the total, and what it is converted to.
  return getFactors(meta, currency, shop.code).some((factor) =>
    isStored(total * factor, unit * (1 + factor / 2)),
  )
    ? 'converted'
    : 'unknown';
}

type NetOptions = {
  /** The total, its tax, and the shipping without tax. */
  readonly total: number;
  readonly tax: number;
  readonly shipping: number;
  /** The net sales in the reports. */
  readonly stored: number;
  /** The net sales of the order that a refund belongs to; null for an order. */
  readonly parent: number | null;
};

/**
 * The net sales of an order or refund in its own currency. WooCommerce stores some refunds of whole orders with the net
 * sales of the order. Its twin: `get_own_net` in the plugin.
 */
export const getOwnNet = ({ total, tax, shipping, stored, parent }: NetOptions): number =>
  parent !== null && Math.abs(stored + parent) < 0.005
    ? -parent
    : Math.round((total - tax - shipping) * 1e6) / 1e6;
