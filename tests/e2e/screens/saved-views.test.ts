import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { expectGoodLooks } from '../axe.ts';
import { keyboardOf } from '../keyboard.ts';
import { withBrowser } from '../setup/browser.ts';
import { withDemo } from '../setup/servers.ts';

const browser = withBrowser();
const PAGE = '/wp-admin/admin.php?page=wc-admin';
const demo = withDemo({ DEMO_ORDERS: '60' });

deepIt(
  'a page is saved, moved and opened first with only the keyboard, and links to it keep its range',
  async () => {
    const { page } = await browser.visit();
    await page.goto(`${demo.url}${PAGE}&path=/analytics/orders&period=year&interval=month`);
    const menu = page.getByRole('button', { name: 'More options' });
    await menu.waitFor();
    const keyboard = keyboardOf(page);
    await keyboard.tabTo(menu);
    await keyboard.press('Enter');
    // After the search, the list of shortcuts and the help.
    await keyboard.press('ArrowDown', 'ArrowDown', 'ArrowDown');
    await keyboard.expectFocus(page.getByRole('menuitem', { name: 'Saved views…' }));
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Saved views' });
    const field = dialog.getByRole('textbox', { name: 'Save this page as' });
    // Before it is open, Tab would move the focus on from the menu, to which it returns.
    await field.waitFor();
    await keyboard.tabTo(field);
    for (const name of ['Orders by month', 'Second']) {
      await keyboard.type(name);
      await keyboard.press('Enter');
      await dialog.getByText(`“${name}” was saved.`).waitFor();
      await field.selectText();
    }
    const up = dialog.getByRole('button', { name: 'Move “Second” up' });
    await keyboard.tabTo(up);
    await keyboard.press('Enter');
    await keyboard.expectFocus(up);
    expect(await dialog.getByRole('link').allInnerTexts()).toEqual(['Second', 'Orders by month']);
    await keyboard.tabTo(dialog.getByRole('button', { name: 'Remove “Second”' }), 'backward');
    await keyboard.press('Enter');
    await dialog.getByText('“Second” was removed.').waitFor();
    await keyboard.expectFocus(dialog.getByRole('button', { name: 'Remove “Orders by month”' }));
    await expectGoodLooks(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const first = dialog.getByLabel('Page that opens first');
    await keyboard.tabTo(first);
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await keyboard.press('ArrowDown');
    await saved;
    await keyboard.press('Escape');
    await keyboard.expectFocus(menu);

    // Another range is now the one that links to other pages keep.
    await page.goto(`${demo.url}${PAGE}&path=/analytics/overview&period=today`);
    for (const name of ['Saved views', 'Admin menu']) {
      const link = page
        .getByRole('navigation', { name })
        .getByRole('link', { name: 'Orders by month' });
      await link.waitFor();
      await expect.poll(() => link.getAttribute('href')).toContain('period=year');
    }
    await page.goto(demo.url + PAGE);
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    expect(new URL(page.url()).searchParams.get('interval')).toBe('month');
  },
);

deepIt('two tabs of a user that save a view at once keep both', async () => {
  const { page, context } = await browser.visit();
  const other = await context.newPage();
  const openDialog = async (tab: Page, name: string) => {
    await tab.goto(`${demo.url}${PAGE}&path=/exports`);
    await tab.getByRole('button', { name: 'More options' }).click();
    await tab.getByRole('menuitem', { name: 'Saved views…' }).click();
    const dialog = tab.getByRole('dialog', { name: 'Saved views' });
    await dialog.getByRole('textbox', { name: 'Save this page as' }).fill(name);
    return dialog;
  };
  const [first, second] = [await openDialog(page, 'First tab'), await openDialog(other, 'Tab two')];
  let write = () => {};
  const hasRead = new Promise<void>((resolve) => {
    void page.route('**/wp/v2/users/1*', async (route) => {
      await new Promise<void>((release) => {
        write = release;
        resolve();
      });
      await route.continue();
    });
  });
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await hasRead;
  // The first tab has read the views, and not written them.
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  const getWaiting = () =>
    other.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name));
  await expect.poll(getWaiting).toContain('tillview-change-preference');
  write();
  await first.getByText('“First tab” was saved.').waitFor();
  await second.getByText('“Tab two” was saved.').waitFor();
  await other.reload();
  for (const name of ['First tab', 'Tab two'])
    await other
      .getByRole('navigation', { name: 'Admin menu' })
      .getByRole('link', { name })
      .waitFor();
});
