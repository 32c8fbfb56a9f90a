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

/** Writes the plugin and a file that loads it on the page of Tillview, as docs/extending.md describes. */
const addPlugin = (site: Site) =>
  site.php(`
wp_mkdir_p( WPMU_PLUGIN_DIR );
file_put_contents( ${FILE}.js', ${JSON.stringify(PLUGIN).replaceAll('$', '\\$')} );
file_put_contents( ${FILE}.php', <<<'PHP'
<?php
add_action( 'admin_enqueue_scripts', function ( $hook ) {
	if ( 'toplevel_page_tillview' === $hook ) {
		wp_enqueue_script( 'five-lines', content_url( 'mu-plugins/tillview-test-plugin.js' ), array( 'wp-hooks', 'wp-element' ), '1', true );
	}
} );
PHP
);`);

const removePlugin = (site: Site) => site.php(`array_map( 'unlink', glob( ${FILE}.*' ) );`);

/** Checks that a plugin reads our data stores, and adds a column with what it has read. */
export async function checkPlugin(
  checks: Checks,
  site: Site,
  session: AdminSession,
): Promise<void> {
  await checks.run('a plugin of five lines adds a column with a figure of our store', async () => {
    await addPlugin(site);
    try {
      const page = await session.newPage();
      await page.goto(session.screenUrl('/analytics/products'));
      await waitForReport(page, 'Products');
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
