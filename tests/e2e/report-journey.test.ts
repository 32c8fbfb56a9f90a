import { expect, it } from 'vitest';
import { firstCases } from '@tillview/test-setup/deep';
import { ReportPage } from './pages/report-page.ts';
import { REPORTS } from '../store/prepare-checks.ts';
import { revenue } from '../store/reports/revenue.ts';
import { withBrowser } from './setup/browser.ts';
import { withDemo } from './setup/servers.ts';

const browser = withBrowser();
const demo = withDemo({ DEMO_ORDERS: '600' });

/**
 * The most requests of a view: rows, metrics of both ranges, the categories that product tables show, which are
 * requested once, and after the first view the whole list, the comparison with Revenue and optional routes.
 */
const MOST_CALLS = 8;

it('opens all ten reports and goes back without repeating a request', async () => {
  const { page } = await browser.visit();
  const reports = Object.values(REPORTS);
  const [first = revenue, ...others] = reports;
  const report = new ReportPage(page, demo.url, first);
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
  for (const previous of firstCases(4, reports.toReversed().slice(1))) {
    await page.goBack();
    await heading(previous.title).waitFor();
    await report.settle();
  }
  // The whole list of a table is read after its first view: the journey may have left before.
  const repeated = take().filter((call) => sent.includes(call));
  expect(repeated, 'requests repeated on the way back').toEqual([]);
});
