<?php
/**
 * Orders in other currencies than that of the store: whether the reports have their own amounts, or converted ones. The same
 * rules as packages/data/src/ledger/order-currency.ts; both read tests/cases/order-currencies.json.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The metadata of orders that has rates: of WooPayments, FOX, CURCY and Aelia. */
const RATE_KEYS = array(
	'_wcpay_multi_currency_stripe_exchange_rate',
	'_wcpay_multi_currency_order_exchange_rate',
	'_wcpay_multi_currency_order_default_currency',
	'_woocs_order_rate',
	'_woocs_order_base_currency',
	'wmc_order_info',
	'_base_currency_exchange_rate',
);

/** The transient with the currencies of orders, other than that of the store. uninstall.php deletes it. */
const CURRENCIES_TRANSIENT = 'tillview_currencies';

/** The number of orders that are read together. */
const CURRENCY_CHUNK = 2000;

/** Registers the route of what a range has in other currencies. */
function register_currencies_route(): void {
	$day = array(
		'type'              => 'string',
		'required'          => true,
		'validate_callback' => static function ( $value ): bool {
			return is_string( $value ) && 1 === preg_match( '/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/D', $value );
		},
	);
	register_orders_route(
		'/currencies',
		'read_currencies',
		array(
			'after'  => $day,
			'before' => $day,
		)
	);
}

/** Returns the factors to the currency of the store that an order has; a rate to another currency is none. */
function get_rate_factors( array $meta, string $currency, string $shop ): array {
	$curcy = to_known_array( $meta['wmc_order_info'] ?? null );
	$main  = is_array( $curcy[ $shop ] ?? null ) && '1' === (string) ( $curcy[ $shop ]['is_main'] ?? '' );
	$own   = is_array( $curcy[ $currency ] ?? null ) ? $curcy[ $currency ] : array();
	$wcpay = $meta['_wcpay_multi_currency_order_default_currency'] ?? '';
	$rates = array(
		array( $meta['_wcpay_multi_currency_stripe_exchange_rate'] ?? null, 1, $wcpay ),
		array( $meta['_wcpay_multi_currency_order_exchange_rate'] ?? null, -1, $wcpay ),
		array( $meta['_woocs_order_rate'] ?? null, -1, $meta['_woocs_order_base_currency'] ?? '' ),
		array( $own['rate'] ?? null, -1, $main ? $shop : 'none' ),
		array( $meta['_base_currency_exchange_rate'] ?? null, 1, '' ),
	);
	$found = array();
	foreach ( $rates as list( $value, $power, $to ) ) {
		$rate = to_known_number( $value ) ?? 0.0;
		if ( $rate > 0 && in_array( $to, array( '', $shop ), true ) ) {
			$found[] = $rate ** $power;
		}
	}
	return $found;
}

/** Returns what the figure of an order is in the reports: its own total, this total by a rate that it has, or neither. */
function get_stored_as( array $order, string $shop, int $decimals ): string {
	$total  = (float) $order['total'];
	$stored = (float) $order['stored'];
	$unit   = 10 ** -$decimals;
	if ( in_array( $order['currency'], array( '', $shop ), true ) || abs( $total - $stored ) <= 0.5001 * $unit ) {
		return 'own';
	}
	foreach ( get_rate_factors( $order['meta'], $order['currency'], $shop ) as $factor ) {
		// Both can be rounded to the decimals of the store: the total, and what it is converted to.
		if ( abs( $total * $factor - $stored ) <= $unit * ( 1 + $factor / 2 ) ) {
			return 'converted';
		}
	}
	return 'unknown';
}

/**
 * Returns the net sales of an order or refund in its own currency; `$parent` are those of the order of a refund. WooCommerce
 * stores some refunds of whole orders with the net sales of the order.
 */
function get_own_net( array $order, ?float $parent ): float {
	if ( null !== $parent && abs( (float) $order['stored'] + $parent ) < 0.005 ) {
		return -$parent;
	}
	return round( (float) $order['total'] - (float) $order['tax'] - (float) $order['shipping'], 6 );
}

/**
 * Reads which of these orders and refunds are in another currency than that of the store, by their ids: the currency, the
 * total, its tax, and the shipping without tax. An order without a currency is in that of the store.
 */
function read_foreign_orders( array $ids ): array {
	global $wpdb;
	if ( array() === $ids ) {
		return array();
	}
	$shop   = get_woocommerce_currency();
	$in_ids = get_id_list( $ids );
	$orders = array();
	if ( has_order_tables() ) {
		$rows = query_rows(
			"SELECT orders.id, orders.currency, orders.total_amount AS total, orders.tax_amount AS tax, data.shipping_total_amount AS shipping
			FROM %i AS orders LEFT JOIN %i AS data ON data.order_id = orders.id
			WHERE orders.id IN ( $in_ids ) AND orders.currency NOT IN ( '', %s )",
			array( $wpdb->prefix . 'wc_orders', $wpdb->prefix . 'wc_order_operational_data', $shop )
		);
		foreach ( $rows as $row ) {
			$orders[ (int) $row['id'] ] = array_map( 'strval', $row );
		}
		return $orders;
	}
	$rows = query_rows(
		"SELECT post_id AS id, meta_value AS currency FROM %i WHERE post_id IN ( $in_ids ) AND meta_key = '_order_currency' AND meta_value NOT IN ( '', %s )",
		array( $wpdb->postmeta, $shop )
	);
	if ( array() === $rows ) {
		return array();
	}
	$texts = read_order_texts( array_map( 'intval', array_column( $rows, 'id' ) ), array( '_order_total', '_order_tax', '_order_shipping_tax', '_order_shipping' ) );
	foreach ( $rows as $row ) {
		$text                       = $texts[ $row['id'] ] ?? array();
		$orders[ (int) $row['id'] ] = array(
			'currency' => (string) $row['currency'],
			'total'    => $text['_order_total'] ?? '0',
			'tax'      => (string) ( (float) ( $text['_order_tax'] ?? 0 ) + (float) ( $text['_order_shipping_tax'] ?? 0 ) ),
			'shipping' => $text['_order_shipping'] ?? '0',
		);
	}
	return $orders;
}

/**
 * Reads what rows of the order stats are in other currencies, by order id: the currency, what the figure is, and the own net
 * and total. Orders in the currency of the store are missing. A refund without rates has those of its order. `$known` can have
 * texts of the orders with their currency, by order id.
 */
function read_row_currencies( array $rows, array $known = array() ): array {
	$shop    = get_woocommerce_currency();
	$rows    = array_filter(
		$rows,
		static function ( array $row ) use ( $known, $shop ): bool {
			return ! in_array( $known[ $row['order_id'] ]['_order_currency'] ?? null, array( '', $shop ), true );
		}
	);
	$ids     = array_map( 'intval', array_column( $rows, 'order_id' ) );
	$parents = array_filter( array_map( 'intval', array_column( $rows, 'parent_id' ) ) );
	$orders  = read_foreign_orders( array_values( array_unique( array_merge( $ids, $parents ) ) ) );
	if ( array() === $orders ) {
		return array();
	}
	$texts = read_order_texts( array_keys( $orders ), RATE_KEYS );
	$found = array();
	foreach ( $rows as $row ) {
		$id     = (int) $row['order_id'];
		$parent = (int) $row['parent_id'];
		if ( ! isset( $orders[ $id ] ) ) {
			continue;
		}
		$order        = $orders[ $id ];
		$has_parent   = 0 !== $parent && isset( $orders[ $parent ] ) && $orders[ $parent ]['currency'] === $order['currency'];
		$found[ $id ] = array(
			'currency' => $order['currency'],
			'as'       => get_stored_as(
				array(
					'currency' => $order['currency'],
					'total'    => $order['total'],
					'stored'   => $row['total_sales'],
					'meta'     => ( $texts[ $id ] ?? array() ) + ( $has_parent ? $texts[ $parent ] ?? array() : array() ),
				),
				$shop,
				wc_get_price_decimals()
			),
			'net'      => get_own_net(
				array( 'stored' => $row['net_total'] ) + $order,
				$has_parent ? get_own_net( array( 'stored' => 0 ) + $orders[ $parent ], null ) : null
			),
			'total'    => (float) $order['total'],
		);
	}
	return $found;
}

/** Adds the own amounts of the last row of a month to its columns, if the reports have others. */
function add_own_amounts( array &$columns, array $own ): void {
	// An own amount can be rounded to the decimals of the store.
	if ( 'own' === $own['as'] && abs( $own['total'] - end( $columns['total_sales'] ) ) < 0.00001 ) {
		return;
	}
	$columns['own']['rows'][]  = count( $columns['order_id'] ) - 1;
	$columns['own']['net'][]   = $own['net'];
	$columns['own']['total'][] = $own['total'];
	$columns['own']['as'][]    = $own['as'];
}

/** Reads the orders of a range that are in other currencies, by currency and by what their figures are. */
function read_currency_sums( string $after, string $before ): array {
	global $wpdb;
	$column   = get_ledger_date_column();
	$excluded = array_merge( array( '' ), get_excluded_statuses() );
	$total    = query_rows(
		'SELECT SUM( total_sales ) AS sales FROM %i WHERE parent_id = 0 AND %i >= %s AND %i <= %s AND status NOT IN ( ' . get_placeholders( $excluded, '%s' ) . ' )',
		array_merge( array( $wpdb->prefix . 'wc_order_stats', $column, $after, $column, $before ), $excluded )
	);
	$storage  = has_order_tables()
		? array( "JOIN %i AS others ON others.id = orders.order_id AND others.currency NOT IN ( '', %s )", $wpdb->prefix . 'wc_orders' )
		: array( "JOIN %i AS others ON others.post_id = orders.order_id AND others.meta_key = '_order_currency' AND others.meta_value NOT IN ( '', %s )", $wpdb->postmeta );
	$last_id  = 0;
	$sums     = array();
	do {
		$rows = query_rows(
			'SELECT orders.order_id, orders.parent_id, orders.net_total, orders.total_sales FROM %i AS orders ' . $storage[0] . '
			WHERE orders.parent_id = 0 AND orders.order_id > %d AND orders.%i >= %s AND orders.%i <= %s AND orders.status NOT IN ( ' . get_placeholders( $excluded, '%s' ) . ' )
			ORDER BY orders.order_id LIMIT %d',
			array_merge(
				array( $wpdb->prefix . 'wc_order_stats', $storage[1], get_woocommerce_currency(), $last_id, $column, $after, $column, $before ),
				$excluded,
				array( CURRENCY_CHUNK )
			)
		);
		$found = read_row_currencies( $rows );
		foreach ( $rows as $row ) {
			$last_id = (int) $row['order_id'];
			$own     = $found[ $last_id ] ?? null;
			if ( null === $own ) {
				continue;
			}
			$key           = $own['currency'] . ' ' . $own['as'];
			$sums[ $key ]  = $sums[ $key ] ?? array(
				'code'         => $own['currency'],
				'as'           => $own['as'],
				'orders_count' => 0,
				'total_sales'  => 0.0,
			);
			++$sums[ $key ]['orders_count'];
			$sums[ $key ]['total_sales'] += (float) $row['total_sales'];
		}
	} while ( count( $rows ) === CURRENCY_CHUNK );
	ksort( $sums );
	return array(
		'total_sales' => (float) $total[0]['sales'],
		'currencies'  => array_values( $sums ),
	);
}

/** Returns the orders of a range that are in other currencies than that of the store. */
function read_currencies( \WP_REST_Request $request ): array {
	return read_currency_sums( str_replace( 'T', ' ', $request['after'] ), str_replace( 'T', ' ', $request['before'] ) );
}

/** Stores for half a day which currencies orders have, other than that of the store: one query, without one for a page. */
function remember_currencies(): void {
	global $wpdb;
	$shop  = get_woocommerce_currency();
	$known = get_transient( CURRENCIES_TRANSIENT );
	if ( is_array( $known ) && ( $known['shop'] ?? '' ) === $shop ) {
		return;
	}
	$query = has_order_tables()
		? array( 'SELECT DISTINCT currency FROM %i WHERE currency NOT IN ( %s, %s ) LIMIT 50', array( $wpdb->prefix . 'wc_orders', '', $shop ) )
		: array( "SELECT DISTINCT meta_value AS currency FROM %i WHERE meta_key = '_order_currency' AND meta_value NOT IN ( %s, %s ) LIMIT 50", array( $wpdb->postmeta, '', $shop ) );
	try {
		$codes = array_column( query_rows( $query[0], $query[1] ), 'currency' );
	} catch ( \RuntimeException $error ) {
		return;
	}
	$value = array(
		'shop'  => $shop,
		'codes' => $codes,
	);
	set_transient( CURRENCIES_TRANSIENT, $value, 12 * HOUR_IN_SECONDS );
}

/** Returns the currencies of orders, other than that of the store; none if they are not known yet. */
function get_other_currencies(): array {
	$known = get_transient( CURRENCIES_TRANSIENT );
	return is_array( $known ) && get_woocommerce_currency() === ( $known['shop'] ?? '' ) && is_array( $known['codes'] ?? null ) ? array_map( 'strval', array_values( $known['codes'] ) ) : array();
}
