import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../../tools/find-chromium.mjs';
import { measureMechanisms } from '../../bench/first-view/mechanisms.mjs';
import { signIn } from '../admin-session.ts';
import { installPlugin } from '../check-install.ts';
import type { WordPressSettings } from '../settings.ts';
import { openSite, type Site } from '../site.ts';
import {
  createContext,
  measureVisits,
  type MeasuredPage,
  type SignedIn,
  type Visits,
} from './measure.ts';
import {
  formatReport,
  formatServer,
  formatTimes,
  type Measured,
  type MeasuredServer,
  replaceReport,
} from './report.ts';
import { recordVisits, replay, type ServerSample } from './server-time.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const ZIP = path.join(ROOT, 'dist/wordpress/tillview.zip');
const DOCUMENT = path.join(ROOT, 'docs/benchmarks.md');
const PROBE_TIMEOUT_MS = 60_000;

const SCREENS = { Revenue: 'revenue', Orders: 'orders', Overview: 'overview' };

/** A page of WordPress with the menu and a heading: what any page of the admin costs. */
const BARE = 'bare admin page';

/** Opened between two visits in one tab. */
const BETWEEN = 'profile.php';

type NamedPage = MeasuredPage & {
  readonly name: string;
  /** The name of the page of WooCommerce with the same report. */
  readonly peer?: string;
};

type Recordings = Awaited<ReturnType<typeof recordVisits>>;

/** What the whole measurement works with. */
type Bench = {
  readonly browser: Browser;
  readonly site: Site;
  readonly signedIn: SignedIn;
  readonly adminUrl: (page: string) => string;
};

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

const toPages = (adminUrl: Bench['adminUrl']): readonly NamedPage[] => [
  ...Object.entries(SCREENS).flatMap(([title, screen]): NamedPage[] => {
    const name = `WooCommerce, ${title}`;
    const toUrl = (page: string) =>
      adminUrl(`admin.php?page=${page}&path=%2Fanalytics%2F${screen}`);
    return [
      { name: title, url: toUrl('tillview'), parts: 'report', plugin: 'tillview', peer: name },
      // A page of another plugin, which is only observed from outside.
      { name, url: toUrl('wc-admin'), parts: 'report', plugin: 'woocommerce' },
    ];
  }),
  { name: BARE, url: adminUrl('tools.php'), parts: 'heading', plugin: 'tillview' },
];

const measure = ({ browser, signedIn, adminUrl }: Bench, page: NamedPage, waitMs?: number) =>
  measureVisits(browser, signedIn, page, adminUrl(BETWEEN), waitMs);

/**
 * Opens each page once to warm up the server. Returns the pages that render what is waited for, and why others are left
 * out.
 */
async function choosePages(bench: Bench) {
  const pages: NamedPage[] = [];
  const missing: string[] = [];
  for (const page of toPages(bench.adminUrl)) {
    try {
      await measure(bench, page, PROBE_TIMEOUT_MS);
      pages.push(page);
    } catch (error) {
      if (page.peer) throw error;
      missing.push(
        `${page.name}: no chart and table within ${PROBE_TIMEOUT_MS / 1000} seconds on this site (it may lack their scripts), so nothing is compared.`,
      );
    }
  }
  return { pages, missing };
}

/** Measures the pages alternately, so that a busy phase of the machine affects all of them. */
async function measurePages(
  bench: Bench,
  pages: readonly NamedPage[],
  runs: number,
): Promise<Measured[]> {
  const samples: ({ name: string } & Visits)[] = [];
  for (let run = 0; run < runs; run += 1)
    for (const page of pages) samples.push({ name: page.name, ...(await measure(bench, page)) });
  return pages.map(({ name, peer }) => {
    const own = samples.filter((sample) => sample.name === name);
    return {
      name,
      peer,
      cold: own.map(({ cold }) => cold),
      warm: own.map(({ warm }) => warm),
      again: own.map(({ again }) => again),
    };
  });
}

/** Records what each page requests, and sends it again in turns. Pages that were not recorded are left out. */
async function measureServer(
  { browser, site, signedIn }: Bench,
  pages: readonly NamedPage[],
  turns: number,
  shop: string,
): Promise<MeasuredServer[]> {
  const recordings = new Map<string, Recordings>();
  // The first page of a new site asks what later ones know, such as its routes.
  for (const page of pages.slice(0, 1)) await recordVisits(browser, signedIn, page);
  for (const page of pages) recordings.set(page.name, await recordVisits(browser, signedIn, page));
  const context = await createContext(browser, signedIn);
  const samples: { name: string; visit: keyof Recordings; sample: ServerSample }[] = [];
  for (let turn = 0; turn < turns; turn += 1)
    for (const visit of ['cold', 'warm'] as const)
      for (const [name, recorded] of recordings)
        samples.push({ name, visit, sample: await replay(context, site, recorded[visit]) });
  await context.close();
  const find = (visit: keyof Recordings, wanted: string | undefined) =>
    samples
      .filter((each) => each.name === wanted && each.visit === visit)
      .map(({ sample }) => sample);
  return pages
    .filter(({ plugin }) => plugin === 'tillview')
    .flatMap(({ name, peer }) =>
      (['cold', 'warm'] as const).map((visit) => ({
        page: name,
        state: `${visit}, ${shop}`,
        own: find(visit, name),
        peer: find(visit, peer),
      })),
    );
}

async function measureAllServer(bench: Bench, turns: number): Promise<MeasuredServer[]> {
  const pages = toPages(bench.adminUrl);
  const without = await measureServer(bench, pages, turns, 'no order for a week');
  const added = await addOrder(bench.site);
  const recent = await measureServer(
    bench,
    pages.filter(({ name }) => name !== BARE),
    turns,
    'an order an hour ago',
  );
  await removeOrder(bench.site, added);
  return [...without, ...recent];
}

async function measureTimes(bench: Bench, turns: number, missing: string[]): Promise<Measured[]> {
  const chosen = await choosePages(bench);
  missing.push(...chosen.missing);
  return measurePages(bench, chosen.pages, turns);
}

/** Adds an order of an hour ago, and returns its id: without one for some days, pages have the alarm of the shop. */
const addOrder = (site: Site) =>
  site.php(`
    $order = wc_create_order( array( 'status' => 'completed' ) );
    $products = wc_get_products( array( 'limit' => 1, 'type' => 'simple', 'return' => 'objects' ) );
    $order->add_product( $products[0] );
    $order->set_date_created( time() - HOUR_IN_SECONDS );
    $order->calculate_totals();
    $order->save();
    \\Automattic\\WooCommerce\\Admin\\API\\Reports\\Orders\\Stats\\DataStore::sync_order( $order->get_id() );
    \\Automattic\\WooCommerce\\Admin\\API\\Reports\\Products\\DataStore::sync_order_products( $order->get_id() );
    delete_transient( 'tillview_alarm' );
    \\Automattic\\WooCommerce\\Admin\\API\\Reports\\Cache::invalidate();
    echo $order->get_id();`);

const removeOrder = (site: Site, id: string) =>
  site.php(`wc_get_order( ${Number(id)} )->delete( true );`);

const countOrders = async (site: Site) =>
  Number(
    await site.php(
      `global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}wc_order_stats" );`,
    ),
  );

const describeMachine = () =>
  `${os.availableParallelism()} cores shared by browser, PHP and database, load ${os
    .loadavg()
    .slice(0, 1)
    .map((load) => load.toFixed(1))
    .join()} in the minute before`;

/**
 * Measures the built plugin in a WordPress site, prints the tables and writes them to the document, in the place of this
 * version and size of shop. `--turns 3` measures each page three times in each state; `--only server` or `--only times`
 * leaves the other part out, and `--only mechanisms` measures those of src/start.
 */
export async function benchWordPress(
  settings: WordPressSettings,
  args: readonly string[] = [],
): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { turns: { type: 'string', default: '5' }, only: { type: 'string' } },
  });
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
      const { adminUrl } = session;
      await session.close();
      const bench: Bench = { browser, site, signedIn, adminUrl };
      const versions = await readVersions(site, browser);
      const orders = await countOrders(site);
      const machine = describeMachine();
      const missing: string[] = [];
      const turns = Number(values.turns);
      const date = new Date().toISOString().slice(0, 10);
      const woocommerce = versions.find((version) => version.startsWith('WooCommerce'));
      const write = (part: string, text: string) => {
        const report = formatReport({ date, versions, machine, orders, missing }, [text]);
        const name = `${part}: ${woocommerce}, ${orders} orders`;
        writeFileSync(DOCUMENT, replaceReport(readFileSync(DOCUMENT, 'utf8'), name, report));
        console.log(`${report}\n\nWritten to ${path.relative(ROOT, DOCUMENT)}.`);
      };
      if (values.only === 'mechanisms') {
        const url = adminUrl('admin.php?page=tillview&path=%2Fanalytics%2Frevenue');
        const openContext = () => createContext(browser, signedIn);
        console.log(`What the mechanisms of src/start save, in milliseconds, ${turns} turns`);
        console.log(`${versions.join(', ')}; ${orders} orders; ${machine}`);
        console.table(await measureMechanisms({ url, openContext }, turns));
        return;
      }
      if (values.only !== 'times')
        write('server', formatServer(await measureAllServer(bench, turns)));
      if (values.only !== 'server')
        write('times', formatTimes(await measureTimes(bench, turns, missing)));
    } finally {
      await site.stop();
    }
  } finally {
    await browser.close();
  }
}
