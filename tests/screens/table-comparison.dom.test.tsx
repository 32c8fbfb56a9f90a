import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { findRows, readTable } from './report-parts.ts';
import { withSavedFiles } from './saved-files.ts';

const shop = withDemoShop();
const files = withSavedFiles();

/** Converts "+$1,300.50" to 1300.5 and "N/A" to null. */
const toNumber = (text = '') => (text === 'N/A' ? null : Number(text.replace(/[$,+%]/g, '')));
const isDescending = (values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  expect(known).toEqual(known.toSorted((a, b) => b - a));
};

it('adds the earlier value and the change to each metric of the intervals, without a request', async () => {
  const { user, query } = renderApp(shop, { url: '&path=/analytics/revenue' });
  const before = readTable(await findRows('Revenue'));
  await shop.settle();
  const sent = shop.requests.length;
  await user.click(screen.getByRole('button', { name: 'Show comparison columns' }));
  await screen.findByRole('columnheader', { name: 'Net sales, change from Previous year' });
  const { headers, rows, totals } = readTable(await findRows('Revenue'));
  expect(headers.slice(0, 4)).toEqual(['Date', 'Orders', 'Previous year', 'Change']);
  expect(rows.map(([date]) => date)).toEqual(before.rows.map(([date]) => date));
  const at = headers.indexOf('Net sales');
  for (const cells of [...rows, totals]) {
    const [now, earlier, change] = cells.slice(at, at + 3).map(toNumber);
    expect(change).toBeCloseTo((now ?? 0) - (earlier ?? 0), 2);
  }
  // The table uses the comparison that was already requested for summary and chart.
  expect(shop.requests.slice(sent).filter(({ part }) => part)).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Net sales, change from Previous year' }));
  await waitFor(() => expect(query().get('table_sort')).toBe('net_revenue.change'));
  const sorted = readTable(await findRows('Revenue'));
  isDescending(sorted.rows.map((cells) => toNumber(cells[at + 2])));

  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [labels = [], ...lines] = (await files[0]?.cells()) ?? [];
  expect(labels.slice(at, at + 3)).toEqual([
    'Net sales',
    'Net sales, Previous year',
    'Net sales, change from Previous year',
  ]);
  expect(lines.map((cells) => Number(cells[at + 2]))).toEqual(
    sorted.rows.map((cells) => toNumber(cells[at + 2])),
  );

  await user.click(screen.getByRole('button', { name: 'Change in percent' }));
  expect(query().get('table_compare')).toBe('percent');
  expect(readTable(await findRows('Revenue')).headers).toContain('Change, %');

  await user.click(screen.getByRole('button', { name: 'Show comparison columns' }));
  expect(Object.fromEntries(query())).toMatchObject({ orderby: 'net_revenue', order: 'desc' });
  expect(query().has('table_sort')).toBe(false);
  const sales = readTable(await findRows('Revenue'));
  isDescending(sales.rows.map((cells) => toNumber(cells[sales.headers.indexOf('Net sales')])));
});

deepIt(
  'compares the rows of a list with one more request for the same items, in their order',
  async () => {
    const { user, query } = renderApp(shop, {
      url: '&path=/analytics/products&period=quarter&compare=previous_period&table_returns=yes&table_sort=returns.amount',
    });
    const { rows: before } = readTable(await findRows('Products'));
    await shop.settle();
    const sent = shop.requests.length;
    const release = shop.hold((part, url) => part === 'table' && url.searchParams.has('products'));
    const isBusy = () => document.querySelector('.tillview-table [aria-busy="true"]') !== null;
    await user.click(screen.getByRole('button', { name: 'Show comparison columns' }));
    await waitFor(() => expect(shop.requests.length).toBeGreaterThan(sent));
    expect(isBusy()).toBe(true);
    release();
    await screen.findByRole('columnheader', { name: 'Items sold, change from Previous period' });
    await waitFor(() => expect(isBusy()).toBe(false));
    const { rows, headers } = readTable(await findRows('Products'));
    expect(rows.map((cells) => cells[1])).toEqual(before.map((cells) => cells[1]));
    expect(query().get('table_sort')).toBe('returns.amount');
    const at = headers.indexOf('Items sold');
    const known = rows
      .map((cells) => cells.slice(at, at + 3).map(toNumber))
      .filter(([, earlier]) => earlier !== null);
    expect(known.length).toBeGreaterThan(0);
    for (const [now, earlier, change] of known) expect(change).toBe((now ?? 0) - (earlier ?? 0));
    const added = shop.requests.slice(sent).filter(({ part }) => part);
    expect(added).toHaveLength(1);
    expect(added[0]?.query['products']?.split(',')).toHaveLength(rows.length);
  },
);

deepIt.each([
  [
    'offers to sort by a change if all intervals are loaded',
    'revenue',
    'quarter&interval=day',
    true,
  ],
  ['offers to sort by a change if a list has one page', 'categories', 'year', true],
  ['does not offer to sort by a change if a list has several pages', 'products', 'year', false],
])('%s', async (_, report, period, isOffered) => {
  renderApp(shop, {
    url: `&path=/analytics/${report}&period=${period}&table_compare=amount`,
  });
  const name = /change from Previous year$/;
  const [header] = await screen.findAllByRole('columnheader', { name });
  await shop.settle();
  expect(within(header!).queryByRole('button') !== null).toBe(isOffered);
});
