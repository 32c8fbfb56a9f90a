import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PRODUCTS_PER_PAGE } from '../../src/low-stock/low-stock-query.ts';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop({ orders: 5 });
const STOCK = '&path=/stock';
const CAPABILITIES = { read_private_products: true, edit_products: true };
const SEEDED = shop.store.db.products.map((product) => ({ ...product }));
const SEEDED_VARIATIONS = shop.store.db.variations.map((variation) => ({ ...variation }));

const rows = () => [...document.querySelectorAll<HTMLElement>('li[data-key]')];
const rowOf = (id: number) => rows().find(({ dataset }) => dataset['key'] === String(id));
const inRow = (id: number) => {
  const row = rowOf(id);
  if (!row) throw new Error(`Product ${id} is not in the list.`);
  return within(row);
};
const writes = () => shop.requests.filter(({ method }) => method === 'PUT');

/** Reduces the list to two products: the first has one item in stock, the second none. */
function keepTwo(): readonly [number, number] {
  const { products, variations } = shop.store.db;
  for (const stock of [...products, ...variations])
    Object.assign(stock, { manage_stock: true, stock_quantity: 500, stock_status: 'instock' });
  const [one, other] = products;
  if (!one || !other) throw new Error('The shop has no products.');
  Object.assign(other, { stock_quantity: 1, low_stock_amount: 5 });
  Object.assign(one, { stock_quantity: 0, stock_status: 'outofstock' });
  return [other.id, one.id];
}

async function open(capabilities: Record<string, boolean> = CAPABILITIES, url = STOCK) {
  const app = renderApp(shop, { url, capabilities });
  await waitFor(() => expect(rows()).not.toEqual([]));
  return app;
}

beforeEach(() => {
  shop.store.db.products = SEEDED.map((product) => ({ ...product }));
  shop.store.db.variations = SEEDED_VARIATIONS.map((variation) => ({ ...variation }));
});

afterEach(() => shop.restore());

describe('products with low stock', () => {
  it('are listed with products that are out of stock, and a failed change keeps the entered value', async () => {
    const [low, out] = keepTwo();
    const { user, errors } = await open();
    expect(rows()).toHaveLength(2);
    inRow(low).getByText('Low stock');
    inRow(low).getByText('Low at 5 or less');
    inRow(out).getByText('Out of stock');
    await screen.findByText('2 products low or out of stock');

    shop.store.faults.push({ path: /products\/\d+$/, method: 'PUT', status: 500, times: 1 });
    await user.click(inRow(low).getByText('1', { selector: 'button' }));
    await user.keyboard('4{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^The stock of .* was not changed to 4\./);
    await user.click(inRow(low).getByText('1', { selector: 'button' }));
    expect(inRow(low).getByLabelText(/^Stock of/)).toHaveValue('4');
    await user.keyboard('{Escape}');
    await user.click(within(alert).getByText('Retry'));
    await screen.findByText(/^The stock of .* is now 4\.$/);
    expect(writes()).toHaveLength(2);
    await waitFor(() => expect(inRow(low).getByText('4', { selector: 'button' })).toBeVisible());
    expect(errors).toEqual([]);
  });

  it('leave the list when they have enough stock: focus moves to the next product, and Undo restores them', async () => {
    const [low, out] = keepTwo();
    const { user } = await open();
    await screen.findByText('2 products low or out of stock');
    await user.click(inRow(low).getByText('1', { selector: 'button' }));
    await user.keyboard('80{Enter}');
    await screen.findByText('1 product low or out of stock');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await waitFor(() => expect(inRow(out).getByText('0', { selector: 'button' })).toHaveFocus());
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    await screen.findByText('2 products low or out of stock');
    expect(shop.store.db.products.find(({ id }) => id === low)?.stock_quantity).toBe(1);
    expect(writes()).toHaveLength(2);
  });

  it('are split into pages, and the last page disappears with its last product', async () => {
    keepTwo();
    const { products, variations } = shop.store.db;
    const all = [...products, ...variations].slice(0, PRODUCTS_PER_PAGE + 1);
    for (const stock of all) Object.assign(stock, { stock_quantity: 1, stock_status: 'instock' });
    const { user, query } = await open();
    expect(rows()).toHaveLength(PRODUCTS_PER_PAGE);
    await user.click(await screen.findByLabelText('Next Page'));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(query().get('paged')).toBe('2');
    const [last] = rows();
    await user.click(inRow(Number(last?.dataset['key'])).getByText('1', { selector: 'button' }));
    await user.keyboard('80{Enter}');
    await waitFor(() => expect(query().has('paged')).toBe(false));
    await waitFor(() => expect(rows()).toHaveLength(PRODUCTS_PER_PAGE));
  });
});

describe('a list that cannot be changed', () => {
  it('has no fields for a user who may only read it', async () => {
    const [low] = keepTwo();
    await open({ read_private_products: true });
    expect(inRow(low).queryByRole('button')).toBeNull();
    expect(rowOf(low)).toHaveTextContent(/Stock1$/);
  });
});
