import type { Page } from 'playwright-core';

/**
 * Waits until the shell answers shortcuts, after a load of the page: their code comes behind the first view. The star
 * beside the title comes with it, and has a name when the favorites were read, which the same code requests.
 */
export async function untilShortcutsWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Add to|Remove from) favorites$/ }).waitFor();
}

/**
 * Waits until the app follows the links of the menu, after the page was opened; before that they load the page. What
 * does so comes behind the first view and also restores the scroll position, which the page shows. A reload keeps
 * the sign, so it says nothing after one.
 */
export async function untilMenuWorks(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}
