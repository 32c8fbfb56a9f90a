import { beforeAll, describe, expect, it } from 'vitest';
import { keyboardOf } from './keyboard.ts';
import { ReportPage } from './pages/report-page.ts';
import { REPORTS } from '../store/prepare-checks.ts';
import { orders } from '../store/reports/orders.ts';
import { customers } from '../store/reports/present-state.ts';
import { revenue } from '../store/reports/revenue.ts';
import { withBrowser } from './setup/browser.ts';
import { withServers } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
let url = '';
beforeAll(async () => {
  ({ url } = await servers.demo({ DEMO_NOW: '2026-11-20T12:00:00', DEMO_ORDERS: '600' }));
});

/**
 * The most requests of a view: rows, metrics of both ranges, and the categories that product tables show, which are
 * requested once.
 */
const MOST_CALLS = 4;

it('opens all ten reports and goes all the way back without repeating a request', async () => {
  const { page } = await browser.visit();
  const reports = Object.values(REPORTS);
  const [first = revenue, ...others] = reports;
  const report = new ReportPage(page, url, first);
  await report.open();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const sent: string[] = [];
  const take = () => report.takeRequests().map((call) => JSON.stringify(call));
  const takeView = (title: string) => {
    const calls = take();
    expect(calls.length, `requests of the first view of ${title}`).toBeLessThanOrEqual(MOST_CALLS);
    sent.push(...calls);
  };
  takeView(first.title);
  for (const next of others) {
    // Navigates as a link of the app does; a link of the host's menu would reload the page.
    await page.evaluate((path) => {
      history.pushState(null, '', `?${new URLSearchParams({ page: 'wc-admin', path }).toString()}`);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, next.path);
    await heading(next.title).waitFor();
    await report.settle();
    takeView(next.title);
  }
  expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());
  expect(sent.length).toBeGreaterThan(reports.length);
  for (const previous of reports.toReversed().slice(1)) {
    await page.goBack();
    await heading(previous.title).waitFor();
    await report.settle();
  }
  expect(take(), 'requests on the way back').toEqual([]);
});

describe.each([orders, customers])('$title with only the keyboard', (place) => {
  const { cards } = place;
  it('shows another metric, is sorted, and hides a column', async () => {
    const { page } = await browser.visit();
    const report = new ReportPage(page, url, place);
    await report.open();
    const keyboard = keyboardOf(page);
    // The menu of the admin is not part of this test.
    await page.getByRole('button', { name: 'Refresh', exact: true }).focus();
    const [, [card, key] = []] = cards;
    if (card) {
      const link = page
        .getByRole('list', { name: 'Performance Indicators' })
        .getByRole('link', { name: new RegExp(`^${card} `) });
      await keyboard.tabTo(link);
      await keyboard.press('Enter');
      await expect.poll(() => report.url()['chart']).toBe(key);
      await report.settle();
      await keyboard.expectFocus(link);
    }
    const columns = page.getByRole('button', { name: 'Choose which values to display' });
    await keyboard.tabTo(columns);
    await keyboard.press('Enter');
    const box = page.getByRole('menuitemcheckbox').first();
    await box.waitFor();
    const name = (await box.innerText()).trim();
    await keyboard.tabTo(box);
    await keyboard.press('Enter');
    await expect.poll(() => box.getAttribute('aria-checked')).toBe('false');
    await keyboard.press('Escape');
    await keyboard.expectFocus(columns);
    expect((await report.table()).head).not.toContain(name);

    const sortable = report.reportTable().locator('th[aria-sort="none"]').getByRole('button');
    const target = sortable.first();
    const label = (await target.innerText()).trim();
    await keyboard.tabTo(report.reportTable().getByRole('button', { name: label, exact: true }));
    await keyboard.press('Enter');
    await expect.poll(() => report.url()['orderby']).toBeDefined();
    await report.settle();
    expect(await report.sorting()).toEqual([expect.stringContaining(label)]);
  });
});
