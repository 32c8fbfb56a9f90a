import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { signIn, waitForReport } from './admin-session.ts';
import type { Checks } from './checks.ts';
import type { Site } from './site.ts';

const NAME = 'Orders of the year';

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Saved views…' }).click();
  return page.getByRole('dialog', { name: 'Saved views' });
}

/** Removes the views for all users, and the preferences of the users. */
const clean = (site: Site) =>
  site.php(
    `global $wpdb; delete_option( 'tillview_shared' ); delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'persisted_preferences', '', true );`,
  );

/** Saves a view for all users and opens it first, in the admin of the site. */
export async function checkViews(checks: Checks, site: Site, browser: Browser): Promise<void> {
  await checks.run('a view for all users is saved, and opens first for who chose it', async () => {
    const { admin, users } = site;
    const session = await signIn(browser, site.url, admin);
    const page = await session.newPage();
    await page.goto(session.screenUrl('/analytics/orders', { period: 'year' }));
    await waitForReport(page, 'Orders');
    const dialog = await openDialog(page);
    await dialog.getByRole('checkbox', { name: 'For all users' }).check();
    await dialog.getByRole('textbox', { name: 'Save this page as' }).fill(NAME);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText(`“${NAME}” was saved.`).waitFor();
    const saved = page.waitForResponse(
      (response) =>
        response.url().includes('wp/v2/users') && response.request().method() === 'POST',
    );
    await dialog.getByLabel('Page that opens first').selectOption(NAME);
    assert.equal((await saved).status(), 200);
    await page.goto(session.adminUrl('admin.php?page=tillview'));
    await waitForReport(page, 'Orders');
    assert.equal(new URL(page.url()).searchParams.get('period'), 'year');
    // The entry of a screen opens this screen.
    await page.goto(session.adminUrl('index.php'));
    const menu = page.locator('#toplevel_page_tillview');
    const href = await menu.getByRole('link', { name: 'Overview' }).getAttribute('href');
    assert.equal(await menu.locator('> a').getAttribute('href'), 'admin.php?page=tillview');
    await page.goto(session.adminUrl(href ?? ''));
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await page.getByRole('navigation', { name: 'Saved views' }).getByText(NAME).click();
    await waitForReport(page, 'Orders');
    assert.deepEqual(session.takeProblems(), []);
    await session.close();
    if (!users.analyst) return;
    const other = await signIn(browser, site.url, users.analyst);
    const otherPage = await other.newPage();
    await otherPage.goto(other.adminUrl('admin.php?page=tillview'));
    await otherPage.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    const theirs = await openDialog(otherPage);
    await theirs.getByRole('link', { name: NAME }).waitFor();
    assert.equal(await theirs.getByRole('checkbox').count(), 0);
    assert.equal(await theirs.getByRole('button', { name: /^Remove/ }).count(), 0);
    await other.close();
  });
  await clean(site);
}
