import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { firstCases } from '@tillview/test-setup/deep';
import { withBrowser } from './setup/browser.ts';
import { withDemo } from './setup/servers.ts';

const browser = withBrowser();
const demo = withDemo({ DEMO_ORDERS: '600' });

/** Reads the controls that are smaller than 44 by 44 px; a link within a sentence may be smaller. */
const findSmallControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, select, input, td a), header button')]
      .map((control) => {
        const box =
          control.closest(
            '.tillview-select-control__box, .tillview-text-control-with-affixes__box',
          ) ?? control;
        const labels = control.matches('[type="checkbox"]')
          ? [control.closest('label'), document.querySelector(`label[for="${control.id}"]`)]
          : [];
        const places = [box, ...labels].flatMap((part) => part?.getBoundingClientRect() ?? []);
        const side = (start: 'left' | 'top', end: 'right' | 'bottom') =>
          Math.max(...places.map((place) => place[end])) -
          Math.min(...places.map((place) => place[start]));
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return {
          name,
          width: Math.round(side('left', 'right')),
          height: Math.round(side('top', 'bottom')),
        };
      })
      .filter(({ width, height }) => width > 0 && height > 0 && Math.min(width, height) < 44)
      .map(({ name, width, height }) => `${name}: ${width} × ${height}`),
  );

it('all controls of a phone can be pressed with a finger', async () => {
  const { page } = await browser.visit({
    width: 390,
    height: 844,
    hasTouch: true,
    isMobile: true,
  });
  const paths = ['/analytics/products', '/analytics/settings', '/inbox', '/reviews'];
  for (const path of firstCases(2, paths)) {
    await page.goto(
      `${demo.url}/wp-admin/admin.php?${new URLSearchParams({ page: 'wc-admin', path })}`,
    );
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('main button').nth(3).waitFor();
    // The tools of the shell are loaded after the first view.
    await page.getByRole('button', { name: 'More options' }).waitFor();
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
    await expect.poll(() => findSmallControls(page), { message: path }).toEqual([]);
  }
});
