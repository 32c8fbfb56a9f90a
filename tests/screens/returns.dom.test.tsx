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
