// Measures a table of 100 rows and 12 columns, and a download of 20,000 rows over 200 pages, in Chromium. It prints
// numbers and never fails.
import { startBenchServer } from '../bench-server.mjs';
import { median, openBenchPage, painted, round, serveBenchPage } from '../browser-bench.mjs';

const RUNS = 9;
const TOTAL = 20_000;
const PAGE = 100;

/** Script time and total time for each run of an action. */
async function measureAction({ page, metric }, act) {
  const samples = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = [await metric('ScriptDuration'), await metric('TaskDuration')];
    await act(run);
    await painted(page);
    const after = [await metric('ScriptDuration'), await metric('TaskDuration')];
    samples.push(after.map((value, index) => (value - before[index]) * 1000));
  }
  const of = (index) => samples.map((sample) => sample[index]);
  return {
    'script, ms': round(median(of(0))),
    'script at worst, ms': round(Math.max(...of(0))),
    'all work, ms': round(median(of(1))),
  };
}

async function measureTable(browser) {
  const { url, close } = await serveBenchPage(import.meta.dirname, 'table-bench');
  try {
    const opened = await openBenchPage(browser, url);
    const { page } = opened;
    await page.locator('tbody tr').nth(99).waitFor();
    // Clicked by a script: a real pointer would add the work of moving it.
    const press = (selector) =>
      page.evaluate((at) => document.querySelector(at)?.click(), selector);
    const results = {
      sort: await measureAction(opened, () => press('thead th:nth-child(3) button')),
      'turn a page': await measureAction(opened, (run) =>
        press(`[aria-label="${run % 2 === 0 ? 'Next page' : 'Previous page'}"]`),
      ),
    };
    await page.getByRole('button', { name: 'Choose which values to display' }).click();
    results['toggle a column'] = await measureAction(opened, () =>
      press('[role="menuitemcheckbox"]:nth-of-type(6)'),
    );
    await opened.context.close();
    return results;
  } finally {
    await close();
  }
}

/** One page of orders as the store returns it. */
function ordersOf(pageNumber) {
  return Array.from({ length: PAGE }, (_, index) => {
    const id = TOTAL - ((pageNumber - 1) * PAGE + index);
    return {
      order_id: id,
      order_number: String(id),
      date: '2026-11-20 10:00:00',
      status: 'completed',
      num_items_sold: 2,
      net_total: id / 100,
      customer_type: 'new',
      extended_info: { products: [{ id: 1, name: 'Mug, "large"', quantity: 2 }], coupons: [] },
    };
  });
}

/** Records every task of the page that is longer than 50 ms. */
function recordLongTasks() {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}

async function measureDownload(browser) {
  const { url, stop } = startBenchServer();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(recordLongTasks);
    await page.route(/reports\/orders\?/, (route) => {
      const { searchParams } = new URL(route.request().url());
      const size = Number(searchParams.get('per_page'));
      return route.fulfill({
        json: ordersOf(Number(searchParams.get('page') ?? 1)).slice(0, size),
        headers: {
          'X-WP-Total': String(TOTAL),
          'X-WP-TotalPages': String(Math.ceil(TOTAL / size)),
        },
      });
    });
    await page.goto(await url);
    const path = '/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Forders';
    await page.goto(new URL(path, page.url()).href);
    const progress = page.getByRole('group', { name: 'Loading all pages' });
    const start = async () => {
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      await progress.waitFor();
    };
    await page.locator('.tillview-table tbody th').first().waitFor();
    await start();
    await progress.getByText(/^Page \d+ of 200$/).waitFor();
    const cancelling = Date.now();
    await progress.getByRole('button', { name: 'Cancel' }).click();
    await progress.waitFor({ state: 'detached' });
    const canceled = Date.now() - cancelling;
    await page.evaluate(() => {
      globalThis.longTasks.length = 0;
    });
    const started = Date.now();
    const saved = page.waitForEvent('download', { timeout: 300_000 });
    await start();
    await saved;
    const tasks = await page.evaluate(() => globalThis.longTasks);
    return {
      'whole, ms': Date.now() - started,
      'tasks over 50 ms': tasks.length,
      'longest of them, ms': round(Math.max(0, ...tasks)),
      'cancel, ms': canceled,
    };
  } finally {
    await context.close();
    stop();
  }
}

/** Measures the table and the download in a browser, and prints tables. */
export async function benchTable(browser) {
  const results = await measureTable(browser);
  console.log(`\nA table of 100 rows and 12 columns, ${RUNS} times each`);
  console.table(results);
  console.log(`\nA download of ${TOTAL} rows over ${TOTAL / PAGE} pages`);
  console.table({ download: await measureDownload(browser) });
}
