import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { REST_ROOT, withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { findRows, readTable, TEXTS } from './report-parts.ts';
import { withSavedFiles } from './saved-files.ts';

const shop = withDemoShop({ orders: 900 });
const files = withSavedFiles();

const MONTH = ['2026-11-01T00:00:00', '2026-11-20T23:59:59'] as const;
const YEAR_BEFORE = ['2025-11-01T00:00:00', '2025-11-20T23:59:59'] as const;

const toCents = (text = '') => Math.round(Number(text.replace(/[$,+]/g, '')) * 100);

/** Requests the net sales of a range from the shop directly, in cents. */
async function netSales(
  report: string,
  [after, before]: readonly [string, string],
  filter: Record<string, string>,
): Promise<number> {
  const query = new URLSearchParams({ after, before, interval: 'day', match: 'all', ...filter });
  const reply = await fetch(`${REST_ROOT}wc-analytics/reports/${report}/stats?${query}`);
  const { totals }: { totals: { net_revenue: number } } = await reply.json();
  return Math.round(totals.net_revenue * 100);
}

const openDetails = () => screen.findByRole('button', { name: 'Details of the change' });

/** Waits until the rows of a split are loaded, and returns its table. */
async function findSplit(name: string): Promise<HTMLElement> {
  const isLoaded = (table: Element) =>
    table.querySelector('caption')?.textContent?.startsWith(`What changed by ${name}`) === true &&
    table.querySelector('tbody:not([aria-hidden]) th') !== null;
  return waitFor(() => {
    const table = [...document.querySelectorAll('table')].find(isLoaded);
    if (!table) throw new Error(`There is no table of the change by ${name}.`);
    return table;
  });
}

/**
 * Expects that every linked row opens a report that shows both of its amounts, and that all rows add up to the totals.
 */
async function expectSplit(
  table: HTMLElement,
  report: string,
  filterOf: (link: URLSearchParams) => Record<string, string>,
): Promise<void> {
  const { rows, totals } = readTable(table);
  const links = table.querySelectorAll('a');
  for (const [index, link] of [...links].entries()) {
    const query = new URL(link.href).searchParams;
    expect(query.get('compare')).toBe('previous_year');
    const filter = filterOf(query);
    const [now, before] = await Promise.all(
      [MONTH, YEAR_BEFORE].map((range) => netSales(report, range, filter)),
    );
    const [, ...cells] = rows[index] ?? [];
    const expected = [now, before, (now ?? 0) - (before ?? 0)];
    expect([link.textContent, ...cells.slice(0, 3).map(toCents)]).toEqual([
      link.textContent,
      ...expected,
    ]);
  }
  for (const column of [1, 2, 3])
    expect(rows.reduce((sum, cells) => sum + toCents(cells[column]), 0)).toBe(
      toCents(totals[column]),
    );
}

const take =
  (...names: string[]) =>
  (query: URLSearchParams) =>
    Object.fromEntries(names.map((name) => [name, query.get(name) ?? '']));

it('splits the change of the net sales; its rows link to reports with the same amounts', async () => {
  const { user } = renderApp(shop, {
    url: '&path=/analytics/revenue&period=month&compare=previous_year',
  });
  await findRows('Revenue');
  await shop.settle();
  expect(shop.requests.map(({ path }) => path)).not.toContain('/wc-analytics/reports/products');

  await user.click(await openDetails());
  await expectSplit(await findSplit('product'), 'products', take('products'));
  expect(await screen.findByText(/^Net sales (rose|fell) \$.*: .+ (…|\.)$/)).toBeVisible();

  await user.click(screen.getByRole('radio', { name: 'Coupon' }));
  await expectSplit(await findSplit('coupon'), 'orders', take('coupon_includes'));
  await user.click(screen.getByRole('radio', { name: 'Customer type' }));
  const customers = await findSplit('customer type');
  await expectSplit(customers, 'orders', take('customer_type'));

  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('what-changed_2026-11-01-2026-11-20.csv');
  const { headers, rows, totals } = readTable(customers);
  const [labels, ...lines] = (await files[0]?.cells()) ?? [];
  expect(labels).toEqual(headers);
  expect(lines.map(([name, ...cells]) => [name, ...cells.slice(0, 3).map(toCents)])).toEqual(
    [...rows, ['Total', ...totals.slice(1)]].map(([name, ...cells]) => [
      name,
      ...cells.slice(0, 3).map(toCents),
    ]),
  );
});

deepIt('keeps the loaded splits when another one fails, which can be retried', async () => {
  shop.fail('table', 500);
  const { user } = renderApp(shop, { url: '&path=/analytics/revenue' });
  await findRows('Revenue');
  await user.click(await openDetails());
  expect(await screen.findByText(TEXTS.failed)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Customer type' }));
  await findSplit('customer type');
  await user.click(screen.getByRole('radio', { name: 'Product' }));
  shop.restore();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await findSplit('product');
});

deepIt(
  'shows a message when the store cannot split filtered metrics, and is hidden without a comparison',
  async () => {
    const { user, history } = renderApp(shop, {
      url: '&path=/analytics/orders&filter=advanced&status_is=completed',
    });
    await findRows('Orders');
    await user.click(await openDetails());
    await expectFilteredLinks(await findSplit('coupon'));
    await user.click(screen.getByRole('radio', { name: 'Product' }));
    expect(screen.getByText(/^The store cannot split filtered figures this way/)).toBeVisible();

    history.push('admin.php?page=wc-admin&path=/analytics/orders&compare=none');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Details of the change' })).toBeNull(),
    );
  },
);

deepIt('names each customer type once when only customers can be split', async () => {
  const { user } = renderApp(shop, {
    url: `&path=/analytics/orders&period=year&filter=advanced&coupon_includes=${shop.store.db.coupons[0]?.id}`,
  });
  await findRows('Orders');
  await user.click(await openDetails());
  const sentence = await screen.findByText(/^Net sales (rose|fell) .* customers/i);
  const named = sentence.textContent?.match(/(new|returning) customers/gi) ?? [];
  expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
});

/** Expects that the rows of a filtered report link to orders with the same filter. */
async function expectFilteredLinks(table: HTMLElement): Promise<void> {
  for (const link of table.querySelectorAll('a')) {
    const query = new URL(link.href).searchParams;
    expect(query.get('status_is')).toBe('completed');
    expect(query.get('coupon_includes')).toMatch(/^\d+$/);
  }
}

deepIt(
  'has a row for what comes from the day that is counted by, and one for the rest',
  async () => {
    const sums = async ([after, before]: readonly [string, string]) =>
      (await netSales('products', [after, before], {})) / 100;
    const [now, earlier] = await Promise.all([sums(MONTH), sums(YEAR_BEFORE)]);
    shop.respond('wc-analytics/reports/revenue/stats', ({ searchParams }) => {
      const isNow = searchParams.get('after')?.startsWith('2026') === true;
      const day = isNow && searchParams.get('date_type') !== 'date_created' ? -352 : 0;
      return {
        totals: { net_revenue: (isNow ? (now ?? 0) - 8 : (earlier ?? 0)) + day },
        intervals: [],
      };
    });
    const { user } = renderApp(shop, {
      url: '&path=/analytics/revenue&period=month&compare=previous_year',
    });
    await user.click(await openDetails());
    const { rows } = readTable(await findSplit('product'));
    expect(rows.slice(-2).map(([name, , , change]) => [name, change])).toEqual([
      ['Counted on another day', '-$352.00'],
      ['Not assigned to a product', '-$8.00'],
    ]);
  },
);
