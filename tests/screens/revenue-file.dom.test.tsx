import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { findRows, readTable, toNumber } from './revenue-parts.ts';
import { withSavedFiles, type SavedFile } from './saved-files.ts';

const shop = withDemoShop();
const files = withSavedFiles();
const YEAR = '&path=/analytics/revenue&period=year&compare=previous_year';

/** What the file must hold for the table that is shown: the same words and the figures as numbers. */
async function expectFileOfTable(file: SavedFile | undefined): Promise<void> {
  const { heads, rows } = readTable(await findRows());
  const [labels, ...lines] = (await file?.cells()) ?? [];
  expect(labels).toEqual(heads);
  expect(lines.map(([date, ...figures]) => [date, ...figures.map(Number)])).toEqual(
    rows.map(([date = '', ...figures]) => [
      date.replace(/\s*so far$/, ''),
      ...figures.map(toNumber),
    ]),
  );
}

async function download(choice?: RegExp): Promise<void> {
  const { user } = current;
  await user.click(screen.getByRole('button', { name: 'Download' }));
  if (choice) await user.click(await screen.findByRole('menuitem', { name: choice }));
}
let current: ReturnType<typeof renderApp>;

describe('the file of the table', () => {
  it('holds exactly what is shown, under the name of the report, its day and its address', async () => {
    current = renderApp(shop);
    await findRows();
    await download();
    await expectFileOfTable(files[0]);
    expect(files[0]?.name).toBe('revenue_2026-11-20.csv');
    expect((await files[0]?.cells())?.[1]?.[0]).toBe('Nov 20, 2026');
  });

  it('names the day of each hour where there are several, as the table does', async () => {
    current = renderApp(shop, {
      address:
        '&path=/analytics/revenue&period=custom&compare=previous_year&after=2026-11-18&before=2026-11-19&interval=hour&per_page=50',
    });
    await findRows();
    await download();
    await expectFileOfTable(files[0]);
    const [, ...lines] = (await files[0]?.cells()) ?? [];
    expect(lines).toHaveLength(48);
    expect(new Set(lines.map(([hour]) => hour)).size).toBe(48);
  });

  it('follows the columns, the order and the page that are shown', async () => {
    current = renderApp(shop, {
      address: `${YEAR}&orderby=net_revenue&order=asc&paged=2&per_page=50`,
    });
    await findRows();
    await current.user.click(
      screen.getByRole('button', { name: 'Choose which values to display' }),
    );
    for (const name of ['Orders', 'Total sales'])
      await current.user.click(await screen.findByRole('menuitemcheckbox', { name }));
    await current.user.keyboard('{Escape}');
    await download(/^This page, 50 rows$/);
    await expectFileOfTable(files[0]);
    expect(files[0]?.name).toBe(
      'revenue_2026-11-20_period-year_compare-previous-year_orderby-net-revenue_order-asc.csv',
    );
  });

  it('holds the rows of all pages, in the order that is shown, when all are asked for', async () => {
    current = renderApp(shop, { address: `${YEAR}&orderby=gross_sales&order=desc` });
    const { rows } = readTable(await findRows());
    await download(/^All pages, 324 rows$/);
    await waitFor(() => expect(files).toHaveLength(1));
    const [labels = [], ...lines] = (await files[0]?.cells()) ?? [];
    expect(lines).toHaveLength(324);
    expect(new Set(lines.map(([date]) => date)).size).toBe(324);
    const sales = lines.map((line) => Number(line[labels.indexOf('Gross sales')]));
    expect(sales).toEqual(sales.toSorted((a, b) => b - a));
    expect(sales[0]).toBeGreaterThan(0);
    expect(lines.slice(0, 25).map(([date]) => date)).toEqual(
      rows.map(([date]) => date?.replace(/\s*so far$/, '')),
    );
    const pages = shop.asked.flatMap(({ question, query }) =>
      question === 'table' && query['per_page'] === '100' ? [query['page'] ?? '1'] : [],
    );
    expect(pages).toEqual(['1', '2', '3', '4']);
  });

  it('is not made when not all rows could be read: that is said, and can be tried again', async () => {
    current = renderApp(shop, { address: YEAR });
    await findRows();
    await shop.settle();
    shop.store.faults.push({ path: /revenue/, status: 500, times: 1 });
    await download(/^All pages/);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'The file could not be made, since not all rows could be read.',
    );
    expect(files).toHaveLength(0);
    expect(readTable(await findRows()).rows).toHaveLength(25);
    await current.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.cells()).toHaveLength(325);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
