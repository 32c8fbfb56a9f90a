import type { Page, Route } from 'playwright-core';

/** The path of Revenue on a server. */
export const REVENUE = '/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue';

/** The locators of the parts of the page. */
export const parts = (page: Page) => ({
  range: page.getByRole('button', { name: /^Date Range:/ }),
  summary: page.getByRole('list', { name: 'Performance indicators' }),
  chart: page.locator('.tillview-chart'),
  plot: page.getByRole('application'),
  interval: page.getByRole('combobox', { name: 'Interval' }),
  table: page.getByRole('table', { name: /^By (hour|day|week|month)/ }),
  rows: page.locator('.tillview-table tbody tr'),
  totals: page.locator('.tillview-table tfoot tr'),
});

/** Waits until summary, chart and table show metrics. */
export async function untilLoaded(page: Page): Promise<void> {
  const { chart, totals } = parts(page);
  await totals.waitFor();
  await chart.locator('.tillview-chart__canvas').waitFor();
  await page.locator('.tillview-summary__item:is(a, button)').first().waitFor();
}

type RangeName = 'primary' | 'secondary';

/**
 * Replaces the responses to matching requests of Revenue. There is one request per range, which summary, chart and
 * table share.
 */
export async function onStats(
  page: Page,
  matches: (range: RangeName, url: URL) => boolean,
  respond: (route: Route) => Promise<void> | void,
): Promise<void> {
  await page.route(/\/wc-analytics\/reports\/revenue\/stats/, async (route) => {
    const url = new URL(route.request().url());
    const isPrimary = url.searchParams.get('after')?.startsWith('2026');
    if (matches(isPrimary ? 'primary' : 'secondary', url)) await respond(route);
    else await route.fallback();
  });
}

/** Responds with an error of the store. */
export const fail = (route: Route): Promise<void> =>
  route.fulfill({ status: 500, json: { code: 'error', message: 'No.' } });

/** A promise that resolves when `release` is called. */
export function createDeferred(): { promise: Promise<void>; release: () => void } {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, release: () => open() };
}
