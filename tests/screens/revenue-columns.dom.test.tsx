import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { withDemoShop } from './demo-shop.ts';
import { renderApp } from './render-app.tsx';
import { FIGURES, findRows, readTable } from './revenue-parts.ts';

const shop = withDemoShop();
const PREFERENCE = 'revenue_report_columns';
const UNSAVED = 'Your choice of columns holds on this page but could not be saved.';

const savedColumns = () => shop.store.db.users[0]?.woocommerce_meta[PREFERENCE];
const heads = async () => readTable(await findRows()).heads;
const allHeads = ['Date', 'Orders', ...FIGURES];
const without = (...hidden: string[]) => allHeads.filter((head) => !hidden.includes(head));

async function openMenu(user: UserEvent): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Choose which values to display' }));
  return screen.findByRole('menu', { name: 'Choose which values to display' });
}

async function toggle(user: UserEvent, ...names: string[]): Promise<void> {
  const menu = await openMenu(user);
  for (const name of names) await user.click(within(menu).getByRole('menuitemcheckbox', { name }));
  await user.keyboard('{Escape}');
}

describe('the choice of columns', () => {
  it.each([
    ['by the page', true],
    ['by the store only', false],
  ])(
    'is kept for the user who is told %s, and is there on the next visit',
    async (_who, knowsUser) => {
      const { user, unmount } = renderApp(shop, { knowsUser });
      expect(await heads()).toEqual(allHeads);
      await toggle(user, 'Taxes', 'Shipping');
      expect(await heads()).toEqual(without('Taxes', 'Shipping'));
      expect(
        screen.getByRole('button', { name: 'Choose which values to display' }),
      ).toHaveAccessibleDescription('Hidden columns: Taxes, Shipping');
      await waitFor(() => expect(savedColumns()).toBe('["taxes","shipping"]'));
      const saves = shop.asked.filter(({ method }) => method === 'PUT');
      expect(saves.map(({ path }) => path)).toEqual(Array<string>(2).fill('/wp/v2/users/1'));
      unmount();

      const next = renderApp(shop, { knowsUser });
      await waitFor(async () => expect(await heads()).toEqual(without('Taxes', 'Shipping')));
      await toggle(next.user, 'Taxes');
      expect(await heads()).toEqual(without('Shipping'));
      await waitFor(() => expect(savedColumns()).toBe('["shipping"]'));
    },
  );

  it('asks the store nothing anew, since the rows are the same', async () => {
    const { user } = renderApp(shop);
    await findRows();
    await shop.settle();
    const before = shop.asked.length;
    await toggle(user, 'Orders');
    await shop.settle();
    expect(shop.asked.slice(before).map(({ path }) => path)).toEqual(['/wp/v2/users/1']);
  });

  it('holds on the page when saving fails, says so, and is saved by trying again', async () => {
    shop.store.faults.push({ path: /users/, method: 'PUT', status: 500, times: 2 });
    const { user } = renderApp(shop);
    await findRows();
    await toggle(user, 'Coupons');
    expect(await screen.findByText(UNSAVED)).toBeVisible();
    expect(await heads()).toEqual(without('Coupons'));
    expect(savedColumns()).toBeUndefined();

    const saveAgain = () => screen.getByRole('button', { name: 'Save again' });
    await user.click(saveAgain());
    await shop.settle();
    expect(screen.getByText(UNSAVED)).toBeVisible();
    await user.click(saveAgain());
    await waitFor(() => expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument());
    expect(savedColumns()).toBe('["coupons"]');
    expect(await heads()).toEqual(without('Coupons'));
  });

  it('holds also for somebody who is nobody to the store', async () => {
    shop.store.faults.push({ path: /users/, status: 401 });
    const { user } = renderApp(shop, { knowsUser: false });
    await findRows();
    await toggle(user, 'Returns');
    expect(await heads()).toEqual(without('Returns'));
    expect(await screen.findByText(UNSAVED)).toBeVisible();
  });

  it.each([
    ['no list', '"taxes"'],
    ['a list of other things', '[1,null,{"a":"b"}]'],
    ['no JSON', '{taxes'],
    ['columns that are gone', '["profit","margin"]'],
    ['the column that cannot be hidden', '["date"]'],
  ])('shows all columns when what was kept is %s', async (_what, text) => {
    for (const user of shop.store.db.users) user.woocommerce_meta[PREFERENCE] = text;
    const { faults } = renderApp(shop);
    expect(await heads()).toEqual(allHeads);
    expect(faults).toEqual([]);
  });

  it('goes to the date when the column is hidden that the table is sorted by (R4.36)', async () => {
    const { user, query } = renderApp(shop, {
      address: '&path=/analytics/revenue&orderby=taxes&order=asc',
    });
    await findRows();
    await toggle(user, 'Taxes');
    await waitFor(() => expect(query().get('orderby')).toBe('date'));
    expect(query().get('order')).toBe('desc');
    expect(await heads()).toEqual(without('Taxes'));
  });
});
