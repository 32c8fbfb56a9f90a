import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { configureOptionalFilters } from '../../src/host/optional-filters.ts';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop();
const NEWER = ['customer_type', 'customer_state', 'product_brand'];
const PRODUCTS = '&path=/analytics/products&compare=none&period=last_month';

beforeEach(() => configureOptionalFilters(NEWER));
afterEach(() => configureOptionalFilters([]));

const sentTo = (path: string) => shop.requests.filter((sent) => sent.path.endsWith(path));

describe('Products by brand', () => {
  it('lists the products of the brand that is selected, and all products after Back', async () => {
    const [brand] = shop.store.db.brands;
    const { user, query, history } = renderApp(shop, { url: PRODUCTS });
    await user.click(await screen.findByRole('button', { name: /All products/ }));
    await user.click(await screen.findByText('Single brand'));
    await user.type(await screen.findByRole('combobox', { name: /brand/ }), 'harb');
    await user.click(await screen.findByRole('option', { name: 'Harbour & Pine' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Harbour & Pine');
    expect(Object.fromEntries(query())).toMatchObject({
      filter: 'single_brand',
      brands: String(brand?.id),
    });
    await shop.settle();
    const products = sentTo('reports/products').at(-1)?.query['products'];
    expect(products?.split(',').map(Number).toSorted()).toEqual(brand?.product_ids.toSorted());
    history.back();
    expect(await screen.findByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  });

  deepIt('shows a report without data for a brand without products', async () => {
    shop.respond('wc-analytics/products', []);
    renderApp(shop, { url: `${PRODUCTS}&filter=single_brand&brands=101` });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Harbour & Pine');
    await shop.settle();
    expect(sentTo('reports/products').map(({ query }) => query['products'])).toEqual(['0']);
    expect(await screen.findByText('No data for the selected date range')).toBeVisible();
  });

  deepIt(
    'are not offered by an older store, where a URL with a brand shows all products',
    async () => {
      configureOptionalFilters([]);
      const { user } = renderApp(shop, { url: `${PRODUCTS}&filter=single_brand&brands=101` });
      await user.click(await screen.findByRole('button', { name: /All products/ }));
      expect(await screen.findByText('Single product')).toBeVisible();
      expect(screen.queryByText('Single brand')).toBeNull();
      await shop.settle();
      expect(sentTo('reports/products')[0]?.query).not.toHaveProperty('products');
      expect(sentTo('brands')).toEqual([]);
    },
  );
});

describe('Customers by account and state', () => {
  deepIt('are limited to registered customers of a state', async () => {
    renderApp(shop, {
      url: '&path=/customers&filter=advanced&user_type=registered&location_includes=US:CA',
    });
    expect(await screen.findByText('California, United States (US)')).toBeVisible();
    await shop.settle();
    const found = shop.store.db.customers.filter(
      ({ user_id, country, state }) => user_id !== null && country === 'US' && state === 'CA',
    );
    expect(found.length).toBeGreaterThan(0);
    const table = within(screen.getByRole('table', { name: /Customers/ }));
    expect(table.getByText(`${found.length} customers`)).toBeVisible();
  });
});
