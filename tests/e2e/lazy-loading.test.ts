import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { ControlPage } from './pages/controls.ts';
import { eventually } from './pages/eventually.ts';
import { withBrowser } from './setup/browser.ts';

const browser = withBrowser();
const harness = { url: inject('harnessUrl') };

describe('a part whose style sheet fails to load', () => {
  it('shows an error, also when Retry fails, and is styled once it has loaded', async () => {
    const problems = browser.expectProblems(/ERR_CONNECTION_RESET|could not be loaded/);
    const on = await ControlPage.create(browser, harness.url, 'the pointer');
    await on.open('controls=range');
    await on.page.route('**/*.css', (route) => route.abort('connectionreset'));
    await on.page.getByRole('button', { name: /^Date Range:/ }).click();
    const panel = on.page.getByRole('dialog', { name: 'Date range' });
    const error = panel.getByRole('alert');
    await error.getByText('The date picker could not be loaded.').waitFor();
    const before = problems.length;
    await on.button('Retry').click();
    await eventually(() => problems.length).toBeGreaterThan(before);
    await error.getByText('The date picker could not be loaded.').waitFor();
    await on.page.unroute('**/*.css');
    await on.button('Retry').click();
    const tabs = panel.getByRole('tablist');
    await tabs.waitFor();
    expect(await tabs.evaluate((node) => getComputedStyle(node).display)).toBe('flex');
  });
});

describe('a calendar that loads late', () => {
  /** In pixels; a target that moves less is still under the finger. */
  const MAX_MOVE = 8;

  const hold = async (page: Page, code: string) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(code, async (route) => {
      await isReleased;
      await route.continue();
    });
    return () => release();
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
    const on = await ControlPage.create(browser, harness.url, 'the pointer', size);
    const address = {
      period: 'custom',
      compare: 'none',
      after: '2026-10-10',
      before: '2026-11-09',
    };
    await on.open('controls=range', { address });
    const release = await hold(on.page, '**/calendar-*.js');
    await on.page.getByRole('button', { name: /^Date Range:/ }).click();
    await on.page.getByText('Loading calendar').waitFor();
    return { on, release };
  };

  it.each([
    ['wide', { width: 1440, height: 900 }],
    ['small', { width: 390, height: 1400 }],
  ])('does not move the range picker on a %s screen', async (_name, size) => {
    const { on, release } = await openRange(size);
    const readMoved = await watch(on.button('Update'));
    release();
    await on.page.getByRole('button', { name: /October 10, 2026/ }).waitFor();
    // Other months with the same number of weeks, so that the calendar remounts.
    await on.page.getByRole('textbox', { name: 'Start Date' }).fill('06/10/2026');
    await on.page.getByRole('button', { name: /June 10, 2026/ }).waitFor();
    expect(await readMoved()).toBeLessThan(MAX_MOVE);
  });

  it('fits into the space reserved below its field', async () => {
    const on = await ControlPage.create(browser, harness.url, 'the pointer');
    const release = await hold(on.page, '**/single-calendar-*.js');
    await on.open('controls=date');
    await on.page.getByRole('textbox').click();
    const dialog = on.page.getByRole('dialog');
    await dialog.getByRole('status').waitFor();
    const readMoved = await watch(dialog);
    release();
    await dialog.getByRole('button', { name: /November 17, 2026/ }).waitFor();
    expect(await readMoved()).toBeLessThan(MAX_MOVE);
  });
});
