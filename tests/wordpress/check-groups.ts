import assert from 'node:assert/strict';
import type { Checks } from './checks.ts';
import { sendRest } from './send-rest.ts';
import type { SiteUser } from './settings.ts';
import type { Site } from './site.ts';

const MONTH = '2026-10';

const readGroups = (site: Site, query: string, user: SiteUser | undefined = site.admin) =>
  sendRest(site, user, `/tillview/v1/groups&months[]=${MONTH}${query}`);

/** The month of a reply. */
const toMonth = ({ body }: { body: object }) =>
  (body as { months: [{ check: string; groups?: object }] }).months[0];

/** PHP that adds up the orders of the month as the browser gets them, and returns them with the check. */
const READ = `
wp_set_current_user( 1 );
$read = static function ( string $known = '' ) {
	$request = new WP_REST_Request( 'GET', '/tillview/v1/groups' );
	$request->set_query_params( array( 'months' => array( '${MONTH}' ), 'by' => array( 'country' ), 'known' => array( $known ) ) );
	$month = rest_do_request( $request )->get_data()['months'][0];
	return array( round( array_sum( $month['groups']['net'] ), 2 ), $month['check'] );
};`;

/** PHP that makes an order of the month more expensive by one cent. */
const EDIT = `$wpdb->query( "UPDATE {$wpdb->prefix}wc_order_stats SET net_total = net_total + 0.01 WHERE parent_id = 0 AND status = 'wc-completed' AND date_paid LIKE '${MONTH}-1%' ORDER BY order_id LIMIT 1" );`;

/** Checks the months that are kept on the server, and the actions that compute them. */
async function checkKeptGroups(checks: Checks, site: Site): Promise<void> {
  const threshold = `add_filter( 'tillview_group_threshold', static fn () => 1 );`;
  const pending = `$pending = static fn () => array_values( array_map( static fn ( $action ) => $action->get_args()[0], as_get_scheduled_actions( array( 'hook' => Tillview\\GROUP_ACTION, 'status' => 'pending', 'orderby' => 'action_id', 'order' => 'ASC', 'per_page' => 500 ) ) ) );`;
  await checks.run(
    'groups: each month is computed once in the background, newest first, also after an end',
    async () => {
      const output = await site.php(`
global $wpdb; ${threshold} ${pending}
as_unschedule_all_actions( Tillview\\GROUP_ACTION );
delete_transient( Tillview\\GROUP_PLAN_TRANSIENT );
$wpdb->query( 'DROP TABLE IF EXISTS ' . Tillview\\get_group_table() );
Tillview\\get_group_settings(); Tillview\\get_group_settings();
$planned = $pending();
as_unschedule_all_actions( Tillview\\GROUP_ACTION );
Tillview\\run_group_action( '' ); Tillview\\run_group_action( '' );
$months = $pending();
// Ended after its first groups.
$ended = 0;
$end   = static function ( $sql ) use ( &$ended ) { if ( false !== strpos( $sql, 'REPLACE INTO' ) && ++$ended > 1 ) throw new Error( 'ended' ); return $sql; };
add_filter( 'query', $end );
try { Tillview\\run_group_action( $months[1] ); } catch ( Error $error ) { unset( $error ); }
remove_filter( 'query', $end );
$left = (int) $wpdb->get_var( 'SELECT COUNT( * ) FROM ' . Tillview\\get_group_table() );
as_unschedule_all_actions( Tillview\\GROUP_ACTION );
Tillview\\run_group_action( '' );
$again    = $pending();
$computed = 0;
add_filter( 'query', static function ( $sql ) use ( &$computed ) { $computed += (int) ( false !== strpos( $sql, 'REPLACE INTO' ) ); return $sql; } );
Tillview\\run_group_action( $months[1] );
$first = $computed;
Tillview\\run_group_action( $months[1] );
as_unschedule_all_actions( Tillview\\GROUP_ACTION );
Tillview\\run_group_action( '' );
echo wp_json_encode( array( $planned, $months, $left, $again, count( Tillview\\get_background_questions() ), $first, $computed, $pending() ) );
as_unschedule_all_actions( Tillview\\GROUP_ACTION );`);
      const [planned, months, left, again, questions, first, computed, after] = JSON.parse(
        output,
      ) as [string[], string[], number, string[], number, number, number, string[]];
      assert.deepEqual(planned, ['']);
      assert.ok(months.length > 1);
      assert.deepEqual(months, months.toSorted().toReversed());
      assert.equal(new Set(months).size, months.length);
      assert.deepEqual([left, again], [1, months]);
      assert.deepEqual([first, computed], [questions - 1, questions - 1]);
      assert.deepEqual(
        after,
        months.filter((month) => month !== months[1]),
      );
    },
  );
  await checks.run('groups: two processes do not compute at the same time', async () => {
    const output = await site.php(`
${threshold}
$other = new mysqli( ...( static function () { $at = explode( ':', DB_HOST, 2 ); return array( '' === $at[0] ? null : $at[0], DB_USER, DB_PASSWORD, DB_NAME, is_numeric( $at[1] ?? '' ) ? (int) $at[1] : null, is_numeric( $at[1] ?? '' ) ? null : $at[1] ?? null ); } )() );
$other->query( "SELECT GET_LOCK( '" . Tillview\\get_group_lock() . "', 0 )" );
add_filter( 'query', static fn ( $sql ) => str_replace( ', ' . Tillview\\GROUP_WAIT . ' ) AS is_locked', ', 1 ) AS is_locked', $sql ) );
$error = '';
try { Tillview\\run_group_action( '${MONTH}' ); } catch ( RuntimeException $thrown ) { $error = $thrown->getMessage(); }
$other->close();
echo $error;`);
    assert.equal(output, 'The orders of another request are being grouped.');
  });
  await checks.run('groups: what is kept is used until an order of the month changes', async () => {
    const output = await site.php(`
global $wpdb; ${threshold} ${READ}
Tillview\\create_group_table();
$first = $read();
$statements = array();
add_filter( 'query', static function ( $sql ) use ( &$statements ) { if ( false !== strpos( $sql, 'parents' ) ) $statements[] = false !== strpos( $sql, 'checksum' ) ? 'state' : 'groups'; return $sql; } );
$second = $read();
$third  = $read( $first[1] );
${EDIT}
$fourth = $read();
${EDIT.replace('+ 0.01', '- 0.01')}
echo wp_json_encode( array( $first === $second, $first === $third, round( $fourth[0] - $first[0], 2 ), $fourth[1] !== $first[1], $statements, $read() === $first ) );`);
    assert.deepEqual(JSON.parse(output), [
      true,
      true,
      0.01,
      true,
      ['state', 'state', 'groups'],
      true,
    ]);
  });
  await checks.run('groups: a time divides the groups of its day only', async () => {
    const output = await site.php(`
global $wpdb; ${threshold}
Tillview\\create_group_table();
$day = substr( $wpdb->get_var( "SELECT MAX( date_paid ) FROM {$wpdb->prefix}wc_order_stats WHERE parent_id = 0 AND status = 'wc-completed' AND date_paid LIKE '${MONTH}%'" ), 0, 10 );
$cut = array( "$day 00:00:01" );
$by  = array( 'country' );
list( , $kept ) = Tillview\\read_month_groups( '${MONTH}', $by, 'day' );
$whole = Tillview\\get_empty_groups( $by );
Tillview\\add_groups( $whole, array( '${MONTH}-01', Tillview\\get_next_month( '${MONTH}' ) . '-01' ), $by, 'day', $cut );
$texts = static function ( $groups ) {
	$groups = Tillview\\finish_groups( $groups );
	$texts  = array();
	foreach ( $groups['time'] as $at => $time ) $texts[] = "$time {$groups['returning'][ $at ]} {$groups['names']['country'][ $groups['country'][ $at ] ]} {$groups['orders'][ $at ]} " . round( $groups['net'][ $at ], 2 );
	sort( $texts );
	return $texts;
};
echo wp_json_encode( array( in_array( strtotime( "$day 00:00:02 UTC" ), $whole['time'], true ), $texts( Tillview\\divide_groups( $kept, '${MONTH}', $by, 'day', $cut ) ) === $texts( $whole ) ) );`);
    assert.deepEqual(JSON.parse(output), [true, true]);
  });
}

/** Attacks the route of the groups of orders, and checks its limits. `test:store` compares its sums with the orders. */
export async function checkGroups(checks: Checks, site: Site): Promise<void> {
  await checks.run('groups: unknown columns and invalid values are refused', async () => {
    for (const query of [
      '&by[]=customer_id',
      "&by[]=country'",
      '&by[]=country&by[]=status&by[]=origin',
      '&grain=year',
      '&months[]=2026-13',
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
    const readCheck = async () => toMonth(await readGroups(site, '')).check;
    const check = await readCheck();
    assert.equal('groups' in toMonth(await readGroups(site, `&checks[]=${check}`)), false);
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
  await checkKeptGroups(checks, site);
}
