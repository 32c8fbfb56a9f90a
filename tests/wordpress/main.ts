import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../tools/find-chromium.mjs';
import { signIn } from './admin-session.ts';
import {
  checkForbidden,
  checkOnlyOwnPage,
  checkOldWooCommerce,
  checkOtherPages,
  checkWithoutWooCommerce,
} from './check-access.ts';
import { checkEndedSession } from './check-ended-session.ts';
import { checkMetrics } from './check-metrics.ts';
import { checkDebugLog, checkInstall, checkRemoval } from './check-install.ts';
import { checkPage } from './check-page.ts';
import { checkPlugin } from './check-plugin.ts';
import { checkScreens } from './check-screens.ts';
import { Checks } from './checks.ts';
import { readWordPressSettings, type WordPressSettings } from './settings.ts';
import { openSite, type Site } from './site.ts';

const ZIP = path.resolve(import.meta.dirname, '../../dist/wordpress/tillview.zip');

/** Checks a site with default settings. */
async function checkSite(checks: Checks, site: Site, browser: Browser): Promise<void> {
  await checkInstall(checks, site, ZIP);
  const admin = await signIn(browser, site.url, site.admin);
  await checkScreens(checks, admin, 'an administrator');
  await checkPage(checks, admin);
  await checkOtherPages(checks, admin);
  await checkMetrics(checks, site, admin);
  await checkPlugin(checks, site, admin);
  for (const role of ['manager', 'analyst'] as const) {
    const user = site.users[role];
    if (!user) continue;
    const session = await signIn(browser, site.url, user);
    await checkScreens(checks, session, role);
    if (role === 'analyst') await checkOnlyOwnPage(checks, session);
    await session.close();
  }
  await checkEndedSession(checks, site, browser);
  await checkForbidden(checks, site, browser);
  await checkWithoutWooCommerce(checks, site, admin);
  await checkOldWooCommerce(checks, site, admin);
  await admin.close();
  await checkDebugLog(checks, site);
  await checkRemoval(checks, site);
}

/** Checks a right-to-left site in a subfolder, with plain permalinks. */
async function checkUnusualSite(
  checks: Checks,
  settings: WordPressSettings,
  browser: Browser,
): Promise<void> {
  const site = await openSite(settings, {
    REAL_STORE_BASE: '/shop',
    REAL_STORE_PLAIN: '1',
    REAL_STORE_RTL: '1',
  });
  try {
    console.log('\nIn a sub-folder, with plain permalinks, from right to left:');
    await checkInstall(checks, site, ZIP);
    const admin = await signIn(browser, site.url, site.admin);
    await checkPage(checks, admin);
    await checkMetrics(checks, site, admin, ['revenue', 'products']);
    await checkDebugLog(checks, site);
  } finally {
    await site.stop();
  }
}

/**
 * Installs the built zip file into a WordPress site and checks it there. Returns the exit code: 0 when nothing failed.
 */
export async function checkWordPress(env: NodeJS.ProcessEnv): Promise<number> {
  const settings = readWordPressSettings(env);
  const checks = new Checks();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags],
  });
  try {
    const site = await openSite(settings);
    try {
      await checkSite(checks, site, browser);
    } finally {
      await site.stop();
    }
    if (settings.kind === 'command') await checkUnusualSite(checks, settings, browser);
  } finally {
    await browser.close();
  }
  return checks.finish();
}
