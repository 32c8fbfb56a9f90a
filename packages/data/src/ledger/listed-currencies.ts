import type { RestClient } from '../core/rest-client.ts';
import { isForbidden } from '../core/rest-error.ts';
import {
  toList,
  toText,
  type LedgerMonth,
  type OrderRow,
  type OwnAmounts,
} from './ledger-month.ts';
import { readMeta, sumOf, toAmount, type Meta } from './order-costs.ts';
import { getOwnNet, getStoredAs, RATE_KEYS, type ShopCurrency } from './order-currency.ts';
import {
  ENTITY_PAGE,
  ORDERS,
  readEntities,
  REFUNDS,
  type Entity,
  type ReadOptions,
} from './order-entities.ts';
import { encode } from './pack-months.ts';

/** The currency of the store as it is written, too. */
export type WrittenCurrency = ShopCurrency & {
  readonly symbol: string;
  readonly thousandSeparator: string;
  readonly decimalSeparator: string;
};

/** Removes digits, separators, signs, spaces and marks of direction from an amount: what is left names its currency. */
function toCurrencyText(amount: string, { thousandSeparator, decimalSeparator }: WrittenCurrency) {
  return [thousandSeparator, decimalSeparator]
    .filter(Boolean)
    .reduce((text, separator) => text.replaceAll(separator, ''), amount)
    .replaceAll(/[\p{N}\p{Z}\p{Cc}\p{Cf}\s.,'’-]/gu, '');
}

/**
 * The orders whose total the list writes in another currency: it names none, but has the symbol. Currencies with the
 * symbol of the store are found only if a plugin adds their code.
 */
export function getWrittenForeign(
  rows: readonly OrderRow[],
  currency: WrittenCurrency,
): readonly OrderRow[] {
  const own = [currency.symbol, currency.code]
    .map((each) => toCurrencyText(each, currency))
    .filter(Boolean);
  return rows.filter((row) => {
    const text = toCurrencyText(toText(row['total_formatted']), currency);
    return own.reduce((left, each) => left.replaceAll(each, ''), text) !== '';
  });
}

/** An order or refund in another currency. */
type Foreign = {
  readonly currency: string;
  readonly total: number;
  readonly ownNet: number;
  readonly meta: Meta;
};

const readTotals = (order: Entity): { total: number; tax: number; shipping: number } => ({
  total: toAmount(order['total']),
  tax: toAmount(order['total_tax']),
  shipping: toAmount(order['shipping_total']),
});

const readRefundTotals = (refund: Entity): ReturnType<typeof readTotals> => ({
  total: -toAmount(refund['amount']),
  tax: sumOf(toList(refund['tax_lines']), 'tax_total', 'shipping_tax_total'),
  shipping: sumOf(toList(refund['shipping_lines']), 'total'),
});

/** By default, the store rounds amounts to its own decimals. */
const MOST_DECIMALS = 6;

const ORDER_FIELDS = 'id,currency,total,total_tax,shipping_total,meta_data';
const REFUND_FIELDS = 'id,amount,tax_lines,shipping_lines';

const byId = (list: readonly Entity[]) =>
  new Map(list.map((entity) => [toAmount(entity['id']), entity] as const));

type Parts = {
  readonly rest: Pick<RestClient, 'read'>;
  readonly currency: WrittenCurrency;
  readonly options: ReadOptions;
};

/** Reads orders by their ids. If none of the first page is foreign, a plugin writes amounts in its own way. */
async function readOrders(ids: readonly number[], { rest, currency, options }: Parts) {
  const query = { _fields: ORDER_FIELDS, include_meta: RATE_KEYS, dp: MOST_DECIMALS };
  const read = (some: readonly number[]) =>
    readEntities(rest, ORDERS, { ids: some, ...query }, options);
  const first = await read(ids.slice(0, ENTITY_PAGE));
  const isForeign = ({ currency: code }: Entity) => !['', currency.code].includes(toText(code));
  if (!first.some(isForeign)) return byId([]);
  return byId([...first, ...(await read(ids.slice(ENTITY_PAGE)))].filter(isForeign));
}

/**
 * Reads the orders and refunds of rows that are in another currency, by their ids. A refund is in that of its order: the store
 * does not send its own, and writes its row with the total of the order.
 */
async function readForeign(rows: readonly OrderRow[], parts: Parts): Promise<Map<number, Foreign>> {
  const isRefund = (row: OrderRow) => toAmount(row['parent_id']) !== 0;
  const orderOf = (row: OrderRow) => toAmount(row[isRefund(row) ? 'parent_id' : 'order_id']);
  const orders = await readOrders([...new Set(rows.map(orderOf))], parts);
  const ofForeign = rows.filter((row) => orders.has(orderOf(row)));
  const refundIds = ofForeign.filter(isRefund).map((row) => toAmount(row['order_id']));
  const refunds = byId(
    await readEntities(
      parts.rest,
      REFUNDS,
      { ids: refundIds, _fields: REFUND_FIELDS, dp: MOST_DECIMALS },
      parts.options,
    ),
  );
  return new Map(
    ofForeign.map((row): [number, Foreign] => {
      const id = toAmount(row['order_id']);
      const order = orders.get(orderOf(row)) ?? {};
      const refund = refunds.get(id);
      const net = getOwnNet({ ...readTotals(order), stored: 0, parent: null });
      const totals = refund ? readRefundTotals(refund) : readTotals(order);
      const stored = toAmount(row['net_total']);
      return [
        id,
        {
          currency: toText(order['currency']),
          total: totals.total,
          ownNet: getOwnNet({ ...totals, stored, parent: refund ? net : null }),
          meta: readMeta(order),
        },
      ];
    }),
  );
}

/** The columns of currencies of a month. One in which all orders have one currency has its name alone. */
function withCurrencies(
  month: LedgerMonth,
  codes: readonly string[],
  own: OwnAmounts | undefined,
): LedgerMonth {
  const column = encode(codes);
  const text = column.names.length < 2 ? { ...column, indexes: new Uint16Array(0) } : column;
  return { ...month, texts: { ...month.texts, currency: text }, ...(own ? { own } : {}) };
}

function toOwn(month: LedgerMonth, foreign: ReadonlyMap<number, Foreign>, shop: ShopCurrency) {
  const found = [...month.orderIds].flatMap((id, row) => {
    const order = foreign.get(id);
    if (!order || order.currency === '') return [];
    const as = getStoredAs({ ...order, stored: month.total[row] ?? 0 }, shop);
    // An own amount can be rounded to the decimals of the store.
    const isExact = Math.abs((month.total[row] ?? 0) - order.total) < 0.00001;
    return as === 'own' && isExact ? [] : [{ row, as, ...order }];
  });
  if (found.length === 0) return undefined;
  return {
    rows: Uint32Array.from(found, ({ row }) => row),
    net: Float64Array.from(found, ({ ownNet }) => ownNet),
    total: Float64Array.from(found, ({ total }) => total),
    as: found.map(({ as }) => as),
  };
}

/**
 * Adds the currencies of orders to months that were read from the list. Only orders that the list writes in another
 * currency are read. Users who may not read orders learn only that they are in another one: its code is then empty.
 */
export async function addCurrencies(
  months: readonly LedgerMonth[],
  rows: readonly OrderRow[],
  parts: Parts,
): Promise<LedgerMonth[]> {
  const written = getWrittenForeign(rows, parts.currency);
  const unnamed: Foreign = { currency: '', total: 0, ownNet: 0, meta: {} };
  let foreign = new Map<number, Foreign>();
  try {
    if (written.length > 0) foreign = await readForeign(written, parts);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    foreign = new Map(written.map((row) => [toAmount(row['order_id']), unnamed]));
  }
  return months.map((month) =>
    withCurrencies(
      month,
      Array.from(month.orderIds, (id) => foreign.get(id)?.currency ?? parts.currency.code),
      toOwn(month, foreign, parts.currency),
    ),
  );
}
