<?php
/**
 * The orders of a range in groups, which the database adds up: a large shop has too many orders to read each. The groups are
 * those of Sources and of the Explorer (packages/data/src/ledger/group-orders.ts).
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the groups of a range by 'source' or 'customer_type', the one with the highest net sales first: its name, net
 * sales, orders and share of the net sales; or the error.
 */
function read_answer_groups( string $by, array $range ) {
	if ( ! may_read_reports() ) {
		return get_forbidden_reports_error();
	}
	if ( has_limited_reports() ) {
		return new \WP_Error( 'tillview_limited_reports', __( 'Another plugin limits which orders you see, so they are not grouped here.', 'tillview' ), array( 'status' => 409 ) );
	}
	try {
		if ( ! lock_groups() ) {
			return get_busy_groups_error();
		}
		$groups = array();
		foreach ( read_range_groups( $range, 'source' === $by ? array( 'origin' ) : array() ) as $month ) {
			foreach ( $month['net'] as $at => $net ) {
				$name            = 'source' === $by ? $month['names']['origin'][ $month['origin'][ $at ] ] : ( 1 === $month['returning'][ $at ] ? 'returning' : 'new' );
				$group           = $groups[ $name ] ?? array( 0.0, 0 );
				$groups[ $name ] = array( $group[0] + $net, $group[1] + (int) $month['orders'][ $at ] );
			}
		}
	} catch ( \RuntimeException $error ) {
		return get_database_error( $error );
	} finally {
		unlock_groups();
	}
	arsort( $groups );
	$all    = array_sum( array_column( $groups, 0 ) );
	$result = array();
	foreach ( $groups as $name => list( $net, $orders ) ) {
		$result[] = array(
			'name'          => (string) $name,
			'net_revenue'   => round_amount( $net ),
			'orders_count'  => $orders,
			'share_percent' => $all > 0 ? round( 100 * $net / $all, 1 ) : null,
		);
	}
	return $result;
}

/** Yields the groups of each month of a range, whose last second is part of it. A statement reads at most one month. */
function read_range_groups( array $range, array $by ): \Generator {
	$time = str_replace( 'T', ' ', $range[0] );
	$end  = gmdate( 'Y-m-d H:i:s', strtotime( str_replace( 'T', ' ', $range[1] ) . ' UTC' ) + 1 );
	while ( $time < $end ) {
		$month = substr( $time, 0, 7 );
		$next  = min( $end, get_next_month( $month ) . '-01 00:00:00' );
		if ( has_group_table() && array( $month . '-01 00:00:00', get_next_month( $month ) . '-01 00:00:00' ) === array( $time, $next ) ) {
			$groups = read_month_groups( $month, $by, array() === $by ? 'hour' : 'day' )[1];
		} else {
			$groups = get_empty_groups( $by );
			add_groups( $groups, array( $time, $next ), $by, 'month' );
		}
		yield finish_groups( $groups );
		$time = $next;
	}
}
