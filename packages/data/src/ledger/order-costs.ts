import { toList, toRecord, toText } from './ledger-month.ts';

/** Metadata by key. */
export type Meta = Readonly<Record<string, unknown>>;

/** A line of an order. In a refund, quantity and total are negative, and `refunded` is the id of the line of the order. */
export type CostLine = {
  readonly id: number;
  readonly quantity: number;
  /** Net sales, after discounts. */
  readonly total: number;
  readonly meta: Meta;
  readonly refunded?: number;
  readonly product?: number;
  /** 0 unless it is a variation. */
  readonly variation?: number;
};

/** The lines of an order or refund with a known cost: what they cost, and their net sales. */
export type KnownCost = { readonly cost: number; readonly known: number };

/** Reads a number; undefined for anything else, such as an empty text. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === ''))
    return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** Reads a number; 0 for anything else. */
export const toAmount = (value: unknown): number => toNumber(value) ?? 0;

/** Adds up the amounts that entries have by these keys. */
export const sumOf = (list: readonly Meta[], ...keys: readonly string[]): number =>
  list.reduce((sum, each) => keys.reduce((total, key) => total + toAmount(each[key]), sum), 0);

/** Reads the metadata of an order, or of a line. */
export const readMeta = (entity: Meta): Meta =>
  Object.fromEntries(
    toList(entity['meta_data']).map(({ key, value }) => [toText(key), value] as const),
  );

/**
 * The cost of the goods of a line; undefined if it is unknown. From WooCommerce, else from the plugins "Cost of Goods" of
 * SkyVerge and of WPFactory. Its twin: `get_line_cost` in `wordpress/plugin/includes/costs.php`.
 */
export function getLineCost({ quantity, meta }: CostLine): number | undefined {
  const unit = toNumber(meta['_alg_wc_cog_item_cost']);
  return (
    toNumber(meta['_cogs_value']) ??
    toNumber(meta['_wc_cog_item_total_cost']) ??
    (unit === undefined ? undefined : unit * quantity)
  );
}

/** The cost of each line of an order; NaN if it is unknown. */
export const getOrderCosts = (lines: readonly CostLine[]): number[] =>
  lines.map((line) => getLineCost(line) ?? Number.NaN);

/**
 * What a refund takes back with each of its lines, negative: the cost of a unit of the order's line for each unit that was
 * returned; NaN if it is unknown. Its own line is not read, because that of a deleted product can have the whole cost.
 */
export const getRefundCosts = (
  lines: readonly CostLine[],
  ofOrder: readonly CostLine[],
): number[] =>
  lines.map(({ refunded, quantity }) => {
    const sold = ofOrder.find(({ id }) => id === refunded);
    const whole = sold && getLineCost(sold);
    if (!sold || whole === undefined) return Number.NaN;
    return sold.quantity === 0 ? 0 : (-whole / sold.quantity) * Math.abs(quantity);
  });

/** Adds up the lines whose cost is known. */
export function addCosts(lines: readonly CostLine[], costs: readonly number[]): KnownCost {
  let [cost, known] = [0, 0];
  for (const [index, { total }] of lines.entries()) {
    const own = costs[index] ?? Number.NaN;
    if (Number.isNaN(own)) continue;
    cost += own;
    known += total;
  }
  return { cost, known };
}

/** A refund without lines takes back no cost. Its net sales are those of known lines if its order has no others. */
export const getAmountRefundCost = (ofOrder: readonly CostLine[], net: number): KnownCost => ({
  cost: 0,
  known: ofOrder.length > 0 && ofOrder.every((line) => getLineCost(line) !== undefined) ? net : 0,
});

/** The metadata of orders that has payment fees, and their currency. */
export const FEE_KEYS = [
  '_stripe_fee',
  '_stripe_currency',
  '_wcpay_transaction_fee',
  '_wcpay_intent_currency',
  '_ppcp_paypal_fees',
  'PayPal Transaction Fee',
] as const;

/**
 * The payment fee of an order; undefined if it is unknown, or in another currency than the order. Its twin: `get_fee` in
 * `wordpress/plugin/includes/costs.php`.
 */
export function getFee(meta: Meta, currency: string): number | undefined {
  const paypal = toRecord(toRecord(meta['_ppcp_paypal_fees'])['paypal_fee']);
  const fees: readonly (readonly [fee: unknown, currency: unknown])[] = [
    [meta['_stripe_fee'], meta['_stripe_currency']],
    [meta['_wcpay_transaction_fee'], meta['_wcpay_intent_currency']],
    [paypal['value'], paypal['currency_code']],
    [meta['PayPal Transaction Fee'], ''],
  ];
  for (const [fee, code] of fees) {
    const amount = toNumber(fee);
    if (amount === undefined) continue;
    const own = toText(code).toUpperCase();
    return own === '' || own === currency.toUpperCase() ? amount : undefined;
  }
  return undefined;
}
