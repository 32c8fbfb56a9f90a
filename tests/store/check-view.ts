import type { Page } from 'playwright-core';
import { ReportPage, type TableText } from '../e2e/pages/report-page.ts';
import {
  compareRows,
  compareTexts,
  comparePage,
  joinComparisons,
  type Comparison,
} from './compare-cells.ts';
import {
  expectedCards,
  expectedChart,
  expectedItemChart,
  expectedPage,
  readMetrics,
} from './expected-view.ts';
import type { CellContext, ReportCheck, View } from './report-check.ts';
import { expectedRevenuePage } from './reports/revenue.ts';
import type { StoreClient } from './store-client.ts';
import { plain } from './store-formatters.ts';

/** Where expected metrics come from, and what is needed to format them. */
export type Source = { client: StoreClient; context: CellContext };

/** Compares a page with what was read from the store. `url` is the URL of the server, without a trailing slash. */
export type ComparePage = (page: Page, url: string) => Promise<Comparison>;

/** What a chart without a table has. */
export const NO_TABLE: TableText = { head: [], rows: [], foot: [] };

const trimmed = (texts: readonly string[]): string[] => texts.map(plain);

/**
 * The table of a chart without the column and the rows of the estimate, which no reply contains, and which are there only
 * after the orders of earlier periods have been read.
 */
export function withoutEstimate({ head, rows, foot }: TableText): TableText {
  const at = head.findIndex((text) => text.startsWith('Estimate'));
  if (at < 0) return { head, rows, foot };
  return {
    head: head.toSpliced(at, 1),
    rows: rows
      .filter(([date]) => !date?.endsWith('(estimate)'))
      .map((cells) => cells.toSpliced(at, 1)),
    foot,
  };
}

/** The totals of a table, and those of a page that has read the whole list before. */
type ExpectedTotals = {
  foot: readonly string[];
  readWholeFoot?: () => Promise<readonly string[]>;
};

/**
 * Compares the totals of a table. What needs the whole list is also shown when an earlier view of the same browser tab has
 * read that list: all totals then must be those of the whole list.
 */
async function compareTotals(
  { foot, readWholeFoot }: ExpectedTotals,
  shown: readonly string[],
): Promise<Comparison> {
  const first = compareTexts('totals', trimmed(foot), shown);
  if (first.differences.length === 0 || !readWholeFoot) return first;
  const whole = compareTexts('totals', trimmed(await readWholeFoot()), shown);
  return whole.differences.length === 0 ? whole : first;
}

/** Reads what a view must show. The result opens the view and compares each of its cells. */
export async function checkView(
  { client, context }: Source,
  report: ReportCheck,
  view: View,
): Promise<ComparePage> {
  const { range } = view;
  const metrics = await readMetrics(client, report, view);
  const ranged = range && { ...view, range };
  const toChart = view.isItemComparison ? expectedItemChart : expectedChart;
  const charted = view.hasAllCharts ? report.cards.map(([, key]) => key) : [view.chart];
  const charts = ranged
    ? charted.map((key) => ({
        key,
        ...toChart(report, { ...ranged, ...(key ? { chart: key } : {}) }, metrics, context),
      }))
    : [];
  const expected =
    ranged && !report.table
      ? expectedRevenuePage(ranged, metrics, context)
      : await expectedPage(client, report, view, metrics, context);

  return async (page, url) => {
    const title = view.heading ?? report.title;
    const shown = new ReportPage(page, url, { path: report.path, title });
    await shown.show(view.query);
    const parts: Comparison[] = [];
    if (ranged) {
      const cards = trimmed(expectedCards(report, view, metrics, context));
      parts.push(compareTexts('cards', cards, await shown.cards()));
    }
    const table = await shown.table();
    parts.push(compareTexts('table head', expected.head, table.head));
    // A table without rows shows a message in a row with one cell, and has no totals.
    const isEmpty = table.rows.length === 1 && table.rows[0]?.length === 1;
    if (expected.rows.length > 0 || !isEmpty) {
      const rows = expected.rows.map(({ cells, tie }) => ({ cells: trimmed(cells), tie }));
      parts.push(
        await comparePage('table', rows, table.rows, async (tie) =>
          (await expected.readTied(tie)).map((row) => ({ ...row, cells: trimmed(row.cells) })),
        ),
      );
      parts.push(await compareTotals(expected, table.foot));
    }
    for (const { key, head, rows } of charts) {
      const place = view.hasAllCharts ? `chart of ${key}` : 'chart';
      const [drawn] = await shown.readCharts(
        view.hasAllCharts && key ? { ...view.query, chart: key } : undefined,
      );
      const { head: names, rows: lines } = withoutEstimate(drawn?.table ?? NO_TABLE);
      parts.push(compareTexts(`${place}, head`, trimmed(head), names));
      parts.push(compareRows(place, rows.map(trimmed), lines));
    }
    return joinComparisons(parts);
  };
}
