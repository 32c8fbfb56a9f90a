import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { AdvancedPanel } from './pages/advanced-panel.ts';
import { eventually } from './pages/eventually.ts';
import { createPointerDriver, type InputDriver } from './pages/input-drivers.ts';
import { withBrowser } from './setup/browser.ts';
import { withServers } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
let url = '';
let page: Page;
let input: InputDriver;
let panel: AdvancedPanel;
beforeAll(async () => {
  const server = await servers.demo({ DEMO_NOW: '2026-11-20T12:00:00', DEMO_ORDERS: '300' });
  url = `${server.url}/wp-admin/admin.php?page=wc-admin&path=`;
  ({ page } = await browser.visit({ isKept: true }));
  input = createPointerDriver(page);
  panel = new AdvancedPanel(page, input);
});

const open = async (search: string) => {
  await page.goto(url + search);
  await page.getByRole('heading', { level: 1 }).waitFor();
};
const param = (name: string) => new URL(page.url()).searchParams.get(name);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const rule = (row: string) => panel.row(row).getByRole('combobox', { name: 'Rule' });
const fields = (row: string) => panel.row(row).locator('input');

describe('advanced filters', () => {
  it('are added at the end, each with its first rule (R4.1, R4.2)', async () => {
    await open('/analytics/orders&filter=advanced');
    await panel.add('Order status');
    await panel.add('Product');
    expect(await panel.names()).toEqual(['Order status', 'Product']);
    expect(await panel.chosenIn(rule('Order status'))).toBe('Is');
    expect(await panel.chosenIn(rule('Product'))).toBe('Includes');
  });

  it('start with an empty search (R4.4)', async () => {
    expect(await panel.row('Product').getByRole('combobox').last().inputValue()).toBe('');
    expect(await panel.row('Product').getByRole('listitem').count()).toBe(0);
  });

  it('are offered once, unless they may be added several times (R4.5, R4.6)', async () => {
    await panel.add('Product attribute');
    await input.press(panel.addButton);
    await panel.choice('Product attribute').waitFor();
    expect(await panel.choice('Product').count()).toBe(0);
    await input.press(panel.choice('Product attribute'));
    await eventually(() => panel.row('Product attribute').count()).toBe(1);
    await eventually(async () => (await panel.names()).length).toBe(4);
  });

  it('are removed one by one (R4.7)', async () => {
    await button('Remove the filter: Product').first().click();
    await eventually(() => panel.names()).toEqual([
      'Order status',
      'Product attribute',
      'Product attribute',
    ]);
  });

  it('match all or any, and are cleared together (R4.10, R4.11, R4.12)', async () => {
    await input.choose(panel.match, 'Any');
    await panel.apply();
    await eventually(() => param('match')).toBe('any');
    await input.choose(panel.match, 'All');
    await eventually(() => panel.chosenIn(panel.match)).toBe('All');
    await input.choose(panel.match, 'Any');
    await input.press(panel.clear);
    await eventually(() => panel.names()).toEqual([]);
    expect(param('match') ?? 'all').toBe('all');
    expect(await panel.chosenIn(panel.match)).toBe('All');
  });

  it('cannot be applied while there are none (R4.9)', async () => {
    await panel.idle.waitFor();
    expect(await panel.link.count()).toBe(0);
  });

  it('have two inputs for a range, and one for every other rule (R4.17, R4.18)', async () => {
    await open('/customers&filter=advanced');
    await panel.add('No. of Orders');
    await input.choose(rule('No. of Orders'), 'Between');
    await eventually(() => fields('No. of Orders').count()).toBe(2);
    await fields('No. of Orders').first().fill('2');
    await fields('No. of Orders').last().fill('9');
    for (const other of ['Less Than', 'More Than']) {
      await input.choose(rule('No. of Orders'), other);
      await eventually(() => fields('No. of Orders').count()).toBe(1);
    }
    await eventually(() => panel.linkQuery()).toMatchObject({ orders_count_min: '2' });
  });

  it('clear the value of an attribute when another attribute is selected (R4.15)', async () => {
    await open('/analytics/orders&filter=advanced&attribute_is[0][0]=1&attribute_is[0][1]=30');
    const row = panel.row('Product attribute');
    const name = row.getByRole('combobox', { name: 'Attribute name' });
    await row.getByRole('combobox', { name: 'Attribute value' }).waitFor();
    await input.write(name, 'size');
    await page.getByRole('option', { name: 'Size' }).click();
    await eventually(() =>
      row.getByRole('combobox', { name: 'Attribute value' }).inputValue(),
    ).toBe('');
    expect(await panel.linkQuery()).not.toHaveProperty('attribute_is');
  });
});

it('the comparison card removes all items at once (R4.27)', async () => {
  await open('/analytics/products&filter=compare-products&products=1,2');
  await page.getByRole('link', { name: 'Clear all', exact: true }).click();
  await eventually(() => param('products')).toBeNull();
});

describe('the date-range picker', () => {
  const picker = () => page.getByRole('dialog', { name: 'Date range' });
  const choose = (label: string) =>
    picker()
      .locator('label')
      .filter({ has: page.getByText(label, { exact: true }) })
      .click();
  const tab = (name: string) => picker().getByRole('tab', { name }).click();
  const field = (name: string) => picker().getByRole('textbox', { name });

  it('applies nothing before Update (R4.29)', async () => {
    await open(
      '/analytics/revenue&period=custom&after=2026-11-02&before=2026-11-05&compare=previous_period',
    );
    await button(/^Date Range:|Nov 2/)
      .first()
      .click();
    await tab('Presets');
    await choose('Last week');
    expect(param('period')).toBe('custom');
    await picker().getByRole('button', { name: 'Update' }).click();
    await eventually(() => param('period')).toBe('last_week');
  });

  it('clears custom dates when a preset is selected (R4.30)', async () => {
    expect([param('after'), param('before')]).toEqual([null, null]);
  });

  it('starts with today after custom dates (R4.31)', async () => {
    await open(
      '/analytics/revenue&period=custom&after=2026-11-02&before=2026-11-05&compare=previous_period',
    );
    await button(/Nov 2/).first().click();
    await tab('Presets');
    await picker().getByRole('button', { name: 'Update' }).click();
    await eventually(() => param('period')).toBe('today');
  });

  it('clears both dates on Reset (R4.32)', async () => {
    await button(/Today/).first().click();
    await tab('Custom');
    await field('Start Date').fill('11/02/2026');
    await field('End Date').fill('11/05/2026');
    await picker().getByRole('button', { name: 'Reset' }).click();
    await eventually(() => field('Start Date').inputValue()).toBe('');
    expect(await field('End Date').inputValue()).toBe('');
    await page.keyboard.press('Escape');
  });
});

describe('the columns of a table', () => {
  const sorted = (order: string) => page.locator(`th[aria-sort="${order}"]`);
  const toggle = async (name: string) => {
    await button('Choose which values to display').click();
    await page.getByRole('menuitemcheckbox', { name, exact: true }).click();
    await page.keyboard.press('Escape');
  };

  it('are sorted in descending order, and by the default when the sorted column is hidden (R4.33, R4.35, R4.39)', async () => {
    await open('/analytics/products');
    await eventually(() => sorted('descending').innerText()).toContain('Items sold');
    const orders = page.locator('th').getByRole('button', { name: 'Orders' });
    await orders.click();
    await eventually(() => sorted('descending').innerText()).toContain('Orders');
    await orders.click();
    await eventually(() => sorted('ascending').innerText()).toContain('Orders');
    await toggle('Orders');
    await eventually(() => sorted('descending').innerText()).toContain('Items sold');
  });

  it('are shown again when the table is sorted by them (R4.36)', async () => {
    await page
      .getByRole('list', { name: 'Performance Indicators' })
      .getByRole('link', { name: /^Orders/ })
      .click();
    await eventually(() => param('orderby')).toBe('orders_count');
    await eventually(() => sorted('descending').innerText()).toContain('Orders');
  });
});
