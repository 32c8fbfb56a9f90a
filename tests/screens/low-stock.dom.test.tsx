import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorMessages } from '../../packages/components/src/report-error/error-messages.test-support.ts';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { deepIt, firstCases } from '@tillview/test-setup/deep';

const shop = withDemoShop({ orders: 5 });
const STOCK = '&path=/stock';
const CAPABILITIES = {
  read_private_products: true,
  edit_products: true,
  view_woocommerce_reports: true,
};

const keyed = () => [...document.querySelectorAll<HTMLElement>('[data-key]')];
const ids = () => keyed().map(({ dataset }) => Number(dataset['key']));
function rowOf(id: number): HTMLTableRowElement {
  const row = keyed()
    .find(({ dataset }) => dataset['key'] === String(id))
    ?.closest('tr');
  if (!row) throw new Error(`Product ${id} is not in the list.`);
  return row;
}
const inRow = (id: number) => within(rowOf(id));
const cells = (id: number) => [...rowOf(id).cells].map(({ textContent }) => textContent);
const writes = () => shop.requests.filter(({ method }) => method === 'PUT');
const sent = (path: RegExp) => shop.requests.filter((request) => path.test(request.path));

/** Reduces the list to four products: with three items on backorder, with none, with one, and with 50. */
function keepFour(): readonly [number, number, number, number] {
  const { products, variations } = shop.store.db;
  for (const stock of [...products, ...variations])
    Object.assign(stock, { manage_stock: true, stock_quantity: 500, stock_status: 'instock' });
  const [owed, out, low, soon] = products;
  if (!owed || !out || !low || !soon) throw new Error('The shop has too few products.');
  Object.assign(owed, { stock_quantity: -3, stock_status: 'onbackorder' });
  Object.assign(out, { stock_quantity: 0, stock_status: 'outofstock' });
  Object.assign(low, { stock_quantity: 1, low_stock_amount: 5 });
  Object.assign(soon, { stock_quantity: 50, low_stock_amount: 2 });
  const sale = (product: typeof owed, items_sold: number, orders_count: number) => ({
    product_id: product.id,
    items_sold,
    orders_count,
    extended_info: {
      name: product.name,
      sku: product.sku,
      manage_stock: true,
      stock_status: product.stock_status,
      stock_quantity: product.stock_quantity,
      low_stock_amount: 5,
    },
  });
  shop.respond('wc-analytics/reports/products', () => [
    sale(soon, 450, 450),
    sale(owed, 90, 60),
    sale(low, 9, 9),
  ]);
  shop.respond('wc-analytics/reports/variations', () => []);
  return [owed.id, out.id, low.id, soon.id];
}

async function open(capabilities: Record<string, boolean> = CAPABILITIES, url = STOCK) {
  const app = renderApp(shop, { url, capabilities });
  await waitFor(() => expect(keyed()).not.toEqual([]));
  return app;
}

describe('what to order', () => {
  it('is listed from four requests: backorders, out of stock, low, and what runs out within the lead time', async () => {
    const [owed, out, low, soon] = keepFour();
    const { user, errors, query } = await open();
    expect(ids()).toEqual([owed, out, low, soon]);
    expect(
      screen.getByText(/^3 products are .* on backorder\. 1 more runs out within the lead time\./),
    ).toBeVisible();
    expect(cells(owed).slice(3, 8)).toEqual(['On backorder', 'Now', 'Now', '90', '1']);
    expect(cells(owed).slice(1, 3)).toEqual(['-3', '47']);
    expect(cells(out).slice(3, 8)).toEqual(['Out of stock', 'Now', 'Now', '0', '0']);
    expect(cells(low).slice(1, 9)).toEqual(
      '1|4|Low stock|Nov 30, 2026|Nov 22, 2026|9|0.1|5'.split('|'),
    );
    expect(cells(soon).slice(3, 8)).toEqual(
      'Runs out soon|Nov 30, 2026|Nov 29, 2026|450|5'.split('|'),
    );
    expect(
      sent(/low-in-stock$|reports\//).filter(({ query: { per_page } }) => per_page === '100'),
    ).toHaveLength(4);

    // Costs are read when they are wanted. One product of the demo store has none.
    await user.click(screen.getByRole('button', { name: 'Show stock at cost' }));
    expect(
      await screen.findByText(/^Stock at cost: \$[\d,.]+ \(cost known of \d of 4 products\)\.$/),
    ).toBeVisible();
    expect(cells(owed).at(-2)).toMatch(/^(\$0\.00|Unknown)$/);

    // A shorter lead time orders less, and what lasts longer than it leaves the list.
    const lead = screen.getByRole('textbox', { name: /^Lead time/ });
    await user.clear(lead);
    await user.type(lead, '7');
    expect(ids()).toEqual([owed, out, low]);
    expect(cells(owed)[2]).toBe('40');
    await waitFor(() => expect(writes().map(({ path }) => path)).toEqual(['/wp/v2/users/1']));
    await user.type(screen.getByRole('searchbox'), String(cells(low)[0]));
    expect(ids()).toEqual([low]);
    expect(query().get('search')).toBe(cells(low)[0]);
    expect(errors).toEqual([]);
  });

  deepIt('saves a lead time that was typed just before the screen is left', async () => {
    keepFour();
    const { user, history } = await open();
    await user.type(screen.getByRole('textbox', { name: /^Lead time/ }), '0');
    act(() => history.push('admin.php?page=wc-admin&path=/exports'));
    await waitFor(() => expect(writes().map(({ path }) => path)).toEqual(['/wp/v2/users/1']));
  });

  it.each(
    firstCases(1, [
      [403, errorMessages('the sales of the last 90 days').forbidden],
      [500, errorMessages('the sales of the last 90 days').failed],
    ] as const),
  )(
    'shows stock with unknown estimates, the reason and Retry when the reports fail with %d',
    async (status, reason) => {
      const [owed, out, low] = keepFour();
      shop.fail('table', status);
      const { user } = await open();
      expect(ids()).toEqual([out, low].toSorted((one, other) => one - other));
      expect(cells(low).slice(1, 9)).toEqual(
        '1|Unknown|Low stock|Unknown|Unknown|Unknown|Unknown|5'.split('|'),
      );
      expect(await screen.findByText(reason, { exact: false })).toBeVisible();
      expect(screen.getByText(/Estimates are therefore unknown\.$/)).toBeVisible();
      // A failed request says nothing of the number in the header; what may not be read is left out of it.
      await shop.settle();
      const counts = screen.queryAllByText('2 products are low, out of stock or on backorder.');
      expect(counts).toHaveLength(status === 403 ? 1 : 0);
      shop.restore();
      keepFour();
      for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry);
      await waitFor(() => expect(cells(low)[6]).toBe('9'));
      expect(ids()[0]).toBe(owed);
    },
  );
});

describe('the stock in the list', () => {
  deepIt('keeps the entered value after a failed change, and Retry saves it', async () => {
    const [, , low] = keepFour();
    const { user, errors } = await open();
    shop.store.faults.push({ path: /products\/\d+$/, method: 'PUT', status: 500, times: 1 });
    await user.click(inRow(low).getByText('1', { selector: 'button' }));
    await user.keyboard('4{Enter}');
    await screen.findByText(/^The stock of .* was not changed to 4\./);
    await user.click(inRow(low).getByText('1', { selector: 'button' }));
    expect(inRow(low).getByLabelText(/^Stock of/)).toHaveValue('4');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(/^The stock of .* is now 4\.$/);
    expect(writes()).toHaveLength(2);
    await waitFor(() => expect(inRow(low).getByText('4', { selector: 'button' })).toBeVisible());
    expect(errors).toEqual([]);
  });

  it('leaves the list when there is enough: focus moves to another product, and Undo restores it', async () => {
    const [, out, low] = keepFour();
    const { user } = await open();
    // The badge in the header says the same, hidden.
    const findListed = (count: number) =>
      screen.findByText(new RegExp(`^${count} products are low, out of stock or on backorder\\.`), {
        ignore: '.tillview-visually-hidden',
      });
    await findListed(3);
    await user.click(inRow(low).getByText('1', { selector: 'button' }));
    await user.keyboard('80{Enter}');
    await findListed(2);
    await waitFor(() => expect(ids()).not.toContain(low));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('data-action')).toBe('edit-stock'),
    );
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(ids()).toContain(low));
    expect(ids()).toContain(out);
    expect(shop.store.db.products.find(({ id }) => id === low)?.stock_quantity).toBe(1);
    expect(writes()).toHaveLength(2);
  });

  it('has no fields for a user who may only read it', async () => {
    const [, , low] = keepFour();
    await open({ read_private_products: true, view_woocommerce_reports: true });
    expect(inRow(low).queryByRole('button')).toBeNull();
    expect(cells(low)[1]).toBe('1');
  });
});
