import { expect } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { expectGoodLooks } from '../axe.ts';
import { keyboardOf } from '../keyboard.ts';
import { withBrowser } from '../setup/browser.ts';
import { withDemo } from '../setup/servers.ts';

const browser = withBrowser();
const demo = withDemo({ DEMO_ORDERS: '60' });

deepIt(
  'a note is added, changed and removed with only the keyboard, and the chart reads it',
  async () => {
    const { page } = await browser.visit();
    await page.goto(
      `${demo.url}/wp-admin/admin.php?page=wc-admin&path=/analytics/revenue&period=month&compare=previous_year`,
    );
    const menu = page.getByRole('button', { name: 'Chart menu' });
    await menu.waitFor();
    const keyboard = keyboardOf(page);
    await keyboard.tabTo(menu);
    await keyboard.press('Enter', 'End');
    await keyboard.expectFocus(page.getByRole('menuitem', { name: 'Notes on days…' }));
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Notes on days' });
    const field = dialog.getByRole('textbox', { name: 'New note' });
    const isFocused = () => field.evaluate((element) => element === document.activeElement);
    // Not `tabTo`: the parts of the browser's date field show their focus inside of it.
    for (let press = 0; press < 10 && !(await isFocused()); press++)
      await page.keyboard.press('Tab');
    await keyboard.expectFocus(field);
    await keyboard.type('Newsletter');
    await keyboard.press('Enter');
    await dialog.getByText('The note was saved.').waitFor();
    const edit = dialog.getByRole('button', { name: 'Edit “Nov 20, 2026: Newsletter”' });
    await keyboard.tabTo(edit);
    await keyboard.press('Enter');
    await keyboard.expectFocus(dialog.getByRole('textbox', { name: 'Change the note' }));
    await keyboard.press('End');
    await keyboard.type(' 1');
    await keyboard.press('Enter');
    const remove = dialog.getByRole('button', { name: 'Remove “Nov 20, 2026: Newsletter 1”' });
    await remove.waitFor();
    await keyboard.expectFocus(field);
    await expectGoodLooks(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await keyboard.press('Escape');
    await keyboard.expectFocus(menu);

    const plot = page.getByRole('application', { name: 'Net sales' });
    await plot.focus();
    for (let day = 1; day <= 20; day++) await keyboard.press('ArrowRight');
    await expect.poll(() => plot.innerText()).toContain('Notes: Newsletter 1.');
  },
);
