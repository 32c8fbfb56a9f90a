<?php
/**
 * The orders of several months in columns, without names and addresses, in one REST route. The app otherwise reads them
 * from `wc-analytics/reports/orders`, 100 at a time (packages/data/src/ledger/). Each value is the value of that report.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The maximum number of months of a request. */
const MAX_LEDGER_MONTHS = 24;

/** The number of orders that are read together, which limits the memory that the database's rows need. */
const LEDGER_CHUNK = 2000;

/** The maximum number of orders and refunds of a reply, a multiple of the chunk, which limits the memory that the reply needs. */
const MAX_LEDGER_ROWS = 20000;

/** The types of dates that WooCommerce Analytics can count an order on; the first is the default. */
const LEDGER_DATES = array( 'date_paid', 'date_created', 'date_completed' );

/** The columns that the orders report does not have, with their key in the metadata. Only users who may read orders get them. */
const LEDGER_TEXTS = array(
	'campaign' => '_wc_order_attribution_utm_campaign',
	'device'   => '_wc_order_attribution_device_type',
	'payment'  => '_payment_method_title',
);

/**
 * The classes whose callbacks do not limit the orders that a user sees: the currencies of WooPayments.
 */
const HARMLESS_CLASSES = array( 'WCPay\\MultiCurrency\\Analytics' );

/** The names of the types of sources of WooCommerce. Those that have none in the text of a source have no `%s`. */
const ORIGIN_LABELS = array(
	'utm'        => 'Source: %s',
	'organic'    => 'Organic: %s',
	'referral'   => 'Referral: %s',
	'typein'     => 'Direct',
	'mobile_app' => 'Mobile app',
	'admin'      => 'Web admin',
	'pos'        => 'Point of Sale',
);

/** What is metadata of orders that are posts, but a column of the table of orders. */
const ORDER_TABLE_COLUMNS = array(
	'_order_currency'       => 'currency',
	'_payment_method'       => 'payment_method',
	'_payment_method_title' => 'payment_method_title',
);

/** The first and the last month of a request, 'YYYY-MM'. */
const MONTH_ARGUMENT = array(
	'type'     => 'string',
	'pattern'  => '^[0-9]{4}-(0[1-9]|1[0-2])$',
	'required' => true,
);

/** The argument of both routes: whether the costs of orders are needed too, which take longer. */
const COSTS_ARGUMENT = array(
	'type'    => 'boolean',
	'default' => false,
);

/**
 * Registers the route. `after` and `before` are the first and the last month, 'YYYY-MM'. A reply whose `next` is not null
 * is continued by the same request with it as `above`: the orders with a greater id.
 */
function register_ledger_route(): void {
	register_orders_route(
		'/ledger',
		'read_ledger',
		array(
			'after'  => MONTH_ARGUMENT,
			'before' => MONTH_ARGUMENT,
			'costs'  => COSTS_ARGUMENT,
			'above'  => array(
				'type'    => 'integer',
				'minimum' => 0,
				'default' => 0,
			),
		)
	);
}

/** Registers the route of the changes. */
function register_ledger_changes_route(): void {
	register_orders_route(
		'/ledger-changes',
		'read_ledger_changes',
		array(
			'costs' => COSTS_ARGUMENT,
			'basis' => array(
				'type' => 'string',
				'enum' => LEDGER_DATES,
			),
		)
	);
}

/** Returns the error for a user whose orders another plugin limits. */
function get_limited_reports_error(): \WP_Error {
	return new \WP_Error( 'tillview_limited_reports', __( 'Another plugin limits which orders you see. They are therefore read as a list, which takes longer.', 'tillview' ), array( 'status' => 409 ) );
}

/**
 * Returns the state of the orders of each month as a text: another one, if an order was changed, also where the sums of
 * the month stay as they were. It has the time of the newest change, and a checksum of what the ledger reads from other
 * tables than that of the orders, which customers change too. `basis` is the day that counts, by default that of the
 * settings.
 */
function read_ledger_changes( \WP_REST_Request $request ): array {
	global $wpdb;
	$column   = $request['basis'] ?? get_ledger_date_column();
	$excluded = array_merge( array( '' ), get_excluded_statuses() );
	$storage  = has_order_tables() ? array( 'date_updated_gmt', $wpdb->prefix . 'wc_orders', 'id' ) : array( 'post_modified_gmt', $wpdb->posts, 'ID' );
	$rows     = query_rows(
		"SELECT SUBSTRING( orders.%i, 1, 7 ) AS month, MAX( changes.%i ) AS newest, COUNT( * ) AS orders,
			SUM( CRC32( CONCAT_WS( '|', orders.order_id, orders.%i, orders.status, orders.customer_id, orders.returning_customer, customers.country ) ) ) AS checksum
		FROM %i AS orders LEFT JOIN %i AS customers ON customers.customer_id = orders.customer_id
		LEFT JOIN %i AS changes ON changes.%i = orders.order_id
		WHERE orders.%i IS NOT NULL AND orders.status NOT IN ( " . get_placeholders( $excluded, '%s' ) . ' )
		GROUP BY SUBSTRING( orders.%i, 1, 7 )',
		array_merge(
			array( $column, $storage[0], $column, $wpdb->prefix . 'wc_order_stats', $wpdb->prefix . 'wc_customer_lookup', $storage[1], $storage[2], $column ),
			$excluded,
			array( $column )
		)
	);
	$costs    = $request['costs'] ? read_cost_sums() : null;
	$months   = array();
	foreach ( $rows as $row ) {
		$months[ $row['month'] ] = $row['newest'] . ' ' . $row['orders'] . ' ' . $row['checksum'];
	}
	return array( 'months' => (object) $months ) + ( null === $costs ? array() : array( 'costs' => (object) $costs ) );
}

/** Returns the months with their orders and refunds, oldest first; also those without any. */
function read_ledger( \WP_REST_Request $request ) {
	$requested = get_requested_months( $request );
	if ( is_wp_error( $requested ) ) {
		return $requested;
	}
	$months = array();
	// `GET wc/v3/orders`, which has this metadata too, needs the same permission.
	$others = wc_rest_check_post_permissions( 'shop_order', 'read' ) ? LEDGER_TEXTS : array();
	foreach ( $requested as $month ) {
		$months[ $month ] = get_empty_ledger_month( $month, array_merge( array_keys( $others ), $request['costs'] ? COST_TEXTS : array() ) ) + ( $request['costs'] ? COST_COLUMNS : array() );
	}
	$range   = get_range_of_months( $requested );
	$last_id = $request['above'];
	$count   = 0;
	$texts   = array_merge( array_values( $others ), $request['costs'] ? array_merge( FEE_KEYS, array( '_payment_method' ) ) : array() );
	$known   = $request['costs'] ? read_known_costs( $range, $last_id ) : null;
	do {
		$rows   = read_ledger_rows( $range, $last_id, $request['costs'] );
		$count += count( $rows );
		if ( array() !== $rows ) {
			$last_id = (int) end( $rows )['order_id'];
			$details = read_ledger_details( $rows, $texts );
			add_ledger_rows( $months, $rows, $details, $request['costs'] ? read_line_metadata( $rows, $details['lines'], $known ) : null );
		}
		$has_more = count( $rows ) === LEDGER_CHUNK;
	} while ( $has_more && $count < MAX_LEDGER_ROWS );
	return array(
		'months' => array_map( __NAMESPACE__ . '\finish_ledger_month', array_values( $months ) ),
		'next'   => $has_more ? $last_id : null,
	);
}

/**
 * Returns whether another plugin can limit the orders in the reports of a user, as programs with several vendors or store
 * managers do. The tables, which this route reads, do not know such limits.
 */
function has_limited_reports(): bool {
	foreach ( $GLOBALS['wp_filter'] as $hook => $filter ) {
		if ( 1 !== preg_match( '/^woocommerce_analytics_(clauses_where(_orders\w*)?|(orders|orders_stats|revenue)_query_args)$/D', (string) $hook ) ) {
			continue;
		}
		foreach ( array_merge( ...array_values( $filter->callbacks ) ) as $callback ) {
			$function = $callback['function'];
			$owner    = is_array( $function ) ? $function[0] : '';
			if ( ! in_array( is_object( $owner ) ? get_class( $owner ) : $owner, HARMLESS_CLASSES, true ) ) {
				return true;
			}
		}
	}
	return false;
}

/** Returns the months of a request, 'YYYY-MM', or an error if there are none or too many. */
function get_requested_months( \WP_REST_Request $request ) {
	// The pattern alone would accept a line break at the end.
	$before = substr( $request['before'], 0, 7 );
	$months = array();
	for ( $month = substr( $request['after'], 0, 7 ); $month <= $before && count( $months ) <= MAX_LEDGER_MONTHS; $month = get_next_month( $month ) ) {
		$months[] = $month;
	}
	return array() !== $months && count( $months ) <= MAX_LEDGER_MONTHS ? $months : new \WP_Error(
		'tillview_invalid_range',
		/* translators: %d: a number of months. */
		sprintf( __( 'The range must have from 1 to %d months.', 'tillview' ), MAX_LEDGER_MONTHS ),
		array( 'status' => 400 )
	);
}

/** Returns the first moment of months, and the first one after them. */
function get_range_of_months( array $months ): array {
	return array( $months[0] . '-01 00:00:00', get_next_month( end( $months ) ) . '-01 00:00:00' );
}

/** Returns the month after a month, 'YYYY-MM'. */
function get_next_month( string $month ): string {
	list( $year, $number ) = array_map( 'intval', explode( '-', $month ) );
	return 12 === $number ? sprintf( '%04d-01', $year + 1 ) : sprintf( '%04d-%02d', $year, $number + 1 );
}

/** Returns the columns of a month without orders, by the names of `reports/orders`; `$others` are more columns of texts. */
function get_empty_ledger_month( string $month, array $others ): array {
	// Indexes in the names below the same key.
	$texts = array_fill_keys( array_merge( array( 'status', 'origin', 'country', 'currency' ), $others ), array() );
	return array(
		'month'          => $month,
		'order_id'       => array(),
		'parent_id'      => array(),
		// The local time of the store as seconds since 1970, as if it were UTC.
		'date'           => array(),
		'customer_id'    => array(),
		'net_total'      => array(),
		'total_sales'    => array(),
		'num_items_sold' => array(),
		'returning'      => array(),
		'names'          => $texts,
		// Lists of ids, one after the other, with the number of ids of each order.
		'coupons'        => array(
			'counts' => array(),
			'ids'    => array(),
		),
		'products'       => array(
			'counts' => array(),
			'ids'    => array(),
		),
	) + $texts;
}

/** Returns the column of the date that WooCommerce Analytics counts an order on. */
function get_ledger_date_column(): string {
	$column = get_option( 'woocommerce_date_type' );
	return in_array( $column, LEDGER_DATES, true ) ? $column : LEDGER_DATES[0];
}

/** Returns the statuses that WooCommerce Analytics excludes, as in its tables. */
function get_excluded_statuses(): array {
	$statuses = get_option( 'woocommerce_excluded_report_order_statuses', array( 'pending', 'failed', 'cancelled' ) );
	$statuses = array_merge( array( 'auto-draft', 'trash' ), is_array( $statuses ) ? $statuses : array() );
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WooCommerce.
	$statuses = (array) apply_filters( 'woocommerce_analytics_excluded_order_statuses', $statuses );
	return array_map(
		static function ( $status ): string {
			return 'wc-' . trim( (string) $status );
		},
		array_values( $statuses )
	);
}

/** Returns placeholders for `IN ( … )`. */
function get_placeholders( array $values, string $placeholder ): string {
	return implode( ', ', array_fill( 0, count( $values ), $placeholder ) );
}

/** Returns ids for `IN ( … )`: numbers need no placeholders, which would take longer to replace than a query takes. */
function get_id_list( array $ids ): string {
	return implode( ', ', array_map( 'intval', $ids ) );
}

/**
 * Reads rows of the database. WordPress returns no rows when a query fails, which would look like months without orders.
 *
 * @throws \RuntimeException When the query fails.
 */
function query_rows( string $sql, array $values ): array {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery,WordPress.DB.PreparedSQL.NotPrepared -- It is prepared here, and the callers add only placeholders.
	$rows = $wpdb->get_results( $wpdb->prepare( $sql, $values ), ARRAY_A );
	if ( '' !== $wpdb->last_error || ! is_array( $rows ) ) {
		throw new \RuntimeException( 'The query failed.' );
	}
	return $rows;
}

/**
 * Returns the SQL of the orders and refunds of a range with an id above `$last_id`, in the order of their ids, after SELECT and the
 * names of columns, and the values of its placeholders.
 */
function get_ledger_clauses( array $range, int $last_id, int $limit ): array {
	$column = get_ledger_date_column();
	// An empty list is not valid SQL.
	$excluded = array_merge( array( '' ), get_excluded_statuses() );
	return array(
		'WHERE orders.order_id > %d AND orders.%i >= %s AND orders.%i < %s AND orders.status NOT IN ( ' . get_placeholders( $excluded, '%s' ) . ' )
		ORDER BY orders.order_id LIMIT %d',
		array_merge( array( $last_id, $column, $range[0], $column, $range[1] ), $excluded, array( $limit ) ),
	);
}

/** Reads the orders and refunds of a range with an id above `$last_id`, in the order of their ids; with the first shipping method, if costs are needed. */
function read_ledger_rows( array $range, int $last_id, bool $needs_costs ): array {
	global $wpdb;
	list( $clauses, $values ) = get_ledger_clauses( $range, $last_id, LEDGER_CHUNK );
	return query_rows(
		'SELECT orders.order_id, orders.parent_id, orders.%i AS date, orders.status, orders.customer_id, orders.net_total,
			orders.total_sales, orders.num_items_sold, orders.shipping_total, orders.tax_total, orders.returning_customer, customers.country'
			. ( $needs_costs ? ", ( SELECT MIN( items.order_item_name ) FROM %i AS items WHERE items.order_id = orders.order_id AND items.order_item_type = 'shipping' ) AS shipping_method" : '' ) . "
		FROM %i AS orders LEFT JOIN %i AS customers ON customers.customer_id = orders.customer_id $clauses",
		array_merge(
			array( get_ledger_date_column() ),
			$needs_costs ? array( $wpdb->prefix . 'woocommerce_order_items' ) : array(),
			array( $wpdb->prefix . 'wc_order_stats', $wpdb->prefix . 'wc_customer_lookup' ),
			$values
		)
	);
}

/**
 * Reads the coupons, the products, the lines, the texts and the other currencies of orders, each by order id; products and lines also of refunded
 * orders. `$keys` are those of the texts, beside the source and the currency. The orders report names coupons and products by their posts, so that it has none
 * that were deleted.
 */
function read_ledger_details( array $rows, array $keys ): array {
	global $wpdb;
	$ids     = array_column( $rows, 'order_id' );
	$parents = array_filter( array_map( 'intval', array_column( $rows, 'parent_id' ) ) );
	$texts   = read_order_texts( $ids, array_merge( array( '_wc_order_attribution_source_type', '_wc_order_attribution_utm_source', '_order_currency' ), $keys ) );
	$details = array(
		'coupons'    => array(),
		'products'   => array(),
		'lines'      => array(),
		'texts'      => $texts,
		'currencies' => read_row_currencies( $rows, $texts ),
	);
	$coupons = query_rows(
		'SELECT DISTINCT lookup.order_id, lookup.coupon_id AS id FROM %i AS lookup
		JOIN %i AS posts ON posts.ID = lookup.coupon_id
		WHERE lookup.order_id IN ( ' . get_id_list( $ids ) . ' ) ORDER BY lookup.order_id, id',
		array( $wpdb->prefix . 'wc_order_coupon_lookup', $wpdb->posts )
	);
	foreach ( $coupons as $row ) {
		$details['coupons'][ $row['order_id'] ][] = (int) $row['id'];
	}
	$lines = query_rows(
		'SELECT order_id, order_item_id, product_id, variation_id, product_qty, product_net_revenue FROM %i WHERE order_id IN ( ' . get_id_list( array_unique( array_merge( $ids, $parents ) ) ) . ' )',
		array( $wpdb->prefix . 'wc_order_product_lookup' )
	);
	// A line has the post of its variation, or of its product.
	$posts = find_posts( array_merge( array_column( $lines, 'product_id' ), array_column( $lines, 'variation_id' ) ) );
	foreach ( $lines as $row ) {
		$details['lines'][ $row['order_id'] ][ $row['order_item_id'] ] = $row;
		$post = $row['variation_id'] > 0 ? $row['variation_id'] : $row['product_id'];
		if ( isset( $posts[ $post ] ) ) {
			// As a key, each is there once.
			$details['products'][ $row['order_id'] ][ $post ] = (int) $post;
		}
	}
	return $details;
}

/** Returns the posts that exist, as keys. */
function find_posts( array $ids ): array {
	global $wpdb;
	$ids = array_unique( $ids );
	return array() === $ids ? array() : array_column( query_rows( 'SELECT ID FROM %i WHERE ID IN ( ' . get_id_list( $ids ) . ' )', array( $wpdb->posts ) ), 'ID', 'ID' );
}

/** Reads texts of orders by their keys in the metadata, each by order id and key, in either order storage. */
function read_order_texts( array $ids, array $keys ): array {
	global $wpdb;
	$has_tables = has_order_tables();
	$storage    = $has_tables ? array( 'order_id', $wpdb->prefix . 'wc_orders_meta' ) : array( 'post_id', $wpdb->postmeta );
	$in_ids     = get_id_list( $ids );
	$in_keys    = get_placeholders( $keys, '%s' );
	$rows       = query_rows(
		"SELECT %i AS order_id, meta_key, meta_value FROM %i WHERE %i IN ( $in_ids ) AND meta_key IN ( $in_keys )",
		array_merge( $storage, array( $storage[0] ), $keys )
	);
	$texts      = array();
	foreach ( $rows as $row ) {
		$texts[ $row['order_id'] ][ $row['meta_key'] ] = (string) $row['meta_value'];
	}
	$columns = $has_tables ? array_intersect_key( ORDER_TABLE_COLUMNS, array_flip( $keys ) ) : array();
	if ( array() === $columns ) {
		return $texts;
	}
	$rows = query_rows(
		'SELECT id' . str_repeat( ', %i', count( $columns ) ) . " FROM %i WHERE id IN ( $in_ids )",
		array_merge( array_values( $columns ), array( $wpdb->prefix . 'wc_orders' ) )
	);
	foreach ( $rows as $row ) {
		foreach ( $columns as $key => $column ) {
			$texts[ $row['id'] ][ $key ] = (string) $row[ $column ];
		}
	}
	return $texts;
}

/** Adds rows to the columns of their months. `$costs` are those of the lines, by order id. */
function add_ledger_rows( array &$months, array $rows, array $details, ?array $costs ): void {
	$by_month = array();
	foreach ( $rows as $row ) {
		$by_month[ substr( $row['date'], 0, 7 ) ][] = $row;
	}
	foreach ( array_intersect_key( $by_month, $months ) as $month => $of_month ) {
		add_month_rows( $months[ $month ], $of_month, $details );
		if ( null !== $costs ) {
			add_month_costs( $months[ $month ], $of_month, $details['texts'], $costs );
		}
	}
}

/** Adds rows of one month to its columns. */
function add_month_rows( array &$columns, array $rows, array $details ): void {
	$shop   = get_woocommerce_currency();
	$others = array_intersect_key( LEDGER_TEXTS, $columns );
	$names  = array();
	foreach ( $rows as $row ) {
		$order_id  = (int) $row['order_id'];
		$parent_id = (int) $row['parent_id'];
		$texts     = $details['texts'][ $order_id ] ?? array();
		// A refund also has the products of its order.
		$products = ( $details['products'][ $order_id ] ?? array() ) + ( $details['products'][ $parent_id ] ?? array() );
		if ( count( $products ) > 1 ) {
			sort( $products );
		}
		$columns['order_id'][]       = $order_id;
		$columns['parent_id'][]      = $parent_id;
		$columns['date'][]           = (int) strtotime( $row['date'] . ' UTC' );
		$columns['customer_id'][]    = (int) $row['customer_id'];
		$columns['net_total'][]      = (float) $row['net_total'];
		$columns['total_sales'][]    = (float) $row['total_sales'];
		$columns['num_items_sold'][] = (int) $row['num_items_sold'];
		// As in the report, a refund, for which it is not known, counts as one of a returning customer.
		$columns['returning'][] = '0' === $row['returning_customer'] ? 0 : 1;
		$names['status'][]      = str_replace( 'wc-', '', $row['status'] );
		$names['country'][]     = (string) $row['country'];
		$names['origin'][]      = get_origin( $texts['_wc_order_attribution_source_type'] ?? '', $texts['_wc_order_attribution_utm_source'] ?? '' );
		foreach ( $others as $column => $key ) {
			$names[ $column ][] = $texts[ $key ] ?? '';
		}
		$own                 = $details['currencies'][ $order_id ] ?? null;
		$names['currency'][] = $own['currency'] ?? $shop;
		if ( null !== $own ) {
			add_own_amounts( $columns, $own );
		}
		add_ledger_ids( $columns['coupons'], $details['coupons'][ $order_id ] ?? array() );
		add_ledger_ids( $columns['products'], $products );
	}
	foreach ( $names as $column => $of_rows ) {
		add_ledger_names( $columns, $column, $of_rows );
	}
}

/** Adds texts to a column as the indexes of its names. */
function add_ledger_names( array &$columns, string $column, array $texts ): void {
	$names   = &$columns['names'][ $column ];
	$indexes = &$columns[ $column ];
	foreach ( $texts as $text ) {
		// The names are keys, so that each is found without a search. A prefix keeps numbers apart from indexes.
		$key           = '.' . $text;
		$names[ $key ] = $names[ $key ] ?? count( $names );
		$indexes[]     = $names[ $key ];
	}
}

/** Adds the ids of an order. */
function add_ledger_ids( array &$lists, array $ids ): void {
	$lists['counts'][] = count( $ids );
	foreach ( $ids as $id ) {
		$lists['ids'][] = $id;
	}
}

/** Returns a month with lists of names. Orders that are all in one currency have its name alone. */
function finish_ledger_month( array $month ): array {
	if ( isset( $month['names']['currency'] ) && count( $month['names']['currency'] ) < 2 ) {
		unset( $month['currency'] );
	}
	foreach ( $month['names'] as $column => $names ) {
		$month['names'][ $column ] = array_map(
			static function ( $name ): string {
				return substr( (string) $name, 1 );
			},
			array_keys( $names )
		);
	}
	return $month;
}

/**
 * Returns the text of an order's origin, as the orders report writes it in English: the same source is one row in each
 * language. The app translates it where it is shown (src/shell/origins.ts). It applies the filters of other plugins.
 */
function get_origin( string $type, string $source ): string {
	static $known = array();
	$key          = $type . "\n" . $source;
	if ( ! isset( $known[ $key ] ) ) {
		$label     = ORIGIN_LABELS[ $type ] ?? 'Unknown';
		$has_names = false !== strpos( $label, '%s' );
		$source    = $has_names ? $source : $label;
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- Filters of WooCommerce.
		$name  = (string) apply_filters( 'wc_order_attribution_origin_formatted_source', ucfirst( trim( $source, '()' ) ), $source );
		$label = (string) apply_filters( 'wc_order_attribution_origin_label', $has_names ? $label : '', $type, $source, $name );
		// phpcs:enable
		$known[ $key ] = false === strpos( $label, '%' ) ? $name : sprintf( $label, $name );
	}
	return $known[ $key ];
}
