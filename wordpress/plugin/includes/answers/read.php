<?php
/**
 * Reads the REST API of the store as the current user: each figure is the one that the reports show to that user.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a route of the store as the current user. Returns its data, or the error. WordPress returns no rows when a query
 * fails, which would look like a store without sales, so a failed query is an error, too. `$total` becomes the number of rows
 * on all pages, if the route counts them.
 */
function read_rest( string $route, array $params, ?int &$total = null ) {
	// What WooCommerce has kept of an earlier reply can be older than the last order.
	$request = new \WP_REST_Request( 'GET', $route );
	$request->set_query_params( array( 'force_cache_refresh' => true ) + $params );
	$failed   = count( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ) );
	$response = rest_do_request( $request );
	if ( $response->is_error() ) {
		return $response->as_error();
	}
	$data = rest_get_server()->response_to_data( $response, false );
	if ( ! is_array( $data ) || count( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ) ) > $failed ) {
		return new \WP_Error( 'tillview_failed_read', __( 'The orders could not be read from the database.', 'tillview' ) );
	}
	$headers = $response->get_headers();
	$total   = isset( $headers['X-WP-Total'] ) ? (int) $headers['X-WP-Total'] : null;
	return $data;
}

/** Reads a list of rows with a field, like `read_rest`. */
function read_rest_rows( string $route, array $params, string $field, ?int &$total = null ) {
	$rows = read_rest( $route, $params, $total );
	foreach ( is_wp_error( $rows ) ? array() : $rows as $row ) {
		if ( ! is_array( $row ) || ! isset( $row[ $field ] ) ) {
			return new \WP_Error( 'tillview_failed_read', $route );
		}
	}
	return $rows;
}

/** Returns a reply, or null if it is an error. */
function get_known( $reply ) {
	return is_wp_error( $reply ) ? null : $reply;
}

/** Whether the user may not read something. */
function is_forbidden( $reply ): bool {
	$data = is_wp_error( $reply ) ? $reply->get_error_data() : null;
	return in_array( is_array( $data ) ? $data['status'] ?? 0 : 0, array( 401, 403 ), true );
}

/** Returns why something cannot be read, as in the app; `$subject` is a noun with its article, such as "the sales". */
function describe_failed_read( \WP_Error $error, string $subject ): string {
	if ( is_forbidden( $error ) ) {
		/* translators: %s: what was requested, such as "the reviews". */
		return sprintf( __( 'You do not have permission to see %s. Ask an administrator for access.', 'tillview' ), $subject );
	}
	if ( 'rest_no_route' === $error->get_error_code() ) {
		/* translators: %s: what was requested, such as "the reviews". */
		return sprintf( __( 'This store does not offer %s.', 'tillview' ), $subject );
	}
	/* translators: %s: what was requested, such as "the reviews". */
	return sprintf( __( 'Could not load %s.', 'tillview' ), $subject );
}

/** Returns a number of a reply, which can be text; null if it is none. */
function read_number( $value ): ?float {
	$is_number = is_int( $value ) || is_float( $value ) || ( is_string( $value ) && is_numeric( $value ) );
	return $is_number && is_finite( (float) $value ) ? (float) $value : null;
}
