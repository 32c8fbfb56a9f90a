import type { Page, Route } from 'playwright-core';

/** What the shop's clock shows in the end-to-end tests of Revenue. */
export const SHOP = { DEMO_NOW: '2026-11-20T12:00:00' } as const;

/** Where Revenue stands, below the address of a server. */
export const REVENUE = '/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue';

/** The parts of the page, as a reader names them. */
export const parts = (page: Page) => ({
  range: page.getByRole('button', { name: /^Date Range:/ }),
  summary: page.getByRole('menu', { name: 'Performance Indicators' }),
  chart: page.locator('.tillview-chart'),
  plot: page.getByRole('application'),
  interval: page.getByRole('combobox', { name: 'Interval' }),
  table: page.getByRole('table', { name: /^Revenue/ }),
  rows: page.locator('.tillview-table tbody tr'),
  totals: page.locator('.tillview-table tfoot tr'),
});

/** Waits until summary, chart and table show figures. */
export async function untilLoaded(page: Page): Promise<void> {
  const { chart, totals } = parts(page);
  await totals.waitFor();
  await chart.locator('.tillview-chart__canvas').waitFor();
  await page.locator('.tillview-summary:not(.is-loading)').waitFor();
}

type Question = 'table' | 'primary' | 'secondary';

/** Answers requests of the Revenue report otherwise; `matches` sees which question and address it is. */
export async function onStats(
  page: Page,
  matches: (question: Question, url: URL) => boolean,
  answer: (route: Route) => Promise<void> | void,
): Promise<void> {
  await page.route(/\/wc-analytics\/reports\/revenue\/stats/, async (route) => {
    const url = new URL(route.request().url());
    const isPrimary = url.searchParams.get('after')?.startsWith('2026');
    const question = url.searchParams.has('orderby')
      ? 'table'
      : isPrimary
        ? 'primary'
        : 'secondary';
    if (matches(question, url)) await answer(route);
    else await route.fallback();
  });
}

/** An error reply of a store. */
export const failure =
  (status: number) =>
  (route: Route): Promise<void> =>
    route.fulfill({
      status,
      json: { code: status === 403 ? 'woocommerce_rest_cannot_view' : 'error', message: 'No.' },
    });

/** Something to wait for until it is released. */
export function gate(): { promise: Promise<void>; release: () => void } {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, release: () => open() };
}
