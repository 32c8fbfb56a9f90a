import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { errorMessages } from '../../packages/components/src/report-error/error-messages.test-support.ts';
import { userPreferences } from '../../src/host/preferences.ts';
import { readRevenue, withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop({ orders: 900 });
const MANAGER = {
  manage_woocommerce: true,
  read_private_products: true,
  view_woocommerce_reports: true,
};

/** Opens the digest and waits until every part has loaded or failed. */
async function open(url = '', capabilities: Record<string, boolean> = MANAGER) {
  const app = renderApp(shop, { url: `&path=/digest${url}`, capabilities });
  await screen.findByRole('heading', { name: 'What to order' });
  // The code of the figures is loaded with that of the Overview.
  await act(() => vi.dynamicImportSettled());
  await shop.settle();
  return app;
}

/** The card with a heading. */
function card(name: string) {
  const element = screen
    .getByRole('heading', { level: 2, name })
    .closest<HTMLElement>('.tillview-card');
  return within(element ?? document.body);
}

/** The label, value and change of each figure. */
const figures = (name: string) =>
  card(name)
    .getAllByRole('listitem')
    .map((item) =>
      ['label', 'value', 'delta [aria-hidden]', 'previous'].map(
        (part) => item.querySelector(`.tillview-summary__${part}`)?.textContent,
      ),
    );

const money = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });

it('shows yesterday against the same weekday before, the month, what to order and the status', async () => {
  const { errors } = await open();
  const [now, before] = await Promise.all([
    readRevenue('2026-11-19', '2026-11-19'),
    readRevenue('2026-11-12', '2026-11-12'),
  ]);
  const sales = card('Yesterday');
  expect(sales.getByText('Nov 19, 2026, compared with Nov 12, 2026')).toBeVisible();
  expect(sales.getByText(/^Net sales \$/)).toHaveTextContent(money(now['net_revenue']!));
  expect(figures('Yesterday').slice(0, 2)).toEqual([
    [
      'Net sales',
      money(now['net_revenue']!),
      expect.stringMatching(/^[+-]?\d+%$/),
      `${money(before['net_revenue']!)} previous period`,
    ],
    [
      'Orders',
      String(now['orders_count']),
      expect.stringMatching(/^[+-]?\d+%$/),
      `${before['orders_count']} previous period`,
    ],
  ]);
  expect(figures('Yesterday').map(([label]) => label)).toEqual([
    'Net sales',
    'Orders',
    'Average order value',
    'Items sold',
  ]);
  const month = card('November 2026');
  expect(
    month.getByText('Nov 1 - 20, 2026, compared with Nov 1 - 20, 2025 until 12:00 PM'),
  ).toBeVisible();
  expect(
    month.getByText(/^Estimated net sales for November 2026: about \$[\d,]+ \(80%: /),
  ).toBeVisible();
  const stock = card('What to order');
  const rows = within(stock.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows).toHaveLength(10);
  const listed = /^\d+ products are low, out of stock or on backorder\./;
  const inDigest = stock.getByText(listed);
  expect(inDigest).toHaveTextContent(/ The first 10 of \d+ products to order\. /);
  const links = screen.getByRole('navigation', { name: 'Needs attention' });
  expect(within(links).getByText(listed).textContent).toBe(listed.exec(inDigest.textContent)?.[0]);
  expect(stock.getByRole('link', { name: 'Low stock' })).toHaveAttribute(
    'href',
    expect.stringContaining('path=%2Fstock'),
  );
  // The direction of a name in quotes is its own.
  for (const row of rows) expect(row.querySelector('bdi')?.textContent).toBeTruthy();
  const status = card('Data status').getByText(/^Orders that are not in the reports/).parentElement;
  expect(status).toHaveTextContent(/0$/);
  expect(errors).toEqual([]);
});

deepIt(
  'shows the last seven full days against the seven before, and keeps the choice in the URL',
  async () => {
    const { user, query } = await open('&period=month&compare=previous_year');
    await user.click(screen.getByRole('radio', { name: 'Last 7 full days' }));
    await shop.settle();
    expect(query().get('every')).toBe('week');
    // The range that the reports share stays as it is.
    expect(query().get('period')).toBe('month');
    const sales = card('Last 7 full days');
    expect(sales.getByRole('status')).toHaveTextContent(/^Nov 13 - 19, 2026\. Net sales \$/);
    expect(sales.getByText('Nov 13 - 19, 2026, compared with Nov 6 - 12, 2026')).toBeVisible();
    const { net_revenue: net = 0 } = await readRevenue('2026-11-13', '2026-11-19');
    expect(sales.getByText(/^Net sales \$/)).toHaveTextContent(money(net));
    const link = sales.getByRole('link', { name: /orders? against/ });
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/before=2026-11-19&after=2026-11-13/),
    );
  },
);

deepIt('shows the goal of the month, and asks for the print dialog', async () => {
  const [user] = shop.store.db.users;
  user!.woocommerce_meta = {
    [userPreferences.goals]: JSON.stringify([
      { metric: 'net_revenue', unit: 'month', by: 'amount', value: 20_000 },
    ]),
  };
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const app = await open();
  expect(
    await card('November 2026').findByText(/^\d+% of the goal of \$20,000; at this pace about \$/),
  ).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

deepIt('shows the error and Retry of a part that failed, beside the others', async () => {
  shop.store.faults.push({ path: /products\/low-in-stock$/, status: 500, times: 9 });
  shop.store.faults.push({ path: /performance-indicators$/, status: 500, times: 9 });
  const { user } = await open();
  expect(card('Yesterday').getByText(errorMessages('the figures').failed)).toBeVisible();
  expect(card('Yesterday').getByText(/^Net sales \$/)).toBeVisible();
  expect(card('November 2026').getByText(/^Estimated net sales/)).toBeVisible();
  expect(
    card('What to order').getByText(errorMessages('the products with low stock').failed),
  ).toBeVisible();
  shop.store.faults.length = 0;
  for (const { getByRole } of [card('Yesterday'), card('What to order')])
    await user.click(getByRole('button', { name: 'Retry' }));
  await shop.settle();
  expect(figures('Yesterday')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

it('says what is missing to a user who may only see reports, without asking for it', async () => {
  await open('', { view_woocommerce_reports: true });
  expect(figures('Yesterday')).toHaveLength(4);
  expect(
    card('What to order').getByText(/permission to see the products with low stock\./),
  ).toBeVisible();
  expect(card('Data status').getByText(/permission to see the status of the data\./)).toBeVisible();
  expect(shop.requests.filter(({ path }) => /low-in-stock|import/.test(path))).toEqual([]);
});

deepIt('says where to turn Analytics on when the store does not offer the sales', async () => {
  shop.intercept(async (request, next) =>
    request.url.includes('wc-analytics/reports/')
      ? Response.json({ code: 'rest_no_route', message: 'No route.' }, { status: 404 })
      : next(),
  );
  await open();
  for (const name of ['Yesterday', 'November 2026'])
    expect(
      card(name).getAllByText(/turn it on under WooCommerce > Settings > Advanced > Features\./)[0],
    ).toBeVisible();
});

deepIt('shows N/A for a value that the store does not know', async () => {
  shop.respond('wc-analytics/reports/performance-indicators', () => [
    { stat: 'revenue/net_revenue', label: 'Net sales', format: 'currency', value: null },
    { stat: 'orders/orders_count', label: 'Orders', format: 'number', value: 3 },
  ]);
  await open();
  expect(figures('Yesterday')[0]?.slice(0, 2)).toEqual(['Net sales', 'N/A']);
  expect(figures('Yesterday')[1]?.slice(0, 2)).toEqual(['Orders', '3']);
});

deepIt('says that there were no orders, and leads to the last day with orders', async () => {
  shop.store.db.orders = shop.store.db.orders.filter(
    ({ date_created }) => date_created < Date.parse('2026-11-10'),
  );
  await open();
  const sales = card('Yesterday');
  expect(sales.getByText(/^No orders on Nov 19, 2026\./)).toBeVisible();
  const [link] = (await sales.findAllByRole('link', { name: /^Nov \d+, 2026$/ })).slice(-1);
  const { searchParams } = new URL(link!.getAttribute('href')!, 'http://shop.test');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    path: '/analytics/revenue',
    after: expect.stringMatching(/^2026-11-0\d$/),
    // Without a comparison, the range of a URL does not apply.
    compare: 'previous_period',
  });
});

deepIt('knows the first day with orders if the newest rows are all refunds', async () => {
  shop.store.db.orders = [];
  shop.respond('wc-analytics/reports/orders', ({ searchParams }) => [
    searchParams.get('order') === 'asc'
      ? { order_id: 1, parent_id: 0, date: '2026-10-02 10:00:00' }
      : { order_id: 2, parent_id: 1, date: '2026-10-03 10:00:00' },
  ]);
  await open();
  const sales = card('Yesterday');
  expect(await sales.findByText(/^First day with orders:/)).toHaveTextContent('Oct 2, 2026');
  expect(sales.queryByText(/^Last day with orders:/)).not.toBeInTheDocument();
});

deepIt(
  'says why there is no estimate for a new store, and that nothing has to be ordered',
  async () => {
    Object.assign(shop.store.db, { orders: [], products: [], variations: [] });
    await open();
    expect(
      card('November 2026').getByText(
        /^No estimate for November 2026 yet: it needs 150 days of sales, the store has 0\.$/,
      ),
    ).toBeVisible();
    expect(
      card('What to order').getByText('Nothing that sells is low or out of stock.'),
    ).toBeVisible();
    await waitFor(() =>
      expect(screen.getByText('No orders are in the reports yet.')).toBeVisible(),
    );
  },
);
