import { describe, expect, it } from 'vitest';
import { expectGoodLooks, expectNoHorizontalScroll } from '../axe.ts';
import { keyboardOf } from '../keyboard.ts';
import { waitForMenu } from '../pages/shell.ts';
import { withBrowser } from '../setup/browser.ts';
import { withDemo } from '../setup/servers.ts';

const browser = withBrowser();
const PAGE = '/wp-admin/admin.php?page=wc-admin&path=/analytics/';
const demo = withDemo({ DEMO_ORDERS: '60' });

describe('the settings', () => {
  it('are saved with only the keyboard, and a reload shows them without a warning (R4.68)', async () => {
    const { page } = await browser.visit();
    await page.goto(`${demo.url}${PAGE}settings`);
    const statuses = page.getByRole('group', { name: 'Excluded statuses' });
    const refunded = statuses.getByRole('checkbox', { name: 'Refunded' });
    await refunded.waitFor();
    await page.getByRole('button', { name: 'Delete imported data' }).waitFor();
    await expectGoodLooks(page);
    // Text of twice the size.
    await page.setViewportSize({ width: 390, height: 844 });
    const large = await page.addStyleTag({ content: ':root { font-size: 200%; }' });
    await expectNoHorizontalScroll(page);
    await large.evaluate((style) => style.parentNode?.removeChild(style));
    await page.setViewportSize({ width: 320, height: 640 });

    const keyboard = keyboardOf(page);
    await statuses.getByRole('checkbox', { name: 'Cancelled' }).focus();
    await keyboard.tabTo(refunded);
    await keyboard.press('Space');
    await keyboard.tabTo(page.getByRole('button', { name: 'Save settings' }));
    await keyboard.press('Enter');
    await page.getByText('Settings saved.', { exact: true }).first().waitFor();
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    await refunded.waitFor();
    await expect.poll(() => refunded.isChecked()).toBe(true);
    expect(questions).toEqual([]);
  });

  it('ask for confirmation before the menu or Back discards changes', async () => {
    const { page } = await browser.visit();
    await page.goto(`${demo.url}${PAGE}stock`);
    await page.getByRole('heading', { level: 1, name: 'Stock' }).waitFor();
    await waitForMenu(page);
    const menu = page.getByRole('navigation', { name: 'Admin menu' });
    await menu.getByRole('link', { name: 'Settings' }).click();
    const choice = page.getByRole('combobox', { name: 'Date type' });
    await choice.selectOption('Date completed');
    const answers = [false, false, true];
    page.on('dialog', (dialog) => (answers.shift() === true ? dialog.accept() : dialog.dismiss()));
    await menu.getByRole('link', { name: 'Orders' }).click();
    await expect.poll(() => answers.length).toBe(2);
    await page.goBack();
    await expect.poll(() => answers.length).toBe(1);
    expect(await choice.inputValue()).toBe('date_completed');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Stock' }).waitFor();
  });
});
