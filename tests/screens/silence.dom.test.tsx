import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { settlePage } from './read-page.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop();
const MANAGER = { manage_woocommerce: true };
const FIRST = Date.parse('2026-02-01T00:00:00Z');

/** Three orders a day, at 6:00, 12:00 and 18:00, newest first; the last one is at 18:00 of a day. */
function respondWithOrders(lastDay: string): void {
  const times: string[] = [];
  for (let day = Date.parse(`${lastDay}T00:00:00Z`); day >= FIRST; day -= 86_400_000)
    for (const hour of ['18', '12', '06'])
      times.push(`${new Date(day).toISOString().slice(0, 10)} ${hour}:00:00`);
  shop.respond('wc-analytics/reports/orders', ({ searchParams }) => {
    const [page, size] = ['page', 'per_page'].map((name) => Number(searchParams.get(name)));
    return times
      .slice((page! - 1) * size!, page! * size!)
      .map((at, index) => ({ order_id: page! * 1000 + index, parent_id: 0, date_created: at }));
  });
}

const sent = () =>
  shop.requests.filter(({ path, query }) => path.endsWith('/orders') && query['_fields[0]']);

describe('the alarm that there are no orders', () => {
  it.each(['/analytics/revenue', '/analytics/orders', '/analytics/overview'])(
    'is shown once on %s, with what is usual',
    async (path) => {
      respondWithOrders('2026-11-17');
      const { errors } = renderApp(shop, {
        url: `&path=${path}&period=month&compare=none`,
        capabilities: MANAGER,
      });
      const reason =
        /In this time you usually have 6\.9 orders; the longest such silence in the last 201 days was 0\./;
      expect(await screen.findByText(reason)).toBeVisible();
      await settlePage(shop);
      expect(screen.getAllByText(/^No orders since Nov 17, 2026, 6:00 PM\./)).toHaveLength(1);
      expect(sent()).toHaveLength(9);
      expect(errors).toEqual([]);
    },
  );

  it('is not shown when orders arrive as usual, which one request tells', async () => {
    respondWithOrders('2026-11-20');
    renderApp(shop, { url: '&path=/analytics/revenue&period=month', capabilities: MANAGER });
    await screen.findByText(/^as of/);
    await settlePage(shop);
    await expect.poll(sent).toHaveLength(1);
    expect(screen.queryByText(/^No orders since/)).not.toBeInTheDocument();
  });

  it('is not shown, and nothing is requested, when the store imports orders in batches', async () => {
    respondWithOrders('2026-11-17');
    shop.respond('wc-analytics/imports/status', {
      mode: 'scheduled',
      last_processed_date: '2026-11-20 09:00:00',
      next_scheduled: null,
      import_in_progress_or_due: false,
    });
    renderApp(shop, { url: '&path=/analytics/revenue&period=month', capabilities: MANAGER });
    await screen.findByText('Orders are counted until 9:00 AM.');
    await settlePage(shop);
    expect(sent()).toEqual([]);
  });

  it('is not shown when its request fails', async () => {
    shop.store.faults.push({ path: /reports\/orders$/, status: 500, times: 9 });
    const { errors } = renderApp(shop, {
      url: '&path=/analytics/revenue&period=month',
      capabilities: MANAGER,
    });
    await expect.poll(sent).toHaveLength(1);
    await settlePage(shop);
    expect(screen.queryByText(/^No orders since/)).not.toBeInTheDocument();
    expect(errors).toEqual([]);
  });
});
