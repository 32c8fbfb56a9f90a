import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';

const shop = withDemoShop({ orders: 5 });

/** A part of a screen that loads its own data, and its messages. */
type Part = {
  name: string;
  path: string;
  /** Matches the path of its request. */
  request: RegExp;
  loading: string | undefined;
  failed: string;
  unavailable: string;
  forbidden: string;
};

const part = (
  name: string,
  path: string,
  request: RegExp,
  [loading, failed, unavailable, forbidden]: readonly [string | undefined, string, string, string],
): Part => ({ name, path, request, loading, failed, unavailable, forbidden });

const PARTS: readonly Part[] = [
  part('inbox', '/inbox', /\/admin\/notes$/, [
    'Loading messages…',
    'The messages could not be loaded.',
    'This store does not offer an inbox.',
    'see the inbox',
  ]),
  part('reviews', '/reviews', /\/products\/reviews$/, [
    'Loading reviews…',
    'The reviews could not be loaded.',
    'This store does not offer reviews.',
    'see reviews',
  ]),
  part('products with low stock', '/stock', /\/products\/low-in-stock$/, [
    'Loading products…',
    'The products could not be loaded.',
    'This store does not list products with low stock.',
    'see the stock',
  ]),
  part('payment gateways', '/payments', /\/payment_gateways$/, [
    'Loading payment gateways…',
    'The payment gateways could not be loaded.',
    'This store does not offer payment gateways.',
    'see payment gateways',
  ]),
  part('installed extensions', '/extensions', /\/plugins\/(active|installed)$/, [
    'Loading extensions…',
    'The extensions could not be loaded.',
    'This store does not offer a list of its extensions.',
    'see extensions',
  ]),
  part('setup tasks', '/setup', /\/onboarding\/tasks/, [
    'Loading tasks…',
    'The setup tasks could not be loaded.',
    'This store does not offer setup tasks.',
    'see the setup tasks',
  ]),
  part('settings', '/analytics/settings', /\/settings\/wc_admin$/, [
    'Loading settings…',
    'The settings could not be loaded.',
    'This store does not offer these settings.',
    'see these settings',
  ]),
  part('store profile', '/setup', /\/onboarding\/profile$/, [
    undefined,
    'The store setup could not be loaded.',
    'This store does not offer store setup.',
    'set up the store',
  ]),
];
const ALL = {
  manage_woocommerce: true,
  moderate_comments: true,
  edit_products: true,
  install_plugins: true,
  read_private_products: true,
  view_woocommerce_reports: true,
};

const has = (text: string) => document.body.textContent?.includes(text) ?? false;
const open = ({ path }: Part) => renderApp(shop, { address: `&path=${path}`, capabilities: ALL });

describe.each(PARTS)('the $name', (of) => {
  it('show that they are loading until the request fails, and are loaded again by Retry', async () => {
    shop.store.faults.push({ path: of.request, status: 500, latency: 50 });
    const { user } = open(of);
    if (of.loading) await waitFor(() => expect(has(of.loading ?? '')).toBe(true));
    expect(has(of.failed)).toBe(false);
    await waitFor(() => expect(has(of.failed)).toBe(true));
    if (of.loading) expect(has(of.loading)).toBe(false);
    for (const other of [of.unavailable, 'You do not have permission'])
      expect([other, has(other)]).toEqual([other, false]);
    shop.store.faults.length = 0;
    const [retry] = screen.getAllByRole('button', { name: 'Retry' });
    if (retry) await user.click(retry);
    await waitFor(() => expect(has(of.failed)).toBe(false));
    await shop.settle();
    if (of.loading) expect(has(of.loading)).toBe(false);
  });

  it('show why they are missing to a user who may not read them, and in a store without them', async () => {
    shop.store.faults.push({ path: of.request, status: 403 });
    const { unmount } = open(of);
    await waitFor(() => expect(has(`You do not have permission to ${of.forbidden}.`)).toBe(true));
    expect(has(of.failed)).toBe(false);
    if (of.loading) expect(has(of.loading)).toBe(false);
    unmount();
    shop.store.faults.length = 0;
    shop.store.faults.push({ path: of.request, status: 404 });
    open(of);
    await waitFor(() => expect(has(of.unavailable)).toBe(true));
    expect(has(of.failed)).toBe(false);
    if (of.loading) expect(has(of.loading)).toBe(false);
  });
});
