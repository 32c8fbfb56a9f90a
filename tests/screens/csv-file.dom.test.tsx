import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { withDemoShop } from './demo-shop.ts';
import { ORDERS, renderApp } from './render-app.tsx';
import { findRows, readTable } from './report-parts.ts';
import { withSavedFiles } from './saved-files.ts';

const shop = withDemoShop();
const files = withSavedFiles();
const YEAR = '&period=year&compare=previous_year';

async function choose(user: UserEvent, item: RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Download options' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Converts "$1,300.50" to 1300.5. */
const toNumber = (text: string) => Number(text.replace(/[$,]/g, ''));

describe('the CSV file of a table', () => {
  deepIt('has the columns, rows and order of the page, with figures as numbers', async () => {
    const { user } = renderApp(shop, {
      url: '&path=/analytics/revenue&period=custom&compare=previous_year&after=2026-11-19&before=2026-11-20&interval=hour&orderby=net_revenue&order=desc&paged=1',
    });
    await findRows('Revenue');
    await user.click(screen.getByRole('button', { name: 'Choose which values to display' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Orders' }));
    await user.keyboard('{Escape}');
    await choose(user, /^This page, 25 rows$/);
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.details()).toEqual([
      ['Report', 'Revenue'],
      ['Date range', 'Custom (Nov 19 - 20, 2026)'],
      ['Compared with', 'Previous year (Nov 19 - 20, 2025)'],
      ['Orders count on', 'The day of the setting “Date type” (paid, created or completed)'],
      ['Filters', 'None'],
      ['Time zone', 'UTC'],
      ['Currency', 'USD'],
    ]);
    expect(files[0]?.name).toBe('revenue_2026-11-19-2026-11-20_p-1.csv');
    const { headers, rows } = readTable(await findRows('Revenue'));
    const [labels, ...lines] = (await files[0]?.cells()) ?? [];
    expect(labels).toEqual([...headers, 'Note']);
    expect(lines.map((cells) => cells.slice(1, -1).map(Number))).toEqual(
      rows.map(([, ...metrics]) => metrics.map(toNumber)),
    );
    // The last line has the totals of the range, with a label.
    const totals = (await files[0]?.totals()) ?? [];
    expect(totals[0]).toMatch(/^Totals/);
    expect(totals.slice(1).every((value) => /^-?[\d.]+$/.test(value))).toBe(true);
    // Dates in a format that spreadsheets can read, in the order of the table.
    for (const [date] of lines) expect(date).toMatch(/^2026-11-(19|20) \d\d:00$/);
    expect(lines.map(([date = '']) => Number(date.slice(11, 13)) % 12 || 12)).toEqual(
      rows.map(([date = '']) => Number(/(\d+)(?::00)? ?[AP]M/.exec(date)?.[1])),
    );
    // The incomplete hour has a note in its own cell, as the table has.
    expect(lines.map((cells) => cells.at(-1))).toEqual(
      rows.map(([date = '']) => (date.includes('so far') ? 'so far' : '')),
    );
    // Hours of different days are distinct: each includes its day.
    expect(new Set(lines.map(([hour]) => hour)).size).toBe(25);
  });

  it('has the rows of all pages in the order of the table', async () => {
    const { user } = renderApp(shop, { url: `${ORDERS}${YEAR}&orderby=net_total&order=desc` });
    const { rows } = readTable(await findRows());
    await choose(user, /^This page, 25 rows$/);
    await waitFor(() => expect(files).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Download options' }));
    const item = await screen.findByRole('menuitem', { name: /^All pages/ });
    const count = Number(/\d[\d,]*/.exec(item.textContent ?? '')?.[0].replace(',', ''));
    await user.click(item);
    await waitFor(() => expect(files).toHaveLength(2));
    const [pageFile, file] = files;
    // What the averages of the cards are over, which cannot be computed from the rows.
    expect((await file?.details())?.slice(-2)).toEqual([
      ['Average order value', expect.stringMatching(/^\$[\d.]+\. Average over \d+ orders\./)],
      ['Average items per order', expect.stringMatching(/^[\d.]+\. Average over \d+ orders\./)],
    ]);
    expect(file?.name).not.toBe(pageFile?.name);
    expect(await file?.text()).toMatch(/\r\n$/);
    const [labels = [], ...lines] = (await file?.cells()) ?? [];
    const column = (name: string) => lines.map((line) => line[labels.indexOf(name)] ?? '');
    expect(lines.length).toBeGreaterThan(100);
    expect(lines).toHaveLength(count);
    expect(new Set(lines.map(String)).size).toBe(lines.length);
    expect(column('Order #').slice(0, 25)).toEqual(rows.map(([, number]) => number));
    const sales = column('Net sales').map(Number);
    expect(sales).toEqual(sales.toSorted((a, b) => b - a));
    const pages = shop.requests.flatMap(({ part, query }) =>
      part === 'table' && query['per_page'] === '100' ? [query['page'] ?? '1'] : [],
    );
    expect(new Set(pages)).toEqual(
      new Set(Array.from({ length: Math.ceil(lines.length / 100) }, (_, page) => `${page + 1}`)),
    );
  });

  deepIt('begins with the filters, named as on the page', async () => {
    const product = shop.store.db.products.find(({ id }) =>
      shop.store.db.orders.some(({ lines }) => lines.some((line) => line.product_id === id)),
    );
    const { user } = renderApp(shop, {
      url: `${ORDERS}${YEAR}&filter=advanced&status_is_not=refunded&product_includes=${product?.id},999999`,
    });
    await findRows();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(Object.fromEntries((await files[0]?.details()) ?? [])).toMatchObject({
      Filters: `Order status Is not Refunded; Product Includes ${product?.name}, #999999 (no longer in the store)`,
    });
  });

  deepIt('is not created when a page cannot be loaded, and Try again creates it', async () => {
    shop.failWholeLists();
    const { user } = renderApp(shop, { url: ORDERS + YEAR });
    await findRows();
    await shop.settle();
    shop.restore();
    shop.store.faults.push({ path: /orders/, status: 500, times: 3 });
    await choose(user, /^All pages/);
    const notice = await screen.findByText(
      /^The file could not be created because not all rows could be loaded\. .*error/,
    );
    expect(notice).toHaveAttribute('role', 'alert');
    expect(files).toHaveLength(0);
    expect(readTable(await findRows()).rows).toHaveLength(25);
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(notice).not.toBeInTheDocument();
  });

  deepIt('shows its progress, can be canceled, and can begin with the labels', async () => {
    shop.failWholeLists();
    const { user } = renderApp(shop, { url: ORDERS + YEAR });
    await findRows();
    await shop.settle();
    shop.restore();
    const release = shop.hold((_part, { searchParams }) => searchParams.get('page') === '2');
    await choose(user, /^All pages/);
    const progress = await screen.findByRole('group', { name: 'Loading all pages' });
    await within(progress).findByText(/^Page [1-9] of \d+$/);
    await user.click(within(progress).getByRole('button', { name: 'Cancel' }));
    expect(progress).not.toBeInTheDocument();
    expect(await screen.findByText('Download canceled.')).toBeVisible();
    release();
    await shop.settle();

    await user.click(screen.getByRole('button', { name: 'Download options' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /^Add report, dates/ }));
    await user.click(screen.getByRole('menuitem', { name: /^This page/ }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.details()).toEqual([]);
    expect(screen.queryByRole('alert', { name: /./ })).not.toBeInTheDocument();
  });
});

deepIt(
  'has semicolons and decimal commas once that is chosen, also when copied and after a reload',
  async () => {
    const { user, unmount } = renderApp(shop, { url: '&path=/analytics/products' });
    const { rows } = readTable(await findRows('Products'));
    const sales = toNumber(rows[0]?.[4] ?? '')
      .toFixed(2)
      .replace(/\.?0+$/, '')
      .replace('.', ',');
    await user.click(screen.getByRole('button', { name: 'Download options' }));
    const option = await screen.findByRole('menuitemcheckbox', { name: /^Separate by semicolons/ });
    expect(option).toHaveAttribute('aria-checked', 'false');
    await user.click(option);
    await user.click(screen.getByRole('menuitem', { name: /^This page/ }));
    await waitFor(() => expect(files).toHaveLength(1));
    const [, , first = ''] = (await files[0]?.text())?.split('\r\n\r\n')[1]?.split('\r\n') ?? [];
    expect(first.split(';').length).toBeGreaterThan(4);
    expect((await files[0]?.text())?.split('\r\n').join('\n')).toContain(`;${sales};`);
    await choose(user, /^Rows of this page$/);
    await screen.findByText(/rows copied\./);
    expect(await navigator.clipboard.readText()).toContain(`\t${sales}\t`);
    unmount();
    renderApp(shop, { url: '&path=/analytics/products' });
    await findRows('Products');
    await user.click(screen.getByRole('button', { name: 'Download options' }));
    expect(
      await screen.findByRole('menuitemcheckbox', { name: /^Separate by semicolons/ }),
    ).toHaveAttribute('aria-checked', 'true');
  },
);

deepIt(
  'copies the selected rows or the page for a spreadsheet, and shows an error when that fails',
  async () => {
    const { user } = renderApp(shop, { url: '&path=/analytics/products' });
    const { headers, rows } = readTable(await findRows('Products'));
    await user.click(screen.getByRole('checkbox', { name: `Select ${rows[1]?.[1]}` }));
    await choose(user, /^1 selected row$/);
    expect(await screen.findByText(/^1 row copied\./)).toBeVisible();
    const [labels, ...lines] = (await navigator.clipboard.readText())
      .split('\n')
      .map((line) => line.split('\t'));
    expect(labels).toEqual(headers.slice(1));
    expect(lines.map(([name]) => name)).toEqual([rows[1]?.[1]]);

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
    await choose(user, /^Rows of this page$/);
    expect(
      await screen.findByText(/^The rows could not be copied\. Allow this page/),
    ).toBeVisible();
  },
);

deepIt(
  'lets the store email the rows of a very long list, and shows an error when that fails',
  async () => {
    const order = { order_id: 1, order_number: '1', date: '2026-11-20 10:00:00', net_total: 1 };
    shop.reply('table', () =>
      Response.json([{ ...order, status: 'completed' }], { headers: { 'X-WP-Total': '20000' } }),
    );
    const { user } = renderApp(shop);
    await findRows();
    shop.store.faults.push({ path: /export/, status: 500, times: 1 });
    await choose(user, /by email$/);
    const problem = await screen.findByText(/^The store could not start the export\. ./);
    expect(problem).toHaveAttribute('role', 'alert');
    await user.click(within(problem).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/creating a file .* and will email it to you\.$/)).toBeVisible();
    expect(problem).not.toBeInTheDocument();
    expect(shop.store.db.exports.at(-1)).toMatchObject({ type: 'orders' });
  },
);
