import type { Page } from 'playwright-core';
import { ReportPage } from '../e2e/pages/report-page.ts';
import type { ComparePage, Source } from './check-view.ts';
import { compareTexts, joinComparisons, type Comparison } from './compare-cells.ts';
import { PAGE_SIZE, rangeParams, readMetrics } from './expected-view.ts';
import { LIST_CHECKS } from './list-checks.ts';
import type { ReportCheck, TableCheck, View } from './report-check.ts';
import { toNumber, toText, type Params, type Row, type StoreClient } from './store-client.ts';
import { plain } from './store-formatters.ts';

/** Lists above this size are shown as the store pages them. */
const MAX_ROWS = 1000;

/** Prints what the REST API of the store gets wrong, which is not a difference of the page. */
const report = (title: string, text: string) => console.log(`${title} | REST API | ${text}`);

/** Reads every row of a list once, in both directions, because the store does not order equal rows. */
async function readRows(client: StoreClient, { endpoint, id }: TableCheck, params: Params) {
  const path = `wc-analytics/reports/${endpoint}`;
  const rows = new Map<string, Row>();
  for (const order of ['desc', 'asc'])
    for (const row of await client.everyRow(path, { ...params, order })) rows.set(id(row), row);
  return [...rows.values()];
}

/** Reports rows that the pages of the store's API repeat or lack. */
async function reportPages(
  client: StoreClient,
  { title, table }: ReportCheck & { table: TableCheck },
  params: Params,
): Promise<number> {
  const path = `wc-analytics/reports/${table.endpoint}`;
  const read = (page: number) =>
    client.list(path, { ...params, page: String(page), per_page: String(PAGE_SIZE) });
  const { rows: first, total, pages } = await read(1);
  if (total > MAX_ROWS) return total;
  const rows = [...first];
  for (let page = 2; page <= pages; page += 1) rows.push(...(await read(page)).rows);
  const distinct = new Set(rows.map(table.id)).size;
  if (distinct !== total || rows.length !== total)
    report(
      title,
      `${total} rows are counted; the pages have ${rows.length}, ${distinct} of them distinct`,
    );
  return total;
}

/** Reports metrics whose rows in the API do not add up to the totals. */
function reportSums(name: string, title: string, rows: readonly Row[], totals: Row): void {
  for (const [label, totalOf] of LIST_CHECKS[name]?.sums ?? []) {
    const key = Object.keys(rows[0] ?? {}).find(
      (each) => each in totals && totalOf(totals, rows) === toNumber(totals[each]),
    );
    if (key === undefined) continue;
    const sum = rows.reduce((so, row) => so + (toNumber(row[key]) ?? 0), 0);
    const total = toNumber(totals[key]) ?? 0;
    if (Math.abs(sum - total) > rows.length * 0.005 + 1e-6)
      report(
        title,
        `${label}: the rows add up to ${sum.toFixed(2)}, the total is ${total.toFixed(2)}`,
      );
  }
}

/** Reports totals of Products that differ from Revenue, and whether the date of an order explains it. */
async function reportOtherReport(client: StoreClient, view: View, totals: Row): Promise<void> {
  if (!view.range) return;
  const params = { ...rangeParams(view.range.primary), interval: view.range.unit };
  const netOf = async (more: Params) =>
    toNumber(
      (await client.stats('wc-analytics/reports/revenue/stats', { ...params, ...more })).totals[
        'net_revenue'
      ],
    ) ?? 0;
  const [own, revenue] = [toNumber(totals['net_revenue']) ?? 0, await netOf({})];
  const isEqual = (one: number, other: number) => Math.abs(one - other) < 0.005;
  if (isEqual(own, revenue)) return;
  const reason = isEqual(own, await netOf({ date_type: 'date_created' }))
    ? 'equal by the day when orders are created'
    : 'the date of orders does not explain it';
  report('Products', `net sales ${own.toFixed(2)}, in Revenue ${revenue.toFixed(2)}: ${reason}`);
}

/** The rows of all pages, each as one text. */
async function readPages(page: Page, shown: ReportPage): Promise<string[]> {
  const rows: string[] = [];
  const next = page.getByRole('button', { name: 'Next page' });
  for (;;) {
    rows.push(...(await shown.table()).rows.map((cells) => cells.join(' | ')));
    if ((await next.count()) === 0 || (await next.isDisabled())) return rows;
    if ((await next.getAttribute('aria-disabled')) === 'true') return rows;
    await next.click();
    await shown.settle();
  }
}

/**
 * Reads the whole list of a report, and prints what the API gets wrong: pages that repeat and lack rows, and rows that do
 * not add up. The result compares the set of rows over all pages of the table with the list, in the default sort and
 * after sorting by the last column, and expects the second sort to need no request.
 */
export async function checkAddsUp(
  { client, context }: Source,
  name: string,
  check: ReportCheck & { table: TableCheck },
  view: View,
): Promise<ComparePage> {
  const { table, title, path } = check;
  const range: Params = view.range ? rangeParams(view.range.primary) : {};
  const params = { ...range, ...table.params, ...view.listParams, ...view.sort };
  const total = await reportPages(client, check, params);
  const { primary } = await readMetrics(client, check, view);
  const listed = total <= MAX_ROWS ? await readRows(client, table, params) : [];
  reportSums(name, title, listed, primary.totals);
  if (name === 'products') await reportOtherReport(client, view, primary.totals);
  const rows = (await table.correct?.(listed, { client, params: range })) ?? listed;
  const expected = rows
    .map((row) => table.row(row, context, primary.totals).map(plain).join(' | '))
    .toSorted();

  return async (page, url) => {
    const shown = new ReportPage(page, url, { path, title });
    await shown.show(view.query);
    if (total > MAX_ROWS || total === 0)
      return compareTexts('rows', [toText(total)], [toText(total)]);
    const parts: Comparison[] = [
      compareTexts('rows of all pages', expected, (await readPages(page, shown)).toSorted()),
    ];
    shown.takeRequests();
    await shown.reportTable().locator('th[aria-sort] button').last().click();
    await shown.settle();
    parts.push(
      compareTexts('rows in another sort', expected, (await readPages(page, shown)).toSorted()),
    );
    const lists = shown
      .takeRequests()
      .filter((request) => request.path.endsWith(`reports/${table.endpoint}`));
    parts.push(compareTexts('requests of another sort', ['0'], [String(lists.length)]));
    return joinComparisons(parts);
  };
}
