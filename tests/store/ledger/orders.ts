import moment from 'moment';
import type { Page } from 'playwright-core';
import { rangeParams } from '../expected-view.ts';
import type { ViewRange } from '../report-check.ts';
import { toNumber, toRow, toText, type Row, type StoreClient } from '../store-client.ts';
import { plain } from '../store-formatters.ts';

const READ_TIMEOUT_MS = 600_000;

type Days = ViewRange['primary'];

/** The ledger has whole months. A shop whose clock is set back also has orders between its time and the end of the month. */
export const getAllDays = ({ now }: { now: string }): Days => [
  '2000-01-01',
  moment.utc(now.slice(0, 10)).endOf('month').format('YYYY-MM-DD'),
];

const known = new WeakMap<StoreClient, Map<string, Promise<Row[]>>>();

/** The orders and refunds of a range as the store lists them, each once, with products and customers. Each range is read once. */
export function readOrders(client: StoreClient, days: Days): Promise<Row[]> {
  const ofClient = known.get(client) ?? new Map<string, Promise<Row[]>>();
  known.set(client, ofClient);
  const read = async () => {
    const list = (order: string) =>
      client.everyRow('wc-analytics/reports/orders', {
        ...rangeParams(days),
        extended_info: 'true',
        orderby: 'date',
        order,
      });
    const rows = await list('asc');
    const byId = new Map(rows.map((row) => [toText(row['order_id']), row]));
    // Where rows of one second meet the end of a page, the store can send one twice, and another not at all.
    if (byId.size < rows.length)
      for (const row of await list('desc')) byId.set(toText(row['order_id']), row);
    return [...byId.values()];
  };
  const orders = ofClient.get(days.join()) ?? read();
  ofClient.set(days.join(), orders);
  return orders;
}

export const isRefund = (row: Row): boolean => (toNumber(row['parent_id']) ?? 0) !== 0;

/** The local time that the store counts an order at: 'YYYY-MM-DDTHH:mm:ss'. */
export const timeOf = (row: Row): string =>
  toText(row['date'] ?? row['date_created'])
    .slice(0, 19)
    .replace(' ', 'T');

/**
 * Reads all orders in the page, if a consent is needed, and waits until they are compared with the store. Throws what the page
 * says when the orders could not be read.
 */
export async function readInPage(page: Page): Promise<void> {
  // In the panel: a live region says the same.
  const panel = page.locator('.tillview-ledger');
  const read = panel.locator('button.is-primary');
  const done = panel.getByText(
    /^Computed in this browser from [\d.,]+ orders?\. Each month equals/,
  );
  const failed = panel.getByRole('button', { name: 'Retry', exact: true });
  await read.or(done).or(failed).first().waitFor({ timeout: READ_TIMEOUT_MS });
  if (await read.isVisible()) await read.click();
  await done.or(failed).first().waitFor({ timeout: READ_TIMEOUT_MS });
  if (await failed.isVisible()) throw new Error(plain(await panel.innerText()));
}

/** Whether the store's average order value leaves refunds out, as since WooCommerce 10.2. */
export async function leavesRefundsOut(client: StoreClient, days: Days): Promise<boolean> {
  const { totals } = toRow(
    await client.get('wc-analytics/reports/orders/stats', {
      ...rangeParams(days),
      interval: 'year',
    }),
  );
  const { net_revenue: net, orders_count: orders, avg_order_value: average } = toRow(totals);
  return (
    Math.abs((toNumber(net) ?? 0) / (toNumber(orders) ?? 1) - (toNumber(average) ?? 0)) > 0.005
  );
}

/** Whether the store's returns contain taxes and shipping. `all`: the orders and refunds of these days. */
export async function haveReturnsTax(
  client: StoreClient,
  days: Days,
  all: readonly Row[],
): Promise<boolean> {
  const { totals } = toRow(
    await client.get('wc-analytics/reports/revenue/stats', {
      ...rangeParams(days),
      interval: 'year',
    }),
  );
  const refunds = toNumber(toRow(totals)['refunds']) ?? 0;
  const [sums] = groupRows(all, all, () => []);
  if (!sums) return false;
  return Math.abs(refunds - sums.refundedWithTax) < Math.abs(refunds - sums.refunded);
}

/** The sums of the orders with the same values. */
export type OrderGroup = {
  values: readonly string[];
  orders: number;
  net: number;
  /** Net sales without refunds. */
  sold: number;
  total: number;
  /** What was refunded, without and with tax and shipping. */
  refunded: number;
  refundedWithTax: number;
  items: number;
  newCustomers: Set<string>;
};

/** A group without orders. */
export const NO_ORDERS: OrderGroup = {
  values: [],
  orders: 0,
  net: 0,
  sold: 0,
  total: 0,
  refunded: 0,
  refundedWithTax: 0,
  items: 0,
  newCustomers: new Set(),
};

/**
 * Sums orders and refunds by values of each, highest net sales first. `valuesOf` gets the order that a refund belongs
 * to, and then the order or refund itself.
 */
export function groupRows(
  rows: readonly Row[],
  all: readonly Row[],
  valuesOf: (owner: Row, row: Row) => readonly string[],
): OrderGroup[] {
  const byId = new Map(all.map((row) => [toText(row['order_id']), row]));
  const groups = new Map<string, OrderGroup>();
  for (const row of rows) {
    const values = valuesOf(byId.get(toText(row['parent_id'])) ?? row, row);
    const key = JSON.stringify(values);
    let group = groups.get(key);
    if (!group) {
      group = { ...NO_ORDERS, values, newCustomers: new Set() };
      groups.set(key, group);
    }
    const net = toNumber(row['net_total']) ?? 0;
    group.net += net;
    group.total += toNumber(row['total_sales']) ?? Number.NaN;
    if (net < 0) {
      group.refunded -= net;
      group.refundedWithTax -= toNumber(row['total_sales']) ?? Number.NaN;
    }
    group.items += toNumber(row['num_items_sold']) ?? 0;
    if (isRefund(row)) continue;
    group.orders += 1;
    group.sold += net;
    if (row['customer_type'] === 'new') group.newCustomers.add(toText(row['customer_id']));
  }
  return [...groups.values()].toSorted((one, other) => other.net - one.net);
}
