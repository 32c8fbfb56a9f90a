import { beforeAll, expect, it } from 'vitest';
import { sampleCases } from './pages/input-modes.ts';
import { EVERYTHING, OverviewPage } from './pages/overview-page.ts';
import {
  expectedIndicators,
  expectedLeaderboards,
  expectedOverviewChart,
  overviewCharts,
  overviewViews,
} from './pages/recorded/overview.ts';
import { withBrowser } from './setup/browser.ts';
import { withServers } from './setup/servers.ts';

const browser = withBrowser();
const servers = withServers();
let store: Awaited<ReturnType<typeof servers.replayed>>;
let overview: OverviewPage;
beforeAll(async () => {
  store = await servers.replayed();
  const { page } = await browser.visit({ isKept: true });
  overview = new OverviewPage(page, store.url);
  await overview.usePreferences(EVERYTHING);
  await overview.open();
  return () => page.context().close();
});

it.each(sampleCases('views of the Overview', overviewViews, 1))(
  'shows every recorded figure: $name',
  async (view) => {
    await overview.goTo(view.query);
    expect(await overview.cards()).toEqual(expectedIndicators(view));
    expect(await overview.chartTitles()).toEqual(overviewCharts.map(([title]) => title));
    for (const [title, expectation, report, figure] of overviewCharts) {
      const { rows } = await overview.chartTableOf(title);
      const expected = expectedOverviewChart(view, expectation, report, figure);
      expect({ title, rows }).toEqual({ title, rows: expected });
    }
    for (const { title, head, rows } of expectedLeaderboards(view))
      expect(await overview.leaderboard(title)).toEqual({ head, rows, foot: [] });
    expect(store.replay.misses).toEqual([]);
    const calls = overview.takeRequests().map((call) => JSON.stringify(call));
    expect(calls, 'no request is sent twice').toEqual([...new Set(calls)]);
  },
);

it('sends no new requests for a report and the way back, and keeps the range', async () => {
  const { page } = overview;
  await overview.goTo({ period: 'last_year', compare: 'previous_year', interval: 'month' });
  overview.takeRequests();
  const link = page.getByRole('link', { name: 'Tea Towel' }).first();
  expect(await link.getAttribute('href')).toMatch(
    /period=last_year&compare=previous_year&interval=month.*filter=single_product&products=34/,
  );
  await page.getByRole('link', { name: /^Shipping \$/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Revenue' }).waitFor();
  await overview.settle();
  expect(await page.locator('.tillview-chart__title').innerText()).toBe('Shipping');
  expect(await overview.range()).toContain('Last year (Jan 1 - Dec 31, 2025)');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await overview.settle();
  expect(overview.takeRequests()).toEqual([]);
});
