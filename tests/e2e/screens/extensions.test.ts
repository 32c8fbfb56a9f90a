import { expect, it } from 'vitest';
import { withBrowser } from '../setup/browser.ts';
import { withDemo } from '../setup/servers.ts';

const browser = withBrowser();
const demo = withDemo({ DEMO_ORDERS: '600' });

/** A plugin's script, which runs after the app's entry and uses only the page's globals. */
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
  await page.goto(`${demo.url}/wp-admin/admin.php?page=wc-admin&path=/analytics/orders&paper=red`);
  await filtered;
  await page.getByRole('columnheader', { name: 'Paper' }).waitFor();
  await page.getByRole('cell', { name: 'R', exact: true }).first().locator('b').waitFor();
  await page.getByRole('button', { name: /Red paper/ }).waitFor();

  // The palette lists what plugins add to a report, and their reports.
  const run = async (typed: string, first: string) => {
    await page.getByRole('button', { name: 'Refresh', exact: true }).waitFor();
    await expect
      .poll(async () => {
        await page.keyboard.press('Control+k');
        return page.getByRole('combobox', { name: 'Search and commands' }).count();
      })
      .toBe(1);
    await page.keyboard.type(typed);
    await expect.poll(() => page.getByRole('option').first().innerText()).toContain(first);
    await page.keyboard.press('Enter');
  };
  await run('paper any', 'Paper: Any paper');
  await expect.poll(() => new URL(page.url()).searchParams.get('paper')).not.toBe('red');
  await page.evaluate(() => Object.assign(globalThis, { isFirstPage: true }));
  await run('made by', 'Made by a plugin');
  const heading = page.getByRole('heading', { level: 1, name: 'Made by a plugin' });
  await heading.waitFor();

  // The menu opens its links without a page load, and marks the current one.
  const menu = page.getByRole('navigation', { name: 'Admin menu' });
  const link = menu.getByRole('link', { name: 'Made by a plugin' });
  await expect.poll(() => link.getAttribute('aria-current')).toBe('page');
  await menu.getByRole('link', { name: 'Orders' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  expect(await link.getAttribute('aria-current')).toBeNull();
  await link.click();
  await page.getByText('Hello').waitFor();
  await heading.waitFor();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isFirstPage'))).toBe(true);
});
