import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { findChart, findRows, findSummary, TEXTS } from './report-parts.ts';

const shop = withDemoShop();
const OVERVIEW = { address: '&path=/analytics/overview' };
const UNSAVED = /^Your changes to this page could not be saved\./;

const section = (name: string) => screen.findByRole('region', { name });
const openMenu = async (user: ReturnType<typeof renderApp>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name: `${name}: choose what to show` }));
function saved(name: string): unknown {
  const text = shop.store.db.users[0]?.woocommerce_meta[name];
  return typeof text === 'string' ? JSON.parse(text) : null;
}

describe('a section of the Overview that fails', () => {
  it('shows an error only in its own place, and Retry requests it again', async () => {
    shop.store.faults.push(
      { path: /leaderboards$/, status: 403, times: 1 },
      { path: /orders\/stats$/, status: 500, times: 2 },
    );
    const { user } = renderApp(shop, OVERVIEW);
    const leaderboards = within(await section('Leaderboards'));
    expect(await leaderboards.findByText(TEXTS.forbidden)).toBeVisible();
    const charts = within(await section('Charts'));
    expect(await charts.findByText(TEXTS.failed)).toBeVisible();
    await findChart('Net sales');
    await findSummary();
    await user.click(leaderboards.getByRole('button', { name: 'Retry' }));
    await findRows('Top products');
    await findChart('Orders');
  });

  it('has one message when the user may not read anything', async () => {
    shop.signInAs('customer');
    renderApp(shop, OVERVIEW);
    await waitFor(() => expect(screen.getAllByText(TEXTS.forbidden)).toHaveLength(1));
    await shop.settle();
    expect(screen.getAllByText(TEXTS.forbidden)).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Charts' })).not.toBeInTheDocument();
  });
});

describe('the selections of the user', () => {
  it('stay when they cannot be saved, and Retry saves all of them', async () => {
    shop.store.faults.push({ path: /users/, method: 'PUT', status: 500, times: 2 });
    const { user } = renderApp(shop, OVERVIEW);
    await findRows('Top products');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '7');
    await screen.findByText(UNSAVED);
    await openMenu(user, 'Leaderboards');
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await shop.settle();
    expect(saved('dashboard_sections')).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Rows' })).toHaveValue('7');
    const titles = () =>
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    const order = ['Filters', 'Performance', 'Leaderboards', 'Charts'];
    expect(titles()).toEqual(order);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument());
    expect(saved('dashboard_leaderboard_rows')).toBe(7);
    expect(saved('dashboard_sections')).toMatchObject([
      { key: 'store-performance' },
      { key: 'store-leaderboards' },
      { key: 'store-charts' },
    ]);
    expect(titles()).toEqual(order);
  });

  it('are offered when the store allows them, and hidden indicators are not requested', async () => {
    const { user } = renderApp(shop, OVERVIEW);
    await findSummary();
    await openMenu(user, 'Performance');
    const items = await screen.findAllByRole('menuitemcheckbox');
    expect(items).toHaveLength(15);
    const before = shop.requests.length;
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Net sales' }));
    await shop.settle();
    const sent = shop.requests
      .slice(before)
      .filter(({ path }) => path.endsWith('/performance-indicators'));
    expect(sent.map(({ query }) => query['stats'])).toEqual(
      Array.from(
        { length: 2 },
        () => 'revenue/total_sales,orders/orders_count,products/items_sold,variations/items_sold',
      ),
    );
  });
});
