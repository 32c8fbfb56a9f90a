import { screen, within } from '@testing-library/react';

/** The sentences that stand in the place of a part. */
export const SENTENCES = {
  failed: 'The data could not be loaded. Try again in a moment.',
  forbidden: 'You do not have permission to see this report.',
  loading: 'Your requested data is loading',
  noChartData: 'No data for the selected date range',
  noRows: 'No data to display',
  noComparison: 'The comparison could not be read; the chart shows the chosen range only.',
} as const;

/** The seven figures of the summary, in order. */
export const FIGURES = [
  'Gross sales',
  'Returns',
  'Coupons',
  'Net sales',
  'Taxes',
  'Shipping',
  'Total sales',
] as const;

/** The summary's cards, once they are there. */
export const findSummary = () => screen.findByRole('menu', { name: 'Performance Indicators' });
export const querySummary = () => screen.queryByRole('menu', { name: 'Performance Indicators' });

/** One card of the summary as text: name, figure, change and what it was before. */
export async function cardText(name: string): Promise<string> {
  const summary = await findSummary();
  return within(summary).getByRole('menuitem', { name: new RegExp(`^${name}`) }).textContent ?? '';
}

/** The chart's own table of figures, which stands for the drawing where nothing is drawn. */
export const findChart = (name = 'Gross sales') => screen.findByRole('table', { name });
export const queryChart = (name = 'Gross sales') => screen.queryByRole('table', { name });

/** The card that the chart stands in. */
export const chartCard = (name = 'Gross sales') => screen.getByRole('group', { name });

const tableName = /^Revenue/;

/** The table when its rows are there. */
export async function findRows(): Promise<HTMLElement> {
  const table = await screen.findByRole('table', { name: tableName });
  await within(table).findByRole('rowheader', { name: /^(Totals|\d+ )/ });
  return table;
}

const textOf = (element: Element): string => (element.textContent ?? '').trim();

/** What a reader sees of a table: its heads, its rows without the totals, and the totals. */
export function readTable(table: HTMLElement): {
  heads: string[];
  rows: string[][];
  totals: string[];
} {
  const cells = (row: Element) => [...row.children].map(textOf);
  return {
    heads: within(table)
      .getAllByRole('columnheader')
      .map((head) => textOf(head.querySelector('.tillview-table__label') ?? head)),
    rows: [...table.querySelectorAll('tbody tr')].map(cells),
    totals: [...table.querySelectorAll('tfoot tr')].flatMap(cells),
  };
}

/** A figure as a person reads it off: "$1,300.50" is 1300.5. */
export function toNumber(text: string): number {
  return Number(text.replace(/[$,]/g, ''));
}
