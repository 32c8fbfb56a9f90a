import type { Page } from 'playwright-core';
import { checkAddsUp } from './check-adds-up.ts';
import { checkChange } from './check-change.ts';
import { checkDigest, DIGEST, DIGEST_VIEWS } from './check-digest.ts';
import { checkDownloads } from './check-downloads.ts';
import { checkLinks } from './check-links.ts';
import { checkOverview, OVERVIEW, overviewViews } from './check-overview.ts';
import { checkView, type ComparePage } from './check-view.ts';
import { clockChangeViews } from './clock-changes.ts';
import { checkGroups, GROUP_VIEWS, randomGroups } from './ledger/check-groups.ts';
import { checkHours, hoursViews } from './ledger/check-hours.ts';
import { checkCurrencies, CURRENCIES_TITLE } from './ledger/check-currencies.ts';
import { checkOrderGroups, GROUPS_TITLE } from './ledger/check-order-groups.ts';
import { checkProfit, PROFIT_TITLE } from './ledger/check-profit.ts';
import { checkRetention, RETENTION } from './ledger/check-retention.ts';
import { checkTaxes, TAXES_TITLE } from './ledger/check-taxes.ts';
import { timeOf } from './ledger/orders.ts';
import { LIST_CHECKS } from './list-checks.ts';
import { rangeParams, readMetrics } from './expected-view.ts';
import { startReadOnlyProxy } from './read-only-proxy.ts';
import { prepareChecks, REPORTS } from './prepare-checks.ts';
import { createRandom, randomRange, randomView, type Random } from './random-views.ts';
import type { View } from './report-check.ts';
import { rangeViews, varyViews } from './revenue-views.ts';
import type { Results } from './results.ts';
import type { RunOptions } from './run-options.ts';
import type { StoreAccess } from './settings.ts';
import { startSignedInBrowser, type SignedInBrowser } from './signed-in-browser.ts';

/** Reports whose rows link to pages of the store's admin. */
const WITH_LINKS = new Set(['orders', 'variations', 'downloads', 'stock', 'customers']);
/** Reports with the section "What changed, and why". */
const WITH_CHANGE = new Set(['revenue', 'orders', 'products', 'categories']);
/** The views whose rows are compared over all pages. */
const ADDED_UP = /^(?:last month against previous_period|all products|all customers)$/;
/** The number of browser pages that work in parallel: one renders while the other waits for the store. */
const PARALLEL_PAGES = 2;
/** A quick run checks one in this many views of Revenue. */
const QUICK_SHARE = 9;
/** A quick run of several shops does one in this many checks with each account, and others with the next. */
const QUICK_SHOPS_SHARE = 3;

/** The number of cells that a run of random views compares, and a quick one. */
const [RANDOM_CELLS, QUICK_RANDOM_CELLS] = [100_000, 1_000];
/** One in this many random views is one of the Overview, which has as many cells as several reports. */
const RANDOM_OVERVIEW_SHARE = 12;
/** One in this many of the others is one of Sources or of the Explorer. */
const RANDOM_GROUPS_SHARE = 5;
/** The number of random views that a browser page opens one after the other, as a user does, before it is closed. */
const VIEWS_OF_PAGE = 40;

/** Conditions of a run that differ between shops and accounts. */
type CheckConditions = {
  /** REST paths work only below `/index.php`. */
  isWithoutRewriting?: boolean;
  /** The number of a quick run: each number selects other views. */
  sample?: number;
};

/** A check to run: reads the store, then compares a page with it; `undefined` if the store has nothing to compare. */
type Task = {
  title: string;
  name: string;
  read: () => Promise<ComparePage | undefined> | ComparePage;
  /** Whether it needs a new browser page. */
  isAlone?: true;
};

/** Prepares the views of every report, based on the data of the store. */
async function prepare(access: StoreAccess, { extent }: RunOptions, sample: number) {
  const { ranges, views: others, ...source } = await prepareChecks(access);
  const isQuick = extent === 'quick';
  const ofRevenue = rangeViews(ranges, extent === 'all').filter(
    (_, index) => !isQuick || index % QUICK_SHARE === sample % QUICK_SHARE,
  );
  const revenue = await varyViews(ofRevenue, source.client, extent === 'all');
  const views: Readonly<Record<string, View[]>> = {
    revenue: [...revenue, ...clockChangeViews(ranges, source.context.facts.timeZone)],
    ...(isQuick
      ? Object.fromEntries(
          Object.entries(others).map(([name, list]) => [
            name,
            list.filter((_, index) => index === (sample * 5 + 3) % list.length),
          ]),
        )
      : others),
  };
  const sampleOf = <T>(list: readonly T[]) =>
    list.filter((_, index, all) => !isQuick || index === sample % all.length);
  const ofYear = ranges.preset('last_year', 'none', 'month');
  return {
    ...source,
    ranges,
    // Random views are made of all views, also in a quick run.
    others: { ...others, revenue },
    views,
    ofOverview: sampleOf(overviewViews(ranges)),
    ofGroups: sampleOf(GROUP_VIEWS),
    ofHours: sampleOf(hoursViews(ranges)),
    ofDigest: sampleOf(DIGEST_VIEWS),
    ofYear,
  };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

/** The checks of the reports that this build has. */
function tasksOf(
  { views, ofOverview, ofGroups, ofHours, ofDigest, ofYear, wide, ...source }: Prepared,
  storeUrl: string,
  { only, downloads, extent }: RunOptions,
): Task[] {
  const isChecked = (name: string) => !only || only.includes(name);
  const reports = Object.entries(REPORTS).filter(([name]) => isChecked(name));
  const overviewTasks = (isChecked('overview') ? ofOverview : []).map((view) => ({
    title: OVERVIEW.title,
    name: view.name,
    read: () => checkOverview(source, view),
  }));
  const digestTasks = (isChecked('digest') ? ofDigest : []).map((view) => ({
    title: DIGEST.title,
    name: view.name,
    read: () => checkDigest(source, view),
  }));
  const hourTasks = (isChecked('hours') ? ofHours : []).map((view) => ({
    title: 'Hours',
    name: view.name,
    read: () => checkHours(source, view),
  }));
  const ofLedger: Task[] = [
    ...ofGroups.map((view) => ({
      title: view.place.title,
      name: view.name,
      read: () => checkGroups(source, view, ofYear),
    })),
    {
      title: RETENTION.title,
      name: 'cohorts, segments, and customers who slip away',
      read: () => checkRetention(source),
    },
  ];
  // Costs are in the orders themselves, which not each account may read.
  const profitTasks: Task[] =
    (only?.includes('profit') ?? false)
      ? [
          {
            title: PROFIT_TITLE,
            name: 'profit, payouts and payment methods of all months',
            read: () => checkProfit(source),
          },
        ]
      : [];
  const currencyTasks: Task[] =
    (only?.includes('currencies') ?? false)
      ? [
          {
            title: CURRENCIES_TITLE,
            name: 'sums by currency since October 2026, and what Revenue says',
            read: () => checkCurrencies(source),
          },
        ]
      : [];
  const taxLineTasks: Task[] =
    (only?.includes('tax') ?? false)
      ? [
          {
            title: TAXES_TITLE,
            name: 'rows and totals of 27 months by both days',
            read: () => checkTaxes(source),
          },
        ]
      : [];
  // Needs Tillview's plugin.
  const orderGroupTasks: Task[] =
    (only?.includes('groups') ?? false)
      ? [
          {
            title: GROUPS_TITLE,
            name: 'groups of the database equal the orders of all months',
            read: () => checkOrderGroups(source),
          },
        ]
      : [];
  const ofViews = reports.flatMap(([name, report]) =>
    (views[name] ?? []).map((view) => ({
      title: report.title,
      name: view.name,
      read: () => checkView(source, report, view),
    })),
  );
  const linked = reports.filter(([name]) => WITH_LINKS.has(name));
  const ofLinks = linked.map(([, report]) => ({
    title: report.title,
    name: 'links to the admin of the store',
    read: () => checkLinks(storeUrl, report, wide),
  }));
  const explained = reports.filter(
    ([name]) => WITH_CHANGE.has(name) && (extent !== 'quick' || name === 'revenue'),
  );
  const ofChanges = explained.map(([, report]) => ({
    title: report.title,
    name: 'what changed, and why',
    read: () => checkChange(source, report, wide),
  }));
  const listed = reports.filter(([name]) => name in LIST_CHECKS);
  const ofDownloads = listed.map(([name, report]) => ({
    title: report.title,
    name: 'files of all pages, by each column',
    read: () => checkDownloads(source, name, report, { wide }),
  }));
  const ofSums = listed.flatMap(([name, report]) => {
    // The default view of the last month, or of the present state.
    const view = views[name]?.find(({ name: each }) => ADDED_UP.test(each)) ?? views[name]?.[0];
    const { table } = report;
    // A quick run has a part of the views, and maybe not the one whose rows add up to the totals.
    if (!view || !table || extent === 'quick') return [];
    return [
      {
        title: report.title,
        name: 'adds up: rows of all pages',
        read: () => checkAddsUp(source, name, { ...report, table }, view),
      },
    ];
  });
  if (downloads) return ofDownloads;
  return [
    ...overviewTasks,
    ...(isChecked('ledger') ? ofLedger : []),
    ...ofViews,
    ...ofSums,
    ...ofChanges,
    ...ofLinks.filter(({ title }) => title === 'Orders' || extent !== 'quick'),
    ...(extent === 'all' ? ofDownloads : []),
    ...digestTasks,
    ...hourTasks,
    ...profitTasks,
    ...taxLineTasks,
    ...currencyTasks,
    ...orderGroupTasks,
  ];
}

/** Runs tasks until there is no next one. `viewsOfPage`: how many a browser page shows one after the other. */
async function runTasks(
  { browser, url }: Pick<SignedInBrowser, 'browser' | 'url'>,
  next: () => Task | undefined,
  results: Results,
  viewsOfPage = 1,
): Promise<void> {
  const work = async () => {
    let open: { page: Page; views: number } | undefined;
    const close = async () => {
      await open?.page.close();
      open = undefined;
    };
    for (let task = next(); task; task = next()) {
      const { title, name, read, isAlone = false } = task;
      try {
        const compare = await read();
        if (!compare) {
          // Random views are without end: those with nothing in them are not listed.
          if (viewsOfPage === 1) results.skip(title, name, 'the store has no orders in it');
          continue;
        }
        if (isAlone) await close();
        open ??= { page: await browser.newPage(), views: 0 };
        open.views += isAlone ? viewsOfPage : 1;
        results.add(title, name, await compare(open.page, url));
        if (open.views >= viewsOfPage) await close();
      } catch (error) {
        // Without a browser, random views would fail without end.
        if (!browser.browser()?.isConnected()) throw error;
        results.fail(title, name, error);
        await close();
      }
    }
    await close();
  };
  await Promise.all(Array.from({ length: PARALLEL_PAGES }, work));
}

/** The day of the first order; the day of the store if there is none. */
async function findFirstDay({ client, ranges }: Prepared): Promise<string> {
  const days = rangeParams(['2000-01-01', ranges.today]);
  const params = { ...days, orderby: 'date', order: 'asc', per_page: '1' };
  const { rows } = await client.list('wc-analytics/reports/orders', params);
  return timeOf(rows[0] ?? {}).slice(0, 10) || ranges.today;
}

/** A random view of a report, of the Overview, of Sources or of the Explorer. */
function createRandomTask(prepared: Prepared, random: Random, first: string): Task {
  const { ranges, others } = prepared;
  if (random() * RANDOM_OVERVIEW_SHARE < 1) {
    const { query, range, days } = randomRange(random, { ranges, first });
    const view = { name: `${days} days to ${range.primary[1]} by ${range.unit}`, query, range };
    const read = () => checkOverview(prepared, view);
    return { title: OVERVIEW.title, name: view.name, read, isAlone: true };
  }
  if (random() * RANDOM_GROUPS_SHARE < 1) {
    const { view, range } = randomGroups(random, { ranges, first });
    const { place, name } = view;
    return { title: place.title, name, read: () => checkGroups(prepared, view, range) };
  }
  const { report, view } = randomView(random, { ranges, first, views: others });
  const definition = REPORTS[report];
  if (!definition) throw new Error(`There is no report "${report}".`);
  return {
    title: definition.title,
    name: view.name,
    async read() {
      const { primary } = await readMetrics(prepared.client, definition, view);
      // A range without sales has no cells.
      if (view.range && !Object.values(primary.totals).some(Number)) return undefined;
      return checkView(prepared, definition, view);
    },
  };
}

/** Compares random views until they have enough cells, or the time is over. Prints the seed, which repeats them. */
async function runRandom(
  browser: SignedInBrowser,
  prepared: Prepared,
  { extent, seed = Date.now() % 2 ** 31, minutes = Infinity }: RunOptions,
  results: Results,
): Promise<void> {
  console.log(`Random views: --seed ${seed} repeats them.`);
  const random = createRandom(seed);
  const first = await findFirstDay(prepared);
  const enough = extent === 'quick' ? QUICK_RANDOM_CELLS : RANDOM_CELLS;
  const [start, before] = [Date.now(), results.counts()];
  const end = start + minutes * 60_000;
  // Views are drawn in one order, whichever page is the next to be free.
  const next = () =>
    results.counts().cells - before.cells < enough && Date.now() < end
      ? createRandomTask(prepared, random, first)
      : undefined;
  await runTasks(browser, next, results, VIEWS_OF_PAGE);
  const { cells, differences } = results.counts();
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(
    `Random views: seed ${seed}, ${cells - before.cells} cells, ${differences - before.differences} differences, ${seconds} seconds.`,
  );
}

/** Checks a store with one account. Throws when the store cannot be read, or the server does not start. */
export async function checkStore(
  access: StoreAccess,
  options: RunOptions,
  results: Results,
  { isWithoutRewriting = false, sample = 0 }: CheckConditions = {},
): Promise<void> {
  const cleanups: (() => Promise<unknown>)[] = [];
  try {
    const prepared = await prepare(access, options, sample);
    const pass = await startReadOnlyProxy(
      access.url,
      isWithoutRewriting ? `${access.url.pathname}wp-json` : undefined,
    );
    cleanups.push(pass.close);
    const browser = await startSignedInBrowser(pass.url, access);
    cleanups.push(browser.close);
    const share = options.shops && options.extent === 'quick' ? QUICK_SHOPS_SHARE : 1;
    const tasks = tasksOf(prepared, pass.url, options).filter(
      (_, index) => (index + sample) % share === 0,
    );
    await runTasks(browser, () => tasks.shift(), results);
    if (options.only?.includes('random')) await runRandom(browser, prepared, options, results);
    results.addWrites(pass.passed(), pass.refused);
  } finally {
    for (const stop of cleanups.toReversed()) await stop();
  }
}
