<?php
/**
 * The content of the digest: every figure is read from the REST API of the store as the recipient, so that it is the one
 * that the reports show to that user.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The days of history that the estimate reads, as the app does. */
const DIGEST_HISTORY_DAYS = 500;

/** The past days from which the need for stock is computed, and the settings that a user has not changed. */
const DIGEST_SALES_DAYS = 90;
const DIGEST_ORDER_DAYS = array(
	'leadTime'    => 14,
	'daysToCover' => 30,
);

/** The maximum number of items to order that are listed. */
const MAX_DIGEST_ITEMS = 10;

/**
 * Returns the digest of the current user: its subject, and sections with a title, lines, a link and its text. `$every` is
 * 'day' or 'week'. A section that the user may not see, or that cannot be read, says so or is left out.
 */
function get_digest( string $every ): array {
	$today    = new \DateTimeImmutable( 'today', wp_timezone() );
	$sections = array(
		get_digest_of_sales( $every, $today ),
		get_digest_of_month( $today ),
		get_digest_of_stock( $today ),
		get_digest_of_data(),
	);
	return array(
		'subject'  => sprintf(
			/* translators: 1: the name of a store, 2: text such as "Yesterday: net sales $520.00, 4 orders." */
			__( '[%1$s] %2$s', 'tillview' ),
			decode_text( get_bloginfo( 'name' ) ),
			$sections[0]['lines'][0]
		),
		'sections' => array_values( array_filter( $sections ) ),
	);
}

/** Reads a route of the store as the current user. Returns its data, or null if it cannot be read. */
function read_rest( string $route, array $params ): ?array {
	$request = new \WP_REST_Request( 'GET', $route );
	$request->set_query_params( $params );
	$response = rest_do_request( $request );
	$data     = $response->is_error() ? null : rest_get_server()->response_to_data( $response, false );
	return is_array( $data ) ? $data : null;
}

/** Returns net sales and orders of days, the first and the last included; null if they cannot be read. */
function read_sales( \DateTimeImmutable $first, \DateTimeImmutable $last ): ?array {
	$data = read_rest(
		'/wc-analytics/reports/revenue/stats',
		array(
			'after'    => $first->format( 'Y-m-d' ) . 'T00:00:00',
			'before'   => $last->format( 'Y-m-d' ) . 'T23:59:59',
			'interval' => 'year',
			'per_page' => 1,
			'fields'   => array( 'net_revenue', 'orders_count' ),
		)
	);
	$totals = (array) ( $data['totals'] ?? array() );
	return isset( $totals['net_revenue'], $totals['orders_count'] )
		? array(
			'net'    => (float) $totals['net_revenue'],
			'orders' => (int) $totals['orders_count'],
		)
		: null;
}

/** Returns an amount as text, as the store writes it. */
function write_amount( float $amount, ?int $decimals = null ): string {
	return decode_text( wp_strip_all_tags( wc_price( $amount, null === $decimals ? array() : array( 'decimals' => $decimals ) ) ) );
}

/** Returns an amount with three digits, and from 100 on without decimals: more would look exact. */
function write_rough_amount( float $amount ): string {
	$magnitude = 0.0 === $amount ? 0 : (int) floor( log10( abs( $amount ) ) );
	$rough     = round( $amount, 2 - $magnitude );
	return write_amount( $rough, abs( $rough ) < 100 ? null : 0 );
}

/** Returns net sales and orders as text. */
function write_sales( array $sales ): string {
	$orders = $sales['orders'];
	return sprintf(
		/* translators: 1: an amount of money, 2: number of orders. */
		_n( 'net sales %1$s, %2$s order', 'net sales %1$s, %2$s orders', $orders, 'tillview' ),
		write_amount( $sales['net'] ),
		number_format_i18n( $orders )
	);
}

/** Returns a day with its weekday. */
function write_day( \DateTimeImmutable $day ): string {
	/* translators: a date format of PHP for a weekday and a day, such as "Thursday, November 19". */
	return wp_date( __( 'l, F j', 'tillview' ), $day->getTimestamp() );
}

/** Returns the URL of a screen. */
function get_screen_url( string $path, string $query = '' ): string {
	return admin_url( 'admin.php?page=' . PAGE . '&path=' . rawurlencode( $path ) . $query );
}

/** Yesterday against the same weekday before, or the last seven days against the seven before. */
function get_digest_of_sales( string $every, \DateTimeImmutable $today ): array {
	$days  = 'week' === $every ? 7 : 1;
	$last  = $today->modify( '-1 day' );
	$first = $today->modify( "-$days days" );
	$now   = read_sales( $first, $last );
	$title = 1 === $days ? write_day( $last ) : write_day( $first ) . ' – ' . write_day( $last );
	$link  = get_screen_url(
		'/analytics/revenue',
		1 === $days ? '&period=yesterday&compare=previous_period' : '&period=custom&after=' . $first->format( 'Y-m-d' ) . '&before=' . $last->format( 'Y-m-d' ) . '&compare=previous_period'
	);
	if ( null === $now ) {
		$lines = array( __( 'The figures could not be read.', 'tillview' ) );
	} else {
		$lines   = array(
			1 === $days
				/* translators: %s: text such as "net sales $520.00, 4 orders". */
				? sprintf( __( 'Yesterday: %s.', 'tillview' ), write_sales( $now ) )
				/* translators: %s: text such as "net sales $520.00, 4 orders". */
				: sprintf( __( 'Last 7 days: %s.', 'tillview' ), write_sales( $now ) ),
		);
		$earlier = read_sales( $first->modify( '-7 days' ), $last->modify( '-7 days' ) );
		if ( null !== $earlier ) {
			$lines[] = 1 === $days
				/* translators: 1: a day such as "Thursday, November 12", 2: text such as "net sales $520.00, 4 orders". */
				? sprintf( __( '%1$s: %2$s.', 'tillview' ), write_day( $last->modify( '-7 days' ) ), write_sales( $earlier ) )
				/* translators: %s: text such as "net sales $520.00, 4 orders". */
				: sprintf( __( 'The 7 days before: %s.', 'tillview' ), write_sales( $earlier ) );
		}
	}
	return array(
		'title' => $title,
		'lines' => $lines,
		'url'   => $link,
		'text'  => __( 'Revenue', 'tillview' ),
	);
}

/** The month so far against the same days of last year, and the estimate of the whole month. */
function get_digest_of_month( \DateTimeImmutable $today ): ?array {
	$first = $today->modify( 'first day of this month' );
	$last  = $today->modify( '-1 day' );
	$month = wp_date( 'F Y', $first->getTimestamp() );
	$lines = array();
	if ( $last >= $first ) {
		$now      = read_sales( $first, $last );
		$year_ago = $first->modify( '-1 year' );
		$until    = min( (int) $last->format( 'j' ), (int) $year_ago->format( 't' ) );
		$earlier  = read_sales( $year_ago, $year_ago->modify( '+' . ( $until - 1 ) . ' days' ) );
		if ( null !== $now ) {
			/* translators: 1: a month such as "November 2026", 2: text such as "net sales $520.00, 4 orders". */
			$lines[] = sprintf( __( '%1$s so far: %2$s.', 'tillview' ), $month, write_sales( $now ) );
		}
		if ( null !== $earlier ) {
			/* translators: %s: text such as "net sales $520.00, 4 orders". */
			$lines[] = sprintf( __( 'The same days of last year: %s.', 'tillview' ), write_sales( $earlier ) );
		}
	}
	$history = read_digest_history( $today );
	$made    = null === $history ? null : estimate_period(
		$history['values'],
		count( $history['values'] ) - (int) $today->format( 'j' ) + 1,
		(int) $today->format( 't' )
	);
	if ( null !== $made ) {
		$lines[] = sprintf(
			/* translators: 1: a month, a quarter or a year, 2: an amount, 3 and 4: the amounts between which the result lies with a probability of 80%. */
			__( 'Estimated net sales for %1$s: about %2$s (80%%: %3$s to %4$s).', 'tillview' ),
			$month,
			write_rough_amount( $made['estimate'] ),
			write_rough_amount( $made['low'] ),
			write_rough_amount( $made['high'] )
		);
	}
	return array() === $lines ? null : array(
		'title' => $month,
		'lines' => $lines,
		'url'   => get_screen_url( '/analytics/overview', '&period=month&compare=previous_year' ),
		'text'  => __( 'Overview', 'tillview' ),
	);
}

/** Returns net sales of each day from the first one with an order to yesterday; null if they cannot be read. */
function read_digest_history( \DateTimeImmutable $today ): ?array {
	$days = array();
	$span = array( $today->modify( '-' . DIGEST_HISTORY_DAYS . ' days' ), $today->modify( '-1 day' ) );
	for ( $page = 1; $page <= DIGEST_HISTORY_DAYS / 100; $page++ ) {
		$data = read_rest(
			'/wc-analytics/reports/revenue/stats',
			array(
				'after'    => $span[0]->format( 'Y-m-d' ) . 'T00:00:00',
				'before'   => $span[1]->format( 'Y-m-d' ) . 'T23:59:59',
				'interval' => 'day',
				'order'    => 'asc',
				'orderby'  => 'date',
				'per_page' => 100,
				'page'     => $page,
				'fields'   => array( 'net_revenue', 'orders_count' ),
			)
		);
		if ( null === $data ) {
			return null;
		}
		foreach ( $data['intervals'] ?? array() as $interval ) {
			$days[ substr( $interval['date_start'], 0, 10 ) ] = (array) $interval['subtotals'];
		}
	}
	$values = array();
	for ( $day = $span[0]; $day < $today; $day = $day->modify( '+1 day' ) ) {
		$totals = $days[ $day->format( 'Y-m-d' ) ] ?? array();
		if ( array() !== $values || ! empty( $totals['orders_count'] ) ) {
			$values[] = (float) ( $totals['net_revenue'] ?? 0 );
		}
	}
	return array( 'values' => $values );
}

/** What to order: items on backorder, out of stock or low, with the quantity that lasts as long as the user has set. */
function get_digest_of_stock( \DateTimeImmutable $today ): ?array {
	$low        = read_rest(
		'/wc-analytics/products/low-in-stock',
		array(
			'per_page' => 100,
			'status'   => 'publish',
		)
	);
	$backorders = read_rest(
		'/wc-analytics/reports/stock',
		array(
			'type'     => 'onbackorder',
			'orderby'  => 'stock_quantity',
			'order'    => 'asc',
			'per_page' => 100,
		)
	);
	if ( null === $low && null === $backorders ) {
		return null;
	}
	$items = array();
	foreach ( array_merge( $backorders ?? array(), $low ?? array() ) as $item ) {
		if ( is_numeric( $item['stock_quantity'] ?? null ) ) {
			$items[ (int) $item['id'] ] = array(
				'name'  => decode_text( wp_strip_all_tags( $item['name'] ) ),
				'stock' => (float) $item['stock_quantity'],
			);
		}
	}
	$days  = get_order_days();
	$sold  = read_units_sold( array_keys( $items ), $today );
	$lines = array();
	foreach ( $items as $id => $item ) {
		$need = ceil( max( 0, $sold[ $id ] ?? 0 ) / DIGEST_SALES_DAYS * $days - $item['stock'] );
		if ( $need > 0 ) {
			$lines[] = array( $need, $item );
		}
	}
	usort(
		$lines,
		static function ( array $one, array $other ): int {
			// What is owed to customers first, then what is out of stock, then the largest orders.
			return array( max( 0, $one[1]['stock'] ) > 0, min( 0, $one[1]['stock'] ), -$one[0] )
				<=> array( max( 0, $other[1]['stock'] ) > 0, min( 0, $other[1]['stock'] ), -$other[0] );
		}
	);
	$count = count( $lines );
	$texts = array_map(
		static function ( array $line ): string {
			return sprintf(
				/* translators: 1: the name of a product, 2: a quantity to order, 3: the quantity in stock. */
				__( '%1$s: order %2$s (in stock: %3$s)', 'tillview' ),
				$line[1]['name'],
				number_format_i18n( $line[0] ),
				number_format_i18n( $line[1]['stock'] )
			);
		},
		array_slice( $lines, 0, MAX_DIGEST_ITEMS )
	);
	if ( $count > MAX_DIGEST_ITEMS ) {
		/* translators: %s: number of products. */
		$texts[] = sprintf( _n( 'and %s more', 'and %s more', $count - MAX_DIGEST_ITEMS, 'tillview' ), number_format_i18n( $count - MAX_DIGEST_ITEMS ) );
	}
	return array(
		'title' => __( 'What to order', 'tillview' ),
		'lines' => array() === $texts ? array( __( 'Nothing that sells is low or out of stock.', 'tillview' ) ) : $texts,
		'url'   => get_screen_url( '/stock' ),
		'text'  => __( 'Low stock', 'tillview' ),
	);
}

/** Returns the days that an order must last: until it arrives, and as long as the user has set. */
function get_order_days(): int {
	$own = get_own_preferences( get_current_user_id() )['order_settings'] ?? array();
	$own = is_array( $own ) ? array_filter( $own, 'is_numeric' ) : array();
	return (int) array_sum( array_intersect_key( array_merge( DIGEST_ORDER_DAYS, $own ), DIGEST_ORDER_DAYS ) );
}

/** Returns the units of products and variations that were sold in the last complete days, by their ids. */
function read_units_sold( array $ids, \DateTimeImmutable $today ): array {
	$units = array();
	foreach (
		array(
			'products'   => 'product_id',
			'variations' => 'variation_id',
		) as $report => $key
	) {
		foreach ( array_chunk( $ids, 100 ) as $chunk ) {
			$rows = read_rest(
				'/wc-analytics/reports/' . $report,
				array(
					'after'    => $today->modify( '-' . DIGEST_SALES_DAYS . ' days' )->format( 'Y-m-d' ) . 'T00:00:00',
					'before'   => $today->modify( '-1 day' )->format( 'Y-m-d' ) . 'T23:59:59',
					$report    => $chunk,
					'per_page' => 100,
				)
			);
			foreach ( $rows ?? array() as $row ) {
				$units[ (int) $row[ $key ] ] = (float) $row['items_sold'];
			}
		}
	}
	return $units;
}

/** Whether all orders are in the reports. Only users who manage the store may know. */
function get_digest_of_data(): ?array {
	$totals = read_rest( '/wc-analytics/reports/import/totals', array( 'skip_existing' => true ) );
	if ( ! isset( $totals['orders'] ) ) {
		return null;
	}
	$missing = (int) $totals['orders'];
	return array(
		'title' => __( 'Data status', 'tillview' ),
		'lines' => array(
			0 === $missing
				? __( 'All orders are in the reports.', 'tillview' )
				: sprintf(
					/* translators: %s: number of orders. */
					_n( '%s order is not in the reports yet, and not in these figures.', '%s orders are not in the reports yet, and not in these figures.', $missing, 'tillview' ),
					number_format_i18n( $missing )
				),
		),
		'url'   => get_screen_url( '/analytics/settings' ),
		'text'  => __( 'Settings', 'tillview' ),
	);
}
