import assert from 'node:assert/strict';
import type { Checks } from './checks.ts';
import { DELETE_USER, type Site, toPhp } from './site.ts';
import { WP_CLI } from './wp-cli.ts';

/** Who sends a request: the name of the user's role, or what else decides about their rights. */
type Role = (typeof ROLES)[number];

const ROLES = [
  'anonymous',
  'customer',
  'subscriber',
  'editor',
  'analyst',
  'manager',
  'administrator',
  // May do everything in a network without a role on the site; it exists there only.
  'super',
  // A manager whose reports another plugin refuses with `woocommerce_rest_check_permissions`.
  'limited',
] as const;

const READERS: readonly Role[] = ['analyst', 'manager', 'administrator', 'super'];
const MANAGERS: readonly Role[] = ['manager', 'administrator', 'super', 'limited'];
const SIGNED_IN = ROLES.filter((role) => role !== 'anonymous');
const MONTHS = { after: '2026-10', before: '2026-11' };
const DAYS = { after: '2026-11-01', before: '2026-11-02' };

type Right = {
  roles: readonly Role[];
  /** Parameters that fit its schema. */
  params?: object;
  /** Whether it reads all orders of the shop, whatever limits other plugins have put on the reports: it refuses then. */
  readsShop?: true;
};

/** Each route of the plugin, and who is allowed. */
const RIGHTS: Readonly<Record<string, Right>> = {
  'GET /tillview/v1': { roles: ROLES },
  'GET /tillview/v1/alarm': { roles: READERS, readsShop: true },
  'POST /tillview/v1/batch': { roles: SIGNED_IN, params: { requests: ['/tillview/v1/alarm'] } },
  'GET /tillview/v1/cohorts': { roles: READERS, readsShop: true },
  'GET /tillview/v1/currencies': {
    roles: READERS,
    params: { after: '2026-11-01T00:00:00', before: '2026-11-02T23:59:59' },
    readsShop: true,
  },
  'GET /tillview/v1/days': { roles: READERS, params: DAYS },
  'GET /tillview/v1/digest': { roles: MANAGERS },
  'POST /tillview/v1/digest': { roles: MANAGERS, params: { user: 1, every: '' } },
  'POST /tillview/v1/digest/live': { roles: MANAGERS },
  'POST /tillview/v1/digest/send': { roles: MANAGERS },
  'GET /tillview/v1/groups': { roles: READERS, params: { months: ['2026-11'] }, readsShop: true },
  'GET /tillview/v1/ledger': { roles: READERS, params: MONTHS, readsShop: true },
  'GET /tillview/v1/ledger-changes': { roles: READERS, readsShop: true },
  'GET /tillview/v1/tax-lines': {
    roles: READERS,
    params: { ...MONTHS, basis: 'date_paid' },
    readsShop: true,
  },
  // Goals, notes and views, without figures: who may open the app may read them.
  'GET /tillview/v1/shared': { roles: [...READERS, 'limited'] },
  'POST /tillview/v1/shared': { roles: MANAGERS, params: { version: '' } },
};

/** Those who may read reports and see the status of the store's data. */
const WITH_STATUS: readonly Role[] = ['manager', 'administrator', 'super'];

/** Who may use the integrations. Without `--user`, a command of WP-CLI reads as the first user who manages the store. */
const INTEGRATIONS: Readonly<Record<string, readonly Role[]>> = {
  'tillview/get-sales': READERS,
  'tillview/get-products': READERS,
  'tillview/get-sources': READERS,
  'tillview/get-customer-types': READERS,
  'tillview/get-refunds': READERS,
  'tillview/get-estimate': READERS,
  'tillview/get-order-list': WITH_STATUS,
  'tillview/get-data-status': READERS,
  widget: READERS,
  'wp tillview sales': ['anonymous', ...READERS],
  'wp tillview products': ['anonymous', ...READERS],
  'wp tillview estimate': ['anonymous', ...READERS],
  'wp tillview order-list': ['anonymous', ...WITH_STATUS],
  'wp tillview check': ['anonymous', ...WITH_STATUS],
};

/** What a user whose reports are refused is refused, also without the check of an ability. */
const ANSWERS = ['answer_sales', 'answer_products', 'answer_sources', 'answer_customer_types'];

/**
 * Sends each registered route as each user with the cookie of the session, and stops it between its permission and its
 * callback, so that nothing is changed. Prints the statuses by route, user and nonce.
 */
const createScript = (rights: typeof RIGHTS) => `${WP_CLI}
const RIGHTS = ${toPhp(JSON.stringify(rights))};
function tillview_test_user( $name, $role ) {
	return get_user_by( 'login', $name )->ID ?? wp_insert_user( array( 'user_login' => $name, 'user_pass' => wp_generate_password(), 'role' => $role ) );
}
require_once ABSPATH . 'wp-admin/includes/ms.php';
$roles = array( 'customer' => 'customer', 'subscriber' => 'subscriber', 'editor' => 'editor', 'analyst' => 'tillview_test_analyst', 'manager' => 'shop_manager', 'administrator' => 'administrator', 'limited' => 'shop_manager' );
if ( is_multisite() ) $roles['super'] = '';
add_role( 'tillview_test_analyst', 'Analyst', array( 'read' => true, 'view_woocommerce_reports' => true ) );
$users = array( 'anonymous' => 0 );
foreach ( $roles as $name => $role ) $users[ $name ] = tillview_test_user( "tillview-test-$name", $role );
if ( is_multisite() ) grant_super_admin( $users['super'] );
add_filter( 'woocommerce_rest_check_permissions', static function ( $is_allowed, $context, $id, $object ) use ( $users ) {
	return $is_allowed && ! ( 'reports' === $object && get_current_user_id() === $users['limited'] );
}, 10, 4 );
add_filter( 'rest_dispatch_request', static function ( $reply, $request, $route ) {
	return '/tillview/v1/batch' === $route ? $reply : new WP_REST_Response( null, 200 );
}, 10, 3 );
define( 'REST_REQUEST', true );
$server   = rest_get_server();
$rights   = json_decode( RIGHTS, true );
$statuses = array();
$inner    = array();
foreach ( $server->get_routes( 'tillview/v1' ) as $route => $handlers ) foreach ( $handlers as $handler ) foreach ( array_keys( $handler['methods'] ) as $method ) {
	foreach ( $users as $name => $id ) {
		$nonces = array();
		foreach ( array( 'own' => $id, 'none' => null, 'other' => $users['anonymous' === $name ? 'customer' : ( 'administrator' === $name ? 'manager' : 'administrator' )] ) as $kind => $owner ) {
			wp_set_current_user( (int) $owner );
			$nonces[ $kind ] = null === $owner ? null : wp_create_nonce( 'wp_rest' );
		}
		foreach ( $nonces as $kind => $nonce ) {
			wp_set_current_user( $id );
			$GLOBALS['wp_rest_auth_cookie'] = $id > 0 ? true : null;
			$_SERVER['HTTP_X_WP_NONCE']     = $nonce;
			if ( null === $nonce ) unset( $_SERVER['HTTP_X_WP_NONCE'] );
			$error   = $server->check_authentication();
			$request = new WP_REST_Request( $method, $route );
			$request->set_query_params( $rights[ "$method $route" ]['params'] ?? array() );
			$reply = is_wp_error( $error ) ? rest_convert_error_to_response( $error ) : $server->dispatch( $request );
			$statuses[ "$method $route" ][ $name ][ $kind ] = $reply->get_status();
			$data = $reply->get_data();
			if ( 'own' === $kind && isset( $data['responses'] ) ) $inner[ $name ] = array_column( $data['responses'], 'status' );
		}
	}
}
$integrations = array();
foreach ( $users as $name => $id ) {
	wp_set_current_user( $id );
	foreach ( function_exists( 'wp_get_ability' ) ? array_keys( Tillview\\get_abilities() ) : array() as $ability )
		$integrations[ "tillview/$ability" ][ $name ] = true === wp_get_ability( "tillview/$ability" )->check_permissions( array() );
	$integrations['widget'][ $name ] = Tillview\\may_read_reports();
	foreach ( array( 'sales', 'products', 'estimate', 'order_list', 'check' ) as $command ) {
		wp_set_current_user( $id );
		$output = tillview_cli( $command );
		$integrations[ 'wp tillview ' . str_replace( '_', '-', $command ) ][ $name ] = false === strpos( (string) wp_json_encode( $output ), 'You do not have permission' );
	}
}
wp_set_current_user( $users['limited'] );
remove_all_filters( 'rest_dispatch_request' );
$refused = array_map( fn ( $answer ) => is_wp_error( ( "Tillview\\\\$answer" )() ), json_decode( ${toPhp(JSON.stringify(ANSWERS))} ) );
$tells   = fn () => array( null !== Tillview\\get_readable_alarm(), array_values( array_intersect( array( 'alarm', 'currencies' ), array_keys( Tillview\\get_host_config() ) ) ) );
add_filter( 'pre_transient_tillview_alarm', fn () => array( 'key' => substr( current_time( 'mysql' ), 0, 13 ) . ':59:59' . get_date_from_gmt( Tillview\\read_newest_times( 1 )[0] ), 'alarm' => array( 'since' => '' ) ) );
$reported    = array( $tells() );
wp_set_current_user( $users['administrator'] );
$reported[] = $tells();
add_filter( 'woocommerce_analytics_clauses_where_orders_stats', fn ( $clauses ) => $clauses );
$reported[]  = $tells();
$limited = array();
foreach ( $rights as $name => $right ) if ( 0 === strpos( $name, 'GET' ) ) {
	$request = new WP_REST_Request( 'GET', substr( $name, 4 ) );
	$request->set_query_params( $right['params'] ?? array() );
	$reply = $server->dispatch( $request );
	if ( 409 === $reply->get_status() && 'tillview_limited_reports' === $reply->get_data()['code'] ) $limited[] = $name;
}
wp_set_current_user( 0 );
foreach ( $users as $id ) if ( $id > 0 ) {
	if ( is_multisite() ) revoke_super_admin( $id );
	${DELETE_USER}
}
remove_role( 'tillview_test_analyst' );
echo wp_json_encode( array( 'users' => array_keys( $users ), 'statuses' => $statuses, 'inner' => $inner, 'integrations' => $integrations, 'refused' => $refused, 'reported' => $reported, 'limited' => $limited ) );`;

/** Prints what is wrong with the schema of each route: none, or one that a reply to an administrator does not have. */
const createSchemaScript = (rights: typeof RIGHTS) => `
wp_set_current_user( 1 );
define( 'REST_REQUEST', true );
add_filter( 'tillview_digest_problem', '__return_empty_string' );
add_filter( 'pre_wp_mail', '__return_true' );
$server = rest_get_server();
$found  = array();
foreach ( json_decode( ${toPhp(JSON.stringify(rights))}, true ) as $name => $right ) {
	list( $method, $route ) = explode( ' ', $name );
	if ( '/tillview/v1' === $route || 'POST /tillview/v1/shared' === $name ) continue;
	$options = $server->dispatch( new WP_REST_Request( 'OPTIONS', $route ) )->get_data();
	$request = new WP_REST_Request( $method, $route );
	'GET' === $method ? $request->set_query_params( $right['params'] ?? array() ) : $request->set_body_params( $right['params'] ?? array() );
	$reply = $server->dispatch( $request );
	$data  = json_decode( wp_json_encode( $reply->get_data() ), true );
	$valid = isset( $options['schema'] ) ? rest_validate_value_from_schema( $data, $options['schema'], 'reply' ) : new WP_Error( 'none', 'no schema' );
	if ( is_wp_error( $valid ) || $reply->is_error() ) $found[ $name ] = is_wp_error( $valid ) ? $valid->get_error_message() : $reply->get_status();
}
echo wp_json_encode( (object) $found );`;

type Statuses = Record<string, Record<string, Record<'own' | 'none' | 'other', number>>>;

/** Checks who may use which route, with and without the nonce of the session. */
export async function checkRoutes(checks: Checks, site: Site): Promise<void> {
  await checks.run(
    'each route, ability and command is open to those who may use it, routes with their own nonce',
    async () => {
      const { users, statuses, inner, integrations, refused, reported, limited } = JSON.parse(
        await site.php(createScript(RIGHTS)),
      ) as {
        users: Role[];
        statuses: Statuses;
        inner: Record<string, number[]>;
        integrations: Record<string, Record<string, boolean>>;
        refused: boolean[];
        reported: unknown[];
        limited: string[];
      };
      assert.deepEqual(Object.keys(statuses).toSorted(), Object.keys(RIGHTS).toSorted());
      const expected: Statuses = {};
      for (const [route, { roles }] of Object.entries(RIGHTS))
        expected[route] = Object.fromEntries(
          users.map((role) => {
            const isPublic = roles.includes('anonymous');
            const own = roles.includes(role) ? 200 : role === 'anonymous' ? 401 : 403;
            // Without a nonce WordPress does not know the user; with a wrong one it refuses the request itself.
            return [role, { own, none: isPublic ? 200 : 401, other: 403 }];
          }),
        );
      assert.deepEqual(statuses, expected);
      for (const [name, allowed] of Object.entries(integrations))
        assert.deepEqual(
          Object.keys(allowed).filter((role) => allowed[role]),
          users.filter((role) => INTEGRATIONS[name]?.includes(role)),
          name,
        );
      // Before WordPress 6.9 there are no abilities.
      const hasAbilities = 'tillview/get-sales' in integrations;
      assert.deepEqual(
        Object.keys(integrations).toSorted(),
        Object.keys(INTEGRATIONS)
          .filter((name) => hasAbilities || !name.startsWith('tillview/'))
          .toSorted(),
      );
      assert.deepEqual(refused, [true, true, true, true], 'answers to a limited user');
      // Neither the page nor the mail says more of all orders than the routes.
      assert.deepEqual(reported, [
        [false, []],
        [true, ['alarm', 'currencies']],
        [false, []],
      ]);
      assert.deepEqual(
        limited.toSorted(),
        Object.keys(RIGHTS).filter((route) => RIGHTS[route]?.readsShop),
        'routes that refuse where another plugin limits the reports',
      );
      // A batch gives no rights.
      const alarm = RIGHTS['GET /tillview/v1/alarm'];
      for (const role of users.filter((each) => each !== 'anonymous'))
        assert.deepEqual(
          inner[role],
          [alarm?.roles.includes(role) ? 200 : 403],
          `a batch of ${role}`,
        );
    },
  );
  await checks.run('each route has a schema, and its replies have it', async () => {
    assert.deepEqual(JSON.parse(await site.php(createSchemaScript(RIGHTS))), {});
  });
}
