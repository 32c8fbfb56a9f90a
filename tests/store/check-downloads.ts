import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { ReportPage } from '../e2e/pages/report-page.ts';
import type { ComparePage, Source } from './check-view.ts';
import { compareTexts, joinComparisons, type Comparison } from './compare-cells.ts';
import { rangeParams, readMetrics } from './expected-view.ts';
import { keyOfRow, LIST_CHECKS, type ListCheck } from './list-checks.ts';
import { parseCsv } from './parse-csv.ts';
import type { ReportCheck, TableCheck, View } from './report-check.ts';
import { toNumber, type Params, type Row, type StoreClient } from './store-client.ts';
import { plain } from './store-formatters.ts';

/** The app loads a list page by page, and up to four times when rows have equal sort values. */
const TIMEOUT_MS = 600_000;

/**
 * Reads every row of a list once. Rows with equal sort values can get lost between pages, so the list is read in both
 * directions.
 */
async function readAllRows(
  client: StoreClient,
  table: TableCheck,
  rest: Params,
  range: Params,
): Promise<Row[]> {
  const { endpoint, params, id } = table;
  const path = `wc-analytics/reports/${endpoint}`;
  const all = { ...params, ...rest };
  const {
    rows: first,
    total,
    pages,
  } = await client.list(path, {
    ...all,
    page: '1',
    per_page: '100',
  });
  const correct = table.correct ?? ((found) => Promise.resolve(found));
  // The store can list more rows than it counts, but one page is still the complete list.
  if (pages <= 1) return [...(await correct(first, { client, params: range }))];
  const rows = new Map<string, Row>();
  for (const order of ['desc', 'asc'])
    if (rows.size < total)
      for (const row of await client.everyRow(path, { ...all, order })) rows.set(id(row), row);
  if (rows.size !== total)
    throw new Error(`The store says ${total} rows of ${endpoint} and sends ${rows.size}.`);
  return [...(await correct([...rows.values()], { client, params: range }))];
}

/** Downloads all pages of the table in its current sort. Throws when the page shows an error. */
export async function download(page: Page): Promise<string[][]> {
  const started = page.waitForEvent('download', { timeout: TIMEOUT_MS });
  const refused = page
    .getByRole('alert')
    .filter({ hasText: 'The file could not be created' })
    .waitFor({ timeout: TIMEOUT_MS })
    .then(() => undefined);
  // The promise that loses the race is rejected when the page is closed.
  for (const one of [started, refused]) one.catch(() => undefined);
  const card = page.locator('.tillview-table-card');
  await card.getByRole('button', { name: 'Download', exact: true }).click();
  const saved = await Promise.race([started, refused]);
  if (!saved) throw new Error('The page says that not all rows could be loaded.');
  const file = await buffer(await saved.createReadStream());
  const lines = parseCsv(file.toString('utf8'));
  // Empty lines separate the labels and rows of the file from its details and from its totals.
  const below = lines.slice(lines.findIndex((line) => line.join('') === '') + 1);
  const end = below.findIndex((line) => line.join('') === '');
  return end < 0 ? below : below.slice(0, end);
}

/** The cells of a file in the column with this label. */
export function columnOf([head = [], ...lines]: readonly string[][], label: string): string[] {
  const at = head.findIndex((name) => plain(name) === label);
  if (at < 0) throw new Error(`The file has no column "${label}": it has ${head.join(', ')}.`);
  return lines.map((line) => plain(line[at] ?? ''));
}

/** Compares a file with the rows and totals from the store. */
function compareFile(
  place: string,
  file: readonly string[][],
  list: ListCheck,
  { rows, totals, precision }: { rows: readonly Row[]; totals: Row; precision: number },
): Comparison {
  const columns = list.keys.map(([label]) => columnOf(file, label));
  const keys = file.slice(1).map((_, index) => columns.map((cells) => cells[index]).join(' | '));
  const sums = (list.sums ?? []).map(([label, totalOf]): Comparison => {
    const cells = columnOf(file, label);
    const sum = cells.reduce((so, cell) => so + (toNumber(cell) ?? 0), 0);
    const right = totalOf(totals, rows) ?? Number.NaN;
    // The store rounds each row to its decimals, so the sum may differ by half a unit per row.
    const isEqual = Math.abs(sum - right) <= (cells.length * 10 ** -precision) / 2 + 1e-6;
    return compareTexts(
      `${place}, sum of ${label}`,
      [String(right)],
      [isEqual ? String(right) : String(sum)],
    );
  });
  return joinComparisons([
    compareTexts(place, rows.map((row) => keyOfRow(list, row)).toSorted(), keys.toSorted()),
    ...sums,
    compareTexts(
      `${place}, rows`,
      [String((list.count && toNumber(totals[list.count])) || rows.length)],
      [String(keys.length)],
    ),
  ]);
}

/**
 * Reads all rows of a report. The result checks the file of all pages: in the order of the view, or with
 * `isByEachColumn` after sorting by each sortable column.
 */
export async function checkDownloads(
  { client, context }: Source,
  name: string,
  report: ReportCheck,
  { wide, isByEachColumn = true }: { wide: View; isByEachColumn?: boolean },
): Promise<ComparePage> {
  const list = LIST_CHECKS[name];
  const { path, title, table } = report;
  if (!list || !table) throw new Error(`${title} has no list to check.`);
  const hasRange = report.cards.length > 0;
  const view: View = hasRange ? wide : { name, query: {}, sort: wide.sort };
  const range: Params = hasRange && wide.range ? rangeParams(wide.range.primary) : {};
  const [rows, { primary }] = await Promise.all([
    readAllRows(
      client,
      table,
      {
        ...(name === 'stock' ? { type: 'all' } : range),
        ...view.sort,
      },
      range,
    ),
    readMetrics(client, report, view),
  ]);
  const expected = {
    rows,
    totals: primary.totals,
    precision: context.facts.currency.precision,
  };

  return async (page, url) => {
    const shown = new ReportPage(page, url, { path, title });
    await shown.show(view.query);
    if (!isByEachColumn) return compareFile('file', await download(page), list, expected);
    const columns = shown.reportTable().locator('th[aria-sort] button');
    const labels = (await columns.allInnerTexts()).map(plain);
    if (labels.length === 0) throw new Error(`${title} has no column to sort by.`);
    const parts: Comparison[] = [];
    for (const [index, label] of labels.entries()) {
      await columns.nth(index).click();
      await shown.settle();
      const file = await download(page);
      parts.push(compareFile(`file by ${label}`, file, list, expected));
    }
    return joinComparisons(parts);
  };
}
