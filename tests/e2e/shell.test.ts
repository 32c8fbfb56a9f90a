import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from './axe.ts';
import { waitForMenu, waitForShortcuts } from './pages/shell.ts';
import { createDeferred, parts, REVENUE, untilLoaded } from './revenue-page.ts';
import { withBrowser } from './setup/browser.ts';
import { withDemo } from './setup/servers.ts';
import { deepIt } from '@tillview/test-setup/deep';

const browser = withBrowser();
const demo = withDemo({ DEMO_ORDERS: '600' });

const OVERVIEW = '/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Foverview';

/** A range that has ended: the estimate of a running one is added after the first view, above the chart. */
const LAST_MONTH = `${REVENUE}&period=last_month&compare=previous_year`;

const asOf = (page: Page) => page.locator('.tillview-report__as-of');

describe('reloading a screen that was visited before', () => {
  it('shows the cached metrics with their age before the first response, and replaces them without a layout shift', async () => {
    const { page } = await browser.visit();
    await page.goto(demo.url + LAST_MONTH);
    await untilLoaded(page);
    const cells = await parts(page).rows.allInnerTexts();
    await page.addInitScript(() => {
      const key = `tillview-figures:${location.pathname.replace(/[^/]*$/, '')}`;
      const kept = sessionStorage.getItem(key) ?? '';
      // As if the metrics had been loaded twenty minutes earlier.
      const older = kept.replace(
        /("receivedAt":)(\d+)/g,
        (_all, name: string, time: string) => name + String(Number(time) - 20 * 60_000),
      );
      sessionStorage.setItem(key, older);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          document.documentElement.dataset['shift'] = String(
            Number(document.documentElement.dataset['shift'] ?? 0) +
              Number(Reflect.get(entry, 'value')),
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const replies = createDeferred();
    let replied = 0;
    await page.route(/\/wp-json\//, async (route) => {
      await replies.promise;
      replied += 1;
      await route.fallback();
    });
    await page.reload();
    await untilLoaded(page);
    expect(await parts(page).rows.allInnerTexts()).toEqual(cells);
    expect(await asOf(page).innerText()).toBe('as of 11:40 AM');
    await page.getByText('Refreshing…').first().waitFor();
    expect(replied).toBe(0);
    await page.evaluate(() => delete document.documentElement.dataset['shift']);
    replies.release();
    await expect.poll(() => asOf(page).innerText()).toBe('as of 12:00 PM');
    await page.getByText('Refreshing…').first().waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.documentElement.dataset['shift'])).toBeUndefined();
  });
});

describe('a page that is opened again in its tab', () => {
  it('is shown as it was left, with the time of its metrics, until the code of the app is loaded', async () => {
    const { page } = await browser.visit();
    // What is loaded after the first view of another screen, such as the links above it, is there at once on this one.
    await page.goto(demo.url + LAST_MONTH.replace('revenue', 'orders'));
    await page.getByRole('navigation', { name: 'Needs attention' }).waitFor();
    await page.locator('#host-menu').getByRole('link', { name: 'Revenue' }).click();
    await page.getByRole('heading', { name: 'Revenue' }).waitFor();
    await untilLoaded(page);
    await page.getByRole('heading', { name: 'What changed, and why' }).waitFor();
    const cells = await parts(page).rows.allInnerTexts();
    await expect
      .poll(() =>
        page.evaluate(() => {
          dispatchEvent(new Event('pagehide'));
          return Object.keys(sessionStorage).some((key) => key.startsWith('tillview-page:'));
        }),
      )
      .toBe(true);
    let code = createDeferred();
    await page.route('**/assets/main-*.js', async (route) => {
      await code.promise;
      await route.fallback();
    });
    const kept = page.locator('.tillview-kept-page');
    await page.reload({ waitUntil: 'commit' });
    await kept.locator('.tillview-chart__canvas').waitFor();
    expect(await parts(page).rows.allInnerTexts()).toEqual(cells);
    expect(await asOf(page).innerText()).toBe('as of 12:00 PM');
    expect(await page.getByText('Refreshing…').first().isVisible()).toBe(true);
    expect(await kept.evaluate((node) => (node as HTMLElement).inert)).toBe(true);
    const top = await kept.locator('.tillview-chart__canvas').boundingBox();
    code.release();
    await kept.waitFor({ state: 'detached' });
    // Nothing has moved when the app replaces it.
    expect(await parts(page).chart.locator('.tillview-chart__canvas').boundingBox()).toEqual(top);
    await untilLoaded(page);

    code = createDeferred();
    await page.goto(`${demo.url}${REVENUE}&period=week`, { waitUntil: 'commit' });
    await page.locator('#tillview-root').waitFor({ state: 'attached' });
    await page.waitForFunction(() => document.body.childElementCount > 0);
    expect(await kept.count()).toBe(0);
    code.release();
    await untilLoaded(page);
  });
});

describe('an app that does not start', () => {
  it('is reported after some seconds, instead of a page that looks as if it were being refreshed', async () => {
    const { page } = await browser.visit();
    await page.goto(demo.url + REVENUE);
    await untilLoaded(page);
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    // As after a plugin that changes the type of scripts: nothing fails, and nothing runs.
    await page.route('**/assets/main-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const kept = page.locator('.tillview-kept-page');
    const message = page.getByRole('alert').filter({ hasText: 'Tillview could not be loaded.' });
    await page.reload();
    await kept.waitFor();
    expect(await message.count()).toBe(0);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await message.getByRole('link', { name: 'Reload' }).waitFor();
    await kept.waitFor({ state: 'detached' });
  });
});

describe('navigating from one screen to the next', () => {
  it('moves the focus, updates the title and the scroll position, and prefetches the metrics', async () => {
    const { page } = await browser.visit();
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    // The Overview requests nothing of Taxes.
    const stats = () => requested.filter((path) => path.endsWith('/reports/taxes/stats'));
    const menuCode = createDeferred();
    await page.route('**/assets/start-*.js', async (route) => {
      await menuCode.promise;
      await route.fallback();
    });
    await page.goto(demo.url + OVERVIEW);
    await page.getByRole('heading', { name: 'Leaderboards' }).waitFor();
    const menu = page.getByRole('navigation', { name: 'Admin menu' });
    const link = menu.getByRole('link', { name: 'Taxes' });
    await page.evaluate(() => scrollTo(0, 600));
    // The pointer rests on the link before the code that prefetches is loaded.
    await link.hover();
    menuCode.release();
    await waitForMenu(page);
    await expect.poll(() => stats().length).toBe(2);
    await expect
      .poll(() => requested.filter((path) => /\/report-[^/]*\.js$/.test(path)).length)
      .toBe(1);
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(100);
    await link.click();
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await expect.poll(() => heading('Taxes').evaluate((node) => node.matches(':focus'))).toBe(true);
    await page.locator('.tillview-table tfoot').waitFor();
    expect(stats(), 'nothing is requested twice').toHaveLength(2);
    expect(await page.title()).toMatch(/^Taxes ‹ Analytics/);
    expect(await link.getAttribute('aria-current')).toBe('page');
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect
      .poll(() => heading('Overview').evaluate((node) => node.matches(':focus')))
      .toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    expect(await page.title()).toMatch(/^Overview ‹ Analytics/);
  });
});

describe('with the keyboard alone', () => {
  const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

  deepIt('the command palette finds ranges, filters and pages', async () => {
    const { page } = await browser.visit();
    await page.goto(`${demo.url}${REVENUE.replace('revenue', 'orders')}`);
    await page.locator('.tillview-table tfoot').waitFor();
    await waitForShortcuts(page);
    const field = page.getByRole('combobox', { name: 'Search and commands' });
    const options = page.getByRole('option');
    const run = async (typed: string, first: string) => {
      await page.keyboard.press('Control+k');
      await field.waitFor();
      await page.keyboard.type(typed);
      await expect.poll(() => options.first().innerText()).toContain(first);
      await page.keyboard.press('Enter');
      await field.waitFor({ state: 'detached' });
    };
    const refresh = page.getByRole('button', { name: 'Refresh', exact: true });
    await refresh.focus();
    await run('last month vs last year', 'Last month vs. Previous year');
    await expect
      .poll(() => query(page))
      .toMatchObject({ period: 'last_month', compare: 'previous_year' });
    expect(await refresh.evaluate((node) => node.matches(':focus'))).toBe(true);
    await run('status refunded', 'Order status: Refunded');
    await expect.poll(() => query(page)).toMatchObject({ status_is: 'refunded' });

    await page.keyboard.press('Control+k');
    await options.nth(1).waitFor();
    // A box that scrolls is a stop of the Tab key.
    const hidden = await page
      .getByRole('dialog')
      .evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
    expect(hidden).toBe(0);
    await page.keyboard.press('ArrowDown');
    const active = await field.getAttribute('aria-activedescendant');
    expect(await options.nth(1).getAttribute('id')).toBe(active);
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    expect(await refresh.evaluate((node) => node.matches(':focus'))).toBe(true);
    await run('customers', 'Customers');
    const heading = page.getByRole('heading', { level: 1, name: 'Customers' });
    await expect.poll(() => heading.evaluate((node) => node.matches(':focus'))).toBe(true);
  });
});
