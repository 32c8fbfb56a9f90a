import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDeferred, parts, REVENUE, SHOP, untilLoaded } from './revenue-page.ts';
import { withBrowser } from './setup/browser.ts';
import { withServers } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
let url = '';
beforeAll(async () => {
  ({ url } = await servers.demo({ ...SHOP, DEMO_ORDERS: '600' }));
});

const OVERVIEW = '/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Foverview';

const asOf = (page: Page) => page.locator('.tillview-report__as-of');

describe('a reload of a screen that was seen before', () => {
  it('shows its figures with their age before the first reply, and replaces them in place', async () => {
    const { page } = await browser.visit();
    await page.goto(url + REVENUE);
    await untilLoaded(page);
    const cells = await parts(page).rows.allInnerTexts();
    await page.addInitScript(() => {
      const kept = sessionStorage.getItem('tillview-figures') ?? '';
      // As if they had been read twenty minutes before.
      const older = kept.replace(
        /("receivedAt":)(\d+)/g,
        (_all, name: string, time: string) => name + String(Number(time) - 20 * 60_000),
      );
      sessionStorage.setItem('tillview-figures', older);
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

describe('the way from one screen to the next', () => {
  it('moves focus, title and scroll position along, and asks for the figures ahead', async () => {
    const { page } = await browser.visit();
    await page.goto(url + OVERVIEW);
    await page.getByRole('heading', { name: 'Leaderboards' }).waitFor();
    const menu = page.getByRole('navigation', { name: 'Admin menu' });
    const link = menu.getByRole('link', { name: 'Products' });
    await page.evaluate(() => scrollTo(0, 600));
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const stats = () => requested.filter((path) => path.endsWith('/reports/products/stats'));
    await link.hover();
    await expect
      .poll(() => requested.filter((path) => /\/report-page-.*\.js$/.test(path)).length)
      .toBe(1);
    await expect.poll(() => stats().length).toBe(2);
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(100);
    await link.click();
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await expect
      .poll(() => heading('Products').evaluate((node) => node.matches(':focus')))
      .toBe(true);
    await page.locator('.tillview-table tfoot').waitFor();
    expect(stats(), 'nothing is requested twice').toHaveLength(2);
    expect(await page.title()).toMatch(/^Products ‹ Analytics/);
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
