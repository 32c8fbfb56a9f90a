// Measures the memory of a tab over 1,000 navigations through all screens: heap, nodes and listeners after each hundred.
import { startBenchServer } from '../bench-server.mjs';
import { round } from '../browser-bench.mjs';

const NAVIGATIONS = 1000;
const STEP = 100;

const DAY = 86_400_000;

/** The query of each navigation: all screens, in each round with another range, so that no reply is requested twice. */
function getQuery(index, paths) {
  const end = Date.UTC(2026, 9, 31) - Math.floor(index / paths.length) * DAY;
  const toDay = (time) => new Date(time).toISOString().slice(0, 10);
  const range = `&period=custom&after=${toDay(end - 29 * DAY)}&before=${toDay(end)}`;
  return `?page=wc-admin&path=${encodeURIComponent(paths[index % paths.length])}${range}`;
}

/** Opens the URL inside the app, and waits until nothing is loading. */
async function navigate(page, query) {
  await page.evaluate((search) => {
    history.pushState(null, '', search);
    dispatchEvent(new PopStateEvent('popstate'));
  }, query);
  await page.waitForTimeout(60);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), null, {
    timeout: 60_000,
  });
}

/** Prints the memory of a tab over many navigations. */
export async function benchNavigations(browser) {
  const server = startBenchServer();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const url = new URL('/wp-admin/admin.php?page=wc-admin', await server.url);
    await page.goto(url.href);
    await page.locator('h1').waitFor();
    const paths = await page.evaluate(() =>
      [...document.querySelectorAll('nav a[href*="path="]')]
        .map((link) => new URL(link.href).searchParams.get('path'))
        .filter((path, index, all) => path && all.indexOf(path) === index),
    );
    const rows = [];
    const measure = async (navigations) => {
      await navigate(page, '?page=wc-admin&path=%2Fanalytics%2Foverview');
      for (let index = 0; index < 3; index += 1) await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const read = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      rows.push({
        navigations,
        'heap, MB': round(read('JSHeapUsedSize') / 1e6),
        nodes: read('Nodes'),
        listeners: read('JSEventListeners'),
      });
    };
    await measure(0);
    for (let index = 0; index < NAVIGATIONS; index += 1) {
      await navigate(page, getQuery(index, paths));
      if ((index + 1) % STEP === 0) await measure(index + 1);
    }
    await context.close();
    console.log(
      `\n${NAVIGATIONS} navigations over ${paths.length} screens, after a garbage collection`,
    );
    console.table(rows);
  } finally {
    server.stop();
  }
}
