import assert from 'node:assert/strict';
import { checkView } from '../store/check-view.ts';
import { prepareChecks, REPORTS } from '../store/prepare-checks.ts';
import type { View } from '../store/report-check.ts';
import type { AdminSession } from './admin-session.ts';
import type { Checks } from './checks.ts';
import type { Site } from './site.ts';

/** The first view of each report, and a source for the REST API of the site. */
async function prepare({ url, admin }: Site) {
  const access = {
    url: new URL(`${url}/`),
    user: admin.user,
    password: admin.applicationPassword,
    now: undefined,
  };
  const { ranges, views, ...source } = await prepareChecks(access);
  const ofRevenue = { name: 'month to date', ...ranges.preset('month', 'previous_year', 'day') };
  const all: Readonly<Record<string, View[]>> = { ...views, revenue: [ofRevenue] };
  return { source, views: all };
}

/** Compares the first view of each report in `only` with the responses of the site's REST API. */
export async function checkMetrics(
  checks: Checks,
  site: Site,
  session: AdminSession,
  only: readonly string[] = Object.keys(REPORTS),
): Promise<void> {
  const { source, views } = await prepare(site);
  // The page objects open the admin page of the standalone server, so this page is redirected to the plugin's page.
  await session.context.route(/admin\.php\?page=wc-admin&/, (route) =>
    route.fulfill({
      status: 302,
      headers: { location: route.request().url().replace('page=wc-admin', 'page=tillview') },
    }),
  );
  for (const [name, report] of Object.entries(REPORTS)) {
    const view = views[name]?.[0];
    if (!view || !only.includes(name)) continue;
    await checks.run(
      `${report.title} shows the metrics of the REST API: ${view.name}`,
      async () => {
        const compare = await checkView(source, report, view);
        const page = await session.context.newPage();
        const { cells, differences } = await compare(page, site.url);
        await page.close();
        assert.deepEqual(differences, []);
        assert.ok(cells > 0, 'Nothing was compared.');
        assert.deepEqual(session.takeProblems(), []);
      },
    );
  }
}
