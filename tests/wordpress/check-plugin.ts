import assert from 'node:assert/strict';
import { waitForReport, type AdminSession } from './admin-session.ts';
import type { Checks } from './checks.ts';
import type { Site } from './site.ts';

/** A plugin that reads a figure from our data store, and adds a column to the report of products. */
const PLUGIN = `
const read = () => tillview.registry.select( 'wc/admin/reports' ).getReportStats( 'orders', { after: '2020-01-01T00:00:00' } ).data?.totals.num_items_sold;
const Total = () => wp.element.useSyncExternalStore( tillview.registry.subscribe, read ) ?? '…';
wp.hooks.addFilter( 'woocommerce_admin_report_table', 'five-lines', ( table ) => table.endpoint !== 'products' ? table : {
	...table, headers: [ ...table.headers, { key: 'all_sold', label: 'All items' } ],
	rows: table.rows.map( ( row ) => [ ...row, { display: wp.element.createElement( Total ), value: read() } ] ) } );`;

const FILE = "WPMU_PLUGIN_DIR . '/tillview-test-plugin";

/**
 * Writes the plugin and a file that loads it on the page of Tillview, as docs/extending.md describes. PHP keeps the code of a
 * file for some seconds, so each has another name.
 */
const addPlugin = (site: Site, dependencies: readonly string[]) =>
  site.php(`
wp_mkdir_p( WPMU_PLUGIN_DIR );
file_put_contents( ${FILE}.js', ${JSON.stringify(PLUGIN).replaceAll('$', '\\$')} );
file_put_contents( ${FILE}-${dependencies.length}.php', <<<'PHP'
<?php
add_action( 'admin_enqueue_scripts', function ( $hook ) {
	if ( 'toplevel_page_tillview' === $hook ) {
		wp_enqueue_script( 'five-lines', content_url( 'mu-plugins/tillview-test-plugin.js' ), array( '${dependencies.join("', '")}' ), '1', true );
	}
} );
PHP
);`);

const removePlugin = (site: Site) => site.php(`array_map( 'unlink', glob( ${FILE}*' ) );`);

/**
 * Checks that a plugin reads our data stores, and adds a column with what it has read: after the app has started, or
 * before, if its script depends on the entry, which then stays in the footer.
 */
export async function checkPlugin(
  checks: Checks,
  site: Site,
  session: AdminSession,
): Promise<void> {
  await checkColumn(checks, site, session, ['wp-hooks', 'wp-element']);
  await checkColumn(checks, site, session, ['wp-hooks', 'wp-element', 'tillview']);
}

async function checkColumn(
  checks: Checks,
  site: Site,
  session: AdminSession,
  dependencies: readonly string[],
): Promise<void> {
  const name = `a plugin of five lines adds a column with a figure of our store: ${dependencies.join(', ')}`;
  await checks.run(name, async () => {
    await addPlugin(site, dependencies);
    try {
      const page = await session.newPage();
      await page.goto(session.screenUrl('/analytics/products'));
      await waitForReport(page, 'Products');
      const isEarly = await page.evaluate(
        () => document.querySelector('#tillview-root ~ #tillview-js[async]') !== null,
      );
      assert.equal(isEarly, !dependencies.includes('tillview'));
      const expected = await page.evaluate(async () => {
        const { wp } = globalThis as unknown as {
          wp: { apiFetch(options: { path: string }): Promise<{ totals: Record<string, number> }> };
        };
        const path = '/wc-analytics/reports/orders/stats?after=2020-01-01T00:00:00';
        const { totals } = await wp.apiFetch({ path });
        return String(totals['num_items_sold']);
      });
      assert.match(expected, /^[1-9]\d*$/);
      const table = page.locator('#tillview-root .tillview-table');
      await table.getByRole('columnheader', { name: 'All items' }).waitFor();
      const cells = table.locator('tbody tr:not(.tillview-table__totals) > :last-child');
      await cells.first().filter({ hasText: expected }).waitFor();
      assert.deepEqual(new Set(await cells.allInnerTexts()), new Set([expected]));
      assert.deepEqual(session.takeProblems(), []);
      await page.close();
    } finally {
      await removePlugin(site);
    }
  });
}
