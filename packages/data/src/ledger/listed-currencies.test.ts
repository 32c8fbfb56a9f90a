import { describe, expect, it } from 'vitest';
import type { RestClient } from '../core/rest-client.ts';
import { RestError } from '../core/rest-error.ts';
import { getCurrencySums, toOwnAmounts, withShopCosts } from './currencies.ts';
import { sumLines } from './item-profit.ts';
import { groupOrders } from './group-orders.ts';
import type { LedgerMonth } from './ledger-month.ts';
import { addCurrencies } from './listed-currencies.ts';
import { packMonths } from './pack-months.ts';

const currency = {
  code: 'USD',
  symbol: '$',
  decimals: 2,
  thousandSeparator: ',',
  decimalSeparator: '.',
};
const ALL = { after: 0, before: 4_000_000_000 };

const row = (order_id: number, total_formatted: string, total_sales: number, parent_id = 0) => ({
  order_id,
  parent_id,
  date: '2026-10-05 10:00:00',
  net_total: total_sales,
  total_sales,
  total_formatted,
});

const order = (id: number, code: string, total: number, rate?: string) => ({
  id,
  currency: code,
  total: String(total),
  total_tax: '0',
  shipping_total: '0',
  meta_data: rate === undefined ? [] : [{ key: '_woocs_order_rate', value: rate }],
});

const refund = (id: number, amount: string) => ({
  id,
  amount,
  tax_lines: [],
  shipping_lines: [],
});

/** Adds currencies to the rows; `found` are the orders and refunds that the store sends, or the error. */
async function add(
  rows: readonly ReturnType<typeof row>[],
  found: readonly { id: number }[] | Error,
) {
  const requested: unknown[][] = [];
  const read: RestClient['read'] = async (path, query, shape) => {
    requested.push([path, query?.['include']]);
    if (found instanceof Error) throw found;
    const include: unknown = query?.['include'];
    const reply: unknown = found.filter(({ id }) => Array.isArray(include) && include.includes(id));
    if (!shape?.(reply)) throw new Error('The reply has another shape.');
    return reply;
  };
  const options = { signal: new AbortController().signal, onRequest: () => undefined };
  const months = await addCurrencies(packMonths(rows, ['2026-10']), rows, {
    rest: { read },
    currency,
    options,
  });
  return { requested, months: new Map(months.map((month) => [month.month, month])) };
}

const totalsOf = (months: ReadonlyMap<string, LedgerMonth>) =>
  groupOrders(months, ALL, ['currencies']).groups.map(({ key, total_sales, orders_count }) => [
    key,
    orders_count,
    total_sales,
  ]);

describe('orders of the list in other currencies', () => {
  it('requests nothing more in a shop of one, and keeps one name', async () => {
    const { requested, months } = await add(
      [row(1, '$1,234.50', 1234.5), row(2, '$81.50 $60.00', 81.5), row(3, '-$10.00', -10, 2)],
      [],
    );
    expect(requested).toEqual([]);
    const text = months.get('2026-10')?.texts['currency'];
    expect([text?.names, text?.indexes.length]).toEqual([['USD'], 0]);
    expect(totalsOf(months)).toEqual([['USD', 2, 1306]]);
  });

  it('has sums per currency that equal those of the orders, also where the reports convert', async () => {
    const { requested, months } = await add(
      [
        row(1, '$100.00', 100),
        row(2, '90,00 €', 90),
        row(3, '£80.00 £40.00', 100),
        row(4, '£80.00 £40.00', -50, 3),
        row(5, 'KWD 12.345', 99),
        row(6, 'R$20.00', 20),
      ],
      [
        order(2, 'EUR', 90),
        order(3, 'GBP', 80, '0.8'),
        order(5, 'KWD', 12.345),
        order(6, 'BRL', 20),
        refund(4, '40.00'),
      ],
    );
    expect(requested).toEqual([
      ['/wc/v3/orders', [2, 3, 5, 6]],
      ['/wc/v3/refunds', [4]],
    ]);
    expect(totalsOf(toOwnAmounts(months, undefined))).toEqual([
      ['USD', 1, 100],
      ['EUR', 1, 90],
      ['GBP', 1, 40],
      ['KWD', 1, 12.345],
      ['BRL', 1, 20],
    ]);
    expect(totalsOf(toOwnAmounts(months, 'GBP'))).toEqual([['GBP', 1, 40]]);
    expect(getCurrencySums(months.values(), ALL, 'USD')).toEqual({
      total_sales: 409,
      currencies: [
        { code: 'BRL', as: 'own', orders_count: 1, total_sales: 20 },
        { code: 'EUR', as: 'own', orders_count: 1, total_sales: 90 },
        { code: 'GBP', as: 'converted', orders_count: 1, total_sales: 100 },
        { code: 'KWD', as: 'unknown', orders_count: 1, total_sales: 99 },
      ],
    });
  });

  it('does not know which one it is for users who may not read orders', async () => {
    const error = new RestError('woocommerce_rest_cannot_view', 'No.', { status: 403 });
    const { months } = await add([row(1, '$100.00', 100), row(2, '90,00 €', 90)], error);
    expect(totalsOf(months)).toEqual([
      ['USD', 1, 100],
      ['', 1, 90],
    ]);
  });

  it('has the currency of the store where a plugin writes its amounts in another way', async () => {
    const { months } = await add([row(1, '100 bucks', 100)], [order(1, 'USD', 100)]);
    expect(totalsOf(months)).toEqual([['USD', 1, 100]]);
  });

  it('has the lines of one currency, and costs only of orders in that of the store', async () => {
    const { months } = await add(
      [row(1, '$100.00', 100), row(2, '90,00 €', 90), row(3, '$50.00', 50)],
      [order(2, 'EUR', 90)],
    );
    const numbers = Float64Array.of(0, 0, 0);
    const [cost, known] = [Float64Array.of(50, 45, 25), Float64Array.of(100, 90, 50)];
    const text = { indexes: Uint16Array.of(0, 0, 0), names: [''] };
    // Two lines of the first order, one of each other.
    const costs = {
      state: '',
      cost,
      known,
      fee: numbers,
      shipping: numbers,
      tax: numbers,
      method: text,
      delivery: text,
      lines: {
        starts: Uint32Array.of(0, 2, 3, 4),
        products: Float64Array.of(11, 12, 21, 31),
        variations: Float64Array.of(0, 0, 0, 0),
        quantities: Float64Array.of(1, 1, 1, 1),
        net: Float64Array.of(60, 40, 90, 50),
        cost: Float64Array.of(30, 20, 45, 25),
      },
    };
    const kept = new Map(
      [...months].map(([key, month]) => [key, withShopCosts({ ...month, costs }, 'USD')]),
    );
    const linesIn = (code: string) =>
      sumLines(toOwnAmounts(kept, code), ALL).map(({ product, net, cost, unknown }) => [
        product,
        net,
        cost,
        unknown,
      ]);
    expect(linesIn('USD')).toEqual([
      [11, 60, 30, 0],
      [12, 40, 20, 0],
      [31, 50, 25, 0],
    ]);
    expect(linesIn('EUR')).toEqual([[21, 90, 0, 90]]);
    const { net_revenue: net, cost: ofAll, known_net } = groupOrders(kept, ALL, []).total;
    expect([net, known_net, ofAll]).toEqual([240, 150, 75]);
  });
});
