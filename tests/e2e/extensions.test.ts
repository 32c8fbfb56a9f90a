import { beforeAll, expect, it } from 'vitest';
import { withBrowser } from './setup/browser.ts';
import { withServers } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
let url = '';
beforeAll(async () => {
  ({ url } = await servers.demo({ DEMO_NOW: '2026-11-20T12:00:00', DEMO_ORDERS: '600' }));
});

/** A plugin's script, which runs in the page after the app's entry. It uses the page's globals alone. */
function plugin() {
  document.addEventListener('DOMContentLoaded', () => {
    type Table = { headers: object[]; rows: object[][] };
    const { hooks } = Reflect.get(window, 'wp');
    hooks.addFilter('woocommerce_admin_reports_list', 'e2e/report', (reports: object[]) => [
      ...reports,
      {
        report: 'e2e',
        title: 'Made by a plugin',
        component: () => Reflect.get(window, 'wp').element.createElement('p', null, 'Hello'),
      },
    ]);
    hooks.addFilter('woocommerce_admin_orders_report_filters', 'e2e/filter', (all: object[]) => [
      ...all,
      {
        label: 'Paper:',
        param: 'paper',
        filters: [
          { value: 'all', label: 'Any paper' },
          { value: 'red', label: 'Red paper' },
        ],
      },
    ]);
    hooks.addFilter('woocommerce_admin_report_table', 'e2e/column', (table: Table) => ({
      ...table,
      headers: [...table.headers, { key: 'paper', label: 'Paper' }],
      rows: table.rows.map((row) => [
        ...row,
        { display: Reflect.get(window, 'wp').element.createElement('b', null, 'R'), value: 'R' },
      ]),
    }));
  });
}

it('a script that uses the hooks of the page adds a filter, a column and a report', async () => {
  const { page } = await browser.visit();
  await page.addInitScript(plugin);
  const filtered = page.waitForRequest((request) =>
    /\/wc-analytics\/reports\/orders\?.*paper=red/.test(request.url()),
  );
  await page.goto(`${url}/wp-admin/admin.php?page=wc-admin&path=/analytics/orders&paper=red`);
  await filtered;
  await page.getByRole('columnheader', { name: 'Paper' }).waitFor();
  await page.getByRole('cell', { name: 'R', exact: true }).first().locator('b').waitFor();
  await page.getByRole('button', { name: /Red paper/ }).waitFor();

  await page.getByRole('navigation').getByRole('link', { name: 'Made by a plugin' }).click();
  await page.getByText('Hello').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Made by a plugin');
});
