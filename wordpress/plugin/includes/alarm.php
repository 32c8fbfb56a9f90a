<?php
/**
 * The alarm "No orders since", for the page, the route of pages that stay open, and the mail. It is the same as in the app,
 * which computes it in other stores: packages/statistics/src/alarm.ts has the formulas, and both are tested with
 * tests/cases/alarm.json.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The days that the alarm uses: 91 that tell what is usual, and a year. */
const ALARM_DAYS       = 456;
const ALARM_LEVEL_DAYS = 91;
const ALARM_YEAR_DAYS  = 365;

/** The days under which it is not known what is usual, and those of a busy shop. */
const ALARM_MIN_DAYS      = 150;
const ALARM_MIN_BUSY_DAYS = 7;

/** How much more than the longest pause an alarm needs, and the fewest orders. */
const ALARM_MARGIN       = 1.2;
const ALARM_MIN_EXPECTED = 3;

/** From this number of orders on, only the hours of the newest days are read, and the orders of the days that tell what is usual. */
const ALARM_LIMIT     = 3000;
const ALARM_BUSY_DAYS = 42;

/** The statuses of what is no order yet, or no longer. All others were made, whatever became of them. */
const NO_ORDER_STATUSES = array( 'auto-draft', 'trash', 'draft', 'checkout-draft', 'wc-checkout-draft' );

/** The statuses of orders that wait for payment, and of those that were not paid. Cancelled ones need nothing, and are skipped. */
const WAITING_STATUSES = array( 'wc-pending', 'wc-on-hold' );
const UNPAID_STATUSES  = array( 'wc-pending', 'wc-on-hold', 'wc-failed' );

/** The newest orders among which unpaid ones are counted, as in a list of the app. */
const UNPAID_LIMIT = 100;

/** The transient with the last alarm, for the hour and the newest order that it is of. */
const ALARM_TRANSIENT = 'tillview_alarm';

/** Registers the route. */
function register_alarm_route(): void {
	register_own_route(
		'/alarm',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\get_alarm_reply',
			'permission_callback' => __NAMESPACE__ . '\may_read_reports',
		)
	);
}

/**
 * Returns the hour of the site's local time, and the alarm in it, or null; for a user who may see orders also the newest
 * order. The error if the user may not know all orders of the shop, or if they cannot be read.
 */
function get_alarm_reply() {
	if ( ! may_read_reports() ) {
		return get_forbidden_reports_error();
	}
	if ( has_limited_reports() ) {
		return get_limited_reports_error();
	}
	try {
		$reply = array(
			'hour'  => substr( current_time( 'mysql' ), 0, 13 ),
			'alarm' => get_shop_alarm(),
		);
		return current_user_can( 'edit_shop_orders' ) ? $reply + array( 'newest' => get_newest_order() ) : $reply; // phpcs:ignore WordPress.WP.Capabilities.Unknown -- A capability of WooCommerce.
	} catch ( \RuntimeException $error ) {
		return get_database_error( $error );
	}
}

/**
 * Returns the alarm of the present hour: `since`, the local time of the newest order, the complete `hours` since then,
 * the orders that are usual in them, `expected`, the `longest` such pause of the `days` before, and the orders that failed
 * or wait for payment since the last one that was paid, `unpaid`, or more than these, `hasMoreUnpaid`. Null if there is none.
 *
 * @throws \RuntimeException When the orders cannot be read.
 */
function get_shop_alarm(): ?array {
	$now  = substr( current_time( 'mysql' ), 0, 13 ) . ':59:59';
	$last = read_newest_times( 1 );
	if ( array() === $last ) {
		return null;
	}
	$since = get_date_from_gmt( $last[0] );
	if ( substr( $since, 0, 13 ) >= substr( $now, 0, 13 ) ) {
		return null;
	}
	$kept = get_transient( ALARM_TRANSIENT );
	if ( ! is_array( $kept ) || ( $kept['key'] ?? '' ) !== $now . $since ) {
		$kept = array(
			'key'   => $now . $since,
			'alarm' => make_alarm( read_alarm_counts( $now ), $since ),
		);
		set_transient( ALARM_TRANSIENT, $kept, HOUR_IN_SECONDS );
	}
	return null === $kept['alarm'] ? null : $kept['alarm'] + count_unpaid( read_newest_statuses( UNPAID_LIMIT ), UNPAID_LIMIT );
}

/**
 * Returns the time of the newest order in the site's local time, `at`, and how many of the newest wait for payment since
 * the last one that does not, `waiting`, or more than these, `isMore`. Null without an order.
 *
 * @throws \RuntimeException When the orders cannot be read.
 */
function get_newest_order(): ?array {
	$times = read_newest_times( 1 );
	return array() === $times ? null : array( 'at' => get_date_from_gmt( $times[0] ) ) + count_waiting( read_newest_statuses( UNPAID_LIMIT ), UNPAID_LIMIT );
}

/** Counts the orders before the first that does not wait for payment, in the statuses of the newest ones. */
function count_waiting( array $statuses, int $limit ): array {
	$waiting = 0;
	while ( $waiting < count( $statuses ) && in_array( $statuses[ $waiting ], WAITING_STATUSES, true ) ) {
		++$waiting;
	}
	return array(
		'waiting' => $waiting,
		'isMore'  => $waiting >= $limit,
	);
}

/**
 * Counts the orders that failed or wait for payment since the last one that was paid, in the statuses of the newest ones.
 * There may be more of them if as many as the limit were read, and none of these was paid.
 */
function count_unpaid( array $statuses, int $limit ): array {
	$count = 0;
	$paid  = false;
	foreach ( $statuses as $status ) {
		if ( in_array( $status, UNPAID_STATUSES, true ) ) {
			++$count;
		} elseif ( 'wc-cancelled' !== $status ) {
			$paid = true;
			break;
		}
	}
	return array(
		'unpaid'        => $count,
		'hasMoreUnpaid' => ! $paid && count( $statuses ) >= $limit,
	);
}

/** Returns the alarm of the counts of `read_alarm_counts`; null if there is none. */
function make_alarm( array $counts, string $since ): ?array {
	list( $hours, $days ) = $counts;
	$found                = null === $days ? find_alarm( $hours ) : find_busy_shop_alarm( $hours, $days );
	if ( null === $found || ! $found['isAlarm'] ) {
		return null;
	}
	$known = intdiv( count( $hours ), 24 ) - ( null === $days ? ALARM_LEVEL_DAYS : 0 );
	return array(
		'since' => $since,
		'days'  => min( ALARM_YEAR_DAYS, $known ),
	) + $found;
}

/**
 * Reads the orders of each complete hour of the site's local time before a time, from the first hour of a day on, and for
 * a busy shop also those of each of the 91 days before the day of the last hour; else null.
 */
function read_alarm_counts( string $now ): array {
	$times = read_newest_times( ALARM_LIMIT + 1 );
	if ( count( $times ) > ALARM_LIMIT ) {
		return count_order_times( $now );
	}
	$local = array_map( 'get_date_from_gmt', $times );
	sort( $local );
	$start = substr( $local[0], 0, 10 );
	$hours = array_fill( 0, max( 0, get_hour_after( $start, $now ) ), 0 );
	foreach ( $local as $time ) {
		$hour = get_hour_after( $start, $time );
		if ( isset( $hours[ $hour ] ) ) {
			++$hours[ $hour ];
		}
	}
	return array( $hours, null );
}

/** Compares the time since the last order with every earlier pause of the last year, as `findAlarm` of the app does. */
function find_alarm( array $counts ): ?array {
	$length = count( $counts );
	if ( $length < ALARM_MIN_DAYS * 24 ) {
		return null;
	}
	$level      = ALARM_LEVEL_DAYS * 24;
	$first      = max( $level, $length - ALARM_YEAR_DAYS * 24 );
	$by_weekday = array_fill( 0, 7, 0 );
	$by_hour    = array_fill( 0, 24, 0 );
	$total      = 0;
	$add        = static function ( int $at, int $sign ) use ( $counts, &$by_weekday, &$by_hour, &$total ): void {
		$count                                 = $sign * $counts[ $at ];
		$by_weekday[ intdiv( $at, 24 ) % 7 ] += $count;
		$by_hour[ $at % 24 ]                  += $count;
		$total                                += $count;
	};
	for ( $at = $first - $level; $at < $first; $at++ ) {
		$add( $at, 1 );
	}
	$rates = array();
	for ( $at = $first; $at < $length; $at++ ) {
		$rates[] = $total > 0 ? $by_weekday[ intdiv( $at, 24 ) % 7 ] * $by_hour[ $at % 24 ] / ( 13 * $total ) : 0;
		$add( $at, 1 );
		$add( $at - $level, -1 );
	}
	if ( 0 === $total ) {
		return null;
	}
	list( $hours, $expected, $earlier ) = measure_pauses( array_slice( $counts, $first ), $rates );
	return to_alarm( $hours, $expected, $earlier, 0 );
}

/** As `find_alarm`, for a busy shop, of which the hours of some days are known: `findBusyShopAlarm` of the app. */
function find_busy_shop_alarm( array $counts, array $days ): ?array {
	$length = count( $counts );
	$total  = array_sum( $counts );
	if ( $length < ALARM_MIN_BUSY_DAYS * 24 || count( $days ) < ALARM_LEVEL_DAYS || 0 === $total ) {
		return null;
	}
	$last_day   = (int) ceil( $length / 24 ) - 1;
	$by_weekday = array_fill( 0, 7, 0 );
	$by_hour    = array_fill( 0, 24, 0 );
	$weekday_of = static function ( int $day ) use ( $last_day ): int {
		return ( ( $day - $last_day ) % 7 + 7 ) % 7;
	};
	foreach ( array_slice( array_values( $days ), -ALARM_LEVEL_DAYS ) as $index => $count ) {
		$by_weekday[ $weekday_of( $last_day - ALARM_LEVEL_DAYS + $index ) ] += $count;
	}
	foreach ( $counts as $at => $count ) {
		$by_hour[ $at % 24 ] += $count;
	}
	$rates = array();
	foreach ( $counts as $at => $count ) {
		$rates[] = $by_weekday[ $weekday_of( intdiv( $at, 24 ) ) ] * $by_hour[ $at % 24 ] / ( 13 * $total );
	}
	list( $hours, $expected, $earlier ) = measure_pauses( $counts, $rates );
	sort( $earlier );
	$rank      = (int) ceil( round( count( $earlier ) * 0.9, 9 ) );
	$threshold = $earlier[ max( 1, $rank ) - 1 ] ?? 0;
	$excesses  = array();
	foreach ( $earlier as $pause ) {
		if ( $pause > $threshold ) {
			$excesses[] = $pause - $threshold;
		}
	}
	$mean   = array_sum( $excesses ) / max( 1, count( $excesses ) );
	$unseen = max( 1, $mean ) * log( max( 1, ALARM_YEAR_DAYS * 24 / $length ) );
	return to_alarm( $hours, $expected, $earlier, $unseen );
}

/** Returns the hours and the usual orders since the last order, and the usual orders of the earlier pauses. */
function measure_pauses( array $counts, array $rates ): array {
	$earlier  = array();
	$hours    = 0;
	$expected = 0.0;
	foreach ( $counts as $at => $count ) {
		if ( $count > 0 ) {
			if ( $expected > 0 ) {
				$earlier[] = $expected;
			}
			$hours    = 0;
			$expected = 0.0;
		} else {
			++$hours;
			$expected += $rates[ $at ];
		}
	}
	return array( $hours, $expected, $earlier );
}

/** Returns the alarm of measured pauses. `$unseen` is how much longer the longest pause of a year is than the measured ones. */
function to_alarm( int $hours, float $expected, array $earlier, float $unseen ): array {
	$longest = (float) max( array_merge( array( 0.0 ), $earlier ) );
	return array(
		'hours'    => $hours,
		'expected' => round( $expected, 4 ),
		'longest'  => round( $longest, 4 ),
		'isAlarm'  => $expected >= ALARM_MIN_EXPECTED && $expected > ALARM_MARGIN * ( $longest + $unseen ),
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
	list( $condition, $values ) = get_times_condition( ALARM_DAYS );
	$rows                       = query_rows(
		"SELECT %i AS time FROM %i WHERE $condition ORDER BY %i DESC LIMIT %d",
		array_merge( array( $date, $table ), $values, array( $date, $limit ) )
	);
	return array_column( $rows, 'time' );
}

/** Returns the statuses of the newest orders, newest first. */
function read_newest_statuses( int $limit ): array {
	list( $date, $table, , $status ) = get_order_storage();
	list( $condition, $values )      = get_times_condition( ALARM_DAYS );
	$rows                            = query_rows(
		"SELECT %i AS status FROM %i WHERE $condition ORDER BY %i DESC LIMIT %d",
		array_merge( array( $status, $table ), $values, array( $date, $limit ) )
	);
	return array_column( $rows, 'status' );
}

/**
 * Counts the orders of a busy shop by hour and by day, like `read_alarm_counts`. Quarters of an hour are parts of the hours
 * of all time zones.
 */
function count_order_times( string $now ): array {
	list( $date, $table )       = get_order_storage();
	list( $condition, $values ) = get_times_condition( ALARM_LEVEL_DAYS + 2 );
	$rows                       = query_rows(
		"SELECT MIN( %i ) AS time, COUNT( * ) AS orders FROM %i WHERE $condition GROUP BY FLOOR( TIMESTAMPDIFF( MINUTE, '2000-01-01', %i ) / 15 )",
		array_merge( array( $date, $table ), $values, array( $date ) )
	);
	$today                      = strtotime( substr( $now, 0, 10 ) . ' UTC' );
	$start                      = gmdate( 'Y-m-d', $today - ALARM_BUSY_DAYS * DAY_IN_SECONDS );
	// In the first hour of a day, the last complete hour is of the day before.
	$last  = strtotime( gmdate( 'Y-m-d', strtotime( $now . ' UTC' ) - HOUR_IN_SECONDS ) . ' UTC' );
	$first = gmdate( 'Y-m-d', $last - ALARM_LEVEL_DAYS * DAY_IN_SECONDS );
	$hours = array_fill( 0, get_hour_after( $start, $now ), 0 );
	$days  = array_fill( 0, ALARM_LEVEL_DAYS, 0 );
	foreach ( $rows as $row ) {
		$time = get_date_from_gmt( $row['time'] );
		$hour = get_hour_after( $start, $time );
		$day  = intdiv( get_hour_after( $first, $time ), 24 );
		if ( isset( $hours[ $hour ] ) ) {
			$hours[ $hour ] += (int) $row['orders'];
		}
		if ( $time >= $first && isset( $days[ $day ] ) ) {
			$days[ $day ] += (int) $row['orders'];
		}
	}
	return array( $hours, $days );
}

/** Returns the number of the hour of a local time, counted from the first hour of a day. Each day has 24 hours. */
function get_hour_after( string $day, string $time ): int {
	return (int) floor( ( strtotime( $time . ' UTC' ) - strtotime( $day . ' UTC' ) ) / HOUR_IN_SECONDS );
}
