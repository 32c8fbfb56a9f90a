import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { signIn, type AdminSession } from './admin-session.ts';
import type { Checks } from './checks.ts';
import { DELETE_USER, withPlugins, WITHOUT_WOOCOMMERCE, type Site } from './site.ts';

const AUTHOR = { user: 'tillview-author', password: 'Tillview 1 author', applicationPassword: '' };

/** The files of Tillview that an admin page loads, and whether it contains elements of Tillview. */
async function findTraces(session: AdminSession, url: string): Promise<string[]> {
  const page = await session.newPage();
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/plugins/tillview/')) loaded.push(request.url());
  });
  await page.goto(session.adminUrl(url));
  const printed = await page
    .locator('#tillview-root, #tillview-host, link[href*="tillview"]')
    .count();
  await page.close();
  return [...loaded, ...(printed > 0 ? ['elements of Tillview'] : [])];
}

/** Checks that other admin pages load nothing of Tillview. */
export async function checkOtherPages(checks: Checks, session: AdminSession): Promise<void> {
  await checks.run('other admin pages load no file of Tillview', async () => {
    for (const url of ['index.php', 'edit.php', 'admin.php?page=wc-admin'])
      assert.deepEqual(await findTraces(session, url), []);
    session.takeProblems();
  });
}

/** Checks that WooCommerce keeps a user who may only see reports out of all other admin pages. */
export async function checkOnlyOwnPage(checks: Checks, session: AdminSession): Promise<void> {
  await checks.run('a user who may only see reports opens no other admin page', async () => {
    const page = await session.newPage();
    for (const url of ['profile.php', 'profile.php?page=tillview', 'index.php?page=tillview']) {
      await page.goto(session.adminUrl(url));
      assert.doesNotMatch(new URL(page.url()).pathname, /wp-admin/, url);
    }
    await page.close();
    session.takeProblems();
  });
}

/** Checks that a user who may not see reports has no menu and cannot open the page. */
export async function checkForbidden(checks: Checks, site: Site, browser: Browser): Promise<void> {
  await checks.run('a user without the capability has no menu and no page', async () => {
    await site.php(`
$id = wp_insert_user( array( 'user_login' => '${AUTHOR.user}', 'user_pass' => '${AUTHOR.password}', 'role' => 'author' ) );
get_user_by( 'login', '${AUTHOR.user}' )->add_cap( 'view_admin_dashboard' );`);
    const session = await signIn(browser, site.url, AUTHOR);
    try {
      const page = await session.newPage();
      const response = await page.goto(session.screenUrl('/analytics/revenue'));
      assert.equal(response?.status(), 403);
      assert.equal(await page.locator('#tillview-root').count(), 0);
      await page.goto(session.adminUrl('profile.php'));
      await page.locator('#adminmenu').waitFor();
      assert.equal(await page.locator('#toplevel_page_tillview').count(), 0);
    } finally {
      await session.close();
      await site.php(`$id = get_user_by( 'login', '${AUTHOR.user}' )->ID; ${DELETE_USER}`);
    }
  });
}

/** Checks that the app knows what WordPress allows, also where a rule instead of a list grants a capability. */
export async function checkCapabilities(checks: Checks, site: Site): Promise<void> {
  await checks.run('the app knows capabilities that a rule grants', async () => {
    const output = await site.php(`
wp_set_current_user( get_user_by( 'login', '${site.admin.user}' )->ID );
// A super administrator may do all of it.
$GLOBALS['super_admins'] = array();
add_filter( 'user_has_cap', static function ( $all ) {
	return array_merge( $all, array( 'edit_products' => false, 'tillview_test' => true ) );
} );
add_filter( 'map_meta_cap', static function ( $needed, $cap ) {
	return 'moderate_comments' === $cap ? array( 'tillview_test' ) : $needed;
}, 10, 2 );
wp_get_current_user()->allcaps['moderate_comments'] = false;
echo wp_json_encode( Tillview\\get_host_config()['user']['capabilities'] );`);
    const granted = JSON.parse(output) as Record<string, boolean>;
    assert.equal(granted['moderate_comments'], true);
    assert.equal(granted['edit_products'], false);
  });
}

/** Checks that there is a notice about what is missing on the page of the plugins only, but no menu and no page. */
async function expectOnlyNotice(session: AdminSession, notice: string): Promise<void> {
  const page = await session.newPage();
  await page.goto(session.adminUrl('plugins.php'));
  await page.getByText(notice).waitFor();
  await page.goto(session.adminUrl('options-general.php'));
  assert.equal(await page.getByText(notice).count(), 0);
  assert.equal(await page.locator('#toplevel_page_tillview').count(), 0);
  const response = await page.goto(session.screenUrl('/analytics/revenue'));
  assert.equal(response?.status(), 403);
  await page.close();
}

/** Checks that the page is available again. */
async function expectPage(session: AdminSession): Promise<void> {
  const page = await session.newPage();
  const response = await page.goto(session.screenUrl('/analytics/revenue'));
  assert.equal(response?.status(), 200);
  assert.equal(await page.locator('#toplevel_page_tillview').count(), 1);
  await page.close();
  session.takeProblems();
}

/** Checks that a notice names what the plugin needs while WooCommerce is not active. */
export async function checkWithoutWooCommerce(
  checks: Checks,
  site: Site,
  session: AdminSession,
): Promise<void> {
  await checks.run('without WooCommerce a notice names what is missing', async () => {
    const text = 'Tillview needs WooCommerce 9.4 or later. Install and activate WooCommerce';
    try {
      await withPlugins(site, WITHOUT_WOOCOMMERCE, () => expectOnlyNotice(session, text));
    } finally {
      session.takeProblems();
    }
    await expectPage(session);
  });
}

const OLD_VERSION = '9.3.4';

/**
 * Checks that there is a notice when WooCommerce is too old. WooCommerce does not redefine an existing constant, so a
 * must-use plugin can define an old version.
 */
export async function checkOldWooCommerce(
  checks: Checks,
  site: Site,
  session: AdminSession,
): Promise<void> {
  const file = "WPMU_PLUGIN_DIR . '/tillview-test-version.php'";
  await checks.run('with an old WooCommerce a notice names the required version', async () => {
    await site.php(`
wp_mkdir_p( WPMU_PLUGIN_DIR );
file_put_contents( ${file}, "<?php define( 'WC_VERSION', '${OLD_VERSION}' );" );`);
    try {
      await expectOnlyNotice(
        session,
        `Tillview needs WooCommerce 9.4 or later; this site has ${OLD_VERSION}. Update WooCommerce`,
      );
    } finally {
      await site.php(`unlink( ${file} );`);
      session.takeProblems();
    }
    await expectPage(session);
  });
}
