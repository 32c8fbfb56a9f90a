// Measures the first view of Revenue in Chromium with a cold cache: when the first request is sent, when metrics
// appear, and the cost.
import { startBenchServer } from '../bench-server.mjs';
import { median, round } from '../browser-bench.mjs';
import { startAwayStore } from './away-store.mjs';

const RUNS = 7;

/** A mid-range phone computes about four times slower than a desktop. */
const SLOWDOWNS = [1, 4];

/** The content that a part of the page needs to count as drawn: a placeholder has no metrics. */
export const MARKS = {
  summary: { selector: '.tillview-summary__value', property: 'textContent', pattern: '\\d' },
  chart: { selector: '[data-series] .tillview-chart__line', property: 'outerHTML', pattern: 'L' },
  table: { selector: '.tillview-table tbody td', property: 'textContent', pattern: '\\d' },
};

/**
 * Runs in the page and records the first frame that shows each part: measured from outside, the time would include busy
 * scripts.
 */
export function recordFirstFrames(marks) {
  const found = {};
  globalThis.firstFrames = found;
  const look = () => {
    for (const [name, { selector, property, pattern }] of Object.entries(marks)) {
      const content = document.querySelector(selector)?.[property];
      if (!(name in found) && content && new RegExp(pattern).test(content))
        found[name] = performance.now();
    }
    if (Object.keys(found).length < Object.keys(marks).length) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The page that is measured. */
export const PAGE = '/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue';

/**
 * Runs in a page without the app: sends the requests of the app as early as a page can, and shows a text when the replies
 * have arrived.
 */
async function askBare({ urls, token }) {
  const headers = token ? { 'X-Tillview-Token': token } : {};
  await Promise.all(urls.map(async (url) => (await fetch(url, { headers })).json()));
  document.body.append('Replies');
  requestAnimationFrame(() => {
    globalThis.repliedAt = performance.now();
  });
}

/** The cookies of each server. */
const signedIn = new Map();

/** A new profile, which is signed in where the server has a store: the secret in its address works once. */
async function openProfile(browser, serverUrl) {
  const viewport = { width: 1440, height: 900 };
  const storageState = signedIn.get(serverUrl);
  const context = await browser.newContext({ viewport, ...(storageState && { storageState }) });
  if (storageState) return context;
  await context.request.get(serverUrl);
  signedIn.set(serverUrl, await context.storageState());
  return context;
}

/** The REST requests that the app sends before its first chart. */
async function readRequests(browser, serverUrl) {
  const context = await openProfile(browser, serverUrl);
  const page = await context.newPage();
  await page.goto(new URL(PAGE, serverUrl).href);
  await page.locator(MARKS.chart.selector).first().waitFor();
  const requested = await page.evaluate(() => {
    const text = document.getElementById('tillview-host')?.textContent ?? '{}';
    return {
      token: JSON.parse(text).requestToken,
      urls: performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.includes('/wp-json/')),
    };
  });
  await context.close();
  return requested;
}

/** When a page without the app has the replies to the same requests. */
async function measureBare(browser, serverUrl, requested, slowdown) {
  const context = await openProfile(browser, serverUrl);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const url = new URL('/bare', serverUrl).href;
  const html = `<!doctype html><title>Bare</title><body><script>(${askBare})(${JSON.stringify(requested)})</script>`;
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.repliedAt !== undefined);
  const time = await page.evaluate(() => globalThis.repliedAt);
  await context.close();
  return time;
}

async function measure(browser, serverUrl, slowdown) {
  const context = await openProfile(browser, serverUrl);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let bytes = 0;
  let requests = 0;
  let calls = 0;
  page.on('response', async (response) => {
    requests += 1;
    if (response.url().includes('/wp-json/')) calls += 1;
    if (response.request().resourceType() !== 'script') return;
    const { responseBodySize } = await response.request().sizes();
    bytes += responseBodySize;
  });
  await page.addInitScript(recordFirstFrames, MARKS);
  await page.goto(new URL(PAGE, serverUrl).href, { waitUntil: 'commit' });
  await page.waitForFunction(
    (count) => Object.keys(globalThis.firstFrames ?? {}).length === count,
    Object.keys(MARKS).length,
  );
  const { summary, chart, table } = await page.evaluate(() => globalThis.firstFrames);
  await page.waitForLoadState('networkidle');
  const firstRequest = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/wp-json/') || name.includes('rest_route'))
        .map(({ startTime }) => startTime)
        .toSorted((a, b) => a - b)[0],
  );
  const after = await session.send('Performance.getMetrics');
  const metric = (name) => after.metrics.find((entry) => entry.name === name)?.value ?? 0;
  await context.close();
  return {
    'first REST request leaves, ms': firstRequest ?? Number.NaN,
    'summary numbers, ms': summary,
    'first chart, ms': chart,
    'table rows, ms': table,
    'script, ms': metric('ScriptDuration') * 1000,
    'all tasks, ms': metric('TaskDuration') * 1000,
    'requests, all': requests,
    'REST calls': calls,
    'JavaScript sent, kB': bytes / 1000,
  };
}

/**
 * Measures builds alternately and prints the medians. `builds`: name and folder of each. `away`: milliseconds by which the
 * store of `STORE_URL` answers later, instead of the demo store.
 */
export async function benchFirstView(browser, builds, away) {
  const store = away === undefined ? undefined : await startAwayStore(away);
  const servers = builds.map(({ folder }) => startBenchServer(folder, store?.settings));
  try {
    const urls = await Promise.all(servers.map(({ url }) => url));
    // The first request creates the demo store, which is not part of the page's first view.
    for (const url of urls) await measure(browser, url, 1);
    const requested = await Promise.all(urls.map((url) => readRequests(browser, url)));
    for (const slowdown of SLOWDOWNS) {
      const samples = builds.map(() => []);
      for (let run = 0; run < RUNS; run += 1)
        for (const [index, url] of urls.entries()) {
          const sample = await measure(browser, url, slowdown);
          const bare = await measureBare(browser, url, requested[index], slowdown);
          samples[index].push({
            ...sample,
            'page with only these requests, ms': bare,
            'first chart ÷ that page': sample['first chart, ms'] / bare,
          });
        }
      console.log(
        `\nFirst view of Revenue, cold cache, ${RUNS} runs, processor ÷ ${slowdown}${store ? `, a store ${away} ms away` : ''}`,
      );
      const rows = Object.keys(samples[0][0]).map((name) => [
        name,
        Object.fromEntries(
          builds.flatMap(({ name: build }, index) => {
            const values = samples[index].map((sample) => sample[name]);
            return [
              [build, round(median(values))],
              [`${build}, range`, `${round(Math.min(...values))}–${round(Math.max(...values))}`],
            ];
          }),
        ),
      ]);
      console.table(Object.fromEntries(rows));
    }
  } finally {
    for (const { stop } of servers) stop();
    store?.stop();
  }
}
