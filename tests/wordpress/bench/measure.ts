import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** The measurements of one page load; times are relative to the start of the navigation. */
export type Sample = {
  headingMs: number;
  /** `NaN` on a page without a chart, as the time of a table. */
  chartMs: number;
  tableMs: number;
  /** When the first REST request was sent; `NaN` without one. */
  askedMs: number;
  scriptMs: number;
  requests: number;
  ownFiles: number;
  ownScriptKb: number;
  allScriptKb: number;
  restKb: number;
  sentKb: number;
};

/** The state of a signed-in browser. Each new profile starts with it. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

declare global {
  // The result of `recordFirstFrames`, in the page.
  var firstFrames: { heading?: number; chart?: number; table?: number } | undefined;
}

/** A page, what is waited for, and the folder of the plugin that it belongs to. */
export type MeasuredPage = {
  readonly url: string;
  readonly parts: Parts;
  readonly plugin: string;
};

const WAIT_MS = 120_000;

/** The parts of a page that are waited for: a bare page has only a heading. */
export type Parts = 'heading' | 'report';

/**
 * Runs in the page: records the first frame with a heading, with a chart and the first frame with figures in a table. It detects
 * elements that any admin page would render, not class names, so that pages of different plugins are measured in the
 * same way.
 */
function recordFirstFrames(): void {
  performance.setResourceTimingBufferSize(2000);
  const found: { heading?: number; chart?: number; table?: number } = {};
  globalThis.firstFrames = found;
  const isChart = (svg: Element) => {
    const { width, height } = svg.getBoundingClientRect();
    const hasMarks = [...svg.querySelectorAll('path')].some((path) =>
      path.getAttribute('d')?.includes('L'),
    );
    return width > 250 && height > 100 && hasMarks;
  };
  const look = () => {
    const content = document.querySelector('#wpbody-content');
    if (content) {
      if (found.heading === undefined && content.querySelector('h1')?.textContent.trim())
        found.heading = performance.now();
      if (found.chart === undefined && [...content.querySelectorAll('svg')].some(isChart))
        found.chart = performance.now();
      const cells = found.table === undefined ? content.querySelectorAll('table tbody td') : [];
      if ([...cells].some((cell) => /\d/.test(cell.textContent))) found.table = performance.now();
    }
    if (found.chart === undefined || found.table === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Runs in the page: counts the requests that reached the server, and adds up the sizes of the loaded files and replies. A
 * script that is used twice counts once; the calls with several requests all have one URL.
 */
export function readResources(plugin: string) {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ].filter((entry) => entry instanceof PerformanceResourceTiming);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const files = [...byName.values()];
  const kb = (all: typeof entries, size: 'decodedBodySize' | 'transferSize', pattern: RegExp) =>
    all
      .filter(({ name }) => pattern.test(name))
      .reduce((total, entry) => total + entry[size] / 1000, 0);
  const rest = /\/wp-json\/|[?&]rest_route=/;
  const isOwn = new RegExp(`/plugins/${plugin}/.*\\.js(\\?|$)`);
  const script = /\.js(\?|$)|load-scripts\.php/;
  return {
    askedMs: Math.min(
      ...entries.filter(({ name }) => rest.test(name)).map((entry) => entry.startTime),
    ),
    ownFiles: [...byName.keys()].filter((name) => isOwn.test(name)).length,
    fromServer: entries.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name),
    ownScriptKb: kb(files, 'decodedBodySize', isOwn),
    allScriptKb: kb(files, 'decodedBodySize', script),
    restKb: kb(entries, 'decodedBodySize', rest),
    sentKb: kb(entries, 'transferSize', /./),
  };
}

/** Opens a tab that records its first frames. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.addInitScript(recordFirstFrames);
  return tab;
}

/** The time that the scripts of a tab have taken so far, in milliseconds. */
async function readScriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'ScriptDuration');
  return (script?.value ?? Number.NaN) * 1000;
}

/** Waits until a page has rendered its parts; rejects if it does not in time. */
export async function waitForParts(tab: Page, parts: Parts, waitMs = WAIT_MS): Promise<void> {
  await tab.waitForFunction(
    (isReport) =>
      isReport
        ? globalThis.firstFrames?.chart !== undefined && globalThis.firstFrames.table !== undefined
        : globalThis.firstFrames?.heading !== undefined,
    parts === 'report',
    { timeout: waitMs },
  );
}

/** Opens a page in a tab and measures it. Rejects when it does not render its parts in time. */
async function measure(
  tab: Page,
  { url, parts, plugin }: MeasuredPage,
  waitMs: number,
): Promise<Sample> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Performance.enable');
  // The count of a tab continues on its next page.
  const before = await readScriptTime(session);
  await tab.goto(url, { waitUntil: 'commit' });
  await waitForParts(tab, parts, waitMs);
  await tab.waitForLoadState('networkidle');
  const frames = await tab.evaluate(() => globalThis.firstFrames);
  const scriptMs = (await readScriptTime(session)) - before;
  await session.detach();
  const { fromServer, ...resources } = await tab.evaluate(readResources, plugin);
  if (!frames) throw new Error(`The browser gave no times for ${url}.`);
  return {
    headingMs: frames.heading ?? Number.NaN,
    chartMs: frames.chart ?? Number.NaN,
    tableMs: frames.table ?? Number.NaN,
    scriptMs,
    requests: fromServer.length,
    ...resources,
  };
}

/** Opens a new profile with the cookies of a user. */
export async function createContext(browser: Browser, signedIn: SignedIn): Promise<BrowserContext> {
  const context = await browser.newContext({
    storageState: signedIn,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(WAIT_MS);
  return context;
}

/** The states of the browser in which a page is opened, in this order, in a new profile. */
export type Visits = {
  /** The browser has nothing cached. */
  cold: Sample;
  /** A new tab; the browser has its HTTP cache. */
  warm: Sample;
  /** The same tab, after another page. */
  again: Sample;
};

/** Opens a page in the states of `Visits`, the last time after the page `between`. */
export async function measureVisits(
  browser: Browser,
  signedIn: SignedIn,
  page: MeasuredPage,
  between: string,
  waitMs = WAIT_MS,
): Promise<Visits> {
  const context = await createContext(browser, signedIn);
  try {
    const first = await openTab(context);
    const cold = await measure(first, page, waitMs);
    await first.close();
    const tab = await openTab(context);
    const warm = await measure(tab, page, waitMs);
    await tab.goto(between, { waitUntil: 'networkidle' });
    return { cold, warm, again: await measure(tab, page, waitMs) };
  } finally {
    await context.close();
  }
}
