import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { eventually } from './pages/eventually.ts';
import { withFiltersShop } from './pages/filters-shop.ts';
import { createDeferred } from './revenue-page.ts';
import { withBrowser } from './setup/browser.ts';
import { deepIt } from '@tillview/test-setup/deep';

const browser = withBrowser();
const visits = withFiltersShop(browser);

describe('a part whose style sheet fails to load', () => {
  it('shows an error, also when Retry fails, and is styled once it has loaded', async () => {
    const problems = browser.expectProblems(/ERR_CONNECTION_RESET|could not be loaded/);
    const { page } = await browser.visit();
    await page.goto(`${inject('harnessUrl')}admin.php?story=date-range-filter-picker/MonthToDate`);
    await page.getByRole('button', { name: /^Date Range:/ }).waitFor();
    await page.route('**/*.css', (route) => route.abort('connectionreset'));
    await page.getByRole('button', { name: /^Date Range:/ }).click();
    const panel = page.getByRole('dialog', { name: 'Date range' });
    const error = panel.getByRole('alert');
    const retry = error.getByRole('button', { name: 'Retry' });
    await error.getByText('The date picker could not be loaded.').waitFor();
    const before = problems.length;
    await retry.click();
    await eventually(() => problems.length).toBeGreaterThan(before);
    await error.getByText('The date picker could not be loaded.').waitFor();
    await page.unroute('**/*.css');
    await retry.click();
    const tabs = panel.getByRole('tablist');
    await tabs.waitFor();
    expect(await tabs.evaluate((node) => getComputedStyle(node).display)).toBe('flex');
  });
});

describe('a calendar that loads late', () => {
  /** In pixels; a target that moves less is still under the finger. */
  const MAX_MOVE = 8;

  const hold = async (page: Page, code: string) => {
    const { promise, release } = createDeferred();
    await page.route(code, async (route) => {
      await promise;
      await route.continue();
    });
    return release;
  };

  /** Records the lower edge of an element in each frame; returns a function that reads how far it has moved. */
  const watch = async (target: Locator) => {
    await target.evaluate((node) => {
      const seen: number[] = [];
      const record = () => {
        seen.push(node.getBoundingClientRect().bottom);
        document.body.dataset['moved'] = String(Math.max(...seen) - Math.min(...seen));
        requestAnimationFrame(record);
      };
      record();
    });
    return () => target.evaluate(() => Number(document.body.dataset['moved']));
  };

  const openRange = async (size: { width: number; height: number }) => {
    const { page, open } = await visits.visit(size);
    await open('products', 'period=week&compare=none');
    await page.getByRole('button', { name: /^Date Range:/ }).click();
    await page.getByRole('button', { name: 'Update' }).waitFor();
    const release = await hold(page, '**/calendar-*.js');
    await page.getByRole('tab', { name: 'Custom' }).click();
    await page.getByText('Loading calendar').waitFor();
    await page.getByRole('textbox', { name: 'Start date' }).fill('10/10/2026');
    await page.getByRole('textbox', { name: 'End date' }).fill('11/09/2026');
    return { page, release };
  };

  deepIt('does not move the range picker on a small screen', async () => {
    const { page, release } = await openRange({ width: 390, height: 1400 });
    const readMoved = await watch(page.getByRole('button', { name: 'Update' }));
    release();
    await page.getByRole('button', { name: /October 10, 2026/ }).waitFor();
    // Other months with the same number of weeks, so that the calendar remounts.
    await page.getByRole('textbox', { name: 'Start date' }).fill('06/10/2026');
    await page.getByRole('button', { name: /June 10, 2026/ }).waitFor();
    expect(await readMoved()).toBeLessThan(MAX_MOVE);
  });

  deepIt('fits into the space reserved below its field', async () => {
    const { page, open } = await visits.visit();
    const release = await hold(page, '**/single-calendar-*.js');
    await open('customers', 'filter=advanced&last_active_after=2026-11-01');
    await page.getByRole('textbox', { name: 'Last active' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('status').waitFor();
    const readMoved = await watch(dialog);
    release();
    await dialog.getByRole('button', { name: /November 17, 2026/ }).waitFor();
    expect(await readMoved()).toBeLessThan(MAX_MOVE);
  });
});
