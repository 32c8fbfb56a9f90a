<?php
/**
 * What to order. It is the same rule as in the app: src/reporting/what-to-order/stock-items.ts and order-plan.ts, and the tests of both
 * read tests/cases/order-plan.json.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The past complete days from which the need for stock is computed. */
const SALES_DAYS = 90;

/** The settings that a user has not changed, and the maximum of both, in days. */
const ORDER_SETTINGS    = array(
	'leadTime'    => 14,
	'daysToCover' => 30,
);
const MAX_ORDER_SETTING = 365;

/** Why an item is in the list, in the order of the list. */
const ORDER_STATUSES = array( 'backorder', 'out', 'low', 'runs-out' );

/** Returns the settings of a user for orders; what is not a number of whole days is the default. */
function read_order_settings( $stored ): array {
	$settings = ORDER_SETTINGS;
	foreach ( array_keys( $settings ) as $name ) {
		$days = read_number( is_array( $stored ) ? $stored[ $name ] ?? null : null );
		if ( null !== $days && floor( $days ) === $days && $days >= 0 && $days <= MAX_ORDER_SETTING ) {
			$settings[ $name ] = (int) $days;
		}
	}
	return $settings;
}

/**
 * Returns the items that sold, by id, from rows of the reports of products and variations with `extended_info`. Stock that
 * is not counted is null: the store sends 0 then, also for an item in stock.
 */
function read_sold_items( array $rows ): array {
	$items = array();
	foreach ( $rows as $row ) {
		$product      = (int) read_number( $row['product_id'] ?? null );
		$variation    = (int) read_number( $row['variation_id'] ?? null );
		$info         = is_array( $row['extended_info'] ?? null ) ? $row['extended_info'] : array();
		$id           = $variation ? $variation : $product;
		$stock        = read_number( $info['stock_quantity'] ?? null );
		$status       = (string) ( $info['stock_status'] ?? '' );
		$items[ $id ] = array(
			'id'        => $id,
			'parent'    => $variation ? $product : 0,
			'name'      => (string) ( $info['name'] ?? '' ),
			'status'    => $status,
			'stock'     => $info['manage_stock'] ?? ! ( 0.0 === $stock && 'instock' === $status ) ? $stock : null,
			'threshold' => read_number( $info['low_stock_amount'] ?? null ),
			'units'     => (float) read_number( $row['items_sold'] ?? null ),
		);
	}
	return $items;
}

/**
 * Returns the items that may have to be ordered: those that the store lists as low, out of stock or on backorder, and those
 * that sold. The replies are lists of rows, null if one could not be read: `low`, `backorders`, `products`, `variations`, and
 * `others`, the sales of items that were read by id, and of all variations of these; `isComplete`: whether a report of sales has
 * all rows; `otherIds`: the ids.
 */
function get_stock_items( array $replies ): array {
	$sold = read_sold_items( array_merge( $replies['products'] ?? array(), $replies['variations'] ?? array(), $replies['others'] ?? array() ) );
	$low  = $replies['low'] ?? array();
	// The list has no threshold for items with that of the store; a report has it, if one of these items sold.
	$default = null;
	foreach ( $low as $row ) {
		if ( null === read_number( $row['low_stock_amount'] ?? null ) ) {
			$default = $default ?? $sold[ (int) read_number( $row['id'] ?? null ) ]['threshold'] ?? null;
		}
	}
	$items = array();
	$add   = static function ( array $item ) use ( &$items, $sold, $replies ): void {
		$id = $item['id'];
		if ( $id <= 0 || isset( $items[ $id ] ) ) {
			return;
		}
		$items[ $id ] = array( 'units' => get_units_of_item( $item, $sold, $replies ) ) + $item;
	};
	foreach ( $replies['backorders'] ?? array() as $row ) {
		if ( true === ( $row['manage_stock'] ?? null ) ) {
			$add( read_listed_item( $row, null ) + array( 'isOnBackorder' => true ) );
		}
	}
	foreach ( $low as $row ) {
		$own = $sold[ (int) read_number( $row['id'] ?? null ) ]['threshold'] ?? null;
		$add( read_listed_item( $row, $own ?? $default ) + array( 'isOnBackorder' => false ) );
	}
	foreach ( $sold as $item ) {
		$parent = $sold[ $item['parent'] ] ?? null;
		// The stock of a variation can be that of its product. Its own report does not say so.
		if ( null === $item['stock'] || ( null !== $parent && $parent['stock'] === $item['stock'] ) ) {
			continue;
		}
		// If a list could not be read, its items are found among those that sold.
		$is_on_backorder = 'onbackorder' === $item['status'];
		$is_low          = $item['stock'] <= max( 0, $item['threshold'] ?? 0 );
		$add(
			array(
				'isOnBackorder' => $is_on_backorder,
				'isListed'      => $is_on_backorder ? ! isset( $replies['backorders'] ) : ! isset( $replies['low'] ) && $is_low,
			) + $item
		);
	}
	return array_values( $items );
}

/** Returns how many items are low, out of stock or on backorder: the header, Low stock and Digest say the same. */
function count_listed( array $items ): int {
	return count( array_filter( array_column( $items, 'isListed' ) ) );
}

/** Returns the units that were sold from the stock of an item; null if they are not known. */
function get_units_of_item( array $item, array $sold, array $replies ): ?float {
	$id      = $item['id'];
	$report  = $item['parent'] > 0 ? 'variations' : 'products';
	$is_read = in_array( $id, $replies['otherIds'], true );
	// An item without a row has sold nothing, if its row was requested.
	if ( ! isset( $sold[ $id ] ) ) {
		return $is_read || $replies['isComplete'][ $report ] ? 0.0 : null;
	}
	$product = $sold[ $id ];
	if ( 'variations' === $report ) {
		return $product['units'];
	}
	// The report of a product also contains the sales of variations whose own stock is counted.
	$variations = array();
	$others     = array();
	foreach ( $sold as $each ) {
		if ( $each['parent'] === $id ) {
			$variations[] = $each['units'];
			$others[]     = null === $each['stock'] || $each['stock'] === $product['stock'] ? 0 : $each['units'];
		}
	}
	$variable   = wp_list_filter(
		$replies['low'] ?? array(),
		array(
			'id'   => $id,
			'type' => 'variable',
		)
	);
	$has_unread = ! $is_read && ! $replies['isComplete']['variations'] && ( array() !== $variations || array() !== $variable );
	if ( $has_unread && (float) array_sum( $variations ) !== $product['units'] ) {
		return null;
	}
	return 0 === count( array_filter( $others ) ) ? $product['units'] : max( 0.0, $product['units'] - array_sum( $others ) );
}

/** Returns an item of a list of the store; `$threshold` is what applies without its own. */
function read_listed_item( array $row, ?float $threshold ): array {
	return array(
		'id'        => (int) read_number( $row['id'] ?? null ),
		'parent'    => (int) read_number( $row['parent_id'] ?? null ),
		'name'      => (string) ( $row['name'] ?? '' ),
		'stock'     => read_number( $row['stock_quantity'] ?? null ),
		'threshold' => read_number( $row['low_stock_amount'] ?? null ) ?? $threshold,
		'isListed'  => true,
	);
}

/**
 * Returns what to order, in the order of the list: items with `status` and `quantity`, which is null if the sales are not
 * known. Items of which there is enough are omitted.
 */
function plan_orders( array $items, array $settings ): array {
	$rows = array();
	foreach ( $items as $item ) {
		$stock    = $item['stock'];
		$is_known = null !== $item['units'] && null !== $stock;
		$per_day  = max( 0, $item['units'] ) / SALES_DAYS;
		$run_out  = null;
		if ( $is_known && ( $stock <= 0 || $per_day > 0 ) ) {
			$run_out = $stock <= 0 ? 0.0 : $stock / $per_day;
		}
		$status = get_order_status( $item, $run_out, $settings['leadTime'] );
		// The product is rounded first, so that 0.1 × 30 is 3 and not slightly more.
		$quantity = $is_known ? max( 0.0, ceil( round( $per_day * array_sum( $settings ) - $stock, 6 ) ) ) : null;
		if ( null !== $status && 0.0 !== $quantity ) {
			$rows[] = array(
				'status'   => $status,
				'quantity' => $quantity,
				'runOut'   => $run_out,
			) + $item;
		}
	}
	usort( $rows, __NAMESPACE__ . '\compare_orders' );
	return $rows;
}

/** Returns why an item is in the list, or null if it is not; `$run_out` is the number of days that its stock lasts. */
function get_order_status( array $item, ?float $run_out, int $lead_time ): ?string {
	if ( $item['isListed'] ) {
		$is_out = null !== $item['stock'] && $item['stock'] <= 0;
		return $item['isOnBackorder'] ? 'backorder' : ( $is_out ? 'out' : 'low' );
	}
	$is_above = null !== $item['stock'] && $item['stock'] > max( 0, $item['threshold'] ?? 0 );
	return $is_above && null !== $run_out && $run_out <= $lead_time ? 'runs-out' : null;
}

/** Compares two rows by status, then by the expected run-out, the stock and the name. What is not known comes last. */
function compare_orders( array $one, array $other ): int {
	$get_ranks = static function ( array $row ): array {
		return array(
			array_search( $row['status'], ORDER_STATUSES, true ),
			$row['runOut'] ?? INF,
			$row['stock'] ?? INF,
			strtolower( remove_accents( $row['name'] ) ),
		);
	};
	return $get_ranks( $one ) <=> $get_ranks( $other );
}

/** Reads what the rule of What to order needs, as the app does; what could not be read is an error. */
function read_stock_replies( \DateTimeImmutable $today ): array {
	$read_sales = static function ( string $report, array $filter = array(), int $page = 1 ) use ( $today ) {
		return read_rest_rows(
			'/wc-analytics/reports/' . $report,
			array(
				'after'         => $today->modify( '-' . SALES_DAYS . ' days' )->format( 'Y-m-d' ) . 'T00:00:00',
				'before'        => $today->modify( '-1 day' )->format( 'Y-m-d' ) . 'T23:59:59',
				'extended_info' => true,
				'orderby'       => 'items_sold',
				'order'         => 'desc',
				'per_page'      => 100,
				'page'          => $page,
			) + $filter,
			'items_sold'
		);
	};
	$totals     = array();
	$replies    = array(
		'low'        => read_rest_rows(
			'/wc-analytics/products/low-in-stock',
			array(
				'per_page' => 100,
				'status'   => 'publish',
			),
			'id',
			$totals['low']
		),
		'backorders' => read_rest_rows(
			'/wc-analytics/reports/stock',
			array(
				'type'     => 'onbackorder',
				'orderby'  => 'stock_quantity',
				'order'    => 'asc',
				'per_page' => 100,
			),
			'id',
			$totals['backorders']
		),
		'products'   => $read_sales( 'products' ),
		'variations' => $read_sales( 'variations' ),
		'others'     => array(),
		'otherIds'   => array(),
		'unread'     => 0,
	);
	foreach ( $totals as $name => $total ) {
		$replies['unread'] += max( 0, (int) $total - count( is_array( $replies[ $name ] ) ? $replies[ $name ] : array() ) );
	}
	foreach ( array( 'products', 'variations' ) as $report ) {
		$replies['isComplete'][ $report ] = is_array( $replies[ $report ] ) && count( $replies[ $report ] ) < 100;
	}
	// The sales of listed items that are not among the best-selling ones.
	$ids = array();
	foreach ( get_stock_items( array_map( __NAMESPACE__ . '\get_known', $replies ) ) as $item ) {
		if ( null === $item['units'] ) {
			$ids[ $item['parent'] > 0 ? 'variations' : 'products' ][] = $item['id'];
		}
	}
	foreach ( $ids as $report => $of_report ) {
		foreach ( is_array( $replies[ $report ] ) ? array_chunk( $of_report, 100 ) : array() as $chunk ) {
			$requests = array( array( $report, $report ) );
			if ( 'products' === $report ) {
				$requests[] = array( 'variations', 'product_includes' );
			}
			foreach ( $requests as list( $from, $param ) ) {
				$page = 1;
				do {
					$rows = $read_sales( $from, array( $param => $chunk ), $page++ );
					if ( is_wp_error( $rows ) ) {
						return array( 'others' => $rows ) + $replies;
					}
					$replies['others'] = array_merge( $replies['others'], $rows );
				} while ( 100 === count( $rows ) );
			}
			$replies['otherIds'] = array_merge( $replies['otherIds'], $chunk );
		}
	}
	return $replies;
}

/**
 * Reads what to order: the `rows` with a quantity, in the order of Low stock, how many items are `listed` there, null if that
 * is not known, and the `failures` as sentences; the error if the user may not see the stock.
 */
function read_order_list( \DateTimeImmutable $today ) {
	$replies = read_stock_replies( $today );
	if ( is_forbidden( $replies['low'] ) ) {
		return $replies['low'];
	}
	$failures = array();
	foreach (
		array(
			'low'        => __( 'the products with low stock', 'tillview' ),
			'backorders' => __( 'the products on backorder', 'tillview' ),
			'products'   => __( 'the sales of the last 90 days', 'tillview' ),
			'variations' => __( 'the sales of the last 90 days', 'tillview' ),
			'others'     => __( 'the sales of the last 90 days', 'tillview' ),
		) as $name => $subject
	) {
		if ( is_wp_error( $replies[ $name ] ) ) {
			$failures[]       = describe_failed_read( $replies[ $name ], $subject );
			$replies[ $name ] = null;
		}
	}
	$settings = read_order_settings( get_own_preferences( get_current_user_id() )['order_settings'] ?? null );
	$items    = get_stock_items( $replies );
	// Without its sales it is not known how much of an item to order.
	$rows = array_filter(
		plan_orders( $items, $settings ),
		static function ( array $row ): bool {
			return null !== $row['quantity'];
		}
	);
	return array(
		'rows'     => array_values( $rows ),
		'listed'   => isset( $replies['low'], $replies['backorders'] ) ? count_listed( $items ) + $replies['unread'] : null,
		'failures' => array_values( array_unique( $failures ) ),
	);
}
