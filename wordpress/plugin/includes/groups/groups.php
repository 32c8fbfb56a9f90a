<?php
/**
 * The orders of a month in groups, for shops with too many orders to read each of them (docs/large-shops.md): one REST route,
 * whose sums the database computes, one statement for a grouping. `includes/ledger.php` sends the orders themselves; the sums of
 * both are equal.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The number of orders above which a shop reads groups, unless the filter `tillview_group_threshold` says otherwise. */
const GROUP_THRESHOLD = 200000;

/** The length of the part of a date that the orders of a group have in common. */
const GROUP_GRAINS = array(
	'month' => 7,
	'day'   => 10,
	'hour'  => 13,
);

/** The maximum time of a statement, in seconds, where the database has a limit. One that takes longer is halved. */
const GROUP_SECONDS = 5;

/** How long a request waits until another one of the shop is done, in seconds. */
const GROUP_WAIT = 20;

/** The maximum number of groups of a statement, which limits the memory that its rows need. With more it is halved. */
const GROUP_CHUNK = 20000;

/** The maximum number of months of a request. */
const MAX_GROUP_MONTHS = 24;

/** After how many seconds a reply has no further month. */
const GROUP_REPLY_SECONDS = 1;

/** The maximum number of groups of a month. */
const MAX_GROUPS = 100000;

/** The sums of a group by their names in the reply, all of which add up. */
const GROUP_SUMS = array( 'orders', 'net', 'sold', 'total', 'refunded_net', 'refunded_total', 'items', 'new_customers' );

/** The code of the exception of a statement that was ended because it took too long, or has too many groups. */
const TOO_LARGE = 1;

/**
 * Registers the route. A reply has as many of the months, in their order, as are read in a second, and at least one.
 * `checks`: those of the groups that the browser has of each month; if nothing has changed since, the groups are left out. `known`: the check
 * of each month that the browser has read for other columns a moment ago, which is not read again. `cut`: times at which ranges end; orders of
 * the same day or hour after such a time are in groups of their own, one second later.
 */
function register_groups_route(): void {
	$texts = static function ( string $pattern, int $max ): array {
		return array(
			'type'     => 'array',
			'items'    => array(
				'type'    => 'string',
				'pattern' => $pattern,
			),
			'maxItems' => $max,
		);
	};
	$none  = array( 'default' => array() );
	register_orders_route(
		'/groups',
		'read_groups',
		array(
			'months' => array(
				'required' => true,
				'minItems' => 1,
			) + $texts( '^[0-9]{4}-(0[1-9]|1[0-2])$', MAX_GROUP_MONTHS ),
			'by'     => array(
				'type'     => 'array',
				'items'    => array(
					'type' => 'string',
					'enum' => get_group_columns(),
				),
				'maxItems' => 2,
				'default'  => array(),
			),
			'grain'  => array(
				'type'    => 'string',
				'enum'    => array( 'day', 'hour' ),
				'default' => 'day',
			),
			'cut'    => $texts( '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$', 2 ) + $none,
			'checks' => $texts( '^[0-9a-f]{0,32}$', MAX_GROUP_MONTHS ) + $none,
			'known'  => $texts( '^[0-9a-f]{0,32}$', MAX_GROUP_MONTHS ) + $none,
		)
	);
}

/** Returns the columns that orders can be grouped by. Others are computed from the time in the browser. */
function get_group_columns(): array {
	return array_merge( array( 'origin', 'country', 'status' ), array_keys( LEDGER_TEXTS ) );
}

/** Returns the settings of the app for a shop with more orders than the threshold; null below it. */
function get_group_settings(): ?array {
	try {
		$threshold = get_group_threshold();
		if ( null === $threshold ) {
			return null;
		}
		plan_groups();
		$columns = find_recorded_columns();
	} catch ( \RuntimeException $error ) {
		return null;
	}
	return array(
		'threshold' => $threshold,
		'columns'   => wc_rest_check_post_permissions( 'shop_order', 'read' ) ? $columns : array_values( array_diff( $columns, array_keys( LEDGER_TEXTS ) ) ),
	);
}

/** Returns the number of orders above which the database groups them; null if the shop has fewer, or if its reports are limited. */
function get_group_threshold(): ?int {
	/**
	 * Filters the number of orders above which the database groups them, and the browser does not read each of them.
	 *
	 * @param int $threshold The number of orders.
	 */
	$threshold = (int) apply_filters( 'tillview_group_threshold', GROUP_THRESHOLD );
	return has_limited_reports() || ! has_more_orders( $threshold ) ? null : $threshold;
}

/** Returns whether the reports have more orders and refunds than a number. The database's estimate, which takes no time, answers for most shops. */
function has_more_orders( int $threshold ): bool {
	global $wpdb;
	$table    = $wpdb->prefix . 'wc_order_stats';
	$estimate = query_rows( 'SELECT TABLE_ROWS AS estimate FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = %s', array( $table ) );
	// It can be wrong by half.
	if ( isset( $estimate[0]['estimate'] ) && 2 * (int) $estimate[0]['estimate'] < $threshold ) {
		return false;
	}
	return count( query_rows( 'SELECT order_id FROM %i LIMIT 1 OFFSET %d', array( $table, max( 0, $threshold ) ) ) ) > 0;
}

/** Returns the columns without those that no order has a text of. */
function find_recorded_columns(): array {
	global $wpdb;
	$columns = array();
	foreach ( get_group_columns() as $column ) {
		$key = LEDGER_TEXTS[ $column ] ?? null;
		if ( null !== $key ) {
			$field = has_order_tables() ? ORDER_TABLE_COLUMNS[ $key ] ?? null : null;
			$rows  = null === $field
				? query_rows( "SELECT 1 FROM %i WHERE meta_key = %s AND meta_value > '' LIMIT 1", array( get_order_meta_table()[0], $key ) )
				: query_rows( "SELECT 1 FROM %i WHERE %i > '' LIMIT 1", array( $wpdb->prefix . 'wc_orders', $field ) );
			if ( array() === $rows ) {
				continue;
			}
		}
		$columns[] = $column;
	}
	return $columns;
}

/** Returns the table of the metadata of orders and its column with the order, in either order storage. */
function get_order_meta_table(): array {
	global $wpdb;
	return has_order_tables() ? array( $wpdb->prefix . 'wc_orders_meta', 'order_id' ) : array( $wpdb->postmeta, 'post_id' );
}

/** Returns the groups of months. */
function read_groups( \WP_REST_Request $request ) {
	$by = array_values( array_unique( $request['by'] ) );
	// `GET wc/v3/orders`, which has this metadata too, needs the same permission.
	if ( array() !== array_intersect_key( LEDGER_TEXTS, array_flip( $by ) ) && ! wc_rest_check_post_permissions( 'shop_order', 'read' ) ) {
		return new \WP_Error( 'tillview_forbidden_column', __( 'You are not allowed to read orders.', 'tillview' ), array( 'status' => rest_authorization_required_code() ) );
	}
	$cuts = array_map(
		static function ( string $cut ): string {
			return substr( $cut, 0, 19 );
		},
		$request['cut']
	);
	sort( $cuts );
	$started = microtime( true );
	$months  = array();
	try {
		if ( ! lock_groups() ) {
			return get_busy_groups_error();
		}
		foreach ( $request['months'] as $at => $month ) {
			// The pattern alone would accept a line break at the end.
			$month                  = substr( $month, 0, 7 );
			list( $check, $groups ) = read_month_groups( $month, $by, $request['grain'], $request['checks'][ $at ] ?? '', $request['known'][ $at ] ?? '' );
			$months[]               = array(
				'month' => $month,
				'check' => $check,
			) + ( null === $groups ? array() : array( 'groups' => finish_groups( divide_groups( $groups, $month, $by, $request['grain'], $cuts ) ) ) );
			if ( microtime( true ) - $started > GROUP_REPLY_SECONDS ) {
				break;
			}
		}
	} finally {
		unlock_groups();
	}
	return array( 'months' => $months );
}

/**
 * Returns the check of a month, and its groups, kept or computed; null if the browser has them, whose check is `$check`. `$known`: the check
 * as it was a moment ago.
 */
function read_month_groups( string $month, array $by, string $grain, string $check = '', string $known = '' ): array {
	$range = array( $month . '-01', get_next_month( $month ) . '-01' );
	$kept  = find_kept_groups( $month, $by, $grain );
	$state = null !== $kept && get_group_check( $kept['state'] ) === $known ? $kept['state'] : read_group_state( $range );
	$found = get_group_check( $state );
	if ( $found === $check ) {
		return array( $found, null );
	}
	if ( null !== $kept && $kept['state'] === $state ) {
		return array( $found, $kept['groups'] );
	}
	$groups = get_empty_groups( $by );
	add_groups( $groups, $range, $by, $grain );
	keep_groups( $month, $by, $grain, $state, $groups );
	return array( $found, $groups );
}

/** Returns what the browser knows a state by: the names of sources can depend on the language of the user. */
function get_group_check( string $state ): string {
	return md5( implode( '|', array( $state, get_user_locale(), get_origin( 'organic', '' ) ) ) );
}

/** Divides the groups of the days of times: only these days are read again. */
function divide_groups( array $groups, string $month, array $by, string $grain, array $cuts ): array {
	$days = array();
	foreach ( $cuts as $cut ) {
		if ( 0 === strpos( $cut, $month ) ) {
			$days[ substr( $cut, 0, 10 ) ][] = $cut;
		}
	}
	foreach ( $days as $day => $times ) {
		$start = (int) strtotime( $day . ' UTC' );
		$end   = $start + DAY_IN_SECONDS;
		$kept  = array_filter(
			$groups['time'],
			static function ( int $time ) use ( $start, $end ): bool {
				return $time < $start || $time >= $end;
			}
		);
		foreach ( array_diff( array_keys( $groups ), array( 'names' ) ) as $column ) {
			$groups[ $column ] = array_values( array_intersect_key( $groups[ $column ], $kept ) );
		}
		add_groups( $groups, array( $day, gmdate( 'Y-m-d', $end ) ), $by, $grain, $times );
	}
	return $groups;
}

/** Returns groups with lists of names. Sources get them here: what is kept is the same in each language. */
function finish_groups( array $groups ): array {
	$groups = finish_ledger_month( $groups );
	if ( isset( $groups['names']['origin'] ) ) {
		$groups['names']['origin'] = array_map(
			static function ( string $origin ): string {
				return get_origin( ...explode( "\n", $origin, 2 ) );
			},
			$groups['names']['origin']
		);
	}
	return $groups;
}

/** Returns the error of a request that has waited for another one. */
function get_busy_groups_error(): \WP_Error {
	return new \WP_Error( 'tillview_groups_busy', __( 'The orders of another request are being grouped. Try again in a minute.', 'tillview' ), array( 'status' => 503 ) );
}

/** Returns the error of a statement that has failed. */
function get_database_error( \RuntimeException $error ): \WP_Error {
	return TOO_LARGE === $error->getCode()
		? new \WP_Error( 'tillview_too_many_groups', __( 'The orders of a day are too many for this grouping. Select another one.', 'tillview' ), array( 'status' => 422 ) )
		: new \WP_Error( 'tillview_database_error', __( 'The orders could not be read from the database.', 'tillview' ), array( 'status' => 500 ) );
}

/** The name of the lock, which the database releases when the connection ends. */
function get_group_lock(): string {
	global $wpdb;
	return 'tillview_groups_' . md5( DB_NAME . ' ' . $wpdb->prefix );
}

/** Waits until no other request of the shop groups orders, and returns whether it may begin. */
function lock_groups(): bool {
	return '1' === ( query_rows( 'SELECT GET_LOCK( %s, %d ) AS is_locked', array( get_group_lock(), GROUP_WAIT ) )[0]['is_locked'] ?? '' );
}

/** Lets the next request begin. */
function unlock_groups(): void {
	try {
		query_rows( 'SELECT RELEASE_LOCK( %s )', array( get_group_lock() ) );
	} catch ( \RuntimeException $error ) {
		// The end of the connection releases it.
		return;
	}
}

/**
 * Reads rows like `query_rows`, with a time limit where the database has one. MySQL reads it in the hint. MariaDB has a
 * statement of its own for it, which begins with `SET`: a drop-in for several servers would send it to the one that writes.
 *
 * @throws \RuntimeException When the query fails; with the code TOO_LARGE when it takes too long.
 */
function query_in_time( string $select, array $values ): array {
	global $wpdb;
	$is_plain = 'wpdb' === get_class( $wpdb ) && false !== stripos( (string) $wpdb->db_server_info(), 'mariadb' );
	$sql      = ( $is_plain ? 'SET STATEMENT max_statement_time = ' . GROUP_SECONDS . ' FOR ' : '' ) . 'SELECT /*+ MAX_EXECUTION_TIME(' . 1000 * GROUP_SECONDS . ') */ ' . $select;
	$is_shown = $wpdb->suppress_errors();
	try {
		return query_rows( $sql, $values );
	} catch ( \RuntimeException $error ) {
		// "(max_statement_time exceeded)" or "maximum statement execution time exceeded".
		throw 1 === preg_match( '/max(_|imum )statement/i', $wpdb->last_error ) ? new \RuntimeException( 'The query takes too long.', TOO_LARGE ) : $error;
	} finally {
		$wpdb->suppress_errors( $is_shown );
	}
}

/**
 * Returns the tables of the orders of a range, from its first day or time to before its last: `orders`, and `parents`, the refunded order of a refund, which has its values. With
 * the values of their placeholders.
 */
function get_group_tables(): array {
	global $wpdb;
	$column = get_ledger_date_column();
	// An empty list is not valid SQL.
	$excluded = array_merge( array( '' ), get_excluded_statuses() );
	$in       = get_placeholders( $excluded, '%s' );
	$stats    = $wpdb->prefix . 'wc_order_stats';
	return array(
		"%i AS orders LEFT JOIN %i AS parents ON parents.order_id = orders.parent_id AND parents.%i IS NOT NULL AND parents.status NOT IN ( $in )
		LEFT JOIN %i AS customers ON customers.customer_id = CASE WHEN parents.order_id IS NULL THEN orders.customer_id ELSE parents.customer_id END",
		array_merge( array( $stats, $stats, $column ), $excluded, array( $wpdb->prefix . 'wc_customer_lookup' ) ),
		"orders.%i >= %s AND orders.%i < %s AND orders.status NOT IN ( $in )",
		static function ( array $range ) use ( $column, $excluded ): array {
			return array_merge( array( $column, $range[0], $column, $range[1] ), $excluded );
		},
	);
}

/** Returns a text that is another one if an order or refund of a range, or the order of such a refund, has changed. */
function read_group_state( array $range ): string {
	global $wpdb;
	list( $tables, $table_values, $where, $get_where_values ) = get_group_tables();
	$column  = get_ledger_date_column();
	$storage = has_order_tables() ? array( 'date_updated_gmt', $wpdb->prefix . 'wc_orders', 'id' ) : array( 'post_modified_gmt', $wpdb->posts, 'ID' );
	$halves  = array( $range );
	$texts   = array();
	while ( array() !== $halves ) {
		$part = array_pop( $halves );
		try {
			$rows    = query_in_time(
				"COUNT( * ) AS orders, ROUND( SUM( orders.net_total ), 4 ) AS net, ROUND( SUM( orders.total_sales ), 4 ) AS total, SUM( orders.num_items_sold ) AS items,
					MAX( GREATEST( changes.%i, COALESCE( others.%i, changes.%i ) ) ) AS newest,
					SUM( CRC32( CONCAT_WS( '|', orders.order_id, orders.%i, orders.status, orders.customer_id, orders.returning_customer, parents.status, parents.returning_customer, customers.country ) ) ) AS checksum
				FROM $tables
				LEFT JOIN %i AS changes ON changes.%i = orders.order_id LEFT JOIN %i AS others ON others.%i = parents.order_id
				WHERE $where",
				array_merge(
					array( $storage[0], $storage[0], $storage[0], $column ),
					$table_values,
					array( $storage[1], $storage[2], $storage[1], $storage[2] ),
					$get_where_values( $part )
				)
			);
			$texts[] = implode( ' ', array_map( 'strval', $rows[0] ) );
		} catch ( \RuntimeException $error ) {
			$halves = array_merge( $halves, halve( $part, $error ) );
		}
	}
	// The form of the groups and the store's day are part of it too.
	return md5( implode( '|', array_merge( array( '1', $column, $storage[0] ), get_excluded_statuses(), $texts ) ) );
}

/**
 * Returns the two halves of a range of days.
 *
 * @throws \RuntimeException The error, if it is another one, or if the range is one day.
 */
function halve( array $range, \RuntimeException $error ): array {
	$days = (int) round( ( strtotime( $range[1] . ' UTC' ) - strtotime( $range[0] . ' UTC' ) ) / DAY_IN_SECONDS );
	if ( TOO_LARGE !== $error->getCode() || $days < 2 ) {
		throw $error;
	}
	$middle = gmdate( 'Y-m-d', strtotime( $range[0] . ' UTC' ) + intdiv( $days, 2 ) * DAY_IN_SECONDS );
	return array( array( $range[0], $middle ), array( $middle, $range[1] ) );
}

/** Returns the columns of no groups. */
function get_empty_groups( array $by ): array {
	return array(
		'names' => array_fill_keys( $by, array() ),
	) + array_fill_keys( array_merge( array( 'time', 'returning' ), GROUP_SUMS, $by ), array() );
}

/** Adds the groups of a range of days; in halves, if it is too large. */
function add_groups( array &$groups, array $range, array $by, string $grain, array $cuts = array() ): void {
	try {
		$rows = read_group_rows( $range, $by, $grain, $cuts );
	} catch ( \RuntimeException $error ) {
		foreach ( halve( $range, $error ) as $half ) {
			add_groups( $groups, $half, $by, $grain, $cuts );
		}
		return;
	}
	if ( count( $groups['time'] ) + count( $rows ) > MAX_GROUPS ) {
		throw new \RuntimeException( 'The groups are too many.', TOO_LARGE );
	}
	foreach ( $rows as $row ) {
		// The local time of the store as seconds since 1970, as if it were UTC.
		$groups['time'][]      = (int) strtotime( $row['time'] . substr( '0000-01-01 00:00:00', strlen( $row['time'] ) ) . ' UTC' );
		$groups['returning'][] = (int) $row['is_returning'];
		foreach ( GROUP_SUMS as $sum ) {
			$groups[ $sum ][] = (float) $row[ $sum ];
		}
		foreach ( $by as $column ) {
			add_ledger_names( $groups, $column, array( get_group_name( $column, $row ) ) );
		}
	}
}

/** Returns the text of a group; of a source its type and name. */
function get_group_name( string $column, array $row ): string {
	if ( 'origin' === $column ) {
		return $row['origin_type'] . "\n" . $row['origin_source'];
	}
	$text = (string) $row[ $column ];
	return 'status' === $column ? str_replace( 'wc-', '', $text ) : $text;
}

/** Returns the keys of the metadata that a column is read from, by the names of the results; none for a column of a table. */
function get_group_keys( string $column ): array {
	if ( 'origin' === $column ) {
		return array(
			'origin_type'   => '_wc_order_attribution_source_type',
			'origin_source' => '_wc_order_attribution_utm_source',
		);
	}
	$key = LEDGER_TEXTS[ $column ] ?? null;
	return null === $key || ( has_order_tables() && isset( ORDER_TABLE_COLUMNS[ $key ] ) ) ? array() : array( $column => $key );
}

/**
 * Reads the groups of a range of days, in one statement.
 *
 * @throws \RuntimeException When the query fails; with the code TOO_LARGE when it takes too long or has too many groups.
 */
function read_group_rows( array $range, array $by, string $grain, array $cuts ): array {
	list( $sql, $values ) = get_group_statement( $range, $by, $grain, $cuts );
	$rows                 = query_in_time( $sql, $values );
	if ( count( $rows ) > GROUP_CHUNK ) {
		throw new \RuntimeException( 'The groups are too many.', TOO_LARGE );
	}
	return $rows;
}

/** Returns the statement of the groups of a range of days, without SELECT, and the values of its placeholders. */
function get_group_statement( array $range, array $by, string $grain, array $cuts ): array {
	global $wpdb;
	list( $tables, $table_values, $where, $get_where_values ) = get_group_tables();
	$joins       = '';
	$join_values = array();
	$names       = array();
	$keys        = array_merge( ...array_map( __NAMESPACE__ . '\get_group_keys', array_merge( $by, array( 'status' ) ) ) );
	foreach ( $by as $column ) {
		if ( 'status' === $column ) {
			$names['status'] = array( 'COALESCE( parents.status, orders.status )', array() );
		} elseif ( 'country' === $column ) {
			$names['country'] = array( 'customers.country', array() );
		} elseif ( array() === get_group_keys( $column ) ) {
			$joins           .= ' LEFT JOIN %i AS details ON details.id = COALESCE( parents.order_id, orders.order_id )';
			$join_values[]    = $wpdb->prefix . 'wc_orders';
			$names[ $column ] = array( 'details.%i', array( ORDER_TABLE_COLUMNS[ LEDGER_TEXTS[ $column ] ] ) );
		}
	}
	if ( array() !== $keys ) {
		list( $table, $order ) = get_order_meta_table();
		$joins                .= ' LEFT JOIN %i AS meta ON meta.%i = COALESCE( parents.order_id, orders.order_id ) AND meta.meta_key IN ( ' . get_placeholders( $keys, '%s' ) . ' )';
		$join_values           = array_merge( $join_values, array( $table, $order ), array_values( $keys ) );
		foreach ( $keys as $name => $key ) {
			$names[ $name ] = array( 'MAX( CASE WHEN meta.meta_key = %s THEN meta.meta_value END )', array( $key ) );
		}
	}
	$inner        = '';
	$inner_values = array();
	$outer        = '';
	$grouped      = '';
	foreach ( $names as $name => list( $sql, $values ) ) {
		$inner       .= ", $sql AS $name";
		$inner_values = array_merge( $inner_values, $values );
		// Texts that differ only in case are equal for the database, but not for the browser.
		$outer   .= ", MIN( parts.$name ) AS $name";
		$grouped .= ", CAST( parts.$name AS BINARY )";
	}
	$column      = get_ledger_date_column();
	$length      = GROUP_GRAINS[ $grain ];
	$time        = 'SUBSTRING( orders.%i, 1, %d )';
	$time_values = array( $column, $length );
	// Sorted: the latest is compared first.
	foreach ( $cuts as $cut ) {
		$time        = "CASE WHEN SUBSTRING( orders.%i, 1, %d ) = %s AND orders.%i > %s THEN %s ELSE $time END";
		$time_values = array_merge( array( $column, $length, substr( $cut, 0, $length ), $column, $cut, gmdate( 'Y-m-d H:i:s', strtotime( $cut . ' UTC' ) + 1 ) ), $time_values );
	}
	// An order has several rows of metadata.
	$once = array() === $keys ? '' : ' GROUP BY orders.order_id';
	return array(
		"parts.time, parts.is_returning$outer,
			SUM( parts.is_order ) AS orders, SUM( parts.net ) AS net, SUM( CASE WHEN parts.is_order = 1 THEN parts.net ELSE 0 END ) AS sold, SUM( parts.total ) AS total,
			SUM( CASE WHEN parts.net < 0 THEN parts.net ELSE 0 END ) AS refunded_net, SUM( CASE WHEN parts.net < 0 THEN parts.total ELSE 0 END ) AS refunded_total,
			SUM( parts.items ) AS items, COUNT( DISTINCT parts.new_customer ) AS new_customers
		FROM ( SELECT $time AS time,
			CASE WHEN CASE WHEN parents.order_id IS NULL THEN orders.returning_customer ELSE parents.returning_customer END = 0 THEN 0 ELSE 1 END AS is_returning,
			CASE WHEN orders.parent_id = 0 THEN 1 ELSE 0 END AS is_order, orders.net_total AS net, orders.total_sales AS total, orders.num_items_sold AS items,
			CASE WHEN orders.parent_id = 0 AND orders.returning_customer = 0 THEN orders.customer_id END AS new_customer$inner
			FROM $tables$joins WHERE $where$once ) AS parts
		GROUP BY parts.time, parts.is_returning$grouped LIMIT %d",
		array_merge(
			$time_values,
			$inner_values,
			$table_values,
			$join_values,
			$get_where_values( $range ),
			array( GROUP_CHUNK + 1 )
		),
	);
}
