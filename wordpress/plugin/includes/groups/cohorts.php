<?php
/**
 * Cohorts of large shops: for each month, how many customers have ordered and their net sales, by the month of their first
 * order. The figures are those that the browser computes from all orders in a smaller shop (packages/statistics/src/cohorts.ts).
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the route. A reply begins after the month `after`, or with the first month, and has as many months as are read in a second;
 * `chain` is that of the reply before, and stands for the state of all earlier months.
 */
function register_cohorts_route(): void {
	register_orders_route(
		'/cohorts',
		'read_cohorts',
		array(
			'after' => array(
				'type'    => 'string',
				'pattern' => '^([0-9]{4}-(0[1-9]|1[0-2]))?$',
				'default' => '',
			),
			'chain' => array(
				'type'    => 'string',
				'pattern' => '^[0-9a-f]{0,32}$',
				'default' => '',
			),
		)
	);
}

/** Returns the cohorts of months, oldest first, and how many months follow. */
function read_cohorts( \WP_REST_Request $request ) {
	$started = microtime( true );
	$chain   = $request['chain'];
	$months  = array();
	try {
		if ( ! lock_groups() ) {
			return get_busy_groups_error();
		}
		$left = get_order_months();
		if ( '' !== $request['after'] ) {
			$left = array_filter(
				$left,
				static function ( string $month ) use ( $request ): bool {
					return $month > substr( $request['after'], 0, 7 );
				}
			);
		}
		while ( array() !== $left && microtime( true ) - $started < GROUP_REPLY_SECONDS ) {
			$month    = array_shift( $left );
			$chain    = md5( $chain . read_group_state( array( $month . '-01', get_next_month( $month ) . '-01' ) ) );
			$months[] = array( 'month' => $month ) + read_month_cohorts( $month, $chain );
		}
	} finally {
		unlock_groups();
	}
	return array(
		'months' => $months,
		'chain'  => $chain,
		'left'   => count( $left ),
	);
}

/** Returns the cohorts of a month in columns, kept or computed. They depend on no later month: `$state` is that of all months up to this one. */
function read_month_cohorts( string $month, string $state ): array {
	$kept = find_kept_groups( $month, array( 'cohort' ), 'month' );
	if ( null !== $kept && $kept['state'] === $state ) {
		return $kept['groups'];
	}
	list( $sql, $values ) = get_cohort_statement( array( $month . '-01', get_next_month( $month ) . '-01' ) );
	$rows                 = query_in_time( $sql, $values );
	$cohorts              = array(
		'first'     => array_column( $rows, 'first' ),
		'customers' => array_map( 'intval', array_column( $rows, 'customers' ) ),
		'net'       => array_map( 'floatval', array_column( $rows, 'net' ) ),
	);
	keep_groups( $month, array( 'cohort' ), 'month', $state, $cohorts );
	return $cohorts;
}

/**
 * Returns the statement of the cohorts of a month, without SELECT, and the values of its placeholders. The first order of each customer of
 * the month is found by the index of the customer: the mark of the store is missing where an earlier order was removed.
 */
function get_cohort_statement( array $range ): array {
	global $wpdb;
	list( $tables, $table_values, $where, $get_where_values ) = get_group_tables();
	$column   = get_ledger_date_column();
	$excluded = array_merge( array( '' ), get_excluded_statuses() );
	return array(
		"cohorts.first, SUM( cohorts.has_ordered ) AS customers, SUM( cohorts.net ) AS net
		FROM ( SELECT found.has_ordered, found.net, (
				SELECT SUBSTRING( MIN( firsts.%i ), 1, 7 ) FROM %i AS firsts
				WHERE firsts.customer_id = found.customer_id AND firsts.parent_id = 0 AND firsts.%i IS NOT NULL AND firsts.status NOT IN ( " . get_placeholders( $excluded, '%s' ) . " )
			) AS first
			FROM ( SELECT CASE WHEN parents.order_id IS NULL THEN orders.customer_id ELSE parents.customer_id END AS customer_id,
				MAX( CASE WHEN orders.parent_id = 0 THEN 1 ELSE 0 END ) AS has_ordered, SUM( orders.net_total ) AS net
				FROM $tables WHERE $where GROUP BY 1 ) AS found
			WHERE found.customer_id > 0 ) AS cohorts
		WHERE cohorts.first IS NOT NULL GROUP BY cohorts.first ORDER BY cohorts.first",
		array_merge( array( $column, $wpdb->prefix . 'wc_order_stats', $column ), $excluded, $table_values, $get_where_values( $range ) ),
	);
}
