<?php
/**
 * The orders of a range in groups, which the database adds up: a large shop has too many orders to read each. The groups are
 * those of Sources and of the Explorer (packages/data/src/ledger/group-orders.ts).
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The metadata that say where an order comes from. */
const SOURCE_KEYS = array( '_wc_order_attribution_source_type', '_wc_order_attribution_utm_source' );

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
		$rows = 'source' === $by ? query_sources( $range ) : query_customer_types( $range );
	} catch ( \RuntimeException $error ) {
		return new \WP_Error( 'tillview_database_error', __( 'The orders could not be read from the database.', 'tillview' ), array( 'status' => 500 ) );
	}
	$groups = array();
	foreach ( $rows as $row ) {
		$name            = 'source' === $by ? get_origin( (string) $row['kind'], (string) $row['origin'] ) : $row['kind'];
		$group           = $groups[ $name ] ?? array( 0.0, 0 );
		$groups[ $name ] = array( $group[0] + (float) $row['net'], $group[1] + (int) $row['orders_count'] );
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

/**
 * Returns the tables and conditions of the orders of a range, and their values. A refund belongs to the group of its order,
 * which the reports may not count.
 */
function get_answer_tables( array $range ): array {
	global $wpdb;
	$column   = get_ledger_date_column();
	$table    = $wpdb->prefix . 'wc_order_stats';
	$excluded = array_merge( array( '' ), get_excluded_statuses() );
	$statuses = get_placeholders( $excluded, '%s' );
	return array(
		"FROM %i AS orders LEFT JOIN %i AS parents ON orders.parent_id > 0 AND parents.order_id = orders.parent_id
			AND parents.%i IS NOT NULL AND parents.status NOT IN ( $statuses )
		WHERE orders.%i >= %s AND orders.%i <= %s AND orders.status NOT IN ( $statuses )",
		array_merge(
			array( $table, $table, $column ),
			$excluded,
			array( $column, str_replace( 'T', ' ', $range[0] ), $column, str_replace( 'T', ' ', $range[1] ) ),
			$excluded
		),
	);
}

/** Returns net sales and orders by the type and the name of their source. */
function query_sources( array $range ): array {
	global $wpdb;
	list( $tables, $values ) = get_answer_tables( $range );
	$storage                 = has_order_tables() ? array( $wpdb->prefix . 'wc_orders_meta', 'order_id', 'id' ) : array( $wpdb->postmeta, 'post_id', 'meta_id' );
	// Not a join, which would count an order twice that has a key twice.
	$text = '( SELECT meta_value FROM %i WHERE %i = COALESCE( parents.order_id, orders.order_id ) AND meta_key = %s ORDER BY %i DESC LIMIT 1 )';
	$of   = static function ( string $key ) use ( $storage ): array {
		return array( $storage[0], $storage[1], $key, $storage[2] );
	};
	// Names that differ only in case are different names, as in the app.
	return query_rows(
		"SELECT MIN( kind ) AS kind, MIN( origin ) AS origin, SUM( is_order ) AS orders_count, SUM( net ) AS net
		FROM ( SELECT $text AS kind, $text AS origin, orders.parent_id = 0 AS is_order, orders.net_total AS net $tables ) AS counted
		GROUP BY CAST( kind AS BINARY ), CAST( origin AS BINARY )",
		array_merge( $of( SOURCE_KEYS[0] ), $of( SOURCE_KEYS[1] ), $values )
	);
}

/** Returns net sales and orders of new and of returning customers; as in the reports, who is not known to be new returns. */
function query_customer_types( array $range ): array {
	list( $tables, $values ) = get_answer_tables( $range );
	return query_rows(
		"SELECT kind, SUM( is_order ) AS orders_count, SUM( net ) AS net
		FROM ( SELECT IF( 0 = IF( parents.order_id IS NULL, orders.returning_customer, parents.returning_customer ), 'new', 'returning' ) AS kind,
			orders.parent_id = 0 AS is_order, orders.net_total AS net $tables ) AS counted
		GROUP BY kind",
		$values
	);
}
