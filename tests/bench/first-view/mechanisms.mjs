// Measures what each mechanism of src/start saves on Revenue: the time until chart and rows are drawn without it, minus the
// time with it, in turns on the demo store.
import { startBenchServer } from '../bench-server.mjs';
import { median, round } from '../browser-bench.mjs';
import { MARKS, PAGE, recordFirstFrames } from './drive.mjs';

const RUNS = 7;

/** The URLs of the page's script that sends the first requests, and of the one that shows the page as it was left. */
async function readScripts(serverUrl) {
  const html = await (await fetch(new URL(PAGE, serverUrl))).text();
  const [head, body] = html.split('</head>');
  const [first, kept] = [head, body.slice(body.indexOf('tillview-not-loaded'))].map(
    (part) => /<script src="([^"]+)"/.exec(part)?.[1],
  );
  return { first: new URL(first, serverUrl).href, kept: new URL(kept, serverUrl).href };
}

/** Runs in the page: until the app has started, each request of the REST API fails, so that the screen sends it itself. */
function refuseEarlyRequests() {
  const send = globalThis.fetch;
  globalThis.fetch = (input, options) =>
    globalThis.tillview === undefined && typeof input === 'string' && input.includes('/wp-json/')
      ? Promise.reject(new TypeError('Too early.'))
      : send(input, options);
}

/** Runs in the page: removes the metrics that were saved for the session. */
function removeSavedMetrics() {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('tillview-figures')) sessionStorage.removeItem(key);
}

/** Each with the visit that it is measured on, and what is turned off. */
const MECHANISMS = {
  'first requests from the head of the page': { visit: 'second', off: ['first'] },
  'those, and early requests from the entry': { visit: 'second', off: ['first', 'early'] },
  'the page as it was left': { visit: 'reload', off: ['kept'] },
  'metrics saved for the session': { visit: 'reload', off: ['metrics'] },
  both: { visit: 'reload', off: ['kept', 'metrics'] },
  'prefetching from the menu, after 1.5 s on the link': { visit: 'menu', off: ['hover'] },
};

const hasAllFrames = (count) => Object.keys(globalThis.firstFrames ?? {}).length === count;

async function waitUntilDrawn(page) {
  const count = Object.keys(MARKS).length;
  await page.waitForFunction(hasAllFrames, count);
  const { chart, table } = await page.evaluate(() => globalThis.firstFrames);
  return Math.max(chart, table);
}

/** The time from the click on Orders in the menu until its rows are drawn. */
async function measureMenu(page, off) {
  const link = page.locator('#host-menu').getByRole('link', { name: 'Orders', exact: true });
  if (!off.includes('hover')) {
    await link.hover();
    await page.waitForTimeout(1500);
  }
  await page.evaluate(() => {
    const since = performance.now();
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent;
      const cell = document.querySelector('.tillview-table tbody td')?.textContent;
      if (heading === 'Orders' && /\d/.test(cell ?? ''))
        globalThis.rowsAfter = performance.now() - since;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await link.evaluate((element) => element.click());
  await page.waitForFunction(() => globalThis.rowsAfter !== undefined);
  return page.evaluate(() => globalThis.rowsAfter);
}

/** The time of a visit in milliseconds, with some mechanisms turned off. */
async function measure(browser, serverUrl, scripts, { visit, off }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    let page = await context.newPage();
    const url = new URL(PAGE, serverUrl).href;
    await page.addInitScript(recordFirstFrames, MARKS);
    await page.goto(url);
    await waitUntilDrawn(page);
    await page.waitForLoadState('networkidle');
    if (visit === 'menu') return await measureMenu(page, off);
    if (visit === 'second') {
      // Without what a tab keeps.
      await page.close();
      page = await context.newPage();
      await page.addInitScript(recordFirstFrames, MARKS);
    }
    for (const name of ['first', 'kept'])
      if (off.includes(name))
        await page.route(scripts[name], (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
    if (off.includes('early')) await page.addInitScript(refuseEarlyRequests);
    if (off.includes('metrics')) await page.addInitScript(removeSavedMetrics);
    await (visit === 'reload' ? page.reload({ waitUntil: 'commit' }) : page.goto(url));
    return await waitUntilDrawn(page);
  } finally {
    await context.close();
  }
}

/** Prints the median, the lowest and the highest saving of each mechanism. */
export async function benchMechanisms(browser) {
  const server = startBenchServer();
  try {
    const url = await server.url;
    const scripts = await readScripts(url);
    const saved = Object.fromEntries(Object.keys(MECHANISMS).map((name) => [name, []]));
    for (let run = 0; run <= RUNS; run += 1)
      for (const [name, mechanism] of Object.entries(MECHANISMS)) {
        const on = await measure(browser, url, scripts, { ...mechanism, off: [] });
        const off = await measure(browser, url, scripts, mechanism);
        // The first turn fills the caches of the server.
        if (run > 0) saved[name].push(off - on);
      }
    console.log(`\nWhat the mechanisms of src/start save, ${RUNS} turns, in milliseconds`);
    console.table(
      Object.fromEntries(
        Object.entries(saved).map(([name, values]) => [
          name,
          {
            median: round(median(values)),
            range: `${round(Math.min(...values))} to ${round(Math.max(...values))}`,
          },
        ]),
      ),
    );
  } finally {
    server.stop();
  }
}
