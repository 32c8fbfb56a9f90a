import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { chartNames } from '../../src/screens/overview/chart-names.ts';
import { slowStore } from '../../src/host/session/slow-store.ts';
import { withDemoShop } from './demo-shop.ts';
import { namesOf, settlePage } from './read-page.ts';
import { renderApp } from './render-app.tsx';
import { findChart, findRows, findSummary, readTable, TEXTS } from './report-parts.ts';

const shop = withDemoShop({ orders: 900 });
const OVERVIEW = { url: '&path=/analytics/overview' };
const UNSAVED = /^Your changes to this page could not be saved\./;

const section = (name: string) => screen.findByRole('region', { name });
const openMenu = async (user: ReturnType<typeof renderApp>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name: `${name}: choose what to show` }));
function saved(name: string): unknown {
  const text = shop.store.db.users[0]?.woocommerce_meta[name];
  return typeof text === 'string' ? JSON.parse(text) : null;
}

function save(name: string, value: unknown): void {
  const [user] = shop.store.db.users;
  if (user) user.woocommerce_meta = { ...user.woocommerce_meta, [name]: JSON.stringify(value) };
}

const COMPARED = 'Previous year (Nov 1 - 20, 2025 until 12:00 PM)';

describe('the Overview', () => {
  it('has the figures of today in a slow store, and the estimate on request', async () => {
    slowStore.keep();
    const { user } = renderApp(shop, OVERVIEW);
    await settlePage(shop);
    const today = screen.getByRole('region', { name: 'Today' });
    expect(today.querySelector('[aria-busy="true"]')).toBeNull();
    expect(within(today).getByRole('link', { name: /^Net sales today\$84\.50/ })).toBeVisible();
    expect(today).not.toHaveTextContent('Estimated net sales');
    await user.click(screen.getByRole('button', { name: 'Request them' }));
    expect(await within(today).findByText(/^Estimated net sales for November/)).toBeVisible();
  });

  it.each([
    { name: 'in the chart of the page by day', interval: 'day', count: 0 },
    { name: 'by their own request otherwise', interval: 'week', count: 1 },
  ])('has the figures of today $name', async ({ interval, count }) => {
    renderApp(shop, { url: `${OVERVIEW.url}&interval=${interval}` });
    await settlePage(shop);
    expect(screen.getByRole('link', { name: /^Net sales today\$84\.50Up 11%/ })).toBeVisible();
    const ofToday = shop.requests.filter(
      ({ path, query }) =>
        path.endsWith('/revenue/stats') && query['after'] === '2026-11-20T00:00:00',
    );
    expect(ofToday).toHaveLength(count);
  });

  it('shows its metrics, its charts, its leaderboards and its controls', async () => {
    const { errors } = renderApp(shop, OVERVIEW);
    await settlePage(shop);
    const parts = [
      'Today',
      'Performance',
      'Charts',
      'Net sales',
      'Orders',
      'Leaderboards',
      'Top categories - Items sold',
      'Top products - Items sold',
    ];
    expect(namesOf('heading')).toEqual(['Overview', 'Filters', ...parts]);
    expect(namesOf('region')).toEqual(parts);
    expect(
      screen.getByText(/^Net sales \$4,287\.88, 22% below the previous year\./, { selector: 'p' }),
    ).toBeVisible();
    const today = within(screen.getByRole('region', { name: 'Today' }));
    expect(today.getByText('No alarms.')).toBeVisible();
    expect(today.getByText(/^Estimated net sales for November 2026: about \$/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Compare up to 12:00 PM' })).toBeChecked();
    expect(namesOf('link', { outside: 'table' })).toEqual([
      'Net sales today$84.50Up 11% from Friday, Nov 13, until 12:00 PM:$76.00Better',
      `Total sales$4,971.36Down 19% from ${COMPARED}:$6,172.49Worse`,
      `Net sales$4,287.88Down 22% from ${COMPARED}:$5,517.30Worse`,
      `Orders39Up 39% from ${COMPARED}:28Better`,
      `Items sold104Up 4% from ${COMPARED}:100Better`,
      'Long Hoodie -$528.51, Weekender Bag +$387.00',
    ]);
    expect(namesOf('button')).toEqual([
      'Add to favorites',
      'Refresh',
      'More options',
      'Date Range: Month to date (Nov 1 - 20, 2026) vs. Previous year (Nov 1 - 20, 2025 until 12:00 PM)',
      'Earlier period',
      'Later period',
      'Set a goal',
      'Performance: choose what to show',
      'Charts: choose what to show',
      'Show as table',
      'Show as table',
      'Leaderboards: choose what to show',
    ]);
    expect(namesOf('combobox')).toEqual(['Interval', 'Rows']);
    // No legends: the tiles say the totals.
    expect(namesOf('checkbox')).toEqual(['Compare up to 12:00 PM']);
    const tables = screen.getAllByRole('table').map(readTable);
    expect(tables.map(({ headers, rows }) => [headers, rows.length, rows[0]])).toEqual([
      [['Category', 'Items sold', 'Net sales'], 5, ['Clothing', '38', '$2,427.71']],
      [['Product', 'Items sold', 'Net sales'], 5, ['Polo Shirt', '10', '$358.00']],
    ]);
    expect(errors).toEqual([]);
  });

  it('shows that a range has no data, no error, and the days that have orders', async () => {
    const { errors } = renderApp(shop, {
      url: `${OVERVIEW.url}&period=custom&after=2012-03-01&before=2012-03-20&compare=previous_year`,
    });
    await settlePage(shop);
    // No change of nothing.
    expect(namesOf('link', { within: await findSummary() })).toEqual([
      'Total sales$0.00',
      'Net sales$0.00',
      'Orders0',
      'Items sold0',
    ]);
    expect(screen.getByText(/^First day with orders:/)).toBeVisible();
    expect(screen.getByText(/^Last day with orders:/)).toHaveTextContent(/ Nov (?:19|20), 2026$/);
    // Two charts and two leaderboards.
    expect(screen.getAllByText(/^No data for the selected date range$/)).toHaveLength(4);
    for (const text of [TEXTS.failed, TEXTS.forbidden])
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(errors).toEqual([]);
  });
});

describe('a section of the Overview that fails', () => {
  deepIt('shows an error only in its own place, and Retry requests it again', async () => {
    const shown = ['revenue_net_revenue', 'products_items_sold'];
    const hiddenBlocks = chartNames
      .map(({ block }) => block)
      .filter((block) => !shown.includes(block));
    save('dashboard_sections', [{ key: 'store-charts', isVisible: true, hiddenBlocks }]);
    shop.store.faults.push(
      { path: /leaderboards\/products$/, status: 403, times: 1 },
      { path: /products\/stats$/, status: 500, times: 2 },
    );
    const { user } = renderApp(shop, OVERVIEW);
    const leaderboards = within(await section('Leaderboards'));
    expect(await leaderboards.findByText(TEXTS.forbidden)).toBeVisible();
    const charts = within(await section('Charts'));
    expect(await charts.findByText(TEXTS.failed)).toBeVisible();
    await findChart('Net sales');
    // The store's indicators replace the stats of the tile.
    expect(within(await findSummary()).getByText('104')).toBeVisible();
    await user.click(leaderboards.getByRole('button', { name: 'Retry' }));
    await findRows('Top products');
    await findChart('Items sold');
  });

  deepIt('has one message when the user may not read anything', async () => {
    shop.signInAs('customer');
    renderApp(shop, OVERVIEW);
    await waitFor(() => expect(screen.getAllByText(TEXTS.forbidden)).toHaveLength(1));
    await shop.settle();
    expect(screen.getAllByText(TEXTS.forbidden)).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Charts' })).not.toBeInTheDocument();
  });
});

describe('the selections of the user', () => {
  deepIt('stay when they cannot be saved, and Retry saves all of them', async () => {
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
    const order = ['Filters', 'Today', 'Performance', 'Leaderboards', 'Charts'];
    expect(titles()).toEqual(order);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument());
    expect(saved('dashboard_leaderboard_rows')).toBe(7);
    expect(saved('dashboard_sections')).toMatchObject([
      { key: 'store-performance' },
      { key: 'store-leaderboards' },
      { key: 'store-order-hours' },
      { key: 'store-charts' },
      { key: 'store-profit' },
    ]);
    expect(titles()).toEqual(order);
  });

  deepIt(
    'are offered when the store allows them, and hidden indicators are not requested',
    async () => {
      const { user } = renderApp(shop, OVERVIEW);
      await findSummary();
      await openMenu(user, 'Performance');
      const items = await screen.findAllByRole('menuitemcheckbox');
      expect(items).toHaveLength(15);
      const before = shop.requests.length;
      await user.click(screen.getByRole('menuitemcheckbox', { name: 'Downloads' }));
      await user.click(screen.getByRole('menuitemcheckbox', { name: 'Items sold' }));
      await shop.settle();
      const sent = shop.requests
        .slice(before)
        .filter(({ path }) => path.endsWith('/performance-indicators'));
      expect(sent.map(({ query }) => query['stats']).slice(-2)).toEqual([
        'downloads/download_count',
        'downloads/download_count',
      ]);
    },
  );
});
