import type { BrowserContext } from 'playwright-core';
import { ReportPage } from '../e2e/pages/report-page.ts';
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
  readFigures,
} from './expected-view.ts';
import type { CellContext, ReportCheck, View } from './report-check.ts';
import { expectedRevenuePage } from './reports/revenue.ts';
import type { StoreClient } from './store-client.ts';
import { plain } from './store-formatters.ts';

/** What a check needs: the browser, the addresses, and the client and context for the expected figures. */
export type CheckTools = {
  browser: BrowserContext;
  /** The URL of the server, without a trailing slash. */
  url: string;
  /** The URL of the store as the server knows it, without a trailing slash. */
  storeUrl: string;
  client: StoreClient;
  context: CellContext;
};

const trimmed = (texts: readonly string[]): string[] => texts.map(plain);

/** Opens a view and compares each of its cells with the figures from the store. */
export async function checkView(
  { browser, url, client, context }: CheckTools,
  report: ReportCheck,
  view: View,
): Promise<Comparison> {
  const page = await browser.newPage();
  try {
    const title = view.heading ?? report.title;
    const shown = new ReportPage(page, url, { path: report.path, title });
    const [figures] = await Promise.all([
      readFigures(client, report, view),
      shown.open(view.query),
    ]);
    const { range } = view;
    const parts: Comparison[] = [];
    if (range) {
      const ranged = { ...view, range };
      parts.push(
        compareTexts(
          'cards',
          trimmed(expectedCards(report, view, figures, context)),
          await shown.cards(),
        ),
      );
      const chart = (view.isItemComparison ? expectedItemChart : expectedChart)(
        report,
        ranged,
        figures,
        context,
      );
      const table = await shown.chartTable();
      parts.push(compareTexts('chart head', trimmed(chart.head), table.head));
      parts.push(compareRows('chart', chart.rows.map(trimmed), table.rows));
    }
    const expected =
      range && !report.table
        ? expectedRevenuePage({ ...view, range }, figures, context)
        : await expectedPage(client, report, view, figures, context);
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
      parts.push(compareTexts('totals', trimmed(expected.foot), table.foot));
    }
    return joinComparisons(parts);
  } finally {
    await page.close();
  }
}
