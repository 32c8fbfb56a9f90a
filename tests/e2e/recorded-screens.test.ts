import { beforeAll, expect, it } from 'vitest';
import { withBrowser } from './setup/browser.ts';
import { withServers } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
let store: Awaited<ReturnType<typeof servers.replayed>>;
beforeAll(async () => {
  store = await servers.replayed();
});

/** Newer stores do not have these routes, and the browser itself reports each request with status 404. */
const OLD_ROUTES = /(recommended-payment-plugins|onboarding\/payments)/;

/** The requests of the status of the data in Settings, which was recorded for no store. */
const DATA_STATUS = /[?&]per_page=1&/;

/** The screens, with a text that each shows for the recorded store. */
it.each([
  ['/analytics/settings', 'Settings', /^All data has already been imported/],
  ['/stock', 'Low stock', /^Edit the stock of /],
  ['/payments', 'Payments', 'Cash on delivery'],
  ['/extensions', 'Extensions', 'WooCommerce'],
  ['/setup', 'Store setup', 'Review shipping options'],
  ['/exports', 'Exports', 'You have not started an export in this tab.'],
])('%s of a recorded store has no error on the screen or in the console', async (...args) => {
  const [path, title, content] = args;
  browser.expectProblems(OLD_ROUTES);
  browser.expectProblems(DATA_STATUS);
  const { page } = await browser.visit();
  await page.goto(`${store.url}/wp-admin/admin.php?page=wc-admin&path=${path}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText(content).or(page.getByLabel(content)).first().waitFor({ state: 'attached' });
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(store.replay.misses.filter((miss) => !DATA_STATUS.test(miss))).toEqual([]);
});
