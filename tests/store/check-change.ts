import type { Page } from 'playwright-core';
import type { Days } from './expected-ranges.ts';
import { ReportPage } from '../e2e/pages/report-page.ts';
import type { ComparePage, Source } from './check-view.ts';
import { compareTexts, joinComparisons, type Comparison } from './compare-cells.ts';
import { rangeParams, readMetrics } from './expected-view.ts';
import type { ReportCheck, View } from './report-check.ts';
import { toNumber, toRow, type Params, type Row, type StoreClient } from './store-client.ts';
import type { Texts } from './store-formatters.ts';

/** The metric whose change is split into lines. */
const METRIC = 'net_revenue';

/** The parameters of a range. */
type Range = Params;

async function readStats(
  client: StoreClient,
  report: string,
  range: Range,
  filter: Params,
): Promise<Row> {
  const { totals } = await client.stats(`wc-analytics/reports/${report}/stats`, {
    ...range,
    interval: 'month',
    ...filter,
  });
  return totals;
}

/** Functions that request the metrics of one line, by the parameter of its link that contains the id. */
const READERS: Readonly<
  Record<string, (client: StoreClient, range: Range, id: string) => Promise<Row>>
> = {
  products: (client, range, id) => readStats(client, 'products', range, { products: id }),
  // The stats of a category include its subcategories; the list of categories does not.
  categories: async (client, range, id) => {
    const { rows } = await client.list('wc-analytics/reports/categories', {
      ...range,
      categories: id,
    });
    return toRow(rows[0]);
  },
  coupon_includes: (client, range, id) =>
    readStats(client, 'orders', range, { coupon_includes: id }),
  customer_type: (client, range, type) =>
    readStats(client, 'orders', range, { customer_type: type }),
};

/** A displayed amount in the smallest units of the currency. All amounts have the same number of decimals. */
function toUnits(text: string): bigint {
  const units = BigInt(text.replaceAll(/\D/g, '') || '0');
  return text.includes('-') ? -units : units;
}

type Line = { name: string; href: string; now: string; before: string; change: string };

async function readLines(page: Page, part: 'tbody' | 'tfoot'): Promise<Line[]> {
  return page.locator(`.tillview-what-changed ${part} tr`).evaluateAll((rows) =>
    rows.map((row) => {
      const [name = '', now = '', before = '', change = ''] = [...row.children].map((cell) =>
        (cell.textContent ?? '').trim(),
      );
      return { name, href: row.querySelector('a')?.href ?? '', now, before, change };
    }),
  );
}

/** Compares one line with two metrics, each from its own request. */
async function checkLine(
  { client, context: { texts } }: Source,
  { name, href, now, before, change }: Line,
  ranges: readonly [Days, Days],
  split: string,
): Promise<Comparison> {
  const query = new URL(href).searchParams;
  const [param = '', read] = Object.entries(READERS).find(([key]) => query.has(key)) ?? [];
  const place = `${split}, ${name}`;
  if (!read) return compareTexts(place, ['a link to a report'], [href]);
  const id = query.get(param) ?? '';
  const amounts = await Promise.all(
    ranges.map(async (days) => {
      const row = await read(client, rangeParams(days), id);
      return texts.metric('money', toNumber(row[METRIC]) ?? 0);
    }),
  );
  const [expectedNow = '', expectedBefore = ''] = amounts;
  return compareTexts(
    place,
    [expectedNow, expectedBefore, String(toUnits(expectedNow) - toUnits(expectedBefore))],
    [now, before, String(toUnits(change))],
  );
}

/** Compares the sums of all lines with the totals, and the totals with the metrics of the report. */
function checkSums(
  texts: Texts,
  split: string,
  lines: readonly Line[],
  total: Line | undefined,
  [now, before]: readonly (number | undefined)[],
): Comparison {
  const own = [now, before].map((metric) => texts.metric('money', metric));
  const sums = (['now', 'before', 'change'] as const).map((name) =>
    String(lines.reduce((sum, line) => sum + toUnits(line[name]), 0n)),
  );
  return joinComparisons([
    compareTexts(`${split}, totals`, own, [total?.now ?? '', total?.before ?? '']),
    compareTexts(
      `${split}, sums of all lines`,
      [total?.now, total?.before, total?.change].map((text = '') => String(toUnits(text))),
      sums,
    ),
  ]);
}

/**
 * Reads the totals of a report. The result opens "What changed, and why" and compares every line of every split with
 * two metrics from the store.
 */
export async function checkChange(
  source: Source,
  report: ReportCheck,
  view: View,
): Promise<ComparePage> {
  const { client, context } = source;
  const { range } = view;
  if (!range?.secondary) throw new Error(`The view "${view.name}" compares nothing.`);
  const ranges = [range.primary, range.secondary] as const;
  const { primary, secondary } = await readMetrics(client, report, view);
  const totals = [primary, secondary].map((stats) => toNumber(stats?.totals[METRIC]));

  return async (page, url) => {
    const shown = new ReportPage(page, url, report);
    await shown.open(view.query);
    await page.getByRole('button', { name: 'Details of the change' }).click();
    await shown.settle();
    const parts: Comparison[] = [];
    const group = page.getByRole('group', { name: 'Split the change by' });
    for (const radio of await group.getByRole('radio').all()) {
      await radio.check();
      await shown.settle();
      const split = `by ${await radio.inputValue()}`;
      const lines = await readLines(page, 'tbody');
      const [total] = await readLines(page, 'tfoot');
      parts.push(checkSums(context.texts, split, lines, total, totals));
      for (const line of lines)
        if (line.href) parts.push(await checkLine(source, line, ranges, split));
    }
    return joinComparisons(parts);
  };
}
