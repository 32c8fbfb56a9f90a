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

/** The maximum number of costs that are read together, which limits the memory that the database's rows need. */
const MAX_KNOWN_COSTS = 50000;

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

/** Returns an array, also one that is stored as text; an empty one for anything else. */
function to_known_array( $value ): array {
	// Without objects: they could run code.
	$value = is_string( $value ) && is_serialized( $value ) ? unserialize( trim( $value ), array( 'allowed_classes' => false ) ) : $value;
	return is_array( $value ) ? $value : array();
}

/** Returns the cost of the goods of a line, from its metadata; null if it is unknown. */
function get_line_cost( array $meta ): ?float {
	foreach ( array( '_cogs_value', '_wc_cog_item_total_cost' ) as $key ) {
		if ( is_numeric( $meta[ $key ] ?? null ) ) {
			return (float) $meta[ $key ];
		}
	}
	$unit = to_known_number( $meta['_alg_wc_cog_item_cost'] ?? null );
	return null === $unit ? null : $unit * (float) ( $meta['_qty'] ?? 0 );
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
	$paypal = to_known_array( $meta['_ppcp_paypal_fees'] ?? null )['paypal_fee'] ?? null;
	$paypal = is_array( $paypal ) ? $paypal : array();
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
		'SELECT order_item_id AS id, meta_key, meta_value FROM %i WHERE order_item_id IN ( ' . get_id_list( $ids ) . ' ) AND meta_key IN ( ' . get_placeholders( COST_KEYS, '%s' ) . ' )',
		array_merge( array( $wpdb->prefix . 'woocommerce_order_itemmeta' ), COST_KEYS )
	);
	return to_line_costs( $rows );
}

/**
 * Reads the costs of the lines of a reply that begins above `$above`, and of the orders that were refunded, by their keys: by the ids of lines,
 * the database would read all of their metadata. Null where the store has so many other costs that this takes longer, or the reply so many
 * that they need much memory.
 */
function read_known_costs( array $range, int $above ): ?array {
	global $wpdb;
	list( $clauses, $values ) = get_ledger_clauses( $range, $above, MAX_LEDGER_ROWS );
	$values                   = array_merge( array( $wpdb->prefix . 'wc_order_stats' ), $values );
	$lookup                   = $wpdb->prefix . 'wc_order_product_lookup';
	$metadata                 = $wpdb->prefix . 'woocommerce_order_itemmeta';
	$reply                    = "( SELECT orders.order_id, orders.parent_id FROM %i AS orders $clauses ) AS reply";
	$is_cost                  = 'meta.meta_key IN ( ' . get_placeholders( COST_KEYS, '%s' ) . ' )';

	$orders = (int) query_rows( "SELECT COUNT( * ) AS count FROM $reply", $values )[0]['count'];
	$costs  = (int) query_rows( "SELECT COUNT( * ) AS count FROM %i AS meta WHERE $is_cost", array_merge( array( $metadata ), COST_KEYS ) )[0]['count'];
	if ( $costs > MAX_COSTS_PER_ORDER * $orders ) {
		return null;
	}
	$rows = query_rows(
		"SELECT STRAIGHT_JOIN meta.order_item_id AS id, meta.meta_key, meta.meta_value FROM %i AS meta JOIN (
			SELECT lookup.order_item_id FROM $reply JOIN %i AS lookup ON lookup.order_id = reply.order_id
			UNION SELECT lookup.order_item_id FROM $reply JOIN %i AS lookup ON lookup.order_id = reply.parent_id WHERE reply.parent_id > 0
		) AS wanted ON wanted.order_item_id = meta.order_item_id WHERE $is_cost LIMIT %d",
		array_merge( array( $metadata ), $values, array( $lookup ), $values, array( $lookup ), COST_KEYS, array( MAX_KNOWN_COSTS + 1 ) )
	);
	return count( $rows ) > MAX_KNOWN_COSTS ? null : to_line_costs( $rows );
}

/**
 * Returns the metadata of lines of orders and refunds, by order id and line id. Of refunds and refunded orders it is exact: their
 * quantities can be fractions of a cost. `$known` has costs that were read, as `read_known_costs`.
 */
function read_line_metadata( array $rows, array $lines, ?array $known ): array {
	global $wpdb;
	$costs = $known ?? read_line_costs( array_merge( array(), ...array_map( 'array_keys', array_values( $lines ) ) ) );
	$exact = array();
	foreach ( $rows as $row ) {
		if ( '0' !== $row['parent_id'] ) {
			$exact[ $row['order_id'] ]  = true;
			$exact[ $row['parent_id'] ] = true;
		}
	}
	$found = array();
	foreach ( $lines as $order_id => $of_order ) {
		foreach ( $of_order as $id => $row ) {
			$meta = array(
				'_product'    => (int) $row['product_id'],
				'_variation'  => (int) $row['variation_id'],
				'_qty'        => $row['product_qty'],
				'_line_total' => $row['product_net_revenue'],
			);
			foreach ( $costs as $key => $of_lines ) {
				if ( isset( $of_lines[ $id ] ) ) {
					$meta[ $key ] = $of_lines[ $id ];
				}
			}
			if ( isset( $meta['_alg_wc_cog_item_cost'] ) ) {
				$exact[ $order_id ] = true;
			}
			$found[ $order_id ][ $id ] = $meta;
		}
	}
	$exact = array_intersect_key( $found, $exact );
	if ( array() === $exact ) {
		return $found;
	}
	$values  = array();
	$details = query_rows(
		'SELECT order_item_id AS id, meta_key, meta_value FROM %i WHERE order_item_id IN ( ' . get_id_list( array_merge( ...array_map( 'array_keys', array_values( $exact ) ) ) ) . " ) AND meta_key IN ( '_qty', '_refunded_item_id' )",
		array( $wpdb->prefix . 'woocommerce_order_itemmeta' )
	);
	foreach ( $details as $row ) {
		$values[ $row['id'] ][ $row['meta_key'] ] = $row['meta_value'];
	}
	foreach ( $exact as $order_id => $of_order ) {
		foreach ( $of_order as $id => $meta ) {
			$found[ $order_id ][ $id ] = ( $values[ $id ] ?? array() ) + $meta;
		}
	}
	return $found;
}

/** Adds the costs of rows of one month, and their texts, to its columns. `$of_lines` are the metadata of lines by order id and line id. */
function add_month_costs( array &$columns, array $rows, array $texts, array $of_lines ): void {
	$names = array();
	foreach ( $rows as $row ) {
		$order_id  = (int) $row['order_id'];
		$parent_id = (int) $row['parent_id'];
		$own       = $texts[ $order_id ] ?? array();
		$lines     = $of_lines[ $order_id ] ?? array();
		if ( 0 === $parent_id ) {
			$line_costs           = array_map( __NAMESPACE__ . '\get_line_cost', $lines );
			list( $cost, $known ) = add_line_costs( $lines, $line_costs );
		} else {
			$of_order = $of_lines[ $parent_id ] ?? array();
			// For a refund without items, WooCommerce Analytics has the lines of the order.
			$lines                = array_diff_key( $lines, $of_order );
			$line_costs           = get_refund_costs( $lines, $of_order );
			list( $cost, $known ) = array() === $lines ? get_amount_refund_cost( $of_order, (float) $row['net_total'] ) : add_line_costs( $lines, $line_costs );
		}
		$columns['cost'][]          = round( $cost, 6 );
		$columns['known_net'][]     = round( $known, 6 );
		$columns['fee'][]           = 0 === $parent_id ? get_fee( $own, $own['_order_currency'] ?? '' ) : null;
		$columns['shipping'][]      = (float) $row['shipping_total'];
		$columns['tax'][]           = (float) $row['tax_total'];
		$names['method'][]          = $own['_payment_method'] ?? '';
		$names['shipping_method'][] = (string) $row['shipping_method'];

		$columns['lines']['counts'][] = count( $lines );
		foreach ( $lines as $id => $meta ) {
			$columns['lines']['product'][]   = $meta['_product'];
			$columns['lines']['variation'][] = $meta['_variation'];
			$columns['lines']['quantity'][]  = (float) $meta['_qty'];
			$columns['lines']['net'][]       = round( (float) $meta['_line_total'], 6 );
			$columns['lines']['cost'][]      = null === $line_costs[ $id ] ? null : round( $line_costs[ $id ], 6 );
		}
	}
	foreach ( $names as $column => $of_rows ) {
		add_ledger_names( $columns, $column, $of_rows );
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
