import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { errorMessages } from '../../packages/components/src/report-error/error-messages.test-support.ts';
import { signIn, submitSignIn, waitForReport } from './admin-session.ts';
import type { Checks } from './checks.ts';
import type { Site } from './site.ts';

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
}
