import type { Page } from 'playwright-core';

/**
 * Waits until keyboard shortcuts work after a page load: their code is loaded after the first view. The star beside the
 * title is loaded with it, and gets its name when the favorites have loaded, which the same code requests.
 */
export async function waitForShortcuts(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Add to|Remove from) favorites$/ }).waitFor();
}

/**
 * Waits until the app handles the links of the menu after a page load; before that, they reload the page. The code that
 * handles them is loaded after the first view and also sets `history.scrollRestoration`, which this function reads. The
 * browser keeps that value during a reload, so this does not work after one.
 */
export async function waitForMenu(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}
