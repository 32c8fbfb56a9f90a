import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ReportPage } from './pages/report-page.ts';
import { parts, REVENUE, untilLoaded } from './revenue-page.ts';
import { revenue } from '../store/reports/revenue.ts';
import { withBrowser } from './setup/browser.ts';
import { withDemo } from './setup/servers.ts';
import { deepIt } from '@tillview/test-setup/deep';

const browser = withBrowser();
const demo = withDemo();

async function open(search = ''): Promise<Page> {
  const { page } = await browser.visit();
  await page.goto(demo.url + REVENUE + search);
  await untilLoaded(page);
  return page;
}

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** The selection and the metrics on the page. */
async function view(page: Page) {
  await untilLoaded(page);
  return page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((part) => part.textContent);
    return {
      selected: texts('.tillview-summary [aria-current], .tillview-chart__title'),
      cards: texts('.tillview-summary__item'),
      cells: texts('.tillview-table tbody tr, .tillview-table tfoot tr'),
      sorted: [...document.querySelectorAll('th[aria-sort]')].map(
        (head) => `${head.textContent} ${head.getAttribute('aria-sort')}`,
      ),
      pages: texts('.tillview-pagination'),
      range: texts('.tillview-date-range-picker__row'),
    };
  });
}

const pick = async (page: Page, ...names: string[]) => {
  await parts(page).range.click();
  for (const name of names) await page.getByRole('radio', { name, exact: true }).check();
  await page.getByRole('button', { name: 'Update' }).click();
};
const YEAR = '&period=year&compare=previous_year';

describe('the URL of Revenue', () => {
  deepIt('keeps each change of the view through reload, back and forward', async () => {
    const page = await open(`${YEAR}&paged=3`);
    const seen = [{ url: page.url(), view: await view(page) }];
    const visit = async (url: RegExp, change: () => Promise<unknown>) => {
      await change();
      await page.waitForURL(url);
      await expect.poll(() => view(page)).not.toEqual(seen.at(-1)?.view);
      seen.push({ url: page.url(), view: await view(page) });
    };
    const { table } = parts(page);
    await visit(/per_page=50/, () =>
      page.getByRole('combobox', { name: 'Rows per page' }).selectOption('50'),
    );
    expect(query(page)).not.toHaveProperty('paged');
    await visit(/orderby=orders_count/, () =>
      table.getByRole('button', { name: 'Orders', exact: true }).click(),
    );
    await visit(/chart=total_sales/, () =>
      page.getByRole('link', { name: /^Total sales/ }).click(),
    );
    await visit(/period=last_week/, () => pick(page, 'Last week'));
    expect(query(page)).toEqual({
      page: 'wc-admin',
      path: '/analytics/revenue',
      period: 'last_week',
      compare: 'previous_year',
      per_page: '50',
      chart: 'total_sales',
      orderby: 'total_sales',
      order: 'desc',
    });

    await page.reload();
    await expect.poll(() => view(page)).toEqual(seen.at(-1)?.view);
    const back = seen.toReversed().slice(1);
    for (const state of back) {
      await page.goBack();
      expect(page.url()).toBe(state.url);
      await expect.poll(() => view(page)).toEqual(state.view);
    }
    await page.goForward();
    expect(page.url()).toBe(seen[1]?.url);
    await expect.poll(() => view(page)).toEqual(seen[1]?.view);
  });

  deepIt(
    'shows the previous view on Back without a request, because its metrics are cached',
    async () => {
      const { page } = await browser.visit();
      const report = new ReportPage(page, demo.url, revenue);
      await report.open();
      await parts(page).interval.selectOption('week');
      await page.waitForURL(/interval=week/);
      await report.settle();
      report.takeRequests();
      await page.goBack();
      await expect.poll(() => parts(page).rows.count()).toBe(20);
      await report.settle();
      expect(report.takeRequests()).toEqual([]);
    },
  );
});
