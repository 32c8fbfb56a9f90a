import { beforeAll, expect, it } from 'vitest';
import { firstCases } from '@tillview/test-setup/deep';
import { withBrowser } from './setup/browser.ts';
import { withServers } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
let store: Awaited<ReturnType<typeof servers.replayed>>;
beforeAll(async () => {
  store = await servers.replayed();
});

/**
 * The requests of the status of the data in Settings and of what the profile accepts, which were recorded for no store.
 */
const NOT_RECORDED = /[?&]per_page=1&|onboarding\/profile/;

/** The screens, with a text that each shows for the recorded store. */
it.each(
  firstCases(3, [
    ['/analytics/settings', 'Settings', /^All data has already been imported/],
    ['/stock', 'Low stock', /^Edit the stock of /],
    ['/payments', 'Payments', 'Cash on delivery'],
    ['/extensions', 'Extensions', 'WooCommerce'],
    ['/setup', 'Store setup', 'Review shipping options'],
    ['/exports', 'Exports', 'You have not started an export in this browser.'],
  ] as const),
)('%s of a recorded store has no error on the screen or in the console', async (...args) => {
  const [path, title, content] = args;
  browser.expectProblems(NOT_RECORDED);
  const { page } = await browser.visit();
  await page.goto(`${store.url}/wp-admin/admin.php?page=wc-admin&path=${path}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText(content).or(page.getByLabel(content)).first().waitFor({ state: 'attached' });
  // A table has an empty live region for its messages.
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
  expect(store.replay.misses.filter((miss) => !NOT_RECORDED.test(miss))).toEqual([]);
});
