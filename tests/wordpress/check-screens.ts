import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { screens } from '../../src/screens.ts';
import { FORBIDDEN, waitForReport, type AdminSession } from './admin-session.ts';
import type { Checks } from './checks.ts';

/** Selectors of the content of screens without a table. */
const CONTENT: Readonly<Record<string, string>> = {
  '/digest': '#tillview-root .tillview-digest .tillview-summary__value',
  '/analytics/sources': '#tillview-root .tillview-ledger button',
  '/analytics/explorer': '#tillview-root .tillview-ledger button',
  '/analytics/retention': '#tillview-root .tillview-ledger button',
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
    const offered = screens.filter(({ capability }) => MAY[who]?.(capability) ?? true);
    assert.deepEqual(
      await links.allInnerTexts(),
      offered.map(({ title }) => title()),
    );
    for (const { title, path } of offered) {
      await page.locator(MENU).getByRole('link', { name: title(), exact: true }).click();
      const isOverview = path === '/analytics/overview';
      await waitForReport(page, title(), isOverview && isRefused ? FORBIDDEN : CONTENT[path]);
      assert.equal(new URL(page.url()).searchParams.get('path'), path);
      assert.deepEqual(await page.locator(`${MENU} [aria-current]`).allInnerTexts(), [title()]);
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
