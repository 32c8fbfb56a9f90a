<?php
/**
 * Net sales and orders of past days in one small reply, which the app keeps in the browser
 * (packages/data/src/reports/kept-days.ts). Each value is that of `wc-analytics/reports/revenue/stats`, whose own reply
 * has a hundred days at most and is twenty times as large.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The maximum number of days of a request. */
const MAX_DAYS = 600;

/** Registers the route. `after` and `before` are the first and the last day, 'YYYY-MM-DD'. */
function register_days_route(): void {
	$day = array(
		'type'     => 'string',
		'format'   => 'date',
		'pattern'  => '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
		'required' => true,
	);
	register_own_route(
		'/days',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\read_days',
			'permission_callback' => __NAMESPACE__ . '\may_read_reports',
			'args'                => array(
				'after'  => $day,
				'before' => $day,
			),
		)
	);
}

/** Returns the net sales and the number of orders of each day from the first on, or the error of the report. */
function read_days( \WP_REST_Request $request ) {
	// The pattern alone would accept a line break at the end.
	$first = substr( $request['after'], 0, 10 );
	$last  = substr( $request['before'], 0, 10 );
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
	// Each reply has a hundred days. A range of its own for each, because the report adds up the whole range of a request.
	foreach ( array_chunk( array_keys( $days ), 100 ) as $dates ) {
		$report = new \WP_REST_Request( 'GET', '/wc-analytics/reports/revenue/stats' );
		$report->set_query_params(
			array(
				'after'    => $dates[0] . 'T00:00:00',
				'before'   => end( $dates ) . 'T23:59:59',
				'interval' => 'day',
				'order'    => 'asc',
				'fields'   => array( 'net_revenue', 'orders_count' ),
				'per_page' => 100,
			)
		);
		$response = rest_do_request( $report );
		if ( $response->is_error() ) {
			return $response;
		}
		// The data contain objects of the report's own classes.
		$data = json_decode( (string) wp_json_encode( $response->get_data() ), true );
		foreach ( $data['intervals'] as $interval ) {
			$days[ $interval['interval'] ] = array( $interval['subtotals']['net_revenue'], $interval['subtotals']['orders_count'] );
		}
	}
	return array(
		'first'  => $first,
		'sales'  => array_column( $days, 0 ),
		'orders' => array_column( $days, 1 ),
	);
}
