// Measures what each mechanism of src/start saves on Revenue: the time without it minus the time with it, in turns, on the
// demo store or in a WordPress site.
import { startBenchServer } from '../bench-server.mjs';
import { median, round } from '../browser-bench.mjs';
import { PAGE } from './drive.mjs';

/** The page as it was left, which the app replaces. */
const KEPT_PAGE = '.tillview-kept-page';

/** Runs in the page: records the first frames with chart and rows, by the kept page or the app, and by the app alone. */
function recordDrawn(keptPage) {
  const find = (selector, pattern, isApp) =>
    [...document.querySelectorAll(selector)].some(
      (element) => pattern.test(element.outerHTML) && !(isApp && element.closest(keptPage)),
    );
  const hasFigures = (isApp) =>
    find('[data-series] .tillview-chart__line', /\sd="[^"]*L/, isApp) &&
    find('.tillview-table tbody td', />[^<]*\d/, isApp);
  const drawn = {};
  globalThis.drawn = drawn;
  const look = () => {
    if (drawn.any === undefined && hasFigures(false)) drawn.any = performance.now();
    if (hasFigures(true)) drawn.app = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Runs in the page: REST requests fail in the head of the page or, with `start`, until the app has started, so that the
 * next part of the page sends them itself.
 */
function refuseRequests(until) {
  const send = globalThis.fetch;
  const isRefused = () =>
    until === 'head' ? document.body === null : globalThis.tillview === undefined;
  globalThis.fetch = (input, options) =>
    isRefused() && typeof input === 'string' && /wp-json|rest_route/.test(input)
      ? Promise.reject(new TypeError('Too early.'))
      : send(input, options);
}

/** Runs in the page before its scripts: removes what the tab keeps under a key. */
function removeKept(key) {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(key)) sessionStorage.removeItem(name);
}

const OFF = {
  head: [refuseRequests, 'head'],
  entry: [refuseRequests, 'start'],
  page: [removeKept, 'tillview-page'],
  metrics: [removeKept, 'tillview-figures'],
};

/** Each with the visit that it is measured on, what is turned off, and the frame that counts. */
const MECHANISMS = {
  'first requests from the head of the page': { visit: 'second', off: ['head'], frame: 'app' },
  'those, and early requests from the entry': { visit: 'second', off: ['entry'], frame: 'app' },
  'the page as it was left': { visit: 'reload', off: ['page'], frame: 'any' },
  'metrics saved for the session': { visit: 'reload', off: ['metrics'], frame: 'app' },
  'prefetching from the menu, after 1.5 s on the link': { visit: 'menu', off: ['hover'] },
};

async function readDrawn(page, frame) {
  await page.waitForFunction(() => globalThis.drawn?.app !== undefined);
  return page.evaluate((name) => globalThis.drawn[name], frame);
}

/** The time from the click on Orders in the menu until its rows are drawn. */
async function measureMenu(page, off) {
  const link = page
    .locator(':is(#host-menu, #toplevel_page_tillview) a')
    .filter({ hasText: /^Orders$/ });
  if (!off.includes('hover')) {
    await link.hover();
    await page.waitForTimeout(1500);
  }
  await page.evaluate(() => {
    const since = performance.now();
    const look = () => {
      const isOpen = [...document.querySelectorAll('h1')].some(
        (heading) => heading.textContent === 'Orders',
      );
      const cell = document.querySelector('.tillview-table tbody td')?.textContent;
      if (isOpen && /\d/.test(cell ?? '')) globalThis.rowsAfter = performance.now() - since;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await link.evaluate((element) => element.click());
  await page.waitForFunction(() => globalThis.rowsAfter !== undefined);
  return page.evaluate(() => globalThis.rowsAfter);
}

/** The time of a visit in milliseconds, with some mechanisms turned off. */
async function measure({ openContext, url }, { visit, off, frame }) {
  const context = await openContext();
  try {
    let page = await context.newPage();
    await page.addInitScript(recordDrawn, KEPT_PAGE);
    await page.goto(url);
    await readDrawn(page, 'app');
    await page.waitForLoadState('networkidle');
    if (visit === 'menu') return await measureMenu(page, off);
    if (visit === 'second') {
      // Without what a tab keeps.
      await page.close();
      page = await context.newPage();
      await page.addInitScript(recordDrawn, KEPT_PAGE);
    }
    for (const [script, argument] of off.map((name) => OFF[name]))
      await page.addInitScript(script, argument);
    await (visit === 'reload' ? page.reload({ waitUntil: 'commit' }) : page.goto(url));
    return await readDrawn(page, frame);
  } finally {
    await context.close();
  }
}

/**
 * Returns the median, the lowest and the highest saving of each mechanism in milliseconds. `host` has the URL of Revenue
 * and a function that opens a signed-in browser context.
 */
export async function measureMechanisms(host, turns) {
  const saved = Object.fromEntries(Object.keys(MECHANISMS).map((name) => [name, []]));
  for (let turn = 0; turn <= turns; turn += 1)
    for (const [name, mechanism] of Object.entries(MECHANISMS)) {
      const on = await measure(host, { ...mechanism, off: [] });
      const off = await measure(host, mechanism);
      // The first turn fills the caches of the server.
      if (turn > 0) saved[name].push(off - on);
    }
  return Object.entries(saved).map(([name, values]) => ({
    name,
    median: round(median(values)),
    lowest: round(Math.min(...values)),
    highest: round(Math.max(...values)),
  }));
}

/** Prints what each mechanism saves on the demo store. */
export async function benchMechanisms(browser) {
  const turns = 7;
  const server = startBenchServer();
  try {
    const url = new URL(PAGE, await server.url).href;
    const openContext = () => browser.newContext({ viewport: { width: 1440, height: 900 } });
    const saved = await measureMechanisms({ openContext, url }, turns);
    console.log(`\nWhat the mechanisms of src/start save, ${turns} turns, in milliseconds`);
    console.table(saved);
  } finally {
    server.stop();
  }
}
