import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop();
const url = (more = '') =>
  `&path=/analytics/products&period=last_year&compare=none&per_page=10${more}`;
const getRefundReads = () => shop.requests.filter(({ path }) => path.endsWith('wc/v3/refunds'));

async function readReturned(): Promise<number[]> {
  const header = await screen.findByRole('columnheader', { name: /Items returned/ });
  const [table] = screen.getAllByRole('table').filter((found) => found.contains(header));
  const headers = within(table as HTMLElement).getAllByRole('columnheader');
  const body = within(table as HTMLElement).getAllByRole('row');
  return body.flatMap((row) => {
    const cell = row.children[headers.indexOf(header)];
    return cell?.tagName === 'TD' ? [Number(cell.textContent)] : [];
  });
}

describe('the returns of products', () => {
  it('are read when they are switched on, and sort all pages', async () => {
    const { user, query } = renderApp(shop, { url: url() });
    const button = await screen.findByRole('button', { name: 'Show returns' });
    await shop.settle();
    expect(getRefundReads()).toEqual([]);
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: /Items returned/ }));
    expect(query().get('table_sort')).toBe('returns.units');
    await shop.settle();
    const [most = 0, ...others] = (await readReturned()).slice(0, 10);
    expect(most).toBeGreaterThan(0);
    expect(others).toEqual(others.toSorted((a, b) => b - a));
    await user.click(button);
    expect(query().has('table_returns') || query().has('table_sort')).toBe(false);
  });

  deepIt('say why they are missing, above the table that stays', async () => {
    shop.signInAs('reports');
    renderApp(shop, { url: url('&table_returns=yes') });
    expect(await screen.findByText('You do not have permission to see refunds.')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: /Items returned/ })).not.toBeInTheDocument();
  });
});

describe('Refunds', () => {
  it('are listed with their reason, found by it, and added up by product and month of sale', async () => {
    const capabilities = { view_woocommerce_reports: true, edit_shop_orders: true };
    const range = '&period=custom&compare=none&after=2026-07-01&before=2026-10-31';
    const { user, query, errors } = renderApp(shop, {
      url: `&path=/analytics/revenue&interval=month${range}`,
      capabilities,
    });
    // Revenue's returns lead to it.
    const [month] = await screen.findAllByRole('link', { name: /refunds, / });
    await user.click(month as HTMLElement);
    const table = await screen.findByRole('table', { name: /^Refunds/ });
    expect(query().get('path')).toBe('/analytics/refunds');
    await user.type(await screen.findByRole('searchbox'), 'wrong size');
    const found = within(table).getAllByRole('row').slice(1, -1);
    expect(found.every((row) => row.textContent.includes('Wrong size'))).toBe(true);
    await user.clear(screen.getByRole('searchbox'));
    const totals = within(table).getAllByRole('row').at(-1)?.textContent;
    expect(totals).toMatch(/refund/);
    await user.click(screen.getByRole('button', { name: /^Show: Each refund/ }));
    await user.click(await screen.findByRole('button', { name: 'Products by month of sale' }));
    const products = await screen.findByRole('table', { name: /^Returned products/ });
    expect(
      within(products)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(expect.arrayContaining([expect.stringMatching(/Month of sale/)]));
    expect(errors).toEqual([]);
  });
});
