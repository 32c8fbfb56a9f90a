import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { deepIt, firstCases } from '@tillview/test-setup/deep';

const shop = withDemoShop({ orders: 60 });

const capabilities = {
  manage_woocommerce: true,
  moderate_comments: true,
  read_private_products: true,
  edit_shop_orders: true,
};

/** Makes the store fail to count what is at the end of a path, and opens the Overview. */
async function open(status: number, path = '/products/reviews') {
  shop.intercept(async ({ url }, next) =>
    new URL(url).pathname.endsWith(path) && !url.includes('before=')
      ? Response.json({ code: 'no', message: 'No.', data: { status } }, { status })
      : next(),
  );
  const app = renderApp(shop, { url: '&path=/analytics/overview', capabilities });
  const list = await screen.findByRole('list', { name: 'To do' });
  const cell = list.parentElement ?? list;
  await waitFor(() => expect(cell).toHaveAttribute('aria-busy', 'false'));
  return { ...app, cell };
}

it.each(
  firstCases<readonly [string, RegExp | undefined]>(1, [
    ['/products/reviews', /^Reviews/],
    ['/products/low-in-stock', /^Low stock/],
    ['/reports/stock', /^Low stock/],
    // None is to be processed here: no link.
    ['/wc-analytics/orders', undefined],
  ]),
)('what is to do says that %s could not be counted, and counts it again', async (path, name) => {
  const { user, cell } = await open(500, path);
  expect(cell).toHaveTextContent(/The list could not be loaded\./);
  shop.intercept((_request, next) => next());
  await user.click(within(cell).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(cell).not.toHaveTextContent(/could not be loaded/));
  if (name) expect(await within(cell).findByRole('link', { name })).toBeVisible();
});

deepIt('what is to do offers no Retry for a number that the store does not have', async () => {
  const { cell } = await open(404);
  expect(within(cell).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});
