import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { errorMessages } from '../../packages/components/src/report-error/error-messages.test-support.ts';

/** The texts that are shown when a part of a report has no data. */
export const TEXTS = {
  ...errorMessages(undefined, true),
  loading: 'Your requested data is loading',
  noChartData: 'No data for the selected date range',
  noRows: 'No data to display',
  noComparison: 'The comparison could not be loaded. The chart shows the selected range only.',
} as const;

const SUMMARY = { name: 'Performance indicators' };

/** Waits with a selector: a query by role computes the styles and names of the whole page on each attempt. */
const waitForSelector = (selector: string) =>
  waitFor(() => expect(document.querySelector(selector)).not.toBeNull());

/** Waits until the summary and the chart show the metrics of the current URL. */
const waitForCurrentMetrics = () =>
  waitFor(() =>
    expect(document.querySelector('.tillview-report__metrics[aria-busy="true"]')).toBeNull(),
  );

/** Waits for the summary and returns its list of cards. */
export async function findSummary(): Promise<HTMLElement> {
  await waitForCurrentMetrics();
  await waitForSelector('.tillview-summary[role="list"]');
  return screen.findByRole('list', SUMMARY);
}
export const querySummary = () => screen.queryByRole('list', SUMMARY);

/** The text of a card: its name, value, change and earlier value. */
export async function getCardText(name: string): Promise<string> {
  const summary = await findSummary();
  const cards = within(summary).getAllByRole('link');
  const card = cards.find(({ textContent }) => textContent?.startsWith(name));
  if (!card) throw new Error(`The summary has no card "${name}".`);
  return card.textContent ?? '';
}

/** The card that contains the chart. */
export const getChartCard = (name = 'Net sales') => screen.getByRole('region', { name });
export const queryChart = (name = 'Net sales') => screen.queryByRole('region', { name });

/** Waits until the metrics of a chart are loaded, and returns its card. */
export async function findChart(name = 'Net sales'): Promise<HTMLElement> {
  await waitForCurrentMetrics();
  await waitFor(() => {
    const loaded = '.tillview-chart[aria-busy="false"] .tillview-chart__title';
    const titles = [...document.querySelectorAll(loaded)];
    expect(titles.map(({ textContent }) => textContent)).toContain(name);
  });
  return getChartCard(name);
}

/** Shows a chart as a table, and returns the table. */
export async function openChartTable(name?: string): Promise<HTMLElement> {
  const chart = within(await findChart(name));
  const toggle = chart.queryByRole('button', { name: 'Show as table', pressed: false });
  if (toggle) fireEvent.click(toggle);
  return chart.findByRole('table');
}

const INTERVALS = 'By (hour|day|week|month|quarter|year)';

/** What the heading of a report's table starts with, where it is not the title of the report. */
const TABLE_HEADINGS: Readonly<Record<string, string>> = {
  Revenue: INTERVALS,
  Profit: INTERVALS,
  Orders: 'List of orders',
  Downloads: 'List of downloads',
  Stock: 'Products',
};

/** Matches the name of a report's table, by the title of the report. */
export const matchTable = (title: string): RegExp =>
  new RegExp(`^${TABLE_HEADINGS[title] ?? title}`);

/** Waits until the rows of a report are loaded, and returns their table. */
export async function findRows(title = 'Orders'): Promise<HTMLElement> {
  await waitForSelector('.tillview-table:not(.is-updating) tbody:not([aria-hidden]) th');
  const table = await screen.findByRole('table', { name: matchTable(title) });
  await waitFor(() => expect(table.querySelector('tbody:not([aria-hidden]) th')).not.toBeNull());
  return table;
}

/** The rows of a table without its header and its totals. */
export const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1, -1);

/** The number of a cell, without its currency. */
export const toNumber = (cell: Element | undefined): number =>
  Number(cell?.textContent?.replaceAll(/[^\d.-]/g, ''));

/** The number in a cell of a row, which is not its header. */
export const numberIn = (row: HTMLElement | undefined, cell: number): number =>
  toNumber(within(row!).getAllByRole('cell')[cell]);

const getText = (element: Element): string => (element.textContent ?? '').trim();

/** The texts of a table: its headers, its rows without the totals, and the totals. */
export function readTable(table: HTMLElement): {
  headers: string[];
  rows: string[][];
  totals: string[];
} {
  const cells = (row: Element) => [...row.children].map(getText);
  return {
    headers: [...table.querySelectorAll('thead th')].map((header) => {
      const label = header.querySelector('.tillview-table__label') ?? header;
      // A short label is followed by its long form for screen readers.
      return getText(label.querySelector('[aria-hidden]') ?? label);
    }),
    rows: [...table.querySelectorAll('tbody tr')].map(cells),
    totals: [...table.querySelectorAll('tfoot tr')].flatMap(cells),
  };
}
