import { beforeAll, it } from 'vitest';
import { withBrowser } from '../setup/browser.ts';
import { withServers } from '../setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
let url = '';
beforeAll(async () => {
  const server = await servers.demo({ DEMO_NOW: '2026-11-20T12:00:00', DEMO_ORDERS: '60' });
  url = `${server.url}/wp-admin/admin.php?page=wc-admin&path=`;
});

const none = { orders_count: 0, coupons: 0, net_revenue: 0, taxes: 0, shipping: 0, total_sales: 0 };
const now = { ...none, gross_sales: 200, refunds: 30, net_revenue: 50, taxes: 7 };
const before = { ...none, gross_sales: 100, refunds: 60, net_revenue: 50 };

it('shows how each figure compares with the earlier one (R8.14, R8.15, R8.16)', async () => {
  const { page } = await browser.visit();
  await page.route(/reports\/revenue\/stats/, (route) => {
    const isEarlier = decodeURIComponent(route.request().url()).includes('after=2025');
    return route.fulfill({ json: { totals: isEarlier ? before : now, intervals: [] } });
  });
  await page.goto(`${url}/analytics/revenue`);
  const card = (name: string) => page.getByRole('link').filter({ hasText: name });
  for (const [name, text] of [
    ['Gross sales', 'Up 100% from'],
    ['Returns', 'Down 50% from'],
    ['Net sales', 'No change from'],
    ['Taxes', 'N/A'],
  ] as const)
    await card(name).last().getByText(text).first().waitFor({ state: 'attached' });
});

it('shows that a table has no rows (R8.5)', async () => {
  const { page } = await browser.visit();
  await page.goto(`${url}/customers&search=nobody-of-this-name`);
  await page.getByText('No data to display').waitFor();
});

it('prints the store, the range and the comparison of the Overview', async () => {
  const { page } = await browser.visit();
  await page.goto(`${url}/analytics/overview&period=month&compare=previous_period`);
  await page.getByRole('heading', { name: 'Charts' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const head = page.locator('.tillview-report__print');
  await head.getByText('Tillview Demo Store').waitFor();
  await head.getByText(/^Month to date \(Nov 1 - 20, 2026\), compared with Previous/).waitFor();
  await head.getByText(/^Printed on Nov 20, 2026 at /).waitFor();
});
