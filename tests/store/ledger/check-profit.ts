import moment from 'moment';
import type { Page } from 'playwright-core';
import { OverviewPage } from '../../e2e/pages/overview-page.ts';
import { ReportPage, type ReportPlace, type TableText } from '../../e2e/pages/report-page.ts';
import type { ComparePage, Source } from '../check-view.ts';
import { rangeParams } from '../expected-view.ts';
import { compareRows, compareTexts, joinComparisons, type Comparison } from '../compare-cells.ts';
import { toNumber, toRow, toRows, toText, type Row, type StoreClient } from '../store-client.ts';
import { plain } from '../store-formatters.ts';
import { getAllDays, readInPage, readOrders, timeOf } from './orders.ts';

const PROFIT: ReportPlace = { path: '/analytics/profit', title: 'Profit' };
const PAYOUTS: ReportPlace = { path: '/analytics/payouts', title: 'Payouts' };
const PRODUCTS: ReportPlace = { path: '/analytics/products', title: 'Products' };
const COUPONS: ReportPlace = { path: '/analytics/coupons', title: 'Coupons' };
const SOURCES: ReportPlace = { path: '/analytics/sources', title: 'Sources' };

/** What Profit says in a shop without costs. */
const NO_COSTS = 'No costs in this shop yet';

/** Screens that have figures of profit where there are some. Low stock has what the stock costs. */
const WITH_PROFIT: readonly (readonly [ReportPlace, Readonly<Record<string, string>>])[] = [
  [PRODUCTS, { table_profit: 'yes' }],
  [{ path: '/analytics/overview', title: 'Overview' }, {}],
  [{ path: '/digest', title: 'Digest' }, {}],
  [{ path: '/stock', title: 'Low stock' }, { table_stock_value: 'yes' }],
];
/** Shows the tiles of Profit on the Overview. */
const WITH_TILES = {
  dashboard_sections: [{ key: 'store-profit', isVisible: true, hiddenBlocks: [] }],
};

/** The name of a figure of profit, and a number behind it. */
const FIGURES =
  /(?:What I kept|Gross profit|Cost of goods|Margin|Stock at cost|At today’s cost)[^\d\p{L}]{0,20}\d[\d.,]*/gu;

const PROFIT_LABELS = ['Cost of goods', 'Gross profit', 'Margin'];

/** What is compared, and the name of its title. */
export const PROFIT_TITLE = 'Profit';

/** An order or a refund that the store counts, with the sums of its lines. */
type Entry = {
  time: string;
  isRefund: boolean;
  method: string;
  title: string;
  status: string;
  /** The source of the order. */
  origin: string;
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

/** The first and the last day. */
type Days = readonly [string, string];

const amountOf = (row: Row, key: string): number => toNumber(row[key]) ?? 0;
const metaOf = (row: Row, key: string) =>
  toRows(row['meta_data']).find((meta) => meta['key'] === key)?.['value'];
const costOf = (line: Row | undefined): number | undefined =>
  line &&
  (toNumber(toRow(line['cost_of_goods_sold'])['value']) ?? toNumber(metaOf(line, '_cogs_value')));
const shippingOf = (row: Row): number =>
  toRows(row['shipping_lines']).reduce((sum, line) => sum + amountOf(line, 'total'), 0);

/** The lines of the orders and refunds that the store counts, added up independently of the app. */
async function readEntries(client: StoreClient, days: Days) {
  const sorted = { orderby: 'id', order: 'asc', dp: '6' };
  const [counted, orders, refunds] = await Promise.all([
    readOrders(client, days),
    client.everyRow('wc/v3/orders', { ...sorted, status: 'any' }),
    client.everyRow('wc/v3/refunds', sorted),
  ]);
  const orderOf = new Map(orders.map((order) => [toText(order['id']), order]));
  const refundOf = new Map(refunds.map((refund) => [toText(refund['id']), refund]));
  const countedOf = new Map(counted.map((row) => [toText(row['order_id']), row]));
  return counted.map((row): Entry => {
    const refund = refundOf.get(toText(row['order_id']));
    const order = orderOf.get(toText(row[refund ? 'parent_id' : 'order_id'])) ?? {};
    const owner = countedOf.get(toText(row['parent_id'])) ?? row;
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
      origin: toText(toRow(toRow(owner['extended_info'])['attribution'])['origin']) || 'Unknown',
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

/** Compares what the screens say in a shop without costs: how to enter them, and no figure. `profit`: the open screen. */
async function checkNoCosts(page: Page, url: string, profit: ReportPage): Promise<Comparison> {
  const notices = () => page.getByRole('heading', { name: NO_COSTS }).allInnerTexts();
  const found = [
    compareTexts('no costs, Profit', [NO_COSTS], await notices()),
    compareTexts('no costs, cards of Profit', [], await profit.cards()),
    compareTexts('no costs, tables of Profit', [], await profit.reportTable().allInnerTexts()),
  ];
  const overview = new OverviewPage(page, url);
  await overview.usePreferences(WITH_TILES);
  for (const [place, query] of WITH_PROFIT) {
    const shown = new ReportPage(page, url, place);
    await shown.open(query);
    const hasNotice = place === PRODUCTS || place.title === 'Overview';
    if (hasNotice) await page.getByRole('heading', { name: NO_COSTS }).waitFor();
    await shown.settle();
    const figures = (await page.getByRole('main').innerText()).match(FIGURES) ?? [];
    found.push(
      compareTexts(`no costs, ${place.title}`, hasNotice ? [NO_COSTS] : [], await notices()),
      compareTexts(`no costs, figures of ${place.title}`, [], figures),
    );
  }
  return joinComparisons(found);
}

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
  const hasCosts = all.some(({ lines }) =>
    lines.some(({ known, cost }) => known !== 0 || cost !== 0),
  );
  const money = (value: number) => texts.metric('money', value);
  const percent = (value: number | undefined) => texts.metric('percent', value);

  /** The fees of orders; unknown if none of several is known. */
  const feesText = (orders: readonly Entry[]) =>
    orders.length > 0 && orders.every(({ fee }) => fee === undefined)
      ? 'N/A'
      : money(sum(orders, ({ fee }) => fee));

  const profitCells = (own: readonly Entry[]) => {
    const orders = own.filter(({ isRefund }) => !isRefund);
    const [known, cost] = [sum(own, (entry) => entry.known), sum(own, (entry) => entry.cost)];
    const [shipping, fees] = [sum(own, (entry) => entry.shipping), sum(own, ({ fee }) => fee)];
    const net = sum(own, (entry) => entry.net);
    const isZero = (amount: number) => Math.abs(amount) < 1e-6;
    // An unknown cost is not 0: sales without any known cost have no gross profit.
    const ofKnown = (amount: number) =>
      isZero(known) && isZero(cost) && !isZero(net) ? 'N/A' : money(amount);
    return [
      ofKnown(known - cost + shipping - fees),
      ofKnown(known - cost),
      percent(share(known - cost, known)),
      money(known),
      ofKnown(cost),
      money(net - known),
      money(shipping),
      feesText(orders),
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
      money(total(own) - total(unpaid) - fees),
      texts.metric('count', orders.length),
      money(total(orders)),
      money(total(own) - total(orders)),
      feesText(paid),
      money(0),
      texts.metric('count', paid.filter(({ fee }) => fee === undefined).length),
      money(total(unpaid)),
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
  const itemCells = (own: readonly { known: number; cost: number }[]) => {
    const known = own.reduce((total, each) => total + each.known, 0);
    const cost = own.reduce((total, each) => total + each.cost, 0);
    const isKnown = Math.abs(known) > 1e-9 || Math.abs(cost) > 1e-9;
    return isKnown
      ? [money(cost), money(known - cost), percent(share(known - cost, known))]
      : ['N/A', 'N/A', 'N/A'];
  };
  // Profit is shown where at least half of the sales have a known cost.
  const isShown = (own: readonly { net: number; known: number }[]) => {
    const net = own.reduce((total, each) => total + each.net, 0);
    return net > 0 && own.reduce((total, each) => total + each.known, 0) >= net / 2 - 1e-9;
  };
  const groupRows = (own: readonly Entry[], nameOf: (entry: Entry) => string) =>
    [...new Set(own.map(nameOf))].map((name) => {
      const group = own.filter((entry) => nameOf(entry) === name);
      const orders = group.filter(({ isRefund }) => !isRefund).length;
      return [
        name,
        texts.metric('count', orders),
        money(sum(group, ({ net }) => net)),
        ...(isShown(own) ? itemCells(group) : []),
      ].map(plain);
    });
  const readNames = async (name: string, idKey: string, nameKey: string) => {
    const days: Days = [first, today];
    const params = { ...rangeParams(days), extended_info: 'true' };
    const rows = await client.everyRow(`wc-analytics/reports/${name}`, params);
    const nameOf = (row: Row) => plain(toText(toRow(row['extended_info'])[nameKey]));
    return new Map(rows.map((row) => [toText(row[idKey]), nameOf(row)]));
  };
  const productNames = await readNames('products', 'product_id', 'name');
  const couponNames = [...(await readNames('coupons', 'coupon_id', 'code')).values()];
  /** The rows of a range by product, coupon, source and payment method. */
  const tablesOf = (own: readonly Entry[]) => {
    const lines = own.flatMap((entry) => entry.lines);
    const cellsOf = (items: readonly { known: number; cost: number }[]) =>
      isShown(lines) ? itemCells(items).map(plain) : [];
    const withCoupon = (name: string) =>
      own.filter(({ coupons }) => coupons.includes(name.toLowerCase()));
    return {
      products: [...new Set(lines.map(({ product }) => product))].map((id) => [
        productNames.get(id) ?? id,
        ...cellsOf(lines.filter(({ product }) => product === id)),
      ]),
      // A coupon has a row where an order with it was made.
      coupons: couponNames
        .filter((name) => withCoupon(name).some(({ isRefund }) => !isRefund))
        .map((name) => [name, ...cellsOf(withCoupon(name))]),
      sources: groupRows(own, ({ origin }) => origin),
      methods: groupRows(own, ({ title, method }) => title || method),
    };
  };
  const ofMonths = months.map((month) => {
    const end = moment.utc(month).endOf('month').format('YYYY-MM-DD');
    const days = { after: `${month}-01`, before: end < today ? end : today };
    return [days, tablesOf(entries.filter(inMonth(month)))] as const;
  });

  const sorted = (rows: readonly (readonly string[])[]) =>
    rows.map((row) => [...row]).toSorted((one, other) => one.join().localeCompare(other.join()));
  const range = { period: 'custom', after: start, before: today, compare: 'none' };
  return async (page, url) => {
    // Above 50 requests the app asks first, and keeps the consent in the preferences of the user: the check only reads.
    await page.route(/\/wp\/v2\/users\//, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
    );
    const open = async (shown: ReportPage, query: Readonly<Record<string, string>>) => {
      await shown.show({ ...range, ...query, per_page: '100' });
      await readInPage(page);
      await shown.settle();
    };
    // The columns of the labels that are shown.
    const cellsOf = ({ head, rows }: TableText, labels: readonly string[]) => {
      const columns = labels
        .map((label) => head.findIndex((text) => text.startsWith(label)))
        .filter((at) => at >= 0);
      return sorted(rows.map((row) => columns.map((at) => plain(row[at] ?? ''))));
    };
    const ofGroups = ['Orders', 'Net sales', ...PROFIT_LABELS];
    const profit = new ReportPage(page, url, PROFIT);
    await open(profit, { interval: 'month' });
    const found: Comparison[] = [];
    if (hasCosts) {
      const { rows, foot } = await profit.table();
      found.push(
        compareRows('profit', profitRows, rows),
        compareTexts('profit totals', profitCells(entries), foot.slice(1)),
      );
    } else found.push(await checkNoCosts(page, url, profit));
    const ofPayouts = new ReportPage(page, url, PAYOUTS);
    await open(ofPayouts, {});
    const payouts = await ofPayouts.table();
    found.push(
      compareRows('payouts', sorted(payoutRows), sorted(payouts.rows)),
      compareTexts('payout totals', payoutCells(entries), payouts.foot.slice(1).filter(Boolean)),
    );
    // All months of one screen: it keeps what it has read.
    const items = { table_profit: 'yes' };
    const tables = [
      ['products', PRODUCTS, items, ['Product title', ...PROFIT_LABELS]],
      ['coupons', COUPONS, items, ['Coupon code', ...PROFIT_LABELS]],
      ['sources', SOURCES, {}, ['Source', ...ofGroups]],
      ['methods', SOURCES, { filter: 'payment' }, ['Payment method', ...ofGroups]],
    ] as const;
    for (const [name, place, query, labels] of tables) {
      const shown = new ReportPage(page, url, place);
      for (const [days, expected] of ofMonths) {
        await open(shown, { ...query, ...days });
        const cells = cellsOf(await shown.table(), labels);
        const title = `${name} ${days.after.slice(0, 7)}`;
        found.push(compareRows(title, sorted(expected[name]), cells));
      }
    }
    return joinComparisons(found);
  };
}
