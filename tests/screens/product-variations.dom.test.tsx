import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { findRows, readTable } from './report-parts.ts';

const shop = withDemoShop({ orders: 900 });

const single = (id: number) =>
  `&path=/analytics/products&filter=single_product&products=${id}&period=last_year`;
const findProduct = (type: string) => {
  const found = shop.store.db.products.find((product) => product.type === type);
  if (!found) throw new Error(`The demo shop has no ${type} product.`);
  return found;
};
// Queries by role compute the accessible names of the whole page, which is slow.
const find = (selector: string) => [...document.querySelectorAll(selector)];
const pickers = () => find('.tillview-filter-picker');

it('compares the variations of a product in its own table, and removes them from the URL with the product', async () => {
  const product = findProduct('variable');
  const { user, query } = renderApp(shop, { url: single(product.id) });
  const { rows } = readTable(await findRows('Variations'));
  expect(rows.length).toBeGreaterThan(1);
  for (const [, name] of rows) expect(name).toContain(product.name);
  expect(find('h1').map(({ textContent }) => textContent)).toEqual([product.name]);
  await waitFor(() => expect(pickers()).toHaveLength(2));
  // One request returns both the name and the type of the product.
  expect(shop.requests.filter(({ path }) => path.endsWith('/wc-analytics/products'))).toHaveLength(
    1,
  );

  const [first, second] = find('tbody input[type="checkbox"]');
  if (first) await user.click(first);
  if (second) await user.click(second);
  await user.click(screen.getByText('Compare'));
  await waitFor(() => expect(query().get('filter-variations')).toBe('compare-variations'));
  await waitFor(async () => {
    const compared = readTable(await findRows('Variations')).rows;
    expect(compared.map(([, name]) => name)).toEqual(rows.slice(0, 2).map(([, name]) => name));
  });
  expect(query().get('products')).toBe(String(product.id));

  await user.click(
    within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link'),
  );
  await findRows('Products');
  expect([...query().keys()].filter((name) => /variations|products|filter/.test(name))).toEqual([]);
  expect(pickers()).toHaveLength(1);
});

deepIt('shows no second picker for a simple product', async () => {
  renderApp(shop, { url: single(findProduct('simple').id) });
  expect(readTable(await findRows('Products')).rows).toHaveLength(1);
  await shop.settle();
  expect(pickers()).toHaveLength(1);
});
