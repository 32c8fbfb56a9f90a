import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { errorMessages } from '../../packages/components/src/report-error/error-messages.test-support.ts';
import { type AdminSession, signIn, submitSignIn, waitForReport } from './admin-session.ts';
import type { Checks } from './checks.ts';
import type { Site } from './site.ts';

/** Opens a report; then stores orders of its owner, of an earlier version and of another shop, and what others keep. */
async function leaveData(page: Page, session: AdminSession): Promise<void> {
  await page.goto(session.screenUrl('/analytics/revenue', { period: 'last_month' }));
  await waitForReport(page, 'Revenue');
  // A page of the same user keeps it.
  await page.goto(session.adminUrl('index.php'));
  const owner = await page.evaluate(async () => {
    const text = sessionStorage.getItem('tillview-figures:/wp-admin/') ?? '[""]';
    const [found] = JSON.parse(text) as [string];
    sessionStorage.setItem('tillview-range:/other/wp-admin/', 'period=week');
    localStorage.setItem('other-plugin:/wp-admin/', '["x"]');
    const request = indexedDB.open('tillview-ledger', 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('months'));
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const write = request.result.transaction('months', 'readwrite');
    for (const each of [found, `1 ${location.origin}/wp-json/ Shop en_US`, '0.1.2'])
      write.objectStore('months').put({}, [each, '2026-11']);
    await new Promise((resolve) => write.addEventListener('complete', resolve));
    request.result.close();
    return found;
  });
  assert.match(owner, /^[0-9a-f]{8}\.[0-9a-f]{8}\.[0-9a-f]{8}$/);
}

/** What the browser keeps of the site and of others, and the owners of the orders. */
const readKept = (page: Page) =>
  page.evaluate(async () => {
    const request = indexedDB.open('tillview-ledger', 1);
    await new Promise((resolve) => request.addEventListener('success', resolve));
    // It waits for the transaction of the page's own script.
    const months = request.result.transaction('months', 'readwrite').objectStore('months');
    const keys = months.getAllKeys();
    await new Promise((resolve) => keys.addEventListener('success', resolve));
    request.result.close();
    const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    return {
      own: names.filter((name) => /^tillview.*:\/wp-admin\/$/.test(name)),
      others: names.filter((name) => /^other-plugin:|:\/other\//.test(name)),
      owners: keys.result.map((key) => (Array.isArray(key) ? key[0] : key)),
    };
  });

/** Checks that a page that is not this user's clears what the user has left, and nothing else. */
async function checkLeftData(checks: Checks, site: Site, browser: Browser): Promise<void> {
  const { manager } = site.users;
  const changes = [
    ['the log-in page', (session: AdminSession) => session.context.clearCookies(), 'wp-login.php'],
    [
      'another user on another page of the admin',
      (session: AdminSession) => manager && submitSignIn(session.context, site.url, manager),
      'wp-admin/index.php',
    ],
  ] as const;
  for (const [who, change, path] of manager ? changes : changes.slice(0, 1))
    await checks.run(`${who} clears what the browser keeps of a user`, async () => {
      const session = await signIn(browser, site.url, site.admin);
      try {
        const page = await session.newPage();
        await leaveData(page, session);
        await change(session);
        await page.goto(`${site.url}/${path}`);
        const { own, others, owners } = await readKept(page);
        assert.deepEqual(
          own.filter((name) => !name.startsWith('tillview-signed-out:')),
          [],
        );
        assert.equal(others.length, 2);
        assert.deepEqual(owners, ['0.1.2']);
      } finally {
        await session.close();
      }
    });
}

const RANGE = 'Custom (Sep 1 - 30, 2026)';

/**
 * Checks that the page offers to sign in when the session has ended, and then shows the range that was selected
 * meanwhile.
 */
export async function checkEndedSession(
  checks: Checks,
  site: Site,
  browser: Browser,
): Promise<void> {
  await checks.run(
    'after the session has ended, the user can sign in again and keeps the selection',
    async () => {
      const session = await signIn(browser, site.url, site.admin);
      try {
        const page = await session.newPage();
        const range = { period: 'custom', after: '2026-10-01', before: '2026-10-31' };
        await page.goto(session.screenUrl('/analytics/revenue', range));
        await waitForReport(page, 'Revenue');
        await session.context.clearCookies();
        const app = page.locator('#tillview-root');
        await app.getByRole('button', { name: 'Earlier period' }).click();
        await app.getByText(errorMessages().signedOut).waitFor();
        assert.equal(await app.locator('.tillview-table tbody tr').count(), 0);
        await submitSignIn(session.context, site.url, site.admin);
        await app.getByRole('button', { name: 'Sign in' }).click();
        await app.getByRole('button', { name: RANGE }).waitFor();
        await waitForReport(page, 'Revenue');
      } finally {
        await session.close();
      }
    },
  );
  await checkLeftData(checks, site, browser);
}
