import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { parts, REVENUE, SHOP, untilLoaded } from './revenue-page.ts';
import { withBrowser } from './setup/browser.ts';
import { withServers } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
let url = '';

beforeAll(async () => {
  ({ url } = await servers.demo(SHOP));
});

async function open(search = ''): Promise<Page> {
  const { page } = await browser.visit();
  await page.goto(url + REVENUE + search);
  await untilLoaded(page);
  return page;
}

const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** The selection and the metrics on the page. */
async function view(page: Page) {
  await untilLoaded(page);
  const { range, summary, interval, rows, totals } = parts(page);
  const sorted = page.locator('th[aria-sort="ascending"], th[aria-sort="descending"]');
  return {
    range: await range.textContent(),
    card: await summary.locator('[aria-current]').textContent(),
    cards: await summary.textContent(),
    title: await page.locator('.tillview-chart__title').textContent(),
    interval: await interval.inputValue(),
    isBars: (await page.locator('.tillview-chart__canvas .tillview-chart__bars').count()) > 0,
    rows: await rows.allTextContents(),
    totals: await totals.textContent(),
    sorted: await sorted.evaluateAll((heads) =>
      heads.map((head) => `${head.textContent} ${head.getAttribute('aria-sort')}`),
    ),
    pages: await page.locator('.tillview-pagination').allTextContents(),
  };
}

type Change = {
  name: string;
  /** The parameters to append to the URL before the change. */
  from?: string;
  change: (page: Page) => Promise<unknown>;
  /** The parameters that the URL has after the change, and those that it no longer has. */
  expected: Readonly<Record<string, string>>;
  removed?: readonly string[];
};

const pick = async (page: Page, ...names: string[]) => {
  await parts(page).range.click();
  for (const name of names) await page.getByRole('radio', { name, exact: true }).check();
  await page.getByRole('button', { name: 'Update' }).click();
};
const YEAR = '&period=year&compare=previous_year';

const changes: readonly Change[] = [
  {
    name: 'a preset range',
    from: '&interval=day&chartType=bar&paged=1',
    change: (page) => pick(page, 'Last week'),
    expected: { period: 'last_week', compare: 'previous_year', chartType: 'bar' },
    removed: ['after', 'before', 'paged'],
  },
  {
    name: 'an interval',
    change: (page) => parts(page).interval.selectOption('week'),
    expected: { interval: 'week' },
  },
  {
    name: 'an indicator for the chart',
    from: `${YEAR}&paged=3`,
    change: (page) => page.getByRole('link', { name: /^Total sales/ }).click(),
    expected: { chart: 'total_sales', orderby: 'total_sales', order: 'desc', period: 'year' },
    removed: ['paged'],
  },
  {
    name: 'a column to sort by',
    from: `${YEAR}&paged=3&per_page=50`,
    change: (page) =>
      parts(page).table.getByRole('button', { name: 'Orders', exact: true }).click(),
    expected: { orderby: 'orders_count', order: 'desc', per_page: '50' },
    removed: ['paged'],
  },
  {
    name: 'a page size, on a later page',
    from: `${YEAR}&paged=13`,
    change: (page) => page.getByRole('combobox', { name: 'Rows per page' }).selectOption('100'),
    expected: { per_page: '100' },
    removed: ['paged'],
  },
];

describe('the URL of Revenue', () => {
  it.each(changes)(
    'keeps $name through reload, back and forward',
    async ({ from = '', change, expected, removed = [] }) => {
      const page = await open(from);
      const start = { url: page.url(), view: await view(page) };
      await change(page);
      const [[name, value] = []] = Object.entries(expected);
      await page.waitForURL((url) => url.searchParams.get(name ?? '') === value);
      await expect.poll(() => view(page)).not.toEqual(start.view);
      const changed = { url: page.url(), view: await view(page) };
      expect(query(page)).toMatchObject(expected);
      for (const parameter of removed) expect(query(page)).not.toHaveProperty(parameter);

      await page.reload();
      await expect.poll(() => view(page)).toEqual(changed.view);
      await page.goBack();
      expect(page.url()).toBe(start.url);
      await expect.poll(() => view(page)).toEqual(start.view);
      await page.goForward();
      expect(page.url()).toBe(changed.url);
      await expect.poll(() => view(page)).toEqual(changed.view);
    },
  );

  it('keeps only range and interval when the user goes to another screen', async () => {
    const { page } = await browser.visit();
    const persisted = {
      period: 'custom',
      compare: 'previous_period',
      after: '2026-03-01',
      before: '2026-04-10',
      interval: 'week',
      type: 'physical',
    };
    const own = { chart: 'taxes', chartType: 'bar', orderby: 'taxes', order: 'asc', paged: '2' };
    const search = new URLSearchParams({ ...persisted, ...own }).toString();
    await page.goto(`${url}${REVENUE}-of-old&${search}`);
    await page.getByRole('link', { name: 'Go to Overview' }).click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    expect(query(page)).toEqual({ page: 'wc-admin', path: '/analytics/overview', ...persisted });
    expect(await parts(page).interval.inputValue()).toBe('week');
    expect(await parts(page).range.textContent()).toContain('Mar 1 - Apr 10, 2026');
  });

  it('keeps every other parameter while the report is changed', async () => {
    const page = await open(`${YEAR}&interval=month&chartType=bar&type=physical`);
    await page.getByRole('link', { name: /^Taxes \$/ }).click();
    await page.waitForURL(/chart=taxes/);
    await pick(page, 'Last year');
    await page.waitForURL(/period=last_year/);
    expect(query(page)).toEqual({
      page: 'wc-admin',
      path: '/analytics/revenue',
      period: 'last_year',
      compare: 'previous_year',
      interval: 'month',
      chartType: 'bar',
      type: 'physical',
      chart: 'taxes',
      orderby: 'taxes',
      order: 'desc',
    });
    expect(await parts(page).interval.inputValue()).toBe('month');
  });

  it('shows the previous view on Back without a request, because its metrics are cached', async () => {
    const page = await open();
    await parts(page).interval.selectOption('week');
    await page.waitForURL(/interval=week/);
    await untilLoaded(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/wc-analytics/reports/')) requests.push(request.url());
    });
    await page.goBack();
    await expect.poll(() => parts(page).rows.count()).toBe(20);
    expect(requests).toEqual([]);
  });
});
