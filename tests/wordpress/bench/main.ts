import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../../tools/find-chromium.mjs';
import { signIn } from '../admin-session.ts';
import { installPlugin } from '../check-install.ts';
import type { WordPressSettings } from '../settings.ts';
import { openSite, type Site } from '../site.ts';
import { measureVisits, type Parts, type SignedIn } from './measure.ts';
import { formatReport, replaceReport, type Measured } from './report.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ZIP = path.join(ROOT, 'dist/wordpress/tillview.zip');
const DOCUMENT = path.join(ROOT, 'docs/benchmarks.md');
const RUNS = 5;
const PROBE_TIMEOUT_MS = 20_000;

const OURS = {
  'Tillview, Revenue': 'admin.php?page=tillview&path=%2Fanalytics%2Frevenue',
  'Tillview, Orders': 'admin.php?page=tillview&path=%2Fanalytics%2Forders',
  'Tillview, Overview': 'admin.php?page=tillview&path=%2Fanalytics%2Foverview',
};
/** Pages of other plugins, which are only observed from outside. */
const THEIRS = {
  "WooCommerce's own Revenue page": 'admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue',
};

/** A page of WordPress with the menu and a heading: what any page of the admin costs. */
const BARE = { 'bare admin page': 'tools.php' };

/** Opened between two visits in one tab. */
const BETWEEN = 'profile.php';

type NamedPage = { name: string; url: string; parts: Parts };

async function readVersions(site: Site, browser: Browser): Promise<string[]> {
  const versions = await site.php(
    `echo wp_json_encode( array( 'WordPress ' . get_bloginfo( 'version' ), 'WooCommerce ' . WC_VERSION, 'PHP ' . PHP_VERSION ) );`,
  );
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  return [
    `Tillview ${version}`,
    ...(JSON.parse(versions) as string[]),
    `Chromium ${browser.version()}`,
  ];
}

/**
 * Opens each page once to warm up the server. Returns the pages that render a chart and a table, and why others are
 * left out.
 */
async function choosePages(
  browser: Browser,
  signedIn: SignedIn,
  adminUrl: (page: string) => string,
) {
  const pages: NamedPage[] = [];
  const missing: string[] = [];
  const add = async (name: string, url: string, parts: Parts, waitMs?: number) => {
    await measureVisits(browser, signedIn, { url, parts }, adminUrl(BETWEEN), waitMs);
    pages.push({ name, url, parts });
  };
  for (const [name, page] of Object.entries(OURS)) await add(name, adminUrl(page), 'report');
  for (const [name, page] of Object.entries(BARE)) await add(name, adminUrl(page), 'heading');
  for (const [name, page] of Object.entries(THEIRS)) {
    try {
      await add(name, adminUrl(page), 'report', PROBE_TIMEOUT_MS);
    } catch {
      missing.push(
        `${name} drew no chart and table within ${PROBE_TIMEOUT_MS / 1000} seconds on this site (it may lack their scripts), so nothing is compared.`,
      );
    }
  }
  return { pages, missing };
}

/** Measures the pages alternately, so that a busy phase of the machine affects all of them. */
async function measurePages(
  browser: Browser,
  signedIn: SignedIn,
  pages: readonly NamedPage[],
  between: string,
): Promise<Measured[]> {
  const runs: ({ name: string } & Awaited<ReturnType<typeof measureVisits>>)[] = [];
  for (let run = 0; run < RUNS; run += 1)
    for (const { name, url, parts } of pages)
      runs.push({ name, ...(await measureVisits(browser, signedIn, { url, parts }, between)) });
  return pages.map(({ name }) => {
    const own = runs.filter((run) => run.name === name);
    return {
      name,
      cold: own.map(({ cold }) => cold),
      warm: own.map(({ warm }) => warm),
      again: own.map(({ again }) => again),
    };
  });
}

const describeMachine = () =>
  `${os.availableParallelism()} cores shared by browser, PHP and database, load ${os
    .loadavg()
    .slice(0, 1)
    .map((load) => load.toFixed(1))
    .join()} in the minute before`;

/** Measures the built plugin in a WordPress site, prints the tables and writes them to the document. */
export async function benchWordPress(settings: WordPressSettings): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    // Blocks external hosts, because the page would wait for their images. Intercepting requests would disable the HTTP
    // cache.
    args: [
      ...chromiumFlags,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });
  try {
    const site = await openSite(settings);
    try {
      await installPlugin(site, ZIP);
      const session = await signIn(browser, site.url, site.admin);
      const signedIn = await session.context.storageState();
      const versions = await readVersions(site, browser);
      const { pages, missing } = await choosePages(browser, signedIn, session.adminUrl);
      const between = session.adminUrl(BETWEEN);
      await session.close();
      const machine = describeMachine();
      const measured = await measurePages(browser, signedIn, pages, between);
      const date = new Date().toISOString().slice(0, 10);
      const report = formatReport(measured, {
        date,
        versions,
        machine,
        missing,
        bare: Object.keys(BARE),
      });
      writeFileSync(DOCUMENT, replaceReport(readFileSync(DOCUMENT, 'utf8'), report));
      console.log(`${report}\n\nWritten to ${path.relative(ROOT, DOCUMENT)}.`);
    } finally {
      await site.stop();
    }
  } finally {
    await browser.close();
  }
}
