import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { screens } from '../../../src/screens.ts';
import {
  faults,
  hardFaults,
  NAMES_WHAT_FAILED,
  NONSENSE,
  type FaultName,
} from '../../screens/faults.ts';
import { createRandom } from '../../store/random-views.ts';
import { withBrowser } from '../setup/browser.ts';
import { withDemo } from '../setup/servers.ts';

/** The cells of the table of screens, first requests and faults that are tried: jsdom tries all of them (fault-matrix). */
const CELLS = 60;

/** More requests mean that one is sent again and again. */
const MOST_REQUESTS = 150;

const seed = Number(process.env['TILLVIEW_SEED'] || 1);
const NAMES = Object.keys(faults) as FaultName[];

type Cell = {
  readonly path: string;
  readonly title: string;
  readonly fault: FaultName;
  /** The number of the kind of request that it hits; undefined for every request. */
  readonly call: number | undefined;
};

function drawCells(): readonly Cell[] {
  const random = createRandom(seed);
  return Array.from({ length: CELLS }, (_, index) => {
    const screen = screens[Math.floor(random() * screens.length)]!;
    const fault = NAMES[Math.floor(random() * NAMES.length)]!;
    const call = index % 2 === 0 ? undefined : Math.floor(random() * 6);
    return { path: screen.path, title: screen.title(), fault, call };
  });
}

/** Answers a request with what a fault makes of the response of the store. */
async function fulfill(route: Route, fault: FaultName): Promise<void> {
  const next = async () => {
    const reply = await route.fetch();
    return new Response(await reply.text(), { status: reply.status(), headers: reply.headers() });
  };
  try {
    const response = await faults[fault](next);
    if (response.type === 'error') return await route.abort('connectionrefused');
    const headers = Object.fromEntries(response.headers);
    delete headers['content-length'];
    delete headers['content-encoding'];
    await route.fulfill({ status: response.status, headers, body: await response.text() });
  } catch {
    await route.abort('connectionreset');
  }
}

/** Gives the requests of a page to the store a fault, and counts them. */
async function spoil(page: Page, { fault, call }: Cell): Promise<{ count: number }> {
  const calls: string[] = [];
  const sent = { count: 0 };
  await page.route('**/wp-json/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const name = `${route.request().method()} ${pathname}`;
    if (!calls.includes(name)) calls.push(name);
    sent.count++;
    if (call !== undefined && calls.indexOf(name) !== call)
      return route.continue().catch(() => undefined);
    return fulfill(route, fault).catch(() => undefined);
  });
  return sent;
}

const browser = withBrowser();
describe.runIf(isDeep)(`60 faults of requests, seed ${seed}`, () => {
  const demo = withDemo({ DEMO_ORDERS: '60' });

  it.each(drawCells())(
    '$path holds when request $call has the fault $fault',
    async (cell) => {
      // Failed requests, and what the app says of them; an exception of the page has another form.
      browser.expectProblems(/^(?:request failed|reply \d|console (?:error|warning))/);
      const { page } = await browser.visit();
      const sent = await spoil(page, cell);
      const query = new URLSearchParams({ page: 'wc-admin', path: cell.path });
      await page.goto(`${demo.url}/wp-admin/admin.php?${query.toString()}`);
      await page.getByRole('heading', { level: 1, name: cell.title }).waitFor();
      const busy = page.locator('[aria-busy="true"]');
      await expect.poll(() => busy.count(), { timeout: 60_000 }).toBe(0);
      expect(sent.count).toBeLessThan(MOST_REQUESTS);
      const text = await page.locator('#tillview-root').innerText();
      expect(text.length).toBeGreaterThan(cell.title.length);
      expect(text).not.toMatch(NONSENSE);
      const hasCalls = !['/analytics/settings', '/exports', '/setup'].includes(cell.path);
      if (cell.call === undefined && hardFaults.has(cell.fault) && hasCalls)
        await expect
          .poll(() => page.locator('#tillview-root').innerText())
          .toMatch(NAMES_WHAT_FAILED);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    120_000,
  );
});
