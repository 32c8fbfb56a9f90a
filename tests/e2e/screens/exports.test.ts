import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { expectGoodLooks, expectNoAxeViolations, expectNoHorizontalScroll } from '../axe.ts';
import { keyboardOf } from '../keyboard.ts';
import { withBrowser } from '../setup/browser.ts';
import { withDemo } from '../setup/servers.ts';

const browser = withBrowser();
const at = (path: string) => `/wp-admin/admin.php?page=wc-admin&path=${path}`;
const START = /\/reports\/orders\/export(\?|$)/;
/** Longer than the first polling intervals of an export's progress, in milliseconds. */
const POLL = 7000;
const demo = withDemo({ DEMO_ORDERS: '60' });

/** Makes the list of orders long enough for the download by email. */
async function lengthenList(page: Page): Promise<void> {
  await page.route(/\/reports\/orders\?/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-wp-total': '20000' } });
  });
}

function watchStarts(page: Page): unknown[] {
  const starts: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && START.test(request.url()))
      starts.push(request.postDataJSON());
  });
  return starts;
}

describe('exports by email', () => {
  deepIt(
    'can be started, restarted and followed to the end with only the keyboard (R8.31)',
    async () => {
      browser.expectProblems(/reply 500|status of 500/);
      const { page } = await browser.visit();
      await page.clock.install();
      await lengthenList(page);
      const starts = watchStarts(page);
      await page.route(START, (route) =>
        route.fulfill({ status: 500, json: { code: 'error', message: 'The disk is full.' } }),
      );
      await page.goto(demo.url + at('/analytics/orders'));
      const options = page.getByRole('button', { name: 'Download options' });
      await options.waitFor();
      const keyboard = keyboardOf(page);
      await options.focus();
      await keyboard.press('Enter');
      const item = page.getByRole('menuitem', { name: /by email$/ });
      await item.waitFor();
      await keyboard.press('ArrowDown', 'ArrowDown');
      await keyboard.expectFocus(item);
      await keyboard.press('Enter');
      await page.getByText(/^The store could not start the export\. The disk is full\./).waitFor();

      await page.goto(demo.url + at('/exports'));
      await page.getByText('Orders: Failed: The disk is full.').waitFor();
      await expectNoAxeViolations(page);
      await page.unroute(START);
      expect(starts).toHaveLength(1);
      await keyboard.tabTo(page.getByRole('button', { name: 'Try again: export of Orders' }));
      await keyboard.press('Enter');
      await page.getByRole('progressbar', { name: 'Orders' }).waitFor();
      await expectGoodLooks(page);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      await expectNoHorizontalScroll(page);
      await page.evaluate(() => document.documentElement.removeAttribute('dir'));
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(starts).toHaveLength(2);
      expect(starts[1]).toEqual(starts[0]);

      const sent = page.getByText(/^Orders: Sent to [a-z.]+@[a-z.]+$/);
      await expect
        .poll(async () => {
          await page.clock.runFor(POLL);
          return sent.isVisible();
        })
        .toBe(true);
      await page.reload();
      await sent.waitFor();
      await expectNoAxeViolations(page);
      const file = page.getByRole('link', { name: 'Download file: Orders' });
      await keyboard.tabTo(file);
      const reply = await page.request.get((await file.getAttribute('href')) ?? '');
      expect(reply.headers()['content-type']).toContain('text/csv');
      expect(starts).toHaveLength(2);
    },
  );
});
