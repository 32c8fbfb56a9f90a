import moment from 'moment';
import { ReportPage, type ReportPlace } from '../../e2e/pages/report-page.ts';
import type { ComparePage, Source } from '../check-view.ts';
import { rangeParams } from '../expected-view.ts';
import { compareRows, compareTexts, joinComparisons } from '../compare-cells.ts';
import { toNumber, toRow, toRows, toText, type Row, type StoreClient } from '../store-client.ts';
import { plain } from '../store-formatters.ts';
import { getAllDays, readInPage, readOrders, timeOf } from './orders.ts';

const PROFIT: ReportPlace = { path: '/analytics/profit', title: 'Profit' };
const PAYOUTS: ReportPlace = { path: '/analytics/payouts', title: 'Payouts' };
const PRODUCTS: ReportPlace = { path: '/analytics/products', title: 'Products' };
const COUPONS: ReportPlace = { path: '/analytics/coupons', title: 'Coupons' };
const BY_METHOD: ReportPlace = { path: '/analytics/sources', title: 'Sources' };

/** What is compared, and the name of its title. */
export const PROFIT_TITLE = 'Profit';

/** An order or a refund that the store counts, with the sums of its lines. */
type Entry = {
  time: string;
  isRefund: boolean;
  method: string;
  title: string;
  status: string;
  /** As the report of the store has them. */
  net: number;
  total: number;
  known: number;
  cost: number;
  shipping: number;
  fee: number | undefined;
  /** The lines with the number of their product; without a cost, `known` and `cost` are 0. */
  lines: readonly { product: string; net: number; known: number; cost: number }[];
  /** The codes of the coupons of the order. */
  coupons: readonly string[];
};

const amountOf = (row: Row, key: string): number => toNumber(row[key]) ?? 0;
const metaOf = (row: Row, key: string) =>
  toRows(row['meta_data']).find((meta) => meta['key'] === key)?.['value'];
const costOf = (line: Row | undefined): number | undefined =>
  line &&
  (toNumber(toRow(line['cost_of_goods_sold'])['value']) ?? toNumber(metaOf(line, '_cogs_value')));
const shippingOf = (row: Row): number =>
  toRows(row['shipping_lines']).reduce((sum, line) => sum + amountOf(line, 'total'), 0);

/** The lines of the orders and refunds that the store counts, added up independently of the app. */
async function readEntries(client: StoreClient, days: readonly [string, string]) {
  const sorted = { orderby: 'id', order: 'asc' };
  const [counted, orders, refunds] = await Promise.all([
    readOrders(client, days),
    client.everyRow('wc/v3/orders', { ...sorted, status: 'any' }),
    client.everyRow('wc/v3/refunds', sorted),
  ]);
  const orderOf = new Map(orders.map((order) => [toText(order['id']), order]));
  const refundOf = new Map(refunds.map((refund) => [toText(refund['id']), refund]));
  return counted.map((row): Entry => {
    const refund = refundOf.get(toText(row['order_id']));
    const order = orderOf.get(toText(row[refund ? 'parent_id' : 'order_id'])) ?? {};
    const sold = toRows(order['line_items']);
    const lines = (refund ? toRows(refund['line_items']) : sold).map((line) => {
      const original = refund
        ? sold.find(({ id }) => toText(id) === toText(metaOf(line, '_refunded_item_id')))
        : line;
      const whole = costOf(original);
      const [product, net] = [toText(line['product_id']), amountOf(line, 'total')];
      if (whole === undefined || !original) return { product, net, known: 0, cost: 0 };
      const cost = refund
        ? (amountOf(line, 'quantity') * whole) / amountOf(original, 'quantity')
        : whole;
      return { product, net, known: net, cost };
    });
    return {
      time: timeOf(row),
      isRefund: refund !== undefined,
      method: toText(order['payment_method']),
      title: toText(order['payment_method_title']),
      status: toText(order['status']),
      net: amountOf(row, 'net_total'),
      total: amountOf(row, 'total_sales'),
      known: lines.reduce((sum, line) => sum + line.known, 0),
      cost: lines.reduce((sum, line) => sum + line.cost, 0),
      lines,
      coupons: toRows(order['coupon_lines']).map(({ code }) => toText(code).toLowerCase()),
      shipping: shippingOf(refund ?? order),
      fee: refund ? undefined : toNumber(metaOf(order, '_stripe_fee')),
    };
  });
}

const sum = (entries: readonly Entry[], read: (entry: Entry) => number | undefined): number =>
  entries.reduce((total, entry) => total + (read(entry) ?? 0), 0);

/** A share in percent with one decimal; undefined without a whole. */
const share = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((1000 * part) / whole) / 10;

/** Whether the day of an entry is in a month, 'YYYY-MM'. */
const inMonth =
  (month: string) =>
  ({ time }: Entry) =>
    time.startsWith(month);

/** Compares Profit, Payouts, the sources by payment method, and products and coupons with sums of the lines of the orders. */
export async function checkProfit({ client, context }: Source): Promise<ComparePage> {
  const { texts, facts } = context;
  const today = facts.now.slice(0, 10);
  const all = await readEntries(client, getAllDays(facts));
  const first = all.map(({ time }) => time.slice(0, 10)).toSorted()[0] ?? today;
  const entries = all.filter(({ time }) => time.slice(0, 10) <= today);
  const start = `${first.slice(0, 7)}-01`;
  const months: string[] = [];
  for (const at = moment.utc(start); at.format('YYYY-MM') <= today.slice(0, 7); at.add(1, 'month'))
    months.unshift(at.format('YYYY-MM'));
  const money = (value: number) => texts.metric('money', value);
  const percent = (value: number | undefined) =>
    value === undefined ? 'N/A' : texts.decimal(value, 1);

  const profitCells = (own: readonly Entry[]) => {
    const orders = own.filter(({ isRefund }) => !isRefund);
    const [known, cost] = [sum(own, (entry) => entry.known), sum(own, (entry) => entry.cost)];
    const [shipping, fees] = [sum(own, (entry) => entry.shipping), sum(own, ({ fee }) => fee)];
    return [
      money(known - cost + shipping - fees),
      money(known - cost),
      percent(share(known - cost, known)),
      money(known),
      money(cost),
      money(sum(own, ({ net }) => net) - known),
      money(shipping),
      money(fees),
      percent(
        share(
          sum(orders, (entry) => entry.known),
          sum(orders, ({ net }) => net),
        ),
      ),
      percent(share(orders.filter(({ fee }) => fee !== undefined).length, orders.length)),
    ].map(plain);
  };
  const monthText = (month: string) => {
    const end = moment.utc(month).endOf('month').format('YYYY-MM-DD');
    const part = texts.partOf('month', `${month}-01`, end < today ? end : today);
    const running = texts.isIncomplete(`${month}-01 00:00:00`, `${end} 23:59:59`);
    return `${texts.intervalInTable('month', `${month}-01`, end, true)}${running ? ' so far' : ''}${part && ` (${part})`}`;
  };
  const profitRows = months.map((month) => [
    monthText(month),
    ...profitCells(entries.filter(inMonth(month))),
  ]);

  const payoutCells = (own: readonly Entry[]) => {
    const orders = own.filter(({ isRefund }) => !isRefund);
    const unpaid = orders.filter(({ status }) => status === 'on-hold' || status === 'pending');
    const paid = orders.filter((order) => !unpaid.includes(order));
    const total = (list: readonly Entry[]) => sum(list, (entry) => entry.total);
    const fees = sum(paid, ({ fee }) => fee);
    return [
      texts.metric('count', orders.length),
      money(total(orders)),
      money(total(own) - total(orders)),
      money(fees),
      money(0),
      texts.metric('count', paid.filter(({ fee }) => fee === undefined).length),
      money(total(unpaid)),
      money(total(own) - total(unpaid) - fees),
    ].map(plain);
  };
  const methods = [...new Map(all.map(({ method, title }) => [method, title]))];
  const payoutRows = months.flatMap((month) =>
    methods.flatMap(([method, title]) => {
      const own = entries.filter((entry) => entry.method === method && inMonth(month)(entry));
      const name = texts.intervalInTable('month', `${month}-01`, `${month}-28`, true);
      return own.length === 0 ? [] : [[name, title || method, ...payoutCells(own)]];
    }),
  );
  // Gross profit is shown where at least half of the sales have a known cost.
  const hasProfit = sum(entries, (entry) => entry.known) >= sum(entries, ({ net }) => net) / 2;
  const methodRows = methods.flatMap(([method, title]) => {
    const own = entries.filter((entry) => entry.method === method);
    const orders = own.filter(({ isRefund }) => !isRefund).length;
    const [known, cost] = [sum(own, (entry) => entry.known), sum(own, (entry) => entry.cost)];
    return own.length === 0
      ? []
      : [
          [
            title || method,
            texts.metric('count', orders),
            money(sum(own, ({ net }) => net)),
            ...(hasProfit
              ? [money(cost), money(known - cost), percent(share(known - cost, known))]
              : []),
          ].map(plain),
        ];
  });

  // Products and coupons of the last year: most sales of older orders have no known cost.
  const year = moment.utc(today).subtract(1, 'year').add(1, 'day').format('YYYY-MM-DD');
  const recent = entries.filter(({ time }) => time.slice(0, 10) >= year);
  const lines = recent.flatMap((entry) => entry.lines);
  const hasItems =
    lines.reduce((total, line) => total + line.known, 0) >=
    lines.reduce((total, line) => total + line.net, 0) / 2;
  const itemCells = (own: readonly { known: number; cost: number }[]) => {
    const [known, cost] = [
      own.reduce((total, each) => total + each.known, 0),
      own.reduce((total, each) => total + each.cost, 0),
    ];
    const isKnown = Math.abs(known) > 1e-9 || Math.abs(cost) > 1e-9;
    return isKnown
      ? [money(cost), money(known - cost), percent(share(known - cost, known))].map(plain)
      : ['N/A', 'N/A', 'N/A'];
  };
  const readRows = (name: string) =>
    client.everyRow(`wc-analytics/reports/${name}`, {
      ...rangeParams([year, today]),
      extended_info: 'true',
    });
  const [products, coupons] = await Promise.all([readRows('products'), readRows('coupons')]);
  const nameIn = (row: Row, key: string) => plain(toText(toRow(row['extended_info'])[key]));
  const productRows = products.map((row) => [
    nameIn(row, 'name'),
    ...itemCells(lines.filter(({ product }) => product === toText(row['product_id']))),
  ]);
  const couponRows = coupons.map((row) => [
    nameIn(row, 'code'),
    ...itemCells(
      recent.filter((entry) => entry.coupons.includes(nameIn(row, 'code').toLowerCase())),
    ),
  ]);

  const sorted = (rows: readonly (readonly string[])[]) =>
    rows.map((row) => [...row]).toSorted((one, other) => one.join().localeCompare(other.join()));
  const range = { period: 'custom', after: start, before: today, compare: 'none' };
  return async (page, url) => {
    // Above 50 requests the app asks first, and keeps the consent in the preferences of the user: the check only reads.
    await page.route(/\/wp\/v2\/users\//, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
    );
    const open = async (place: ReportPlace, query: Readonly<Record<string, string>>) => {
      const shown = new ReportPage(page, url, place);
      await shown.show({ ...range, ...query, per_page: '100' });
      await readInPage(page);
      return shown.table();
    };
    const profit = await open(PROFIT, { interval: 'month' });
    const payouts = await open(PAYOUTS, {});
    const sources = await open(BY_METHOD, { filter: 'payment' });
    const readItems = async (place: ReportPlace, name: string) => {
      const { head, rows } = await open(place, { after: year, table_profit: 'yes' });
      const columns = [name, 'Cost of goods', 'Gross profit', 'Margin'].map((label) =>
        head.findIndex((text) => text.startsWith(label)),
      );
      return sorted(hasItems ? rows.map((row) => columns.map((at) => plain(row[at] ?? ''))) : []);
    };
    const byProduct = await readItems(PRODUCTS, 'Product');
    const byCoupon = await readItems(COUPONS, 'Coupon');
    return joinComparisons([
      compareRows('products', hasItems ? sorted(productRows) : [], byProduct),
      compareRows('coupons', hasItems ? sorted(couponRows) : [], byCoupon),
      compareRows('profit', profitRows, profit.rows),
      compareTexts('profit totals', profitCells(entries), profit.foot.slice(1)),
      compareRows('payouts', sorted(payoutRows), sorted(payouts.rows)),
      compareTexts('payout totals', payoutCells(entries), payouts.foot.slice(1).filter(Boolean)),
      compareRows(
        'sources by payment method',
        sorted(methodRows),
        sorted(sources.rows.map((row) => [...row.slice(0, 3), ...row.slice(5)])),
      ),
    ]);
  };
}
