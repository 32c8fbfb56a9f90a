import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { findEntry, getMenuEntries, screens } from '../../src/screens.ts';
import { FORBIDDEN, waitForReport, type AdminSession } from './admin-session.ts';
import type { Checks } from './checks.ts';

/** What a screen says when it has read the orders. */
const READ_ORDERS = '#tillview-root .tillview-ledger:has-text("Computed in this browser")';

/** Selectors of the content of screens without a table. */
const CONTENT: Readonly<Record<string, string>> = {
  '/digest': '#tillview-root .tillview-digest .tillview-summary__value',
  '/analytics/profit': READ_ORDERS,
  '/analytics/payouts': READ_ORDERS,
  '/analytics/sources': READ_ORDERS,
  '/analytics/explorer': READ_ORDERS,
  '/analytics/retention': READ_ORDERS,
  '/inbox': '#tillview-root .tillview-note',
  '/stock': '#tillview-root .tillview-low-stock__stock',
  '/reviews': '#tillview-root .tillview-review',
  '/payments': '#tillview-root .tillview-gateway',
  '/extensions': '#tillview-root .tillview-plugin-list__row',
  '/exports': '#tillview-root .tillview-empty-content',
  '/setup': '#tillview-root .tillview-stepper',
  '/analytics/settings': '#tillview-root .tillview-settings__import:not([aria-busy="true"])',
};

/** Whether an account has a capability that a screen needs; accounts that are not listed have all. */
const MAY: Readonly<Record<string, (capability: string) => boolean>> = {
  manager: (capability) => capability !== 'install_plugins',
  analyst: (capability) => capability === 'view_woocommerce_reports',
};

/** The most entries of the menu. */
const MAX_ENTRIES = 12;

const MENU = '#toplevel_page_tillview .wp-submenu';

/** Errors that the browser logs for refused requests: analysts may read neither category names nor leaderboards. */
const REFUSED = /status of 403 .*wc-analytics(\/|%2F)(products(\/|%2F)categories|leaderboards)/;

/** Whether the site refuses the Overview's lists to the user: WooCommerce 9.4 does it to users who may only see reports. */
const refusesLeaderboards = (page: Page) =>
  page.evaluate(async () => {
    const { wp } = globalThis as unknown as {
      wp: { apiFetch(options: { path: string; parse: false }): Promise<Response> };
    };
    const path = '/wc-analytics/leaderboards/allowed';
    return wp.apiFetch({ path, parse: false }).then(
      () => false,
      ({ status }: Response) => status === 403,
    );
  });

/** Opens every screen from the admin menu, without a page load. */
export async function checkScreens(
  checks: Checks,
  session: AdminSession,
  who: string,
): Promise<void> {
  await checks.run(`${who} opens every screen from the menu`, async () => {
    const page = await session.newPage();
    await page.goto(session.adminUrl('admin.php?page=tillview'));
    const isAnalyst = who === 'analyst';
    const isRefused = await refusesLeaderboards(page);
    if (!isAnalyst) assert.equal(isRefused, false);
    await waitForReport(page, 'Overview', isRefused ? FORBIDDEN : undefined);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    const links = page.locator(`${MENU} li:not(.hidden) a`);
    const may = (capability: string) => MAY[who]?.(capability) ?? true;
    const offered = screens.filter(({ capability }) => may(capability));
    const entries = getMenuEntries(may);
    assert.ok(entries.length <= MAX_ENTRIES, `The menu has ${entries.length} entries.`);
    assert.deepEqual(
      await links.allInnerTexts(),
      entries.map(({ title }) => title),
    );
    for (const screen of offered) {
      const { title, path } = screen;
      const entry = findEntry(screen, may);
      const tab = entry?.tabs.find((each) => each.path === path);
      assert.ok(entry && tab, `${path} has no entry in the menu.`);
      await page.locator(MENU).getByRole('link', { name: entry.title, exact: true }).click();
      if (tab !== entry.tabs[0])
        await page
          .getByRole('navigation', { name: entry.title, exact: true })
          .getByRole('link', { name: tab.title, exact: true })
          .click();
      const isOverview = path === '/analytics/overview';
      await waitForReport(page, title(), isOverview && isRefused ? FORBIDDEN : CONTENT[path]);
      assert.equal(new URL(page.url()).searchParams.get('path'), path);
      const marked = page.locator(`${MENU} [aria-current]`);
      assert.deepEqual(await marked.allInnerTexts(), [entry.title]);
    }
    assert.equal(
      await page.locator('html[data-same-page]').count(),
      1,
      'The page was loaded again.',
    );
    const isExpected = (problem: string) => isAnalyst && REFUSED.test(problem);
    assert.deepEqual(
      session.takeProblems().filter((problem) => !isExpected(problem)),
      [],
    );
    await page.close();
  });
}
