import { beforeAll, expect } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../axe.ts';
import { keyboardOf } from '../keyboard.ts';
import { withBrowser } from '../setup/browser.ts';
import { withServers } from '../setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
const PAGE = '/wp-admin/admin.php?page=wc-admin';
let url = '';
beforeAll(async () => {
  ({ url } = await servers.demo({ DEMO_NOW: '2026-11-20T12:00:00', DEMO_ORDERS: '60' }));
});

deepIt(
  'a page is saved, moved and opened first with only the keyboard, and links to it keep its range',
  async () => {
    const { page } = await browser.visit();
    await page.goto(`${url}${PAGE}&path=/analytics/orders&period=year&interval=month`);
    const menu = page.getByRole('button', { name: 'More options' });
    await menu.waitFor();
    const keyboard = keyboardOf(page);
    await keyboard.tabTo(menu);
    await keyboard.press('Enter');
    // After the search and the list of shortcuts.
    await keyboard.press('ArrowDown', 'ArrowDown');
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
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, 'colours');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoHorizontalScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const first = dialog.getByLabel('Page that opens first');
    await keyboard.tabTo(first);
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await keyboard.press('ArrowDown');
    await saved;
    await keyboard.press('Escape');
    await keyboard.expectFocus(menu);

    // Another range is now the one that links to other pages keep.
    await page.goto(`${url}${PAGE}&path=/analytics/overview&period=today`);
    for (const name of ['Saved views', 'Admin menu']) {
      const link = page
        .getByRole('navigation', { name })
        .getByRole('link', { name: 'Orders by month' });
      await link.waitFor();
      await expect.poll(() => link.getAttribute('href')).toContain('period=year');
    }
    await page.goto(url + PAGE);
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    expect(new URL(page.url()).searchParams.get('interval')).toBe('month');
  },
);
