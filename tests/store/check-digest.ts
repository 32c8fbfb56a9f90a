import type { Page } from 'playwright-core';
import { ReportPage, readTable } from '../e2e/pages/report-page.ts';
import { stockCells, textOf } from './cells.ts';
import { withDayOfOrders } from './check-overview.ts';
import type { ComparePage, Source } from './check-view.ts';
import { compareTexts, joinComparisons, type Comparison } from './compare-cells.ts';
import { addDays } from './days.ts';
import { rangeParams } from './expected-view.ts';
import type { Days } from './expected-ranges.ts';
import { toNumber, toRows, toText, type Row } from './store-client.ts';
import { plain, type MetricKind } from './store-formatters.ts';

/** The digest as a page. */
export const DIGEST = { path: '/digest', title: 'Digest' } as const;

/** The figures of the digest, as the store names them. */
const FIGURES: readonly (readonly [stat: string, title: string, kind: MetricKind])[] = [
  ['revenue/net_revenue', 'Net sales', 'money'],
  ['orders/orders_count', 'Orders', 'count'],
  ['orders/avg_order_value', 'Average order value', 'money'],
  ['products/items_sold', 'Items sold', 'count'],
];

/** A digest of a day or of a week, and how many days before it the compared range is. */
export const DIGEST_VIEWS = [
  { name: 'yesterday', query: {}, title: 'Yesterday', days: 1 },
  { name: 'the last 7 full days', query: { every: 'week' }, title: 'Last 7 full days', days: 7 },
] as const;
export type DigestView = (typeof DIGEST_VIEWS)[number];

/** The first products of the digest that have to be ordered. */
const MAX_ROWS = 10;

const cardOf = (page: Page, name: string | RegExp) =>
  page
    .locator('.tillview-card')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

/** The stock of each product and variation that the store lists, by name. */
async function readStock({ client }: Source): Promise<Map<string, Row[]>> {
  const rows = await client.everyRow('wc-analytics/reports/stock', {
    type: 'all',
    orderby: 'title',
    order: 'asc',
  });
  const byName = new Map<string, Row[]>();
  for (const row of rows) {
    const name = textOf(row['name']);
    byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  return byName;
}

/** Compares the table of what to order: each row is a product of the store, with the store's quantity and status. */
async function compareStock(page: Page, source: Source): Promise<Comparison> {
  const { texts } = source.context;
  const stock = await readStock(source);
  const { head, rows } = await readTable(cardOf(page, 'What to order').getByRole('table'));
  const [nameAt, stockAt, statusAt] = ['Product', 'Stock', 'Status'].map((label) =>
    head.findIndex((text) => text.startsWith(label)),
  );
  const isEmpty = rows.length === 1 && rows[0]?.length === 1;
  const listed = isEmpty ? [] : rows;
  return joinComparisons([
    compareTexts(
      'number of products to order',
      ['at most 10'],
      [listed.length <= MAX_ROWS ? 'at most 10' : String(listed.length)],
    ),
    ...listed.map((cells) => {
      const name = cells[nameAt ?? -1] ?? '';
      const shown = [cells[statusAt ?? -1] ?? '', cells[stockAt ?? -1] ?? ''];
      // Products of the same name are distinguished by their number behind it.
      const same = stock.get(name) ?? stock.get(name.replace(/ \(#\d+\)$/, '')) ?? [];
      const texted = same.map((row) => {
        const [status, quantity] = stockCells(texts, row).map(plain);
        // What sells fast runs out within its lead time, while the store still calls it in stock.
        const isInStock = status === 'In stock' && shown[0] === 'Runs out soon';
        return [isInStock ? 'Runs out soon' : (status ?? ''), quantity ?? ''];
      });
      const own = texted.find((pair) => pair.join() === shown.join()) ?? texted[0];
      return compareTexts(`what to order, ${name}`, own ?? ['a product of the store'], shown);
    }),
  ]);
}

/** Reads what the digest must show of a day or a week. The result opens it and compares the figures and the stock. */
export async function checkDigest(
  source: Source,
  { query, title, days }: DigestView,
): Promise<ComparePage> {
  const { client, context } = source;
  const { texts, facts } = context;
  const yesterday = addDays(facts.now, -1);
  const range: Days = [addDays(yesterday, 1 - days), yesterday];
  // A day is compared with the same weekday, and seven days with the seven before.
  const earlier: Days = [addDays(range[0], -7), addDays(range[1], -7)];
  const path = 'wc-analytics/reports/performance-indicators';
  const read = async (of: Days) => {
    const stats = FIGURES.map(([stat]) => stat).join(',');
    const rows = toRows(await client.get(path, { ...rangeParams(of), stats }));
    return new Map(rows.map(({ stat, value }) => [toText(stat), toNumber(value)]));
  };
  const readNet = async (of: Days) => {
    const params = { ...rangeParams(of), interval: 'day' };
    const { totals } = await client.stats('wc-analytics/reports/revenue/stats', params);
    return toNumber(totals['net_revenue']) ?? 0;
  };
  const [now, then] = await Promise.all([read(range), read(earlier)]);
  const firstOfMonth = `${facts.now.slice(0, 7)}-01`;
  const net = await readNet([firstOfMonth, facts.now.slice(0, 10)]);
  const mayListProducts =
    (await client.getIfAllowed('wc-analytics/products', { per_page: '1' })) !== undefined;
  return async (page, url) => {
    const shown = new ReportPage(page, url, DIGEST);
    await shown.show(query);
    await cardOf(page, 'What to order').waitFor();
    await shown.settle();
    const items = await cardOf(page, title).getByRole('listitem').allInnerTexts();
    const label = `Previous period (${texts.dateRange(...earlier)})`;
    const figures = FIGURES.map(([stat, name, kind]) => {
      const [present, before] = [now.get(stat), then.get(stat)];
      const isNothing = present === 0 && before === 0;
      const card = texts.card(
        { stat, title: name, kind },
        present,
        before,
        isNothing ? undefined : label,
      );
      return plain(withDayOfOrders(stat, card, facts.dateType));
    });
    const parts = [compareTexts('figures', figures, items.map(plain))];
    // A month without sales has no amount in its sentence.
    if (net !== 0) {
      const month = `${texts.longDate(firstOfMonth).split(' ')[0]} ${firstOfMonth.slice(0, 4)}`;
      const text = plain(await cardOf(page, month).innerText());
      const amount = plain(texts.metric('money', net));
      parts.push(compareTexts('month to date', [amount], [text.includes(amount) ? amount : text]));
    }
    if (mayListProducts) parts.push(await compareStock(page, source));
    return joinComparisons(parts);
  };
}
