<?php
/**
 * What an order cost the store: goods and payment fees. The same rules as packages/data/src/ledger/order-costs.ts; both
 * read tests/cases/order-costs.json.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The metadata of lines that has their cost. */
const COST_KEYS = array( '_cogs_value', '_wc_cog_item_total_cost', '_alg_wc_cog_item_cost' );

/** The metadata of orders that has payment fees, and their currency. */
const FEE_KEYS = array( '_stripe_fee', '_stripe_currency', '_wcpay_transaction_fee', '_wcpay_intent_currency', '_ppcp_paypal_fees', 'PayPal Transaction Fee' );

/** How many costs a store may have for each order of a reply, so that all of them are searched. */
const MAX_COSTS_PER_ORDER = 20;

/** The columns of numbers of a month, without orders, and those of texts. */
const COST_COLUMNS = array(
	'cost'      => array(),
	'known_net' => array(),
	'fee'       => array(),
	'shipping'  => array(),
	'tax'       => array(),
	// The lines, one after the other, with the number of lines of each order. An unknown cost is null.
	'lines'     => array(
		'counts'    => array(),
		'product'   => array(),
		'variation' => array(),
		'quantity'  => array(),
		'net'       => array(),
		'cost'      => array(),
	),
);
const COST_TEXTS   = array( 'method', 'shipping_method' );

/** Returns a number as such; null for anything else, such as an empty text. */
function to_known_number( $value ): ?float {
	return is_numeric( $value ) ? (float) $value : null;
}

/** Returns the cost of the goods of a line, from its metadata; null if it is unknown. */
function get_line_cost( array $meta ): ?float {
	$unit = to_known_number( $meta['_alg_wc_cog_item_cost'] ?? null );
	return to_known_number( $meta['_cogs_value'] ?? null )
		?? to_known_number( $meta['_wc_cog_item_total_cost'] ?? null )
		?? ( null === $unit ? null : $unit * (float) ( $meta['_qty'] ?? 0 ) );
}

/**
 * Returns what a refund takes back with each of its lines; null if it is unknown. `$of_order` are the lines of its order by
 * their ids. The own cost of a line is not read, because that of a deleted product can have the whole cost.
 */
function get_refund_costs( array $lines, array $of_order ): array {
	return array_map(
		static function ( array $meta ) use ( $of_order ): ?float {
			$sold = $of_order[ (int) ( $meta['_refunded_item_id'] ?? 0 ) ] ?? null;
			$cost = null === $sold ? null : get_line_cost( $sold );
			if ( null === $cost ) {
				return null;
			}
			$quantity = (float) ( $sold['_qty'] ?? 0 );
			return 0.0 === $quantity ? 0.0 : -$cost / $quantity * abs( (float) ( $meta['_qty'] ?? 0 ) );
		},
		$lines
	);
}

/** Returns the cost of the lines whose cost is known, and their net sales. `$costs` are those of the lines, by the same keys. */
function add_line_costs( array $lines, array $costs ): array {
	$sums = array( 0.0, 0.0 );
	foreach ( $lines as $id => $meta ) {
		if ( null !== $costs[ $id ] ) {
			$sums[0] += $costs[ $id ];
			$sums[1] += (float) ( $meta['_line_total'] ?? 0 );
		}
	}
	return $sums;
}

/** Returns the same for a refund without lines: its net sales are those of known lines if its order has no others. */
function get_amount_refund_cost( array $of_order, float $net ): array {
	$is_known = array() !== $of_order && ! in_array( null, array_map( __NAMESPACE__ . '\get_line_cost', $of_order ), true );
	return array( 0.0, $is_known ? $net : 0.0 );
}

/** Returns the payment fee of an order; null if it is unknown, or in another currency than the order. */
function get_fee( array $meta, string $currency ): ?float {
	$paypal = $meta['_ppcp_paypal_fees'] ?? array();
	// Without objects: they could run code.
	$paypal = is_string( $paypal ) && is_serialized( $paypal ) ? unserialize( trim( $paypal ), array( 'allowed_classes' => false ) ) : $paypal;
	$paypal = is_array( $paypal ) && is_array( $paypal['paypal_fee'] ?? null ) ? $paypal['paypal_fee'] : array();
	$fees   = array(
		array( $meta['_stripe_fee'] ?? null, $meta['_stripe_currency'] ?? '' ),
		array( $meta['_wcpay_transaction_fee'] ?? null, $meta['_wcpay_intent_currency'] ?? '' ),
		array( $paypal['value'] ?? null, $paypal['currency_code'] ?? '' ),
		array( $meta['PayPal Transaction Fee'] ?? null, '' ),
	);
	foreach ( $fees as list( $fee, $code ) ) {
		$amount = to_known_number( $fee );
		if ( null !== $amount ) {
			$code = is_string( $code ) ? strtoupper( $code ) : '';
			return '' === $code || strtoupper( $currency ) === $code ? $amount : null;
		}
	}
	return null;
}

/** Returns rows of the metadata of lines by key and line id, which needs little memory. */
function to_line_costs( array $rows ): array {
	$costs = array();
	foreach ( $rows as $row ) {
		$costs[ $row['meta_key'] ][ (int) $row['id'] ] = $row['meta_value'];
	}
	return $costs;
}

/** Reads the costs of lines. */
function read_line_costs( array $ids ): array {
	global $wpdb;
	if ( array() === $ids ) {
		return array();
	}
	$rows = query_rows(
		'SELECT order_item_id AS id, meta_key, meta_value FROM %i
		WHERE order_item_id IN ( ' . get_placeholders( $ids, '%d' ) . ' ) AND meta_key IN ( ' . get_placeholders( COST_KEYS, '%s' ) . ' )',
		array_merge( array( $wpdb->prefix . 'woocommerce_order_itemmeta' ), $ids, COST_KEYS )
	);
	return to_line_costs( $rows );
}

/**
 * Reads the costs of the lines of a reply that begins above `$above` by their keys, with the ids of its `first` and `last` line:
 * by the ids of lines, the database would read all of their metadata. Null where the store has so many other costs that this
 * takes longer.
 */
function read_known_costs( array $range, int $above ): ?array {
	global $wpdb;
	$column   = get_ledger_date_column();
	$excluded = array_merge( array( '' ), get_excluded_statuses() );
	$metadata = $wpdb->prefix . 'woocommerce_order_itemmeta';
	$is_cost  = 'meta_key IN ( ' . get_placeholders( COST_KEYS, '%s' ) . ' )';
	$reply    = query_rows(
		'SELECT COUNT( * ) AS count, MAX( order_id ) AS last_id FROM ( SELECT order_id FROM %i WHERE order_id > %d AND %i >= %s AND %i < %s
			AND status NOT IN ( ' . get_placeholders( $excluded, '%s' ) . ' ) ORDER BY order_id LIMIT %d ) AS reply',
		array_merge( array( $wpdb->prefix . 'wc_order_stats', $above, $column, $range[0], $column, $range[1] ), $excluded, array( MAX_LEDGER_ROWS ) )
	)[0];
	$all      = query_rows( "SELECT COUNT( * ) AS count FROM %i WHERE $is_cost", array_merge( array( $metadata ), COST_KEYS ) )[0];
	if ( (int) $all['count'] > MAX_COSTS_PER_ORDER * (int) $reply['count'] ) {
		return null;
	}
	$lines = query_rows(
		'SELECT MIN( order_item_id ) AS first, MAX( order_item_id ) AS last FROM %i WHERE order_id > %d AND order_id <= %d',
		array( $wpdb->prefix . 'wc_order_product_lookup', $above, (int) $reply['last_id'] )
	)[0];
	$rows  = query_rows(
		"SELECT order_item_id AS id, meta_key, meta_value FROM %i WHERE $is_cost AND order_item_id BETWEEN %d AND %d",
		array_merge( array( $metadata ), COST_KEYS, array( (int) $lines['first'], (int) $lines['last'] ) )
	);
	return array(
		'first' => (int) $lines['first'],
		'last'  => (int) $lines['last'],
		'costs' => to_line_costs( $rows ),
	);
}

/**
 * Reads the lines of orders and refunds: their metadata by order id and line id. `$exact` are the orders and refunds whose
 * quantities can be fractions of a cost, and their refunded lines. `$known` has costs that were read, as `read_known_costs`.
 */
function read_cost_lines( array $ids, array $exact, ?array $known ): array {
	global $wpdb;
	$rows  = query_rows(
		'SELECT order_id, order_item_id AS id, product_id, variation_id, product_qty, product_net_revenue FROM %i WHERE order_id IN ( ' . get_placeholders( $ids, '%d' ) . ' )',
		array_merge( array( $wpdb->prefix . 'wc_order_product_lookup' ), $ids )
	);
	$others = array_filter(
		$rows,
		static function ( array $row ) use ( $known ): bool {
			return null === $known || $row['id'] < $known['first'] || $row['id'] > $known['last'];
		}
	);
	$costs  = read_line_costs( array_map( 'intval', array_column( $others, 'id' ) ) );
	$lines  = array();
	foreach ( $rows as $row ) {
		$id   = (int) $row['id'];
		$meta = array(
			'_product'    => (int) $row['product_id'],
			'_variation'  => (int) $row['variation_id'],
			'_qty'        => $row['product_qty'],
			'_line_total' => $row['product_net_revenue'],
		);
		foreach ( COST_KEYS as $key ) {
			$cost = $costs[ $key ][ $id ] ?? $known['costs'][ $key ][ $id ] ?? null;
			if ( null !== $cost ) {
				$meta[ $key ] = $cost;
			}
		}
		if ( isset( $meta['_alg_wc_cog_item_cost'] ) ) {
			$exact[] = (int) $row['order_id'];
		}
		$lines[ (int) $row['order_id'] ][ $id ] = $meta;
	}
	if ( array() === $exact ) {
		return $lines;
	}
	$exact   = array_values( array_unique( $exact ) );
	$details = query_rows(
		"SELECT items.order_id, items.order_item_id AS id, meta.meta_key, meta.meta_value
		FROM %i AS items JOIN %i AS meta ON meta.order_item_id = items.order_item_id AND meta.meta_key IN ( '_qty', '_refunded_item_id' )
		WHERE items.order_item_type = 'line_item' AND items.order_id IN ( " . get_placeholders( $exact, '%d' ) . ' )',
		array_merge( array( $wpdb->prefix . 'woocommerce_order_items', $wpdb->prefix . 'woocommerce_order_itemmeta' ), $exact )
	);
	foreach ( $details as $row ) {
		if ( isset( $lines[ (int) $row['order_id'] ][ (int) $row['id'] ] ) ) {
			$lines[ (int) $row['order_id'] ][ (int) $row['id'] ][ $row['meta_key'] ] = $row['meta_value'];
		}
	}
	return $lines;
}

/** Reads the first shipping method of orders, by order id. */
function read_shipping_methods( array $ids ): array {
	global $wpdb;
	$rows = query_rows(
		"SELECT order_id, MIN( order_item_name ) AS name FROM %i WHERE order_item_type = 'shipping'
		AND order_id IN ( " . get_placeholders( $ids, '%d' ) . ' ) GROUP BY order_id',
		array_merge( array( $wpdb->prefix . 'woocommerce_order_items' ), $ids )
	);
	return array_column( $rows, 'name', 'order_id' );
}

/**
 * Reads what rows of orders and refunds cost: `lines` and `shipping_methods` by order id. `$known` as in `read_cost_lines`.
 */
function read_ledger_costs( array $rows, ?array $known ): array {
	$ids     = array_map( 'intval', array_column( $rows, 'order_id' ) );
	$parents = array_filter( array_map( 'intval', array_column( $rows, 'parent_id', 'order_id' ) ) );
	return array(
		'lines'            => read_cost_lines( array_values( array_unique( array_merge( $ids, $parents ) ) ), array_merge( array_keys( $parents ), array_values( $parents ) ), $known ),
		'shipping_methods' => read_shipping_methods( $ids ),
	);
}

/** Adds the costs of a row, and its texts, to the columns of its month. */
function add_ledger_costs( array &$columns, array $row, array $texts, array $costs ): void {
	$order_id  = (int) $row['order_id'];
	$parent_id = (int) $row['parent_id'];
	$lines     = $costs['lines'][ $order_id ] ?? array();
	$of_order  = $costs['lines'][ $parent_id ] ?? array();
	// For a refund without items, WooCommerce Analytics has the lines of the order.
	$lines      = array_diff_key( $lines, $of_order );
	$line_costs = 0 === $parent_id ? array_map( __NAMESPACE__ . '\get_line_cost', $lines ) : get_refund_costs( $lines, $of_order );

	list( $cost, $known ) = 0 !== $parent_id && array() === $lines
		? get_amount_refund_cost( $of_order, (float) $row['net_total'] )
		: add_line_costs( $lines, $line_costs );

	$columns['cost'][]      = round( $cost, 6 );
	$columns['known_net'][] = round( $known, 6 );
	$columns['fee'][]       = 0 === $parent_id ? get_fee( $texts, $texts['_order_currency'] ?? '' ) : null;
	$columns['shipping'][]  = (float) $row['shipping_total'];
	$columns['tax'][]       = (float) $row['tax_total'];
	add_ledger_name( $columns, 'method', $texts['_payment_method'] ?? '' );
	add_ledger_name( $columns, 'shipping_method', $costs['shipping_methods'][ $order_id ] ?? '' );

	$columns['lines']['counts'][] = count( $lines );
	foreach ( $lines as $id => $meta ) {
		$columns['lines']['product'][]   = $meta['_product'];
		$columns['lines']['variation'][] = $meta['_variation'];
		$columns['lines']['quantity'][]  = (float) $meta['_qty'];
		$columns['lines']['net'][]       = round( (float) $meta['_line_total'], 6 );
		$columns['lines']['cost'][]      = null === $line_costs[ $id ] ? null : round( $line_costs[ $id ], 6 );
	}
}

/** Returns the sums of the costs of all lines by month, as a text: a refund, and each save, can change them. */
function read_cost_sums(): array {
	global $wpdb;
	$column   = get_ledger_date_column();
	$excluded = array_merge( array( '' ), get_excluded_statuses() );
	// From the costs to their orders: from the orders, the database would read all metadata of each line.
	$rows = query_rows(
		"SELECT SUBSTRING( orders.%i, 1, 7 ) AS month, COUNT( * ) AS count, ROUND( SUM( meta.meta_value ), 4 ) AS sum
		FROM %i AS meta STRAIGHT_JOIN %i AS items ON items.order_item_id = meta.order_item_id AND items.order_item_type = 'line_item'
		STRAIGHT_JOIN %i AS orders ON orders.order_id = items.order_id
		WHERE meta.meta_key IN ( " . get_placeholders( COST_KEYS, '%s' ) . ' ) AND orders.%i IS NOT NULL
			AND orders.status NOT IN ( ' . get_placeholders( $excluded, '%s' ) . ' )
		GROUP BY SUBSTRING( orders.%i, 1, 7 )',
		array_merge(
			array( $column, $wpdb->prefix . 'woocommerce_order_itemmeta', $wpdb->prefix . 'woocommerce_order_items', $wpdb->prefix . 'wc_order_stats' ),
			COST_KEYS,
			array( $column ),
			$excluded,
			array( $column )
		)
	);
	$sums     = array();
	foreach ( $rows as $row ) {
		$sums[ $row['month'] ] = $row['count'] . ' ' . $row['sum'];
	}
	return $sums;
}
