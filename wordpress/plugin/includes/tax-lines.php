<?php
/**
 * The lines of orders and refunds with the tax on them, of several months, in one REST route. The app otherwise reads them
 * from `wc/v3/orders` and `wc/v3/refunds`, 100 at a time, and adds up both in the same way (packages/data/src/tax-lines/).
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The maximum number of orders and refunds of a request, which limits the memory that it needs. */
const MAX_TAX_ORDERS = 50000;

/** The kind of the lines of each type of item. */
const TAX_KINDS = array(
	'line_item' => 'goods',
	'shipping'  => 'shipping',
	'fee'       => 'fees',
);

/** The metadata of lines that is read: of goods and fees, of shipping, and of rates. */
const TAX_LINE_KEYS = array( '_line_total', '_line_tax', '_line_tax_data', 'cost', 'total_tax', 'taxes', 'rate_id', 'label', 'compound', 'rate_percent', 'tax_amount', 'shipping_tax_amount' );

/** The metadata of orders with the number of a business. */
const VAT_KEYS = array( '_vat_number', '_billing_vat_number', 'vat_number' );

/** Registers the route. `after` and `before` are the first and the last month, 'YYYY-MM'; `basis` the day that counts. */
function register_tax_lines_route(): void {
	register_orders_route(
		'/tax-lines',
		'read_tax_lines',
		array(
			'after'  => MONTH_ARGUMENT,
			'before' => MONTH_ARGUMENT,
			'basis'  => array(
				'type'     => 'string',
				'enum'     => LEDGER_DATES,
				'required' => true,
			),
		)
	);
}

/** Returns the orders and refunds of the months, with their lines and rates. */
function read_tax_lines( \WP_REST_Request $request ) {
	$months = get_requested_months( $request );
	if ( is_wp_error( $months ) ) {
		return $months;
	}
	$range   = get_range_of_months( $months );
	$reply   = array(
		'orders' => array(),
		'lines'  => array(),
		'rates'  => array(),
	);
	$last_id = 0;
	do {
		$rows = read_tax_orders( $request['basis'], $range, $last_id );
		if ( array() !== $rows ) {
			$last_id = (int) end( $rows )['order_id'];
			add_tax_orders( $reply, $rows );
		}
		if ( count( $reply['orders'] ) > MAX_TAX_ORDERS ) {
			return new \WP_Error( 'tillview_too_many_orders', __( 'The range has too many orders. Select a shorter one.', 'tillview' ), array( 'status' => 400 ) );
		}
	} while ( count( $rows ) === LEDGER_CHUNK );
	return $reply;
}

/** Reads the orders and refunds of a range with an id above `$last_id`, in the order of their ids. */
function read_tax_orders( string $basis, array $range, int $last_id ): array {
	global $wpdb;
	// An empty list is not valid SQL.
	$excluded = array_merge( array( '' ), get_excluded_statuses() );
	return query_rows(
		'SELECT order_id, parent_id, date_created, date_paid, date_completed, total_sales, tax_total FROM %i
		WHERE order_id > %d AND %i >= %s AND %i < %s AND status NOT IN ( ' . get_placeholders( $excluded, '%s' ) . ' )
		ORDER BY order_id LIMIT %d',
		array_merge(
			array( $wpdb->prefix . 'wc_order_stats', $last_id, $basis, $range[0], $basis, $range[1] ),
			$excluded,
			array( LEDGER_CHUNK )
		)
	);
}

/** Reads the items of orders: type, name and metadata by order id and item id. */
function read_tax_items( array $ids ): array {
	global $wpdb;
	$types = array_merge( array_keys( TAX_KINDS ), array( 'tax' ) );
	$rows  = query_rows(
		'SELECT items.order_id, items.order_item_id AS id, items.order_item_type AS type, items.order_item_name AS name, meta.meta_key, meta.meta_value
		FROM %i AS items LEFT JOIN %i AS meta ON meta.order_item_id = items.order_item_id AND meta.meta_key IN ( ' . get_placeholders( TAX_LINE_KEYS, '%s' ) . ' )
		WHERE items.order_id IN ( ' . get_placeholders( $ids, '%d' ) . ' ) AND items.order_item_type IN ( ' . get_placeholders( $types, '%s' ) . ' )
		ORDER BY items.order_item_id',
		array_merge( array( $wpdb->prefix . 'woocommerce_order_items', $wpdb->prefix . 'woocommerce_order_itemmeta' ), TAX_LINE_KEYS, $ids, $types )
	);
	$items = array();
	foreach ( $rows as $row ) {
		$item                            = &$items[ (int) $row['order_id'] ][ (int) $row['id'] ];
		$item['type']                    = $row['type'];
		$item['name']                    = $row['name'];
		$item[ (string) $row['meta_key'] ] = (string) $row['meta_value'];
		unset( $item );
	}
	return $items;
}

/** Reads country, state, whether prices contain tax, and country and state of the billing address, by order id, in either order storage. */
function read_tax_places( array $ids ): array {
	global $wpdb;
	$places = array();
	if ( ! has_order_tables() ) {
		$keys = array( '_billing_country', '_billing_state', '_shipping_country', '_shipping_state', '_prices_include_tax' );
		foreach ( read_order_texts( $ids, $keys ) as $id => $texts ) {
			$type          = '' === ( $texts['_shipping_country'] ?? '' ) ? 'billing' : 'shipping';
			$places[ $id ] = array( $texts[ "_{$type}_country" ] ?? '', $texts[ "_{$type}_state" ] ?? '', 'yes' === ( $texts['_prices_include_tax'] ?? '' ), $texts['_billing_country'] ?? '', $texts['_billing_state'] ?? '' );
		}
		return $places;
	}
	$rows = query_rows(
		'SELECT orders.id, shipping.country AS shipping_country, shipping.state AS shipping_state, billing.country, billing.state, data.prices_include_tax
		FROM %i AS orders
		LEFT JOIN %i AS shipping ON shipping.order_id = orders.id AND shipping.address_type = %s
		LEFT JOIN %i AS billing ON billing.order_id = orders.id AND billing.address_type = %s
		LEFT JOIN %i AS data ON data.order_id = orders.id
		WHERE orders.id IN ( ' . get_placeholders( $ids, '%d' ) . ' )',
		array_merge(
			array( $wpdb->prefix . 'wc_orders', $wpdb->prefix . 'wc_order_addresses', 'shipping', $wpdb->prefix . 'wc_order_addresses', 'billing', $wpdb->prefix . 'wc_order_operational_data' ),
			$ids
		)
	);
	foreach ( $rows as $row ) {
		$type                       = '' === (string) $row['shipping_country'] ? '' : 'shipping_';
		$places[ (int) $row['id'] ] = array( (string) $row[ "{$type}country" ], (string) $row[ "{$type}state" ], '1' === $row['prices_include_tax'], (string) $row['country'], (string) $row['state'] );
	}
	return $places;
}

/** Returns an amount as a text with six decimals, as the REST API of WooCommerce with `dp=6`. */
function to_tax_decimal( $value ): string {
	// The function of WooCommerce reads separators of the store, which numbers of its database do not have, and takes long.
	return number_format( (float) ( is_numeric( $value ) ? $value : wc_format_decimal( $value, 6 ) ), 6, '.', '' );
}

/** Returns the tax of a line by rate. A rate that does not apply stands in it without a value. */
function get_line_taxes( array $item ): array {
	$data  = to_known_array( $item['_line_tax_data'] ?? $item['taxes'] ?? null );
	$data  = $data['total'] ?? $data;
	$taxes = array();
	foreach ( is_array( $data ) ? $data : array() as $rate => $tax ) {
		if ( is_numeric( $tax ) && (int) $rate > 0 ) {
			$taxes[] = array( (int) $rate, to_tax_decimal( $tax ) );
		}
	}
	return $taxes;
}

/** Adds orders and refunds with their lines and rates to the reply. */
function add_tax_orders( array &$reply, array $rows ): void {
	$ids     = array_map( 'intval', array_column( $rows, 'order_id' ) );
	$parents = array_filter( array_map( 'intval', array_column( $rows, 'parent_id' ) ) );
	$all     = array_values( array_unique( array_merge( $ids, $parents ) ) );
	$items   = read_tax_items( $ids );
	$places  = read_tax_places( $all );
	$texts   = read_order_texts( $all, array_merge( VAT_KEYS, array( 'is_vat_exempt' ) ) );
	foreach ( $rows as $row ) {
		$id        = (int) $row['order_id'];
		$parent_id = (int) $row['parent_id'];
		// A refund has the country of its order.
		$of_order  = 0 === $parent_id ? $id : $parent_id;
		$index     = count( $reply['orders'] );
		$tax       = 0.0;
		foreach ( $items[ $id ] ?? array() as $item ) {
			$kind = TAX_KINDS[ $item['type'] ] ?? null;
			if ( null !== $kind ) {
				$is_shipping      = 'shipping' === $kind;
				$reply['lines'][] = array( $index, $kind, to_tax_decimal( $item[ $is_shipping ? 'cost' : '_line_total' ] ?? 0 ), to_tax_decimal( $item[ $is_shipping ? 'total_tax' : '_line_tax' ] ?? 0 ), get_line_taxes( $item ) );
				continue;
			}
			$amounts          = array( to_tax_decimal( $item['tax_amount'] ?? 0 ), to_tax_decimal( $item['shipping_tax_amount'] ?? 0 ) );
			$tax             += (float) $amounts[0] + (float) $amounts[1];
			$reply['rates'][] = array( $index, (int) ( $item['rate_id'] ?? 0 ), $item['name'], $item['label'] ?? '', (float) ( $item['rate_percent'] ?? 0 ), empty( $item['compound'] ) ? 0 : 1, $amounts[0], $amounts[1] );
		}
		list( $country, $state, $includes_tax, $billing_country, $billing_state ) = $places[ $of_order ] ?? array( '', '', false, '', '' );
		$own               = array_map( 'trim', $texts[ $of_order ] ?? array() );
		$reply['orders'][] = array(
			$id,
			$parent_id,
			str_replace( ' ', 'T', (string) $row['date_created'] ),
			str_replace( ' ', 'T', (string) $row['date_paid'] ),
			str_replace( ' ', 'T', (string) $row['date_completed'] ),
			$country,
			$state,
			'' === implode( '', array_intersect_key( $own, array_flip( VAT_KEYS ) ) ) ? 0 : 1,
			'yes' === ( $own['is_vat_exempt'] ?? '' ) ? 1 : 0,
			$includes_tax ? 1 : 0,
			to_tax_decimal( $row['total_sales'] ),
			// The reports can have the tax of the whole order for a refund without items.
			to_tax_decimal( 0 === $parent_id ? $row['tax_total'] : $tax ),
			$billing_country,
			$billing_state,
		);
	}
}
