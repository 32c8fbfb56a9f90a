<?php
/**
 * The times at which orders were made, in one small reply: what the alarm "No orders since" needs
 * (packages/data/src/reports/order-times.ts). It has neither amounts nor customers.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The days that the alarm uses: 91 that tell what is usual, and a year. */
const ORDER_TIMES_DAYS = 456;

/** From this number of orders on, only the hours of the newest days are sent, and the orders of the days that tell what is usual. */
const ORDER_TIMES_LIMIT = 3000;

/** The newest days whose hours a busy shop sends, and the days before today whose orders it sends. */
const ORDER_TIMES_HOURS = 42;
const ORDER_TIMES_LEVEL = 92;

/** The statuses of what is no order yet, or no longer. All others were made, whatever became of them. */
const NO_ORDER_STATUSES = array( 'auto-draft', 'trash', 'draft', 'checkout-draft', 'wc-checkout-draft' );

/** Registers the route. */
function register_order_times_route(): void {
	register_rest_route(
		'tillview/v1',
		'/order-times',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\read_order_times',
			'permission_callback' => static function (): bool {
				return wc_rest_check_manager_permissions( 'reports', 'read' );
			},
		)
	);
}

/**
 * Returns the orders by hour of the site's local time: `start` is the day of the first hour, `hours` has the hour of each
 * order as the difference to the hour of the order before, counted from that day's first hour. A busy shop has the
 * counts of all `hours` since `start` instead, and those of the `days` before today; `isBusy` says so. `newest` is the
 * time of the newest order.
 */
function read_order_times() {
	try {
		$times = read_newest_times( ORDER_TIMES_LIMIT + 1 );
		if ( count( $times ) > ORDER_TIMES_LIMIT ) {
			return count_order_times( to_local_time( $times[0] ) );
		}
	} catch ( \RuntimeException $error ) {
		return new \WP_Error( 'tillview_database_error', __( 'The orders could not be read from the database.', 'tillview' ), array( 'status' => 500 ) );
	}
	$local = array_map( __NAMESPACE__ . '\to_local_time', $times );
	sort( $local );
	$start = array() === $local ? substr( current_time( 'mysql' ), 0, 10 ) : substr( $local[0], 0, 10 );
	$hours = array();
	$last  = 0;
	foreach ( $local as $time ) {
		$hour    = get_hour_after( $start, $time );
		$hours[] = $hour - $last;
		$last    = $hour;
	}
	return array(
		'isBusy' => false,
		'start'  => $start,
		'newest' => array() === $local ? null : end( $local ),
		'hours'  => $hours,
	);
}

/** Returns the table, its columns and the type of orders, whose storage depends on the site. */
function get_order_storage(): array {
	global $wpdb;
	return has_order_tables()
		? array( 'date_created_gmt', $wpdb->prefix . 'wc_orders', 'type', 'status' )
		: array( 'post_date_gmt', $wpdb->posts, 'post_type', 'post_status' );
}

/** Returns the conditions of orders since some days ago, and their values. */
function get_times_condition( int $days ): array {
	list( $date, , $type, $status ) = get_order_storage();
	return array(
		"%i = 'shop_order' AND %i NOT IN ( " . get_placeholders( NO_ORDER_STATUSES, '%s' ) . ' ) AND %i >= %s AND %i <= %s',
		array_merge(
			array( $type, $status ),
			NO_ORDER_STATUSES,
			array( $date, gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ), $date, gmdate( 'Y-m-d H:i:s' ) )
		),
	);
}

/** Returns the times of the newest orders in UTC, newest first. */
function read_newest_times( int $limit ): array {
	list( $date, $table )       = get_order_storage();
	list( $condition, $values ) = get_times_condition( ORDER_TIMES_DAYS );
	$rows                       = query_rows(
		"SELECT %i AS time FROM %i WHERE $condition ORDER BY %i DESC LIMIT %d",
		array_merge( array( $date, $table ), $values, array( $date, $limit ) )
	);
	return array_column( $rows, 'time' );
}

/** Counts the orders of a busy shop by hour and by day. Quarters of an hour are parts of the hours of all time zones. */
function count_order_times( string $newest ): array {
	list( $date, $table )       = get_order_storage();
	list( $condition, $values ) = get_times_condition( ORDER_TIMES_LEVEL + 1 );
	$rows                       = query_rows(
		"SELECT MIN( %i ) AS time, COUNT( * ) AS orders FROM %i WHERE $condition GROUP BY FLOOR( TIMESTAMPDIFF( MINUTE, '2000-01-01', %i ) / 15 )",
		array_merge( array( $date, $table ), $values, array( $date ) )
	);
	$today                      = substr( current_time( 'mysql' ), 0, 10 );
	$start                      = gmdate( 'Y-m-d', strtotime( $today . ' UTC' ) - ORDER_TIMES_HOURS * DAY_IN_SECONDS );
	$first                      = gmdate( 'Y-m-d', strtotime( $today . ' UTC' ) - ORDER_TIMES_LEVEL * DAY_IN_SECONDS );
	$hours                      = array_fill( 0, get_hour_after( $start, current_time( 'mysql' ) ) + 1, 0 );
	$days                       = array_fill( 0, ORDER_TIMES_LEVEL, 0 );
	foreach ( $rows as $row ) {
		$time = to_local_time( $row['time'] );
		$hour = get_hour_after( $start, $time );
		$day  = intdiv( get_hour_after( $first, $time ), 24 );
		if ( isset( $hours[ $hour ] ) ) {
			$hours[ $hour ] += (int) $row['orders'];
		}
		if ( $time >= $first && isset( $days[ $day ] ) ) {
			$days[ $day ] += (int) $row['orders'];
		}
	}
	return array(
		'isBusy' => true,
		'start'  => $start,
		'newest' => $newest,
		'hours'  => $hours,
		'days'   => $days,
	);
}

/** Converts a time in UTC, 'YYYY-MM-DD HH:mm:ss', to the local time of the site. */
function to_local_time( string $time ): string {
	return get_date_from_gmt( $time );
}

/** Returns the number of the hour of a local time, counted from the first hour of a day. Each day has 24 hours. */
function get_hour_after( string $day, string $time ): int {
	return (int) floor( ( strtotime( $time . ' UTC' ) - strtotime( $day . ' UTC' ) ) / HOUR_IN_SECONDS );
}
