import { configureDate } from '@tillview/date';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deepIt, firstCases } from '@tillview/test-setup/deep';
import { withDemoShop } from './demo-shop.ts';
import { fakeIntervals } from './fake-intervals.ts';
import { settlePage } from './read-page.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop();
const MANAGER = { manage_woocommerce: true, edit_shop_orders: true };
const openRevenue = () =>
  renderApp(shop, { url: '&path=/analytics/revenue&period=month', capabilities: MANAGER });
const openOverview = (options: Parameters<typeof renderApp>[1] = {}) =>
  renderApp(shop, {
    url: '&path=/analytics/overview&period=month&compare=none',
    capabilities: MANAGER,
    ...options,
  });
// With fewer than 200 orders, two lists have all of them.
const FIRST = Date.parse('2026-05-10T00:00:00Z');

/** One order a day, at 18:00, newest first, up to a day, and newer ones. */
function respondWithOrders(
  lastDay: string,
  newer: readonly { date_created: string; status: string }[] = [],
): void {
  const rows = [...newer];
  for (let day = Date.parse(`${lastDay}T00:00:00Z`); day >= FIRST; day -= 86_400_000)
    rows.push({
      date_created: `${new Date(day).toISOString().slice(0, 10)}T18:00:00`,
      status: 'completed',
    });
  const orders = rows.map((row, index) => ({ id: 9_000 - index, ...row }));
  shop.respond('wc-analytics/orders', ({ searchParams }) => {
    const [page, size] = ['page', 'per_page'].map((name) => Number(searchParams.get(name) ?? 1));
    return orders.slice((page! - 1) * size!, page! * size!);
  });
}

const ORDERS = '/wc-analytics/orders';

const newestRequests = () =>
  shop.requests.filter(
    ({ path, query }) =>
      path === ORDERS && query['per_page'] === '100' && query['before'] && query['page'] !== '2',
  );

const WITHHELD =
  'No estimate for November 2026 while there are no orders: it would assume usual sales.';

/** The requests for orders before the newest ones. */
const sent = () =>
  shop.requests.filter(
    ({ path, query }) =>
      (path === ORDERS && query['page'] === '2') ||
      (path.endsWith('/reports/orders/stats') && query['fields[0]'] === 'orders_count'),
  );

afterEach(() => window.localStorage.clear());

describe('the alarm that there are no orders', () => {
  it.each(
    firstCases(1, [
      ['/analytics/overview', true],
      ['/analytics/taxes', false],
      ['/analytics/revenue', true],
      ['/digest', true],
      ['/analytics/sources', false],
    ] as const),
  )(
    'is shown once on %s, with what is usual, and nothing is estimated',
    async (path, estimates) => {
      respondWithOrders('2026-11-15');
      const { errors } = renderApp(shop, {
        url: `&path=${path}&period=month&compare=none`,
        capabilities: MANAGER,
      });
      const reason =
        /In this time you usually have 4 orders; the longest such pause in the last 103 days was 0 orders\./;
      expect(await screen.findByText(reason)).toBeVisible();
      await settlePage(shop);
      expect(screen.getAllByText('No orders since Nov 15, 2026, 6:00 PM.')).toHaveLength(1);
      const lookAt = screen.getByRole('list', { name: 'What to look at' });
      expect(within(lookAt).getAllByRole('listitem')).toHaveLength(4);
      expect(within(lookAt).getByRole('link', { name: 'Payment methods' })).toBeVisible();
      expect(within(lookAt).getByText(/^0 orders failed or wait for payment since/)).toBeVisible();
      expect(screen.queryAllByText(WITHHELD)).toHaveLength(estimates ? 1 : 0);
      expect(screen.queryByText(/^Estimated net sales/)).not.toBeInTheDocument();
      expect(screen.queryByText('No alarms.')).not.toBeInTheDocument();
      expect(sent()).toHaveLength(1);
      // The card Today and the alarm share their request.
      expect(newestRequests()).toHaveLength(1);
      expect(errors).toEqual([]);
    },
  );

  it('is in its place from the first view of the next page on, until the store replies', async () => {
    respondWithOrders('2026-11-15');
    const first = openRevenue();
    await screen.findByText(/^No orders since/);
    await settlePage(shop);
    first.unmount();
    respondWithOrders('2026-11-20');
    const release = shop.holdPath('wc-analytics/*');
    openRevenue();
    expect(await screen.findByText('No orders since Nov 15, 2026, 6:00 PM.')).toBeVisible();
    release();
    await waitFor(() => expect(screen.queryByText(/^No orders since/)).not.toBeInTheDocument());
  });

  deepIt(
    'ends on a page that stays open when an order arrives, which a request each ten minutes tells',
    async () => {
      const { tick } = fakeIntervals(600_000);
      onTestFinished(() => void vi.unstubAllGlobals());
      respondWithOrders('2026-11-15');
      openRevenue();
      await screen.findByText(/^No orders since/);
      await settlePage(shop);
      const count = shop.requests.length;
      const passMinutes = (time: string) => {
        configureDate({ now: () => new Date(`2026-11-20T${time}Z`) });
        act(tick);
      };
      passMinutes('12:09:59');
      await settlePage(shop);
      expect(shop.requests).toHaveLength(count);
      passMinutes('12:10:00');
      await expect.poll(() => shop.requests).toHaveLength(count + 1);
      await settlePage(shop);
      expect(screen.getByText(/^No orders since/)).toBeVisible();
      respondWithOrders('2026-11-15', [{ date_created: '2026-11-20T12:15:00', status: 'pending' }]);
      passMinutes('12:20:00');
      await waitFor(() => expect(screen.queryByText(/^No orders since/)).not.toBeInTheDocument());
      expect(shop.requests).toHaveLength(count + 2);
    },
  );

  it('is not shown when orders arrive as usual, which one request tells', async () => {
    respondWithOrders('2026-11-20');
    openRevenue();
    await screen.findByText(/^as of/);
    await settlePage(shop);
    await expect.poll(newestRequests).toHaveLength(1);
    expect(sent()).toEqual([]);
    expect(screen.queryByText(/^No orders since/)).not.toBeInTheDocument();
  });

  it('has the newest order of the page with the plugin, without reading a list', async () => {
    const newest = { at: '2026-11-20 11:20:00', waiting: 2, isMore: false };
    openOverview({ alarm: { hour: '2026-11-20 12', alarm: null, newest } });
    expect(await screen.findByText('Last order at 11:20 AM.')).toBeVisible();
    expect(screen.getByText('2 wait for payment.')).toBeVisible();
    await settlePage(shop);
    expect(newestRequests()).toEqual([]);
  });

  deepIt.each([
    ['pending', /^1 waits for payment\.$/],
    ['cancelled', undefined],
    // The state of another plugin.
    ['partially-paid', undefined],
  ] as const)('counts an order that is %s when it was made', async (status, waiting) => {
    respondWithOrders('2026-11-15', [{ date_created: '2026-11-20T11:20:00', status }]);
    openOverview();
    expect(await screen.findByText('Last order at 11:20 AM.')).toBeVisible();
    if (waiting) expect(screen.getByText(waiting)).toBeVisible();
    else expect(screen.queryByText(/for payment/)).not.toBeInTheDocument();
    await settlePage(shop);
    expect(screen.queryByText(/^No orders since/)).not.toBeInTheDocument();
  });

  deepIt(
    'does not end the number of orders that wait for payment at those of a short list',
    async () => {
      const date_created = '2026-11-20T11:20:00';
      respondWithOrders(
        '2026-11-15',
        Array.from({ length: 12 }, () => ({ date_created, status: 'pending' })),
      );
      openOverview();
      expect(await screen.findByText('12 wait for payment.')).toBeVisible();
    },
  );

  deepIt('does not count an order that is still a draft in the checkout', async () => {
    const draft = { date_created: '2026-11-20T11:20:00', status: 'checkout-draft' };
    respondWithOrders('2026-11-15', [draft]);
    openRevenue();
    expect(await screen.findByText(/^No orders since Nov 15, 2026, 6:00 PM\./)).toBeVisible();
  });

  describe('in a store that imports orders in batches', () => {
    const respondInBatches = (newest: string) => {
      respondWithOrders('2026-11-15', [
        { date_created: '2026-11-20T11:00:00', status: 'checkout-draft' },
        { date_created: newest, status: 'processing' },
      ]);
      shop.respond('wc-analytics/imports/status', {
        mode: 'scheduled',
        last_processed_date: '2026-11-20 09:00:00',
        next_scheduled: null,
        import_in_progress_or_due: false,
      });
      openRevenue();
    };

    deepIt('has the newest order of the store, which the reports do not count yet', async () => {
      respondInBatches('2026-11-15T20:00:00');
      expect(await screen.findByText(/^No orders since Nov 15, 2026, 8:00 PM\./)).toBeVisible();
    });

    deepIt(
      'is not shown after an order that the reports do not count yet: one request tells',
      async () => {
        respondInBatches('2026-11-20T11:30:00');
        await screen.findByText('Orders are counted until 9:00 AM.');
        await expect.poll(() => shop.requests.some(({ path }) => path === ORDERS)).toBe(true);
        await settlePage(shop);
        expect(sent()).toEqual([]);
        expect(screen.queryByText(/^No orders since/)).not.toBeInTheDocument();
      },
    );
  });

  deepIt('is not shown when its request fails', async () => {
    shop.store.faults.push({ path: /wc-analytics\/orders$/, status: 500, times: 9 });
    const { errors } = openRevenue();
    await screen.findByText(/^as of/);
    await settlePage(shop);
    await expect.poll(() => shop.requests.some(({ path }) => path === ORDERS)).toBe(true);
    await settlePage(shop);
    expect(screen.queryByText(/^No orders since/)).not.toBeInTheDocument();
    expect(errors).toEqual([]);
  });
});
