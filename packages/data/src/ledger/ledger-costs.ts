import type { RestClient } from '../core/rest-client.ts';
import {
  toList,
  toRecord,
  toText,
  type CostLines,
  type LedgerMonth,
  type MonthCosts,
} from './ledger-month.ts';
import {
  addCosts,
  FEE_KEYS,
  getAmountRefundCost,
  getFee,
  getOrderCosts,
  getRefundCosts,
  readMeta,
  sumOf,
  toAmount,
  type CostLine,
} from './order-costs.ts';
import {
  ENTITY_PAGE,
  ORDERS,
  readEntities,
  REFUNDS,
  type Entity,
  type ReadOptions,
} from './order-entities.ts';
import { encode, toStarts } from './pack-months.ts';

/** The fields of orders and refunds that are read: none has a name or an address. */
const FIELDS = {
  [ORDERS]: [
    'id',
    'currency',
    'payment_method',
    'payment_method_title',
    'shipping_total',
    'total_tax',
    'meta_data',
    'line_items',
    'shipping_lines',
  ],
  [REFUNDS]: ['id', 'line_items', 'shipping_lines', 'tax_lines'],
} as const;

/** The line of an order or refund, with WooCommerce's cost below the key that it has in the database. */
function toLine(line: Entity): CostLine {
  const cost = toRecord(line['cost_of_goods_sold'])['value'];
  const meta = { ...readMeta(line), ...(cost === undefined ? {} : { _cogs_value: cost }) };
  return {
    id: toAmount(line['id']),
    quantity: toAmount(line['quantity']),
    total: toAmount(line['total']),
    refunded: toAmount(readMeta(line)['_refunded_item_id']),
    product: toAmount(line['product_id']),
    variation: toAmount(line['variation_id']),
    meta,
  };
}

const readLines = (entity: Entity | undefined) => toList(entity?.['line_items']).map(toLine);

/** The requests that the costs of a number of orders need, with one for refunds. */
export const countCostRequests = (orders: number): number =>
  orders === 0 ? 0 : Math.ceil(orders / ENTITY_PAGE) + 1;

/** Reads orders or refunds with what they cost, by their ids. */
async function readById(
  rest: RestClient,
  path: typeof ORDERS | typeof REFUNDS,
  ids: readonly number[],
  options: ReadOptions,
): Promise<ReadonlyMap<number, Entity>> {
  const query = {
    ids,
    _fields: FIELDS[path].join(),
    ...(path === ORDERS ? { include_meta: FEE_KEYS } : {}),
  };
  const found = await readEntities(rest, path, query, options);
  return new Map(found.map((entity) => [toAmount(entity['id']), entity] as const));
}

/** What an order or refund cost, in the columns of `MonthCosts`. */
type RowCosts = {
  cost: number;
  known: number;
  fee: number;
  shipping: number;
  tax: number;
  method: string;
  delivery: string;
  payment: string;
  lines: readonly CostLine[];
  /** What each line cost; NaN if it is unknown. */
  costs: readonly number[];
};

const readDelivery = (entity: Entity): string =>
  toList(entity['shipping_lines'])
    .map((line) => toText(line['method_title']))
    .toSorted()[0] ?? '';

function readOrder(order: Entity): RowCosts {
  const lines = readLines(order);
  const costs = getOrderCosts(lines);
  return {
    ...addCosts(lines, costs),
    fee: getFee(readMeta(order), toText(order['currency'])) ?? Number.NaN,
    shipping: toAmount(order['shipping_total']),
    tax: toAmount(order['total_tax']),
    method: toText(order['payment_method']),
    delivery: readDelivery(order),
    payment: toText(order['payment_method_title']),
    lines,
    costs,
  };
}

function readRefund(refund: Entity, order: Entity | undefined, net: number): RowCosts {
  const [lines, ofOrder] = [readLines(refund), readLines(order)];
  const costs = getRefundCosts(lines, ofOrder);
  // A refund that the store did not send is not one without lines.
  const hasAmountOnly = refund['id'] !== undefined && lines.length === 0;
  return {
    ...(hasAmountOnly ? getAmountRefundCost(ofOrder, net) : addCosts(lines, costs)),
    fee: Number.NaN,
    shipping: sumOf(toList(refund['shipping_lines']), 'total'),
    tax: sumOf(toList(refund['tax_lines']), 'tax_total', 'shipping_tax_total'),
    method: '',
    delivery: readDelivery(refund),
    payment: '',
    lines,
    costs,
  };
}

function packLines(rows: readonly Pick<RowCosts, 'lines' | 'costs'>[]): CostLines {
  const all = rows.flatMap(({ lines }) => lines);
  const numbers = (read: (line: CostLine) => number | undefined) =>
    Float64Array.from(all, (line) => read(line) ?? 0);
  return {
    starts: toStarts(rows.map(({ lines }) => lines.length)),
    products: numbers(({ product }) => product),
    variations: numbers(({ variation }) => variation),
    quantities: numbers(({ quantity }) => quantity),
    net: numbers(({ total }) => total),
    cost: Float64Array.from(rows.flatMap(({ costs }) => costs)),
  };
}

function withCosts(month: LedgerMonth, rows: readonly RowCosts[]): LedgerMonth {
  const numbers = (key: 'cost' | 'known' | 'fee' | 'shipping' | 'tax') =>
    Float64Array.from(rows, (row) => row[key]);
  const texts = (key: 'method' | 'delivery' | 'payment') => encode(rows.map((row) => row[key]));
  const costs: MonthCosts = {
    state: '',
    cost: numbers('cost'),
    known: numbers('known'),
    fee: numbers('fee'),
    shipping: numbers('shipping'),
    tax: numbers('tax'),
    method: texts('method'),
    delivery: texts('delivery'),
    lines: packLines(rows),
  };
  return { ...month, costs, texts: { ...month.texts, payment: texts('payment') } };
}

/**
 * Reads what the orders and refunds of months cost, from the orders themselves, which are not in the reports: an order has
 * no lines of its refunds. Throws the failure of a request, and an `AbortError` when it is stopped.
 */
export async function readMonthCosts(
  rest: RestClient,
  months: readonly LedgerMonth[],
  options: ReadOptions,
): Promise<LedgerMonth[]> {
  const orderIds = new Set<number>();
  const refundIds: number[] = [];
  for (const { orderIds: ids, parentIds } of months)
    ids.forEach((id, index) => {
      const parent = parentIds[index] ?? 0;
      if (parent !== 0) refundIds.push(id);
      orderIds.add(parent || id);
    });
  const orders = await readById(rest, ORDERS, [...orderIds], options);
  const refunds = await readById(rest, REFUNDS, refundIds, options);
  return months.map((month) =>
    withCosts(
      month,
      Array.from(month.orderIds, (id, index) => {
        const parent = month.parentIds[index] ?? 0;
        return parent === 0
          ? readOrder(orders.get(id) ?? {})
          : readRefund(refunds.get(id) ?? {}, orders.get(parent), month.net[index] ?? 0);
      }),
    ),
  );
}
