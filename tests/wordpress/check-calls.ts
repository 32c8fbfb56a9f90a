import assert from 'node:assert/strict';
import type { Page, Request } from 'playwright-core';
import type { AdminSession } from './admin-session.ts';
import type { Checks } from './checks.ts';
import { forgetSlowRoutes, watchRestCalls } from './rest-calls.ts';

/** What a page may ask: REST calls when it is opened, and again within five minutes, and kB of replies. */
const BUDGETS = { calls: 3, again: 2, kb: 120 };

/** One page of each kind: several reports, rows without a range, intervals, rows. */
const PAGES: readonly (Partial<typeof BUDGETS> & { readonly path: string })[] = [
  { path: '/analytics/overview', calls: 4 },
  { path: '/analytics/customers' },
  { path: '/analytics/revenue' },
  { path: '/analytics/orders' },
];

/** On a busy machine, parts of a page come too late for the common call: the least of so many loads counts. */
const ATTEMPTS = 3;

/** A page that only has what WordPress itself asks on each page of the admin. */
const BARE_PAGE = 'tools.php';

type Call = { readonly path: string; readonly kb: number };

async function toCall(request: Request): Promise<Call> {
  const { pathname, search } = new URL(request.url());
  const response = await request.response();
  const body = await response?.body().catch(() => undefined);
  const { requests = [] } = (request.postDataJSON() ?? {}) as { requests?: string[] };
  const parts = requests.map((part) => `\n    ${part}`).join('');
  return {
    path: decodeURIComponent(`${pathname}${search}${parts}`),
    kb: (body?.length ?? 0) / 1000,
  };
}

/**
 * Opens a page and returns its REST calls: when the counts in the header are shown, which are among the last, and no call
 * has followed for some time.
 */
async function readCalls(page: Page, url: string, isOwn = true): Promise<readonly Call[]> {
  const calls = watchRestCalls(page);
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (isOwn) await page.getByRole('navigation', { name: 'Needs attention' }).waitFor();
  return Promise.all((await calls.settle()).map(toCall));
}

const describeCalls = (calls: readonly Call[]): string =>
  calls.map(({ path, kb }) => `  ${kb.toFixed(1)} kB ${path}`).join('\n');

/** Checks how many REST calls the first `count` pages of Tillview send in a browser that has kept nothing, and again. */
export async function checkCalls(
  checks: Checks,
  session: AdminSession,
  count = PAGES.length,
): Promise<void> {
  const open = async () => {
    const page = await session.newPage();
    await page.addInitScript(forgetSlowRoutes);
    return page;
  };
  const bare = await open();
  const ofPlatform = new Set(
    (await readCalls(bare, session.adminUrl(BARE_PAGE), false)).map(({ path }) => path),
  );
  // The first page after an update asks which routes the site has.
  await readCalls(bare, session.screenUrl('/inbox'));
  await bare.close();
  for (const own of PAGES.slice(0, count)) {
    const { path, calls: most, again, kb: mostKb } = { ...BUDGETS, ...own };
    await checks.run(`${path} asks in ${most} calls, and again in ${again}`, async () => {
      const page = await open();
      for (const [isAgain, budget] of [most, again].entries()) {
        let sent: readonly Call[] = [];
        for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
          await page.goto(session.adminUrl(BARE_PAGE));
          if (!isAgain)
            await page.evaluate(() => {
              localStorage.clear();
              sessionStorage.clear();
            });
          const all = await readCalls(page, session.screenUrl(path));
          sent = all.filter((call) => !ofPlatform.has(call.path));
          if (sent.length <= budget) break;
        }
        const kb = sent.reduce((sum, call) => sum + call.kb, 0);
        console.log(`    ${sent.length} calls, ${kb.toFixed(1)} kB`);
        assert.ok(sent.length > 0, 'The page requested nothing.');
        assert.ok(sent.length <= budget, `${sent.length} calls:\n${describeCalls(sent)}`);
        assert.ok(kb <= mostKb, `${kb.toFixed(1)} kB:\n${describeCalls(sent)}`);
      }
      assert.deepEqual(session.takeProblems(), []);
      await page.close();
    });
  }
}
