import type { Browser, BrowserContext } from 'playwright-core';

/** The measurements of one page load; times are relative to the start of the navigation. */
export type Sample = {
  chartMs: number;
  tableMs: number;
  scriptMs: number;
  requests: number;
  ownScriptKb: number;
  allScriptKb: number;
  restKb: number;
  sentKb: number;
};

/** The state of a signed-in browser. Each new profile starts with it. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

declare global {
  // The result of `recordFirstFrames`, in the page.
  var firstFrames: { chart?: number; table?: number } | undefined;
}

const WAIT_MS = 60_000;

/**
 * Runs in the page: records the first frame with a chart and the first frame with figures in a table. It detects
 * elements that any admin page would render, not class names, so that pages of different plugins are measured in the
 * same way.
 */
function recordFirstFrames(): void {
  performance.setResourceTimingBufferSize(2000);
  const found: { chart?: number; table?: number } = {};
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
 * Runs in the page: counts the requests that reached the server, and adds up the sizes of the loaded files. A file that
 * is used twice counts once.
 */
function readResources() {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ].filter((entry) => entry instanceof PerformanceResourceTiming);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const kb = (size: 'decodedBodySize' | 'transferSize', pattern: RegExp) =>
    [...byName.values()]
      .filter(({ name }) => pattern.test(name))
      .reduce((total, entry) => total + entry[size] / 1000, 0);
  const script = /\.js(\?|$)|load-scripts\.php/;
  return {
    requests: entries.filter(({ transferSize }) => transferSize > 0).length,
    ownScriptKb: kb('decodedBodySize', /\/plugins\/tillview\/.*\.js(\?|$)/),
    allScriptKb: kb('decodedBodySize', script),
    restKb: kb('decodedBodySize', /\/wp-json\/|[?&]rest_route=/),
    sentKb: kb('transferSize', /./),
  };
}

/** Opens a page in a new tab and measures it. Rejects when it does not render a chart and a table in time. */
async function measure(context: BrowserContext, url: string, waitMs: number): Promise<Sample> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.addInitScript(recordFirstFrames);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(
      () =>
        globalThis.firstFrames?.chart !== undefined && globalThis.firstFrames.table !== undefined,
      undefined,
      { timeout: waitMs },
    );
    await page.waitForLoadState('networkidle');
    const frames = await page.evaluate(() => globalThis.firstFrames);
    const { metrics } = await session.send('Performance.getMetrics');
    const script = metrics.find(({ name }) => name === 'ScriptDuration');
    if (frames?.chart === undefined || frames.table === undefined || !script)
      throw new Error(`The browser gave no times for ${url}.`);
    return {
      chartMs: frames.chart,
      tableMs: frames.table,
      scriptMs: script.value * 1000,
      ...(await page.evaluate(readResources)),
    };
  } finally {
    await page.close();
  }
}

/** Opens a page twice in a new browser profile: `cold` has nothing cached, `warm` has the browser's HTTP cache. */
export async function measureTwice(
  browser: Browser,
  signedIn: SignedIn,
  url: string,
  waitMs = WAIT_MS,
): Promise<{ cold: Sample; warm: Sample }> {
  const context = await browser.newContext({
    storageState: signedIn,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  try {
    const cold = await measure(context, url, waitMs);
    return { cold, warm: await measure(context, url, waitMs) };
  } finally {
    await context.close();
  }
}
