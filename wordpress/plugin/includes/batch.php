<?php
/**
 * A route that answers several GET requests of the app in one start of WordPress (src/start/merge-requests.ts). Each is
 * dispatched as the same user and answered as if it had been sent alone: it has its own status, headers and body.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The maximum number of requests of a batch. */
const MAX_BATCH_REQUESTS = 20;

/**
 * Routes whose controllers keep figures of a request, so that a second request in the same start would get them: each
 * request has its own copy of the controller. The checks of a real site compare all answers.
 */
const STATEFUL_ROUTES = array( '/wc-analytics/reports/performance-indicators' );

/** The transient with the optional routes that this site has. */
const ROUTES_TRANSIENT = 'tillview_routes';

/** Registers the route. A POST, because a list of paths can be longer than a URL may be; it changes nothing. */
function register_batch_route(): void {
	register_own_route(
		'/batch',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\answer_batch',
			// It gives no rights: each of its requests is allowed or refused by its own route.
			'permission_callback' => 'is_user_logged_in',
			'args'                => array(
				'requests' => array(
					'type'     => 'array',
					'items'    => array(
						'type'      => 'string',
						'maxLength' => 8000,
					),
					'minItems' => 1,
					'maxItems' => MAX_BATCH_REQUESTS,
					'required' => true,
				),
			),
		)
	);
}

/** Answers each request of a batch, in its order. */
function answer_batch( \WP_REST_Request $batch ): \WP_REST_Response {
	remember_routes();
	remember_currencies();
	// What the PHP code of a request reads from the URL belongs to that request: methods of payment look at the route.
	$outer     = array( $_GET, $_REQUEST, $GLOBALS['wp']->query_vars ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- They are only put back; WordPress has checked the nonce.
	$responses = array();
	add_filter( 'rest_dispatch_request', __NAMESPACE__ . '\dispatch_to_copy', 10, 4 );
	foreach ( $batch['requests'] as $path ) {
		$responses[] = answer_batch_request( (string) $path );
		list( $_GET, $_REQUEST, $GLOBALS['wp']->query_vars ) = $outer;
	}
	remove_filter( 'rest_dispatch_request', __NAMESPACE__ . '\dispatch_to_copy' );
	return new \WP_REST_Response( array( 'responses' => $responses ) );
}

/**
 * Answers one request, a path below the REST root with its query. An exception is the failure of this request only.
 * `time` is in milliseconds.
 */
function answer_batch_request( string $path ): array {
	$started  = microtime( true );
	$parts    = explode( '?', $path, 2 );
	$params   = array();
	wp_parse_str( $parts[1] ?? '', $params );
	$request = new \WP_REST_Request( 'GET', untrailingslashit( $parts[0] ) );
	$request->set_query_params( $params );
	$_GET     = wp_slash( $params );
	$_REQUEST = $_GET; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- These are the parameters of the request that is dispatched.
	$server   = rest_get_server();

	$GLOBALS['wp']->query_vars['rest_route'] = $request->get_route();
	try {
		$response = can_batch( $request )
			? rest_ensure_response( $server->dispatch( $request ) )
			: new \WP_Error( 'tillview_not_batched', 'This request cannot be part of a batch.', array( 'status' => 403 ) );
		// What `WP_REST_Server::serve_request()` does after it has dispatched a request.
		$response = is_wp_error( $response ) ? rest_convert_error_to_response( $response ) : $response;
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Filters of WordPress.
		$response = apply_filters( 'rest_post_dispatch', $response, $server, $request );
		$embed    = isset( $params['_embed'] ) ? rest_parse_embed_param( $params['_embed'] ) : false;
		$body     = apply_filters( 'rest_pre_echo_response', $server->response_to_data( $response, $embed ), $server, $request );
		// phpcs:enable
	} catch ( \Throwable $error ) {
		// The log of the site has it, as if the request had been sent alone.
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log,Squiz.PHP.DiscouragedFunctions.Discouraged -- Otherwise nobody would see it.
		error_log( sprintf( 'Tillview: %s failed: %s in %s:%d', $parts[0], $error->getMessage(), $error->getFile(), $error->getLine() ) );
		$response = rest_convert_error_to_response(
			// phpcs:ignore WordPress.WP.I18n.MissingArgDomain -- A text of WordPress.
			new \WP_Error( 'internal_server_error', __( 'There has been a critical error on this website.' ), array( 'status' => 500 ) )
		);
		$body     = $response->get_data();
	}
	return array(
		'status'  => $response->get_status(),
		'headers' => (object) $response->get_headers(),
		'body'    => $body,
		'time'    => (int) round( 1000 * ( microtime( true ) - $started ) ),
	);
}

/** Lets a copy of the controller answer a request whose controller keeps figures. WordPress has checked the permission. */
function dispatch_to_copy( $result, $request, $route, $handler ) {
	$callback = $handler['callback'];
	if ( null !== $result || ! in_array( $route, STATEFUL_ROUTES, true ) || ! is_array( $callback ) || ! is_object( $callback[0] ) ) {
		return $result;
	}
	return call_user_func( array( clone $callback[0], $callback[1] ), $request );
}

/** Returns whether a request is one of those that the app merges: a GET of a route that its data stores read. */
function can_batch( \WP_REST_Request $request ): bool {
	foreach ( get_build()['batched'] as $pattern ) {
		if ( 1 === preg_match( '#^/' . $pattern . '$#D', $request->get_route() ) ) {
			return ! isset( $request['rest_route'] ) && ! isset( $request['_method'] ) && ! isset( $request['_envelope'] );
		}
	}
	return false;
}

/** Returns what the routes of the site depend on: a change of it makes the remembered ones invalid. */
function get_routes_version(): string {
	return md5( (string) wp_json_encode( array( get_bloginfo( 'version' ), defined( 'WC_VERSION' ) ? WC_VERSION : '', get_build()['entry'], get_option( 'active_plugins' ) ) ) );
}

/** Stores which optional routes the site has. Only requests to the REST API know all routes. */
function remember_routes(): void {
	$version = get_routes_version();
	$known   = get_transient( ROUTES_TRANSIENT );
	if ( is_array( $known ) && ( $known['version'] ?? '' ) === $version ) {
		return;
	}
	$routes = array_intersect( get_build()['optionalRoutes'], array_keys( rest_get_server()->get_routes() ) );
	$value  = array(
		'version' => $version,
		'routes'  => array_values( $routes ),
	);
	set_transient( ROUTES_TRANSIENT, $value, WEEK_IN_SECONDS );
}

/** Returns the optional routes that the site has; null if they are not known yet. */
function get_known_routes(): ?array {
	$known = get_transient( ROUTES_TRANSIENT );
	return is_array( $known ) && ( $known['version'] ?? '' ) === get_routes_version() ? (array) $known['routes'] : null;
}
