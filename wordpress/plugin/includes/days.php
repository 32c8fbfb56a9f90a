<?php
/**
 * Net sales and orders of past days in one small reply (packages/data/src/reports/kept-days.ts). Each value is that of
 * `wc-analytics/reports/revenue/stats`, whose own reply has a hundred days at most, is twenty times as large, and counts
 * the products and coupons of its range too: in a large shop, these counts take nearly all of its time.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The maximum number of days of a request. */
const MAX_DAYS = 600;

/**
 * Registers the route. `after` and `before` are the first and the last day, 'YYYY-MM-DD'; with a time, 'YYYY-MM-DDTHH:MM:SS',
 * the last day is read up to that second.
 */
function register_days_route(): void {
	$day  = '[0-9]{4}-[0-9]{2}-[0-9]{2}';
	$date = array(
		'type'     => 'string',
		'required' => true,
	);
	register_own_route(
		'/days',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\read_days',
			'permission_callback' => __NAMESPACE__ . '\may_read_reports',
			'args'                => array(
				'after'  => $date + array( 'pattern' => "^$day\$" ),
				'before' => $date + array( 'pattern' => "^$day(T[0-9]{2}:[0-9]{2}:[0-9]{2})?\$" ),
			),
		)
	);
}

/** Returns the net sales and the number of orders of each day from the first on, or the error of the report. */
function read_days( \WP_REST_Request $request ) {
	// The pattern alone would accept a line break at the end.
	$first = substr( $request['after'], 0, 10 );
	$last  = substr( $request['before'], 0, 10 );
	$end   = strlen( $request['before'] ) > 11 ? substr( $request['before'], 11, 8 ) : '23:59:59';
	$days  = array();
	for ( $time = strtotime( "$first UTC" ); gmdate( 'Y-m-d', $time ) <= $last && count( $days ) <= MAX_DAYS; $time += DAY_IN_SECONDS ) {
		$days[ gmdate( 'Y-m-d', $time ) ] = array( 0, 0 );
	}
	if ( array() === $days || count( $days ) > MAX_DAYS ) {
		return new \WP_Error(
			'tillview_invalid_range',
			/* translators: %d: a number of days. */
			sprintf( __( 'The range must have from 1 to %d days.', 'tillview' ), MAX_DAYS ),
			array( 'status' => 400 )
		);
	}
	try {
		$sums = has_limited_reports() ? read_report_days( array_keys( $days ), $end ) : query_days( $first, "$last $end" );
	} catch ( \RuntimeException $error ) {
		return get_database_error( $error );
	}
	if ( is_wp_error( $sums ) ) {
		return $sums;
	}
	$days = array_merge( $days, $sums );
	return array(
		'first'  => $first,
		'sales'  => array_column( $days, 0 ),
		'orders' => array_column( $days, 1 ),
	);
}

/**
 * Reads net sales and orders of the days with orders, by day, up to a time, 'YYYY-MM-DD HH:MM:SS'.
 *
 * @throws \RuntimeException When the orders cannot be read.
 */
function query_days( string $first, string $until ): array {
	global $wpdb;
	$column   = get_ledger_date_column();
	$excluded = array_merge( array( '' ), get_excluded_statuses() );
	$rows     = query_rows(
		'SELECT DATE( %i ) AS day, SUM( net_total ) AS sales, SUM( parent_id = 0 ) AS orders FROM %i
			WHERE %i >= %s AND %i <= %s AND status NOT IN ( ' . get_placeholders( $excluded, '%s' ) . ' ) GROUP BY day',
		array_merge(
			array( $column, $wpdb->prefix . 'wc_order_stats', $column, "$first 00:00:00", $column, $until ),
			$excluded
		)
	);
	$days     = array();
	foreach ( $rows as $row ) {
		$days[ $row['day'] ] = array( (float) $row['sales'], (int) $row['orders'] );
	}
	return $days;
}

/**
 * Reads them from the report, which knows the limits of other plugins, a hundred days at a time, the last one up to a time of
 * the day; or returns its error.
 */
function read_report_days( array $dates_of_range, string $end ) {
	$days = array();
	foreach ( array_chunk( $dates_of_range, 100 ) as $dates ) {
		$last   = end( $dates );
		$report = new \WP_REST_Request( 'GET', '/wc-analytics/reports/revenue/stats' );
		$report->set_query_params(
			array(
				'after'    => $dates[0] . 'T00:00:00',
				'before'   => $last . 'T' . ( end( $dates_of_range ) === $last ? $end : '23:59:59' ),
				'interval' => 'day',
				'order'    => 'asc',
				'fields'   => array( 'net_revenue', 'orders_count' ),
				'per_page' => 100,
			)
		);
		$response = rest_do_request( $report );
		if ( $response->is_error() ) {
			return $response->as_error();
		}
		// The data contain objects of the report's own classes.
		$data = json_decode( (string) wp_json_encode( $response->get_data() ), true );
		foreach ( $data['intervals'] as $interval ) {
			$days[ $interval['interval'] ] = array( $interval['subtotals']['net_revenue'], $interval['subtotals']['orders_count'] );
		}
	}
	return $days;
}
