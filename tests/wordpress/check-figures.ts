import assert from 'node:assert/strict';
import { checkView } from '../store/check-view.ts';
import { readHoldings } from '../store/holdings.ts';
import { createRanges } from '../store/ranges.ts';
import type { ReportCheck, View } from '../store/report-check.ts';
import { createViewMaker, otherViews, presentViews, salesViews } from '../store/report-views.ts';
import { categories, products, variations } from '../store/reports/catalog.ts';
import { coupons, taxes } from '../store/reports/discounts-and-taxes.ts';
import { orders } from '../store/reports/orders.ts';
import { customers, downloads, stock } from '../store/reports/present-state.ts';
import { revenue } from '../store/reports/revenue.ts';
import { StoreClient } from '../store/store-client.ts';
import { readStoreFacts } from '../store/store-facts.ts';
import { createTexts } from '../store/texts.ts';
import type { AdminSession } from './admin-session.ts';
import type { Checks } from './checks.ts';
import type { Site } from './site.ts';

const REPORTS: Readonly<Record<string, ReportCheck>> = {
  revenue,
  orders,
  products,
  variations,
  categories,
  coupons,
  taxes,
  downloads,
  stock,
  customers,
};

/** The first view of each report, and what the site's REST API says about it. */
async function prepare({ url, admin }: Site) {
  const access = {
    url: new URL(`${url}/`),
    user: admin.user,
    password: admin.applicationPassword,
    now: undefined,
  };
  const client = new StoreClient(access);
  const facts = await readStoreFacts(client, access);
  const texts = createTexts(facts);
  const ranges = createRanges(facts, texts);
  const holdings = await readHoldings(client, facts);
  const make = createViewMaker(ranges, holdings);
  const views: Readonly<Record<string, View[]>> = {
    revenue: [{ name: 'month to date', ...ranges.preset('month', 'previous_year', 'day') }],
    ...salesViews(make, holdings),
    ...otherViews(make, holdings),
    ...presentViews(),
  };
  return { client, context: { texts, facts, categories: holdings.categories }, views };
}

/** Compares a view of each report, or of the named ones, with the replies of the site's REST API. */
export async function checkFigures(
  checks: Checks,
  site: Site,
  session: AdminSession,
  only: readonly string[] = Object.keys(REPORTS),
): Promise<void> {
  const { client, context, views } = await prepare(site);
  // The readers of the standalone host name its admin page.
  await session.context.route(/admin\.php\?page=wc-admin&/, (route) =>
    route.fulfill({
      status: 302,
      headers: { location: route.request().url().replace('page=wc-admin', 'page=tillview') },
    }),
  );
  const tools = { browser: session.context, url: site.url, storeUrl: site.url, client, context };
  for (const [name, report] of Object.entries(REPORTS)) {
    const view = views[name]?.[0];
    if (!view || !only.includes(name)) continue;
    await checks.run(
      `${report.title} shows the figures of the REST API: ${view.name}`,
      async () => {
        const { cells, differences } = await checkView(tools, report, view);
        assert.deepEqual(differences, []);
        assert.ok(cells > 0, 'Nothing was compared.');
        assert.deepEqual(session.takeProblems(), []);
      },
    );
  }
}
