import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop({ orders: 60 });

const capabilities = {
  manage_woocommerce: true,
  moderate_comments: true,
  read_private_products: true,
  edit_shop_orders: true,
};

/** Makes the store fail to count reviews, and opens the Overview. */
async function open(status: number) {
  shop.intercept(async ({ url }, next) =>
    new URL(url).pathname.endsWith('/products/reviews')
      ? Response.json({ code: 'no', message: 'No.', data: { status } }, { status })
      : next(),
  );
  const app = renderApp(shop, { url: '&path=/analytics/overview', capabilities });
  const list = await screen.findByRole('list', { name: 'To do' });
  const cell = list.parentElement ?? list;
  await within(cell).findByRole('link', { name: /^Low stock/ });
  await waitFor(() => expect(cell).toHaveAttribute('aria-busy', 'false'));
  return { ...app, cell };
}

it('what is to do says that a number could not be loaded, and reads it again', async () => {
  const { user, cell } = await open(500);
  expect(cell).toHaveTextContent(/The list could not be loaded\./);
  shop.intercept((_request, next) => next());
  await user.click(within(cell).getByRole('button', { name: 'Retry' }));
  expect(await within(cell).findByRole('link', { name: /^Reviews/ })).toBeVisible();
  expect(cell).not.toHaveTextContent(/could not be loaded/);
});

it('what is to do offers no Retry for a number that the store does not have', async () => {
  const { cell } = await open(404);
  expect(within(cell).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
