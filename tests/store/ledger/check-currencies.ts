import { ReportPage, type ReportPlace, type TableText } from '../../e2e/pages/report-page.ts';
import type { ComparePage, Source } from '../check-view.ts';
import { compareRows, compareTexts, joinComparisons } from '../compare-cells.ts';
import { toNumber, toRows, toText, type Row, type StoreClient } from '../store-client.ts';
import { plain } from '../store-formatters.ts';
import { getAllDays, isRefund, readInPage, readOrders, timeOf } from './orders.ts';

const EXPLORER: ReportPlace = { path: '/analytics/explorer', title: 'Explorer' };
const PAYOUTS: ReportPlace = { path: '/analytics/payouts', title: 'Payouts' };
const REVENUE: ReportPlace = { path: '/analytics/revenue', title: 'Revenue' };

/** What is compared, and the name of its title. */
export const CURRENCIES_TITLE = 'Currencies';

/** The decimals of currencies that `shop/add-currencies.php` sells in; others have two. */
const DECIMALS: Readonly<Record<string, number>> = { JPY: 0, KWD: 3 };

/** The first day that is compared. */
const START = '2026-10-01';
/** The most numbers of a request. */
const MAX_IDS = 100;

type Entry = {
  currency: string;
  isRefund: boolean;
  month: string;
  method: string;
  /** Total and net sales in its own currency. */
  own: number;
  net: number;
  /** The total in the reports. */
  stored: number;
};

/** The number of the order, or of that of a refund. */
const getOwner = (row: Row): string => toText(row[isRefund(row) ? 'parent_id' : 'order_id']);

/** Reads orders or refunds by their numbers, with all decimals. */
async function readByIds(
  client: StoreClient,
  path: string,
  ids: readonly string[],
): Promise<Row[]> {
  const [all, rows]: [string[], Row[]] = [[...new Set(ids)], []];
  while (all.length > 0) {
    const include = all.splice(0, MAX_IDS).join();
    rows.push(...(await client.everyRow(path, { include, dp: '6' })));
  }
  return rows;
}

const amountOf = (row: Row, key: string): number => toNumber(row[key]) ?? 0;

/**
 * The total of an order without taxes, shipping and fees from its lines. The API rounds its total to the decimals of the store;
 * the plugin does not.
 */
const addLines = (order: Row): number =>
  toRows(order['line_items']).reduce((total, line) => total + amountOf(line, 'total'), 0);

/** The net sales of an order or refund that has no line of taxes or shipping; those of the store are as the reports have them. */
const readNet = (row: Row, order: Row, own: number, isForeign: boolean): number =>
  !isForeign
    ? amountOf(row, 'net_total')
    : own - (isRefund(row) ? 0 : amountOf(order, 'total_tax') + amountOf(order, 'shipping_total'));

/** An amount as the app writes it in a shop with dollars, a point and commas. */
function write(amount: number, code: string): string {
  const decimals = DECIMALS[code] ?? 2;
  const scale = 10 ** decimals;
  const rounded = (Math.sign(amount) * Math.round(Math.abs(amount) * scale + 1e-6)) / scale;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(rounded);
}

const sorted = (table: readonly (readonly string[])[]) =>
  table
    .map((row) => row.map(plain))
    .toSorted((one, other) => one.join().localeCompare(other.join()));

/** The cells of some columns, by the first words of their heads. */
function pick({ head, rows }: TableText, labels: readonly string[]): string[][] {
  const columns = labels.map((label) => head.findIndex((text) => text.startsWith(label)));
  return rows.map((row) => columns.map((at) => row[at] ?? ''));
}

const sum = (entries: readonly Entry[], read: (entry: Entry) => number): number =>
  entries.reduce((total, entry) => total + read(entry), 0);

/**
 * Compares the sums by currency in the Explorer, for all and for one, and in Payouts with those of the orders themselves, and
 * the line of Revenue with both amounts.
 */
export async function checkCurrencies({ client, context }: Source): Promise<ComparePage> {
  const { texts, facts } = context;
  const today = facts.now.slice(0, 10);
  const counted = await readOrders(client, [START, getAllDays(facts)[1]]);
  const [orders, refunds] = await Promise.all([
    readByIds(client, 'wc/v3/orders', counted.map(getOwner)),
    readByIds(
      client,
      'wc/v3/refunds',
      counted.filter(isRefund).map((row) => toText(row['order_id'])),
    ),
  ]);
  const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [toText(row['id']), row]));
  const [orderOf, refundOf] = [byId(orders), byId(refunds)];
  // Only Tillview's plugin sends the currency of a refund.
  const hasPlugin = await client.get('tillview/v1').then(
    () => true,
    () => false,
  );
  const entries = counted
    .filter((row) => timeOf(row).slice(0, 10) <= today)
    .map((row): Entry => {
      const order = orderOf.get(getOwner(row)) ?? {};
      const refund = refundOf.get(toText(row['order_id']));
      // WooCommerce shows an order without a currency in that of the store.
      // The API does not name that of a refund: the script that adds one in dollars names them as its reason.
      const isInDollars = hasPlugin && refund?.['reason'] === 'USD';
      const currency = isInDollars ? 'USD' : toText(order['currency']) || 'USD';
      const isExact = hasPlugin && DECIMALS[currency] === 3;
      const own = refund
        ? -amountOf(refund, 'amount')
        : isExact
          ? addLines(order)
          : amountOf(order, 'total');
      return {
        currency,
        isRefund: refund !== undefined,
        month: timeOf(row).slice(0, 7),
        method:
          toText(order['payment_method_title']) || toText(order['payment_method']) || 'Unknown',
        own,
        net: readNet(row, order, own, currency !== 'USD'),
        stored: amountOf(row, 'total_sales'),
      };
    });
  const ofAll = (own: readonly Entry[], code: string) =>
    write(
      sum(own, (entry) => entry.own),
      code,
    );
  const ordersOf = (own: readonly Entry[]) => own.filter((entry) => !entry.isRefund);
  const codes = [...new Set(entries.map(({ currency }) => currency))].toSorted();
  const expected = codes.map((code) => {
    const own = entries.filter(({ currency }) => currency === code);
    const net = sum(own, (entry) => entry.net);
    return [code, texts.metric('count', ordersOf(own).length), write(net, code), ofAll(own, code)];
  });
  const keyOf = ({ month, method, currency }: Entry) => [month, method, currency].join('|');
  const payouts = [...new Set(entries.map(keyOf))].map((key) => {
    const own = entries.filter((entry) => keyOf(entry) === key);
    const [month = '', method = '', code = ''] = key.split('|');
    const orders = ordersOf(own);
    return [
      texts.intervalInTable('month', `${month}-01`, `${month}-28`, true),
      method,
      code,
      texts.metric('count', orders.length),
      ofAll(orders, code),
      ofAll(
        own.filter((entry) => entry.isRefund),
        code,
      ),
    ];
  });
  const sold = entries.filter((entry) => !entry.isRefund);
  const added = sold.filter(
    ({ currency, own, stored }) => currency !== 'USD' && Math.abs(own - stored) < 0.01,
  );
  const share = (100 * sum(added, ({ stored }) => stored)) / sum(sold, ({ stored }) => stored);
  const names = new Intl.ListFormat('en-US').format(
    [...new Set(added.map(({ currency }) => currency))].toSorted(),
  );
  const line =
    added.length === 0
      ? []
      : [
          `${texts.decimal(share, 0)}% of these sales are in ${names} and are added without conversion. Show by currency`,
        ];
  const range = { period: 'custom', after: START, before: today, compare: 'none' };
  return async (page, url) => {
    const explorer = new ReportPage(page, url, EXPLORER);
    // Above 50 requests the app asks first, and keeps the consent in the preferences of the user: the check only reads.
    await page.route(/\/wp\/v2\/users\//, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
    );
    const readExplorer = async (query: Readonly<Record<string, string>>) => {
      await explorer.show({ ...range, by: 'currencies', per_page: '100', ...query });
      await readInPage(page);
      return pick(await explorer.table(), ['Currency', 'Orders', 'Net sales', 'Total sales']);
    };
    const shown = await readExplorer({});
    const selected: string[][] = [];
    for (const currency of codes) selected.push(...(await readExplorer({ currency })));
    const ofPayouts = new ReportPage(page, url, PAYOUTS);
    await ofPayouts.show({ ...range, per_page: '100' });
    await readInPage(page);
    const paid = pick(await ofPayouts.table(), [
      'Month',
      'Payment method',
      'Currency',
      'Orders',
      'Gross',
      'Refunds',
    ]);
    const revenue = new ReportPage(page, url, REVENUE);
    await revenue.show(range);
    const notes = page.getByRole('note').filter({ hasText: 'without conversion' });
    if (added.length > 0) await notes.first().waitFor();
    return joinComparisons([
      compareRows('by currency', sorted(expected), sorted(shown)),
      compareRows('one currency', sorted(expected), sorted(selected)),
      compareRows('payouts', sorted(payouts), sorted(paid)),
      compareTexts('line of Revenue', line, await notes.allInnerTexts()),
    ]);
  };
}
