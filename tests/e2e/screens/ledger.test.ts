import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, expectNoHorizontalScroll } from '../axe.ts';
import { keyboardOf } from '../keyboard.ts';
import { createDeferred } from '../revenue-page.ts';
import { withBrowser } from '../setup/browser.ts';
import { withDemo } from '../setup/servers.ts';

const browser = withBrowser();
const at = (path: string) => `/wp-admin/admin.php?page=wc-admin&path=${path}`;
const SOURCES = at('/analytics/sources');
const ORDERS = /\/reports\/orders\?.*extended_info/;
const demo = withDemo({ DEMO_ORDERS: '1600' });

const readButton = (page: Page) =>
  page.getByRole('button', { name: /^Read the orders \(about \d+ requests?\)$/ });
/** What the panel says; the live region may say the same. */
const equal = (page: Page) =>
  page.getByRole('paragraph').filter({ hasText: /^Computed in this browser from [\d,]+ orders\./ });

/** Counts the requests for pages of orders. */
function countReads(page: Page) {
  const sent = { reads: 0 };
  page.on('request', (request) => {
    if (ORDERS.test(decodeURIComponent(request.url()))) sent.reads++;
  });
  return sent;
}

describe('the orders in the browser', () => {
  it('are read when a screen needs them, stopped by keyboard, and not read again by the next screen', async () => {
    const { page } = await browser.visit();
    const sent = countReads(page);
    const { promise, release } = createDeferred();
    await page.route(ORDERS, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(demo.url + SOURCES);
    const keyboard = keyboardOf(page);
    await keyboard.tabTo(page.getByRole('button', { name: 'Pause' }));
    await keyboard.press('Enter');
    await readButton(page).waitFor();
    const stopped = sent.reads;
    expect(stopped).toBeLessThan(5);
    release();
    await keyboard.tabTo(readButton(page));
    await keyboard.press('Enter');
    await equal(page).waitFor();
    expect(sent.reads).toBeGreaterThan(10);
    await page.getByRole('table', { name: /^Sources/ }).waitFor();
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoHorizontalScroll(page);

    const read = sent.reads;
    await page.goto(demo.url + at('/analytics/retention'));
    await equal(page).waitFor();
    await page.getByRole('table', { name: /^Cohorts/ }).waitFor();
    expect(sent.reads).toBe(read);
    await expectNoAxeViolations(page);
    await expectNoHorizontalScroll(page);
  });

  it('are read on by another tab after the page was closed in the middle', async () => {
    const { page } = await browser.visit();
    const sent = countReads(page);
    await page.route(ORDERS, async (route) => {
      // The last months of the first batch are stored, the others wait.
      if (sent.reads <= 12) await route.continue();
    });
    await page.goto(demo.url + SOURCES);
    await expect.poll(() => sent.reads).toBeGreaterThan(12);
    const progress = await page.getByRole('progressbar').getAttribute('max');

    // While the first tab reads, the second waits.
    const other = await page.context().newPage();
    const second = countReads(other);
    await other.goto(demo.url + SOURCES);
    await other.getByText(/^Waiting for another tab/).waitFor();
    expect(second.reads).toBe(0);
    await page.close();
    await equal(other).waitFor();
    expect(second.reads).toBeLessThan(Number(progress));
  });
});
