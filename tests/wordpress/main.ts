import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../tools/find-chromium.mjs';
import { forEachFolder } from '../store/store-folders.ts';
import { signIn } from './admin-session.ts';
import {
  checkCapabilities,
  checkForbidden,
  checkOnlyOwnPage,
  checkOldWooCommerce,
  checkOtherPages,
  checkWithoutWooCommerce,
} from './check-access.ts';
import { checkBatch } from './check-batch.ts';
import { checkCalls } from './check-calls.ts';
import { checkDigest } from './check-digest.ts';
import { checkDashboard, checkIntegrations } from './check-integrations.ts';
import { checkEndedSession } from './check-ended-session.ts';
import { checkGroups } from './check-groups.ts';
import { checkLedger } from './check-ledger.ts';
import { checkMetrics } from './check-metrics.ts';
import {
  checkDebugLog,
  checkInstall,
  checkRemoval,
  findRowsWithName,
  installPlugin,
} from './check-install.ts';
import { checkNetwork, makeNetwork, SHOPS } from './check-network.ts';
import { checkPage } from './check-page.ts';
import { checkPrivacy } from './check-privacy.ts';
import { checkPlugin } from './check-plugin.ts';
import { checkRoutes } from './check-routes.ts';
import { checkSharedSettings } from './check-shared-settings.ts';
import { checkViews } from './check-views.ts';
import { checkScreens } from './check-screens.ts';
import { Checks } from './checks.ts';
import { buildReact19, checkReact, replaceReact, restoreReact } from './react-19.ts';
import { readWordPressSettings, type WordPressSettings } from './settings.ts';
import { openSite, type Site } from './site.ts';

/** A report of intervals and one of a list. */
const SAMPLE = ['revenue', 'products'];

const ZIP = path.resolve(import.meta.dirname, '../../dist/wordpress/tillview.zip');

type Run = {
  /** Environment variables for the command that starts a site. */
  variant: NodeJS.ProcessEnv;
  /** The script that replaces the React of the site, if any. */
  react19: string | undefined;
  /** Whether only a sample is checked of what is the same for each report, screen and role. */
  isQuick: boolean;
  /** Whether the site is the first one of a network during all checks. */
  isNetwork: boolean;
};

/** Checks a site with default settings. */
async function checkSite(
  checks: Checks,
  site: Site,
  browser: Browser,
  { react19, isQuick, isNetwork }: Run,
): Promise<void> {
  if (isNetwork) await makeNetwork(site);
  const before = await checkInstall(checks, site, ZIP);
  const admin = await signIn(browser, site.url, site.admin);
  if (react19) await checkReact(checks, admin);
  await checkScreens(checks, admin, 'an administrator');
  await checkPage(checks, admin);
  await checkCalls(checks, admin, isQuick ? 2 : undefined);
  await checkOtherPages(checks, admin);
  await checkMetrics(checks, site, admin, isQuick ? SAMPLE : undefined);
  await checkPlugin(checks, site, admin);
  await checkBatch(checks, admin, 'an administrator', isQuick ? 5 : 1);
  for (const role of isQuick ? (['analyst'] as const) : (['manager', 'analyst'] as const)) {
    const user = site.users[role];
    if (!user) continue;
    const session = await signIn(browser, site.url, user);
    await checkScreens(checks, session, role);
    if (role === 'analyst') await checkOnlyOwnPage(checks, session);
    await session.close();
  }
  await checkEndedSession(checks, site, browser);
  await checkViews(checks, site, browser);
  await checkSharedSettings(checks, site);
  await checkLedger(checks, site);
  await checkGroups(checks, site);
  await checkDigest(checks, site);
  await checkIntegrations(checks, site, admin);
  await checkDashboard(checks, admin);
  await checkPrivacy(checks, site);
  await checkCapabilities(checks, site);
  await checkRoutes(checks, site);
  await checkForbidden(checks, site, browser);
  await checkWithoutWooCommerce(checks, site, admin);
  await checkOldWooCommerce(checks, site, admin);
  if (isNetwork) await checkNetwork(checks, site, browser, admin);
  await admin.close();
  await checkDebugLog(checks, site);
  await checkRemoval(checks, site, before, isNetwork ? SHOPS : undefined);
}

/** Checks what is different in a network. */
async function checkAsNetwork(checks: Checks, site: Site, browser: Browser): Promise<void> {
  console.log('\nIn a network:');
  await makeNetwork(site);
  const before = await findRowsWithName(site);
  await installPlugin(site, ZIP);
  const admin = await signIn(browser, site.url, site.admin);
  await checkNetwork(checks, site, browser, admin);
  await admin.close();
  await checkDebugLog(checks, site);
  await checkRemoval(checks, site, before, SHOPS);
}

/** Checks a right-to-left site in a subfolder, with plain permalinks. */
async function checkUnusualSite(
  checks: Checks,
  settings: WordPressSettings,
  { variant, react19 }: Run,
  browser: Browser,
): Promise<void> {
  const site = await openSite(settings, {
    ...variant,
    REAL_STORE_BASE: '/shop',
    REAL_STORE_PLAIN: '1',
    REAL_STORE_RTL: '1',
  });
  try {
    console.log('\nIn a sub-folder, with plain permalinks, from right to left:');
    if (react19) await replaceReact(site, react19);
    await checkInstall(checks, site, ZIP);
    const admin = await signIn(browser, site.url, site.admin);
    await checkPage(checks, admin);
    await checkMetrics(checks, site, admin, SAMPLE);
    await checkDebugLog(checks, site);
  } finally {
    await site.stop();
  }
}

async function checkSites(settings: WordPressSettings, run: Run): Promise<number> {
  const { variant, react19, isNetwork } = run;
  const checks = new Checks();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags],
  });
  try {
    const site = await openSite(settings, variant);
    try {
      if (react19) await replaceReact(site, react19);
      await checkSite(checks, site, browser, run);
      if (settings.kind === 'command' && !isNetwork) await checkAsNetwork(checks, site, browser);
    } finally {
      if (react19) await restoreReact(site);
      await site.stop();
    }
    if (settings.kind === 'command' && !isNetwork)
      await checkUnusualSite(checks, settings, run, browser);
  } finally {
    await browser.close();
  }
  return checks.finish();
}

/**
 * Installs the built zip file into a WordPress site, or one of each version, and checks it there; with `--react-19`, with
 * React 19 instead of the React of the site; with `--quick`, a sample; with `--network`, all of it in a network. Returns the exit
 * code: 0 when nothing failed.
 */
export async function checkWordPress(
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'react-19': { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      network: { type: 'boolean', default: false },
    },
  });
  const settings = readWordPressSettings(env);
  const { quick: isQuick, network: isNetwork } = values;
  if (isNetwork && settings.kind === 'folder')
    throw new Error('--network needs STORE_START: it changes the site for good.');
  const react19 = values['react-19'] ? await buildReact19() : undefined;
  if (settings.kind === 'folder')
    return checkSites(settings, { variant: {}, react19, isQuick, isNetwork });
  return forEachFolder(env, ({ REAL_STORE_WORDPRESS }) =>
    checkSites(settings, { variant: { REAL_STORE_WORDPRESS }, react19, isQuick, isNetwork }),
  );
}
