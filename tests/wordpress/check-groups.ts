import assert from 'node:assert/strict';
import type { Checks } from './checks.ts';
import { sendRest } from './send-rest.ts';
import type { SiteUser } from './settings.ts';
import type { Site } from './site.ts';

const MONTH = '2026-10';

const readGroups = (site: Site, query: string, user: SiteUser | undefined = site.admin) =>
  sendRest(site, user, `/tillview/v1/groups&month=${MONTH}${query}`);

/** Attacks the route of the groups of orders, and checks its limits. `test:store` compares its sums with the orders. */
export async function checkGroups(checks: Checks, site: Site): Promise<void> {
  await checks.run('groups: unknown columns and invalid values are refused', async () => {
    for (const query of [
      '&by[]=customer_id',
      "&by[]=country'",
      '&by[]=country&by[]=status&by[]=origin',
      '&grain=year',
      '&month=2026-13',
    ])
      assert.equal((await readGroups(site, query)).status, 400, query);
  });
  await checks.run('groups: who may not read orders gets none by their metadata', async () => {
    const { analyst } = site.users;
    if (!analyst?.applicationPassword) return;
    assert.equal((await readGroups(site, '&by[]=country', analyst)).status, 200);
    for (const column of ['campaign', 'device', 'payment'])
      assert.equal((await readGroups(site, `&by[]=${column}`, analyst)).status, 403, column);
  });
  await checks.run('groups: sent again only after an order has changed', async () => {
    const readCheck = async () => String((await readGroups(site, '')).body['check']);
    const check = await readCheck();
    assert.equal('groups' in (await readGroups(site, `&check=${check}`)).body, false);
    const change = (field: string, value: string) =>
      site.php(
        `global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}wc_order_stats SET ${field} = ${value} WHERE parent_id = 0 AND status = 'wc-completed' AND date_paid LIKE '${MONTH}-1%' ORDER BY order_id LIMIT 1" );`,
      );
    await change('net_total', 'net_total + 0.01');
    try {
      assert.notEqual(await readCheck(), check);
    } finally {
      await change('net_total', 'ROUND( net_total - 0.01, 4 )');
    }
    assert.equal(await readCheck(), check);
  });
  await checks.run('groups: a statement ends after its time, and its range is halved', async () => {
    const output = await site.php(`
$code = 0;
try { Tillview\\query_in_time( 'SLEEP( %d ) AS slept', array( 2 * Tillview\\GROUP_SECONDS ) ); } catch ( RuntimeException $error ) { $code = $error->getCode(); }
$large  = new RuntimeException( '', Tillview\\TOO_LARGE );
$is_day = false;
try { Tillview\\halve( array( '2026-10-01', '2026-10-02' ), $large ); } catch ( RuntimeException $error ) { $is_day = true; }
$whole = Tillview\\get_empty_groups( array( 'country' ) );
$parts = $whole;
Tillview\\add_groups( $whole, array( '2026-10-01', '2026-11-01' ), array( 'country' ), 'day' );
foreach ( Tillview\\halve( array( '2026-10-01', '2026-11-01' ), $large ) as $half ) Tillview\\add_groups( $parts, $half, array( 'country' ), 'day' );
echo wp_json_encode( array( $code === Tillview\\TOO_LARGE, $is_day, count( $whole['time'] ) > 0, array_sum( $whole['orders'] ) === array_sum( $parts['orders'] ), abs( array_sum( $whole['net'] ) - array_sum( $parts['net'] ) ) < 0.001 ) );`);
    assert.deepEqual(JSON.parse(output), [true, true, true, true, true]);
  });
  await checks.run('groups: are offered from the threshold on', async () => {
    const output = await site.php(`
$settings = array();
foreach ( array( PHP_INT_MAX, 1 ) as $threshold ) {
	$filter = static function () use ( $threshold ) { return $threshold; };
	add_filter( 'tillview_group_threshold', $filter );
	$settings[] = Tillview\\get_group_settings();
	remove_filter( 'tillview_group_threshold', $filter );
}
echo wp_json_encode( $settings );`);
    const [below, above] = JSON.parse(output) as [null, { threshold: number; columns: string[] }];
    assert.equal(below, null);
    assert.equal(above.threshold, 1);
    assert.deepEqual(above.columns.slice(0, 3), ['origin', 'country', 'status']);
  });
}
