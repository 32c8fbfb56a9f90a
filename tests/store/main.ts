import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumFlags, findChromium } from '../../tools/find-chromium.mjs';
import { checkView, type CheckTools } from './check-view.ts';
import { readHoldings } from './holdings.ts';
import { createRanges } from './ranges.ts';
import { startReadOnlyPass } from './read-only-pass.ts';
import type { ReportCheck, View } from './report-check.ts';
import { createViewMaker, otherViews, presentViews, salesViews } from './report-views.ts';
import { categories, products, variations } from './reports/catalog.ts';
import { coupons, taxes } from './reports/discounts-and-taxes.ts';
import { orders } from './reports/orders.ts';
import { customers, downloads, stock } from './reports/present-state.ts';
import { revenue } from './reports/revenue.ts';
import { revenueViews } from './revenue-views.ts';
import { Results } from './results.ts';
import { startServerProcess } from './server-process.ts';
import { readStoreAccess, type StoreAccess } from './settings.ts';
import { StoreClient } from './store-client.ts';
import { readStoreFacts } from './store-facts.ts';
import { createTexts } from './texts.ts';

const REPORTS: Readonly<Record<string, ReportCheck>> = {
  revenue,
  orders,
  products,
  variations,
  categories,
  coupons,
  taxes,
  downloads,
  stock,
  customers,
};
/** Windows at once: while the store answers one, the other is drawn. */
const WINDOWS = 2;
const TIMEOUT_MS = 120_000;

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: true },
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

/** The paths of the screens that the server's menu lists. */
async function readMenu({ browser, url }: CheckTools): Promise<Set<string>> {
  const page = await browser.newPage();
  await page.goto(`${url}/wp-admin/admin.php?page=wc-admin`);
  const paths = await page
    .getByRole('navigation', { name: 'Admin menu' })
    .locator('a[data-path]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-path') ?? ''));
  await page.close();
  return new Set(paths);
}

/** Prepares the views of every report, from what the store holds. */
async function prepare(access: StoreAccess) {
  const client = new StoreClient(access);
  const facts = await readStoreFacts(client, access);
  const texts = createTexts(facts);
  const ranges = createRanges(facts, texts);
  const holdings = await readHoldings(client, facts);
  const make = createViewMaker(ranges, holdings);
  const views: Readonly<Record<string, View[]>> = {
    revenue: await revenueViews(ranges, client, options.all),
    ...salesViews(make, holdings),
    ...otherViews(make, holdings),
    ...presentViews(),
  };
  return { client, context: { texts, facts, categories: holdings.categories }, views };
}

async function runViews(
  tools: CheckTools,
  views: Readonly<Record<string, View[]>>,
  results: Results,
): Promise<void> {
  const screens = await readMenu(tools);
  const only = options.only?.split(',');
  const queue = Object.entries(REPORTS).flatMap(([name, report]) => {
    if (only && !only.includes(name)) return [];
    if (!screens.has(report.path)) {
      console.log(`Skipped: ${report.title}, which this build does not have.`);
      return [];
    }
    return (views[name] ?? []).map((view) => ({ report, view }));
  });
  await Promise.all(
    Array.from({ length: WINDOWS }, async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const { report, view } = next;
        try {
          results.add(report.title, view.name, await checkView(tools, report, view));
        } catch (error) {
          results.fail(report.title, view.name, error);
        }
      }
    }),
  );
}

/** Checks a store and prints what was compared; the exit code is 0 when nothing differs. */
export async function checkStore(env: NodeJS.ProcessEnv): Promise<number> {
  const access = readStoreAccess(env);
  const stops: (() => Promise<unknown>)[] = [];
  const results = new Results();
  try {
    const { client, context, views } = await prepare(access);
    const pass = await startReadOnlyPass(access.url);
    stops.push(pass.close);
    const server = await startServerProcess({
      STORE_URL: pass.url,
      STORE_USER: access.user,
      STORE_APP_PASSWORD: access.password,
      ...(access.now ? { STORE_NOW: access.now } : {}),
    });
    stops.push(server.stop);
    const chrome = await chromium.launch({
      executablePath: await findChromium(),
      args: [...chromiumFlags],
    });
    stops.push(() => chrome.close());
    const browser = await chrome.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    browser.setDefaultTimeout(TIMEOUT_MS);
    const page = await browser.newPage();
    await page.goto(server.url + server.link);
    await page.close();
    await runViews({ browser, url: server.url, client, context }, views, results);
    results.addWrites(pass.passed(), pass.refused);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
  return results.print();
}
