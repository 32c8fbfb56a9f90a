import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../axe.ts';
import { keyboardOf } from '../keyboard.ts';
import { fail } from '../revenue-page.ts';
import { withBrowser } from '../setup/browser.ts';
import { withDemo } from '../setup/servers.ts';

const browser = withBrowser();
const at = (path: string) => `/wp-admin/admin.php?page=wc-admin&path=${path}`;
/** Requests that change the stock of a product or a variation. */
const WRITE = /\/products\/\d+(\/variations\/\d+)?(\?|$)/;
const demo = withDemo({ DEMO_ORDERS: '60' });

/** Collects the quantity of each change, and counts the requests for the list. */
function watchRequests(page: Page) {
  const sent = { quantities: [] as unknown[], lists: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && WRITE.test(request.url()))
      sent.quantities.push(request.postDataJSON().stock_quantity);
    if (/low-in-stock\?.*per_page=100/.test(request.url())) sent.lists++;
  });
  return sent;
}

describe('products with low stock', () => {
  deepIt(
    'are restocked with only the keyboard: a failed change is kept, Retry sends one write request, Undo reverts it',
    async () => {
      browser.expectProblems(/reply 500|status of 500/);
      const { page } = await browser.visit();
      const sent = watchRequests(page);
      await page.goto(demo.url + at('/analytics/revenue'));
      const links = page.getByRole('navigation', { name: 'Needs attention' });
      const link = links.getByRole('link', { name: /^Low stock \d+ products/ });
      await link.waitFor();
      const before = await link.innerText();
      const keyboard = keyboardOf(page);
      await link.focus();
      await keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Low stock' }).waitFor();
      const edit = page
        .getByRole('row')
        .filter({ hasText: /Out of stock|Low stock/ })
        .getByRole('button', { name: /^Edit the stock of/ })
        .first();
      await edit.waitFor();
      expect(sent.lists).toBe(1);
      await expectNoAxeViolations(page);
      const label = (await edit.getAttribute('aria-label')) ?? '';
      const [, name = ''] = /^Edit the stock of (.*): /.exec(label) ?? [];
      const product = page.getByRole('button', { name: `Edit the stock of ${name}: ` });

      await page.route(WRITE, fail);
      await keyboard.tabTo(product);
      await keyboard.press('Enter');
      await keyboard.type('75');
      await keyboard.press('Enter');
      const alert = page.getByRole('alert');
      const retry = alert.getByRole('button', { name: 'Retry' });
      await retry.waitFor();
      await alert.getByText(`The stock of ${name} was not changed to 75.`).waitFor();
      await page.getByRole('button', { name: label, exact: true }).waitFor();
      expect(sent.quantities).toEqual([75]);

      await page.unroute(WRITE);
      await keyboard.tabTo(retry, 'backward');
      await keyboard.press('Enter');
      const undo = page.getByRole('button', { name: 'Undo' });
      await undo.waitFor();
      await product.waitFor({ state: 'detached' });
      expect(sent.quantities).toEqual([75, 75]);
      await expect.poll(() => link.innerText()).not.toBe(before);
      await keyboard.tabTo(undo);
      await keyboard.press('Enter');
      await page.getByRole('button', { name: label, exact: true }).waitFor();
      await expect.poll(() => link.innerText()).toBe(before);
      expect(sent.quantities).toHaveLength(3);
    },
  );

  deepIt('fit a narrow window, also while editing, in both color schemes', async () => {
    const { page } = await browser.visit();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(demo.url + at('/stock'));
    await page
      .getByRole('button', { name: /^Edit the stock of/ })
      .first()
      .click();
    await page.getByRole('spinbutton').waitFor();
    await expectNoHorizontalScroll(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page);
  });
});
