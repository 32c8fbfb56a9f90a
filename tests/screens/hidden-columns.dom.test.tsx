import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { deepIt, firstCases } from '@tillview/test-setup/deep';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { findRows, readTable } from './report-parts.ts';

const shop = withDemoShop({ orders: 60 });
const PREFERENCE = 'orders_report_columns';
const UNSAVED = /^Your column selection could not be saved\. It applies to this page only\./;

const getSavedColumns = () => shop.store.db.users[0]?.woocommerce_meta[PREFERENCE];
const getHeaders = async () => readTable(await findRows()).headers;
const allHeaders = [
  'Date',
  'Order #',
  'Status',
  'Customer',
  'Net sales',
  'Customer type',
  'Product(s)',
  'Items sold',
  'Coupon(s)',
  'Attribution',
];
const without = (...hidden: string[]) => allHeaders.filter((header) => !hidden.includes(header));

async function toggle(user: UserEvent, ...names: string[]): Promise<void> {
  const name = 'Choose which values to display';
  await user.click(screen.getByRole('button', { name }));
  const menu = await screen.findByRole('menu', { name });
  for (const column of names)
    await user.click(within(menu).getByRole('menuitemcheckbox', { name: column }));
  await user.keyboard('{Escape}');
}

describe('hidden columns', () => {
  it.each(
    firstCases(1, [
      ['must be loaded from the store', false],
      ['is in the host settings', true],
    ] as const),
  )(
    'are saved for a user that %s, without another request of the report',
    async (_title, knowsUser) => {
      const { user, unmount } = renderApp(shop, { knowsUser });
      expect(await getHeaders()).toEqual(allHeaders);
      await shop.settle();
      const before = shop.requests.length;
      await toggle(user, 'Status', 'Attribution');
      expect(await getHeaders()).toEqual(without('Status', 'Attribution'));
      await waitFor(() => expect(getSavedColumns()).toBe('["status","attribution"]'));
      await shop.settle();
      const sent = shop.requests.slice(before).map(({ method, path }) => `${method} ${path}`);
      expect(new Set(sent)).toEqual(new Set(['GET /wp/v2/users/me', 'PUT /wp/v2/users/1']));
      unmount();

      const next = renderApp(shop, { knowsUser });
      await waitFor(async () =>
        expect(await getHeaders()).toEqual(without('Status', 'Attribution')),
      );
      await toggle(next.user, 'Status');
      expect(await getHeaders()).toEqual(without('Attribution'));
      await waitFor(() => expect(getSavedColumns()).toBe('["attribution"]'));
    },
  );

  deepIt('stay hidden when they cannot be saved, and Save again saves them', async () => {
    shop.store.faults.push({ path: /users/, method: 'PUT', status: 500, times: 2 });
    const { user } = renderApp(shop);
    await findRows();
    await toggle(user, 'Status');
    expect(await screen.findByText(UNSAVED)).toHaveTextContent(/status 500|error/);
    expect(await getHeaders()).toEqual(without('Status'));
    expect(getSavedColumns()).toBeUndefined();

    const saveAgain = () => user.click(screen.getByRole('button', { name: 'Save again' }));
    await saveAgain();
    await shop.settle();
    expect(screen.getByText(UNSAVED)).toBeVisible();
    await saveAgain();
    await waitFor(() => expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument());
    expect(getSavedColumns()).toBe('["status"]');
    expect(await getHeaders()).toEqual(without('Status'));
  });

  deepIt(
    'of two tabs are merged, and each save also hides the columns of the other tab',
    async () => {
      const { user } = renderApp(shop);
      await findRows();
      // Another tab of the same user, opened before, hides a column.
      for (const one of shop.store.db.users) one.woocommerce_meta[PREFERENCE] = '["attribution"]';
      await toggle(user, 'Status');
      await waitFor(() => expect(getSavedColumns()).toBe('["attribution","status"]'));
      await waitFor(async () =>
        expect(await getHeaders()).toEqual(without('Status', 'Attribution')),
      );
    },
  );

  deepIt(
    'of a report without a WooCommerce preference are saved in a WordPress preference',
    async () => {
      const url = '&path=/analytics/stock';
      const getStockHeaders = async () => readTable(await findRows('Stock')).headers;
      const { user, unmount } = renderApp(shop, { url });
      await findRows('Stock');
      await toggle(user, 'SKU');
      await waitFor(() =>
        expect(shop.store.db.users[0]?.persisted_preferences['tillview']).toEqual({
          stock_report_columns: ['sku'],
        }),
      );
      await shop.settle();
      unmount();
      renderApp(shop, { url, knowsUser: false });
      await waitFor(async () => expect(await getStockHeaders()).not.toContain('SKU'));
    },
  );

  deepIt(
    'that neither WooCommerce nor WordPress saves stay hidden on this page, with a notice',
    async () => {
      for (const one of shop.store.db.users)
        Object.defineProperty(one, 'persisted_preferences', {
          get: () => ({}),
          set: () => {},
        });
      const { user } = renderApp(shop, { url: '&path=/analytics/stock' });
      await findRows('Stock');
      await toggle(user, 'SKU');
      const notice = await screen.findByText(UNSAVED);
      expect(notice).toHaveTextContent(
        /The store did not save this setting \(tillview_stock_report_columns\)\./,
      );
      expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
      expect(readTable(await findRows('Stock')).headers).not.toContain('SKU');
    },
  );

  deepIt('cause a warning when the user leaves the page before they are saved', async () => {
    const { user } = renderApp(shop);
    await findRows();
    await shop.settle();
    const isWarned = () => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    };
    expect(isWarned()).toBe(false);
    shop.store.faults.push({ path: /users/, latency: 300 });
    await toggle(user, 'Status');
    expect(isWarned()).toBe(true);
    await waitFor(() => expect(getSavedColumns()).toBe('["status"]'));
    await waitFor(() => expect(isWarned()).toBe(false));
  });

  deepIt.each(['{status', '[1,null,{"a":"b"},"profit","date"]'])(
    'are empty when the saved value has no columns that can be hidden: %s',
    async (text) => {
      for (const user of shop.store.db.users) user.woocommerce_meta[PREFERENCE] = text;
      const { errors } = renderApp(shop);
      expect(await getHeaders()).toEqual(allHeaders);
      expect(errors).toEqual([]);
    },
  );
});
