import moment from 'moment';
import type { Page } from 'playwright-core';
import { ReportPage } from '../e2e/pages/report-page.ts';
import { textOf } from './cells.ts';
import type { ComparePage, Source } from './check-view.ts';
import { compareRows, compareTexts, joinComparisons } from './compare-cells.ts';
import { rangeParams } from './expected-view.ts';
import type { RangeChoice } from './ranges.ts';
import { toNumber, toRow, toText, type Row, type StoreClient } from './store-client.ts';
import { plain } from './store-formatters.ts';

/** The screens that are computed from all orders in the browser. */
export const SOURCES = { path: '/analytics/sources', title: 'Sources' } as const;
export const RETENTION = { path: '/analytics/retention', title: 'Retention' } as const;

const DAY_MS = 86_400_000;
const READ_TIMEOUT_MS = 600_000;

/** The orders and refunds of a range, each once, with products and customers. */
async function readOrders(client: StoreClient, range: Row | object): Promise<Row[]> {
  const rows = await client.everyRow('wc-analytics/reports/orders', {
    ...range,
    extended_info: 'true',
    orderby: 'date',
    order: 'asc',
  });
  return [...new Map(rows.map((row) => [toText(row['order_id']), row])).values()];
}

/** The ledger has whole months. A shop whose clock is set back also has orders between its time and the end of the month. */
const everything = ({ now }: { now: string }) =>
  rangeParams(['2000-01-01', moment.utc(now.slice(0, 10)).endOf('month').format('YYYY-MM-DD')]);

const isRefund = (row: Row) => (toNumber(row['parent_id']) ?? 0) !== 0;

/** Reads all orders in the page, as a user agrees to, and waits until they are compared with the store. */
async function readInPage(page: Page): Promise<void> {
  const read = page.locator('.tillview-ledger button.is-primary');
  const done = page.getByText(/^Computed in this browser from [\d.,]+ orders?\. Each month equals/);
  await read.or(done).first().waitFor();
  if (await read.isVisible()) await read.click();
  await done.waitFor({ timeout: READ_TIMEOUT_MS });
}

/** Sums the orders of a range by a text of each; a refund belongs to the text of its order. */
function sumBy(rows: readonly Row[], all: readonly Row[], nameOf: (row: Row) => string) {
  const byId = new Map(all.map((row) => [toText(row['order_id']), row]));
  const groups = new Map<
    string,
    { orders: number; net: number; sold: number; customers: Set<string> }
  >();
  for (const row of rows) {
    const owner = byId.get(toText(row['parent_id'])) ?? row;
    const group = groups.get(nameOf(owner)) ?? {
      orders: 0,
      net: 0,
      sold: 0,
      customers: new Set(),
    };
    groups.set(nameOf(owner), group);
    group.net += toNumber(row['net_total']) ?? 0;
    if (isRefund(row)) continue;
    group.orders += 1;
    group.sold += toNumber(row['net_total']) ?? 0;
    if (row['customer_type'] === 'new') group.customers.add(toText(row['customer_id']));
  }
  return [...groups].toSorted(([, one], [, other]) => other.net - one.net);
}

/** Whether the store's average order value leaves refunds out, as since WooCommerce 10.2. */
async function leavesRefundsOut(client: StoreClient, range: Row | object): Promise<boolean> {
  const { totals } = toRow(
    await client.get('wc-analytics/reports/orders/stats', { ...range, interval: 'year' }),
  );
  const { net_revenue: net, orders_count: orders, avg_order_value: average } = toRow(totals);
  return (
    Math.abs((toNumber(net) ?? 0) / (toNumber(orders) ?? 1) - (toNumber(average) ?? 0)) > 0.005
  );
}

/** Compares the table of Sources with sums of the orders that the store lists for the range. */
export async function checkSources(
  { client, context }: Source,
  { query, range }: RangeChoice,
): Promise<ComparePage> {
  const { texts, facts } = context;
  const all = await readOrders(client, everything(facts));
  const rows = await readOrders(client, rangeParams(range.primary));
  const isOfSales = await leavesRefundsOut(client, everything(facts));
  const groups = sumBy(rows, all, (row) => {
    const origin = toRow(toRow(row['extended_info'])['attribution'])['origin'];
    return textOf(origin) || 'Unknown';
  });
  const expected = groups.map(([name, { orders, net, sold, customers }]) => [
    name,
    texts.metric('count', orders),
    texts.metric('money', net),
    texts.metric('money', orders === 0 ? undefined : (isOfSales ? sold : net) / orders),
    texts.metric('count', customers.size),
  ]);
  return async (page, url) => {
    const shown = new ReportPage(page, url, SOURCES);
    await shown.show({ ...query, compare: 'none', per_page: '100' });
    await readInPage(page);
    const table = await shown.table();
    return joinComparisons([
      compareTexts(
        'head',
        ['Source', 'Orders', 'Net sales', 'Average order value', 'New customers'],
        table.head,
      ),
      compareRows(
        'sources',
        expected.map((row) => row.map(plain)),
        table.rows,
      ),
    ]);
  };
}

type History = { times: number[]; net: number };

/** The orders of each customer, by the customer's number; without orders that have no customer. */
function getHistories(rows: readonly Row[]): Map<string, History> {
  const byId = new Map(rows.map((row) => [toText(row['order_id']), row]));
  const histories = new Map<string, History>();
  for (const row of rows) {
    const customer = toText((byId.get(toText(row['parent_id'])) ?? row)['customer_id']);
    if (customer === '0' || customer === '') continue;
    const history = histories.get(customer) ?? { times: [], net: 0 };
    histories.set(customer, history);
    history.net += toNumber(row['net_total']) ?? 0;
    const date = toText(row['date'] ?? row['date_created']).slice(0, 19);
    if (!isRefund(row)) history.times.push(Date.parse(`${date.replace(' ', 'T')}Z`));
  }
  for (const { times } of histories.values()) times.sort((one, other) => one - other);
  return histories;
}

/** The value below which a share of the sorted values is, interpolated linearly. */
function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const [low = 0, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (at - Math.floor(at)) * (high - low);
}

/** Compares customers, net sales and the customers who slip away with the orders that the store lists. */
export async function checkRetention({ client, context }: Source): Promise<ComparePage> {
  const { texts, facts } = context;
  const histories = [...getHistories(await readOrders(client, everything(facts))).values()].filter(
    ({ times }) => times.length > 0,
  );
  const gaps = histories
    .flatMap(({ times }) =>
      times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / DAY_MS),
    )
    .toSorted((one, other) => one - other);
  const limit = quantile(gaps, 0.9);
  const now = Date.parse(`${facts.now.slice(0, 13)}:00:00Z`);
  const silent = histories.filter(({ times }) => (now - (times.at(-1) ?? 0)) / DAY_MS > limit);
  const sum = (list: readonly History[]) => list.reduce((total, { net }) => total + net, 0);
  return async (page, url) => {
    const shown = new ReportPage(page, url, RETENTION);
    await shown.show({});
    await readInPage(page);
    const segments = page.getByRole('table', { name: /^Segments/ });
    const totals = await segments.getByRole('row').last().getByRole('cell').allInnerTexts();
    const away = page.getByText(/silent for longer\.$/).locator('..');
    return joinComparisons([
      compareTexts(
        'totals of the segments',
        [texts.metric('count', histories.length), '', texts.metric('money', sum(histories))].map(
          plain,
        ),
        totals.slice(0, 3).map(plain),
      ),
      compareTexts(
        'slipping away',
        [
          `${texts.metric('count', silent.length)} customers have been silent for longer. They account for ${texts.metric('money', sum(silent))} of net sales so far.`,
        ].map(plain),
        [plain(await away.innerText()).replace(/(so far\.).*/, '$1')],
      ),
    ]);
  };
}
