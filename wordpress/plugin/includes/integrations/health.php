<?php
/**
 * Site Health: whether the figures are of today, whether orders are missing, whether the REST routes are reachable, and whether
 * the mails are sent; each with what to do. `wp tillview check` has the same checks.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The seconds after which an order must be in the reports: a store may import in batches, twice a day. */
const MAX_DATA_AGE = DAY_IN_SECONDS;

/** The seconds after which a mail is late: the actions of the store run when the site is visited. */
const MAX_MAIL_DELAY = 6 * HOUR_IN_SECONDS;

/** The routes that every screen needs. */
const NEEDED_ROUTES = array( '/wc-analytics/reports/revenue/stats', '/wc-analytics/reports/orders', '/tillview/v1/shared' );

/** Whether the user may see the checks outside of Site Health: they name the recipients of mails, as the settings of the digest do. */
function may_see_health(): bool {
	return may_read_reports() && current_user_can( 'manage_woocommerce' );
}

/** Returns the checks by name. */
function get_health_checks(): array {
	return array(
		'age'    => __NAMESPACE__ . '\check_data_age',
		'import' => __NAMESPACE__ . '\check_import',
		'routes' => __NAMESPACE__ . '\check_rest_routes',
		'mails'  => __NAMESPACE__ . '\check_mails',
	);
}

/** Returns a result: 'good', 'recommended' or 'critical', its label, a text, and where to go. */
function get_health( string $status, string $label, string $text, string $url = '', string $link = '' ): array {
	return compact( 'status', 'label', 'text', 'url', 'link' );
}

/** Returns the result of a check that could not be made. */
function get_unknown_health(): array {
	return get_health( 'recommended', __( 'Tillview could not check the orders', 'tillview' ), __( 'The orders could not be read from the database.', 'tillview' ) );
}

/**
 * Reads the orders that should be in the reports but are not: how many, and since when; and when the newest order was made, in
 * the shop and in the reports, in UTC. Refunds and drafts are not orders.
 *
 * @throws \RuntimeException When the orders cannot be read.
 */
function read_import_gap(): array {
	global $wpdb;
	list( $date, $table, $type, $status ) = get_order_storage();

	$id      = has_order_tables() ? 'id' : 'ID';
	$of_shop = "FROM %i AS shop_orders LEFT JOIN %i AS stats ON stats.order_id = shop_orders.%i
		WHERE shop_orders.%i = 'shop_order' AND shop_orders.%i NOT IN ( " . get_placeholders( NO_ORDER_STATUSES, '%s' ) . ' )';
	$values  = array_merge( array( $table, $wpdb->prefix . 'wc_order_stats', $id, $type, $status ), NO_ORDER_STATUSES );
	$missing = query_rows(
		"SELECT COUNT( * ) AS missing, MIN( shop_orders.%i ) AS oldest $of_shop AND stats.order_id IS NULL AND shop_orders.%i < %s",
		array_merge( array( $date ), $values, array( $date, gmdate( 'Y-m-d H:i:s', time() - MAX_DATA_AGE ) ) )
	);
	$newest  = query_rows( 'SELECT MAX( date_created_gmt ) AS newest FROM %i WHERE parent_id = 0', array( $wpdb->prefix . 'wc_order_stats' ) );
	return array(
		'missing' => (int) $missing[0]['missing'],
		'oldest'  => (string) $missing[0]['oldest'],
		'newest'  => (string) $newest[0]['newest'],
		'last'    => (string) ( read_newest_times( 1 )[0] ?? '' ),
	);
}

/** Whether the newest orders are in the reports. */
function check_data_age(): array {
	try {
		$gap = read_import_gap();
	} catch ( \RuntimeException $error ) {
		return get_unknown_health();
	}
	$is_old = '' !== $gap['last'] && strtotime( $gap['last'] . ' UTC' ) < time() - MAX_DATA_AGE
		? $gap['newest'] < $gap['last']
		: '' !== $gap['oldest'] && $gap['newest'] < $gap['oldest'];
	if ( $is_old ) {
		return get_health(
			'critical',
			__( 'The figures of Tillview are old', 'tillview' ),
			( '' === $gap['newest']
				? __( 'The reports have no order.', 'tillview' )
				/* translators: %s: a date with a time of day. */
				: sprintf( __( 'The newest order in the reports is of %s; the shop has newer ones.', 'tillview' ), write_time( (int) strtotime( $gap['newest'] . ' UTC' ) ) ) )
			. ' ' . __( 'Check that the scheduled actions of the store run, then import the orders.', 'tillview' ),
			admin_url( 'admin.php?page=wc-status&tab=action-scheduler&status=pending' ),
			__( 'Scheduled actions', 'tillview' )
		);
	}
	return get_health(
		'good',
		__( 'The figures of Tillview are up to date', 'tillview' ),
		'' === $gap['newest']
			? __( 'The shop has no orders yet.', 'tillview' )
			/* translators: %s: a date with a time of day. */
			: sprintf( __( 'The newest order in the reports is of %s.', 'tillview' ), write_time( (int) strtotime( $gap['newest'] . ' UTC' ) ) )
	);
}

/** Whether all orders are in the reports. */
function check_import(): array {
	try {
		$gap = read_import_gap();
	} catch ( \RuntimeException $error ) {
		return get_unknown_health();
	}
	if ( 0 === $gap['missing'] ) {
		return get_health( 'good', __( 'Tillview counts all orders', 'tillview' ), __( 'All orders are in the reports.', 'tillview' ) );
	}
	return get_health(
		'recommended',
		__( 'Tillview does not count all orders', 'tillview' ),
		write_missing_orders( $gap['missing'] ) . ' '
			/* translators: %s: a date with a time of day. */
			. sprintf( __( 'The oldest one is of %s. Import the historical data in the settings of Tillview.', 'tillview' ), write_time( (int) strtotime( $gap['oldest'] . ' UTC' ) ) ),
		get_screen_url( '/analytics/settings' ),
		__( 'Import orders', 'tillview' )
	);
}

/** Whether the REST routes can be requested: security plugins and servers can block them. */
function check_rest_routes(): array {
	$blocked = array();
	foreach ( NEEDED_ROUTES as $route ) {
		// WooCommerce registers a route when it is requested, so a list of routes does not have it. The weekly check of
		// WordPress has no user.
		$reply  = read_rest( $route, array( 'per_page' => 1 ) );
		$reason = is_wp_error( $reply ) && ! is_forbidden( $reply ) ? $reply->get_error_message() : request_route( $route );
		if ( is_wp_error( $reason ) ) {
			// Site Health has its own check of such requests. They say nothing about those of browsers.
			return get_health(
				'good',
				__( 'Tillview has its REST routes', 'tillview' ),
				/* translators: %s: an error message. */
				sprintf( __( 'The routes are registered. The site could not request them itself: %s', 'tillview' ), $reason->get_error_message() )
			);
		}
		if ( '' !== $reason ) {
			$blocked[] = $route . ': ' . $reason;
		}
	}
	if ( array() === $blocked ) {
		return get_health( 'good', __( 'Tillview reaches the REST API', 'tillview' ), __( 'The routes of the reports reply.', 'tillview' ) );
	}
	return get_health(
		'critical',
		__( 'Tillview does not reach the REST API', 'tillview' ),
		implode( ' ', $blocked ) . ' ' . __( 'A security plugin or the server may block these routes. Allow them for users who are logged in.', 'tillview' ),
		admin_url( 'plugins.php' ),
		__( 'Installed plugins', 'tillview' )
	);
}

/**
 * Requests a route as the browser of the user does; without a session, anonymously. Returns why it is blocked; empty if it is
 * not; the error if the site cannot send requests to itself.
 */
function request_route( string $route ) {
	$headers = array( 'Cache-Control' => 'no-cache' );
	$cookies = array();
	// phpcs:ignore WordPressVIPMinimum.Variables.RestrictedVariables, WordPress.Security.ValidatedSanitizedInput -- They are sent back to this site.
	foreach ( wp_unslash( $_COOKIE ) as $name => $value ) {
		if ( is_string( $value ) ) {
			$cookies[] = new \WP_Http_Cookie( compact( 'name', 'value' ) );
		}
	}
	$is_own = array() !== $cookies && is_user_logged_in();
	if ( $is_own ) {
		$headers['X-WP-Nonce'] = wp_create_nonce( 'wp_rest' );
	}
	$reply = wp_remote_get(
		rest_url( $route ),
		array(
			'cookies'   => $is_own ? $cookies : array(),
			'headers'   => $headers,
			'timeout'   => 10,
			/** This filter is documented in WordPress. */
			'sslverify' => apply_filters( 'https_local_ssl_verify', false ),
		)
	);
	if ( is_wp_error( $reply ) ) {
		return $reply;
	}
	$status = (int) wp_remote_retrieve_response_code( $reply );
	$data   = json_decode( wp_remote_retrieve_body( $reply ), true );
	// Anonymous requests are refused by the route itself.
	$is_reached = is_array( $data ) && ( 200 === $status || ( ! $is_own && 401 === $status ) );
	/* translators: %d: the status of an HTTP response, such as 403. */
	return $is_reached ? '' : ( is_array( $data ) && isset( $data['message'] ) ? (string) $data['message'] : sprintf( __( 'The status is %d.', 'tillview' ), $status ) );
}

/** Whether the mails of the digest were sent. */
function check_mails(): array {
	$url        = get_screen_url( '/analytics/settings' );
	$recipients = read_digest_option()['recipients'];
	if ( array() === $recipients || '' !== get_digest_problem() ) {
		return get_health( 'good', __( 'Tillview has no mails to send', 'tillview' ), __( 'The digest is turned off, or this site is a copy.', 'tillview' ) );
	}
	$due    = read_due_digests();
	$late   = array();
	$errors = array();
	foreach ( array_keys( $recipients ) as $user_id ) {
		$user  = get_userdata( $user_id );
		$name  = $user ? $user->display_name : (string) $user_id;
		$error = read_digest_state( $user_id )['error'];
		if ( '' !== $error ) {
			$errors[] = $name . ': ' . $error;
		} elseif ( ! isset( $due[ $user_id ] ) || min( $due[ $user_id ] ) < time() - MAX_MAIL_DELAY ) {
			$late[] = $name;
		}
	}
	if ( array() !== $errors ) {
		return get_health( 'recommended', __( 'Tillview could not send all mails', 'tillview' ), implode( ' ', $errors ), $url, __( 'Digest by email', 'tillview' ) );
	}
	if ( array() !== $late ) {
		return get_health(
			'recommended',
			__( 'The mails of Tillview are late', 'tillview' ),
			/* translators: %s: names of users. */
			sprintf( __( 'The digest of %s was not sent in time. Check that WP-Cron runs: scheduled actions run when the site is visited.', 'tillview' ), implode( ', ', $late ) ),
			admin_url( 'admin.php?page=wc-status&tab=action-scheduler&s=' . DIGEST_ACTION ),
			__( 'Scheduled actions', 'tillview' )
		);
	}
	return get_health( 'good', __( 'Tillview sends its mails in time', 'tillview' ), __( 'Each recipient of the digest has a scheduled mail.', 'tillview' ) );
}

/** Returns the result of a check as Site Health shows it. */
function to_site_health( string $name, array $result ): array {
	return array(
		'label'       => $result['label'],
		'status'      => $result['status'],
		'badge'       => array(
			'label' => __( 'Tillview', 'tillview' ),
			'color' => 'blue',
		),
		'description' => '<p>' . esc_html( $result['text'] ) . '</p>',
		'actions'     => '' === $result['url'] ? '' : sprintf( '<p><a href="%s">%s</a></p>', esc_url( $result['url'] ), esc_html( $result['link'] ) ),
		'test'        => 'tillview_' . $name,
	);
}

/** Adds the checks to Site Health; the requests of the routes run in one of their own. */
function add_site_health_tests( $tests ) {
	if ( ! is_array( $tests ) || '' !== get_missing_requirement() ) {
		return $tests;
	}
	foreach ( get_health_checks() as $name => $check ) {
		$run = static function () use ( $name, $check ): array {
			return to_site_health( $name, $check() );
		};
		$is_async = 'routes' === $name;
		$tests[ $is_async ? 'async' : 'direct' ][ 'tillview_' . $name ] = array(
			'label' => __( 'Tillview', 'tillview' ),
			'test'  => $is_async ? 'tillview_routes' : $run,
		) + ( $is_async ? array( 'async_direct_test' => $run ) : array() );
	}
	return $tests;
}

/** Replies to Site Health with the check of the routes. */
function handle_route_check(): void {
	check_ajax_referer( 'health-check-site-status' );
	if ( ! current_user_can( 'view_site_health_checks' ) ) {
		wp_send_json_error( null, 403 );
	}
	wp_send_json_success( to_site_health( 'routes', check_rest_routes() ) );
}
