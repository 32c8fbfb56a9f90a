import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { deepIt } from '@tillview/test-setup/deep';
import { screens } from '../../../src/screens.ts';
import { withBrowser } from '../setup/browser.ts';
import { withDemo } from '../setup/servers.ts';

const browser = withBrowser();
const demo = withDemo({ DEMO_ORDERS: '60' });

/** A response of the store in a night, instead of its own. */
type Night = { readonly status: number; readonly body: string; readonly contentType: string };

const DOWN: Night = { status: 503, body: '<title>Maintenance</title>', contentType: 'text/html' };
const SIGNED_OUT: Night = {
  status: 401,
  body: JSON.stringify({ code: 'rest_not_logged_in', message: '', data: { status: 401 } }),
  contentType: 'application/json',
};

/** What happens in the nights of the week; on other nights, the store responds. */
const NIGHTS: Readonly<Record<number, Night>> = { 22: DOWN, 24: SIGNED_OUT, 25: DOWN };

/**
 * The requests that one day may cost: those of one new view, a look at the newest order in each hour, and those that a slow
 * machine sends again, because a step of the clock was their timeout.
 */
const MOST_REQUESTS_A_DAY = 80;

/** Runs what timers and messages have queued in the page: requests begin in such tasks. */
const runQueued = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve, { once: true });
        port1.start();
        port2.postMessage(null);
      });
    }
  });

/** Counts the requests of a page to the store, and waits until each has its response, and none follows. */
function watchRequests(page: Page) {
  const counts = { sent: 0, pending: 0 };
  const isRest = (target: string) => target.includes('/wp-json/');
  const end = (request: { url(): string }) => {
    if (isRest(request.url())) counts.pending--;
  };
  page.on('request', (request) => {
    if (!isRest(request.url())) return;
    counts.sent++;
    counts.pending++;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return {
    sent: () => counts.sent,
    async settle() {
      for (let before = -1; before !== counts.sent || counts.pending > 0;) {
        before = counts.sent;
        await expect.poll(() => counts.pending).toBe(0);
        await runQueued(page);
      }
    },
  };
}

deepIt(
  'a week in an open tab: each day is right, after nights without store or session too',
  async () => {
    // A step of the clock can be the timeout of a request that is under way.
    browser.expectProblems(/ (401|503)|reply (401|503)|did not respond within 60 seconds/);
    // Its own context: the clock stays installed.
    const { page } = await browser.visit({ locale: 'en-US' });
    await page.clock.install({ time: '2026-11-20T12:00:00Z' });
    const requests = watchRequests(page);
    await page.goto(
      `${demo.url}/wp-admin/admin.php?page=wc-admin&path=/analytics/overview&period=today`,
    );
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    /** Lets hours pass as on a computer that sleeps: timers that are due fire once, and then responses can arrive. */
    const pass = async (hours: number) => {
      for (let hour = 0; hour < hours; hour++) {
        await page.clock.fastForward('01:00:00');
        await requests.settle();
      }
    };
    const range = page.getByRole('button', { name: /^Date Range:/ });
    const retries = page.getByRole('button', { name: 'Retry' });
    for (let day = 21; day <= 27; day++) {
      await requests.settle();
      const before = requests.sent();
      const night = NIGHTS[day];
      if (night) await page.route('**/wp-json/**', (route) => route.fulfill(night));
      await pass(20);
      await expect.poll(() => range.innerText()).toContain(`Today (Nov ${day}, 2026)`);
      if (night === SIGNED_OUT) {
        // The user signs in in another tab: the next day needs no reload.
        await page.getByRole('button', { name: 'Sign in' }).first().waitFor();
        await page.unroute('**/wp-json/**');
        continue;
      }
      if (night) {
        await retries.first().waitFor();
        await page.unroute('**/wp-json/**');
      }
      // On a slow machine, a step of the clock can also be the timeout of a request.
      while ((await retries.count()) > 0) {
        // All at once: a click that waits would miss a button that a response removes.
        await retries.evaluateAll((buttons) => {
          for (const button of buttons) (button as HTMLElement).click();
        });
        await requests.settle();
      }
      await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
      await expect
        .poll(async () => (await page.getByRole('alert').allInnerTexts()).join(''))
        .toBe('');
      await pass(4);
      expect(requests.sent() - before).toBeLessThan(MOST_REQUESTS_A_DAY);
    }
  },
);

const NAVIGATIONS = 500;
const DAY = 86_400_000;

/** The query of a navigation: all screens, in each round with another range, so that no reply is requested twice. */
function getQuery(index: number): string {
  const { path } = screens[index % screens.length]!;
  const end = Date.UTC(2026, 9, 31) - Math.floor(index / screens.length) * DAY;
  const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  const range = { period: 'custom', after: toDay(end - 29 * DAY), before: toDay(end) };
  return `?${new URLSearchParams({ page: 'wc-admin', path, ...range }).toString()}`;
}

/** Opens a URL inside the app, and waits until nothing is loading. */
async function navigate(page: Page, query: string): Promise<void> {
  await page.evaluate((search) => {
    history.pushState(null, '', search);
    dispatchEvent(new PopStateEvent('popstate'));
  }, query);
  await page.waitForTimeout(60);
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
}

deepIt(
  `${NAVIGATIONS} navigations over all screens leave memory, nodes and listeners level`,
  async () => {
    const { page, context } = await browser.visit({ locale: 'en-US' });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(`${demo.url}/wp-admin/admin.php${getQuery(0)}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    /** The memory of the Overview after a garbage collection. */
    const measure = async () => {
      await navigate(page, '?page=wc-admin&path=%2Fanalytics%2Foverview');
      for (let index = 0; index < 3; index++) await session.send('HeapProfiler.collectGarbage');
      const { metrics } = await session.send('Performance.getMetrics');
      const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
      return {
        megabytes: Math.round(read('JSHeapUsedSize') / 1e5) / 10,
        nodes: read('Nodes'),
        listeners: read('JSEventListeners'),
      };
    };
    const rows: Record<number, Awaited<ReturnType<typeof measure>>> = {};
    for (let index = 0; index <= NAVIGATIONS; index++) {
      await navigate(page, getQuery(index));
      if (index > 0 && index % 100 === 0) rows[index] = await measure();
    }
    console.table(rows);
    const [early, late] = [rows[200]!, rows[NAVIGATIONS]!];
    // What the platform keeps of each new view: about 1 MB for a hundred (docs/benchmarks.md).
    expect(late.megabytes - early.megabytes).toBeLessThan(6);
    expect(late.nodes).toBeLessThan(2 * early.nodes);
    expect(late.listeners).toBeLessThan(1.5 * early.listeners);
  },
  60 * 60_000,
);
