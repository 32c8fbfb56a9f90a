<?php
/**
 * One function for each question that integrations with WordPress ask: abilities, WP-CLI, the widget and the digest. Each reads
 * what the reports read, as the current user, and names the screen that shows the same figures.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The days of history that the estimate reads, as the app does. */
const HISTORY_DAYS = 500;

/** The maximum number of rows of an answer. */
const MAX_ANSWER_ROWS = 100;

/** Returns the totals of Revenue of a range, by their names in its API, or the error. */
function read_totals( array $range, array $fields ) {
	$data = read_rest(
		'/wc-analytics/reports/revenue/stats',
		array(
			'after'    => $range[0],
			'before'   => $range[1],
			'interval' => 'year',
			'per_page' => 1,
			'fields'   => $fields,
		)
	);
	if ( is_wp_error( $data ) ) {
		return $data;
	}
	$totals = array_map( __NAMESPACE__ . '\read_number', array_intersect_key( (array) ( $data['totals'] ?? array() ), array_flip( $fields ) ) );
	return count( $totals ) === count( $fields ) && ! in_array( null, $totals, true )
		? $totals
		: new \WP_Error( 'tillview_failed_read', 'revenue/stats' );
}

/** Returns an amount without the errors of sums of floats, such as 16193.969999999998. */
function round_amount( ?float $amount ): ?float {
	return null === $amount ? null : round( $amount, 4 );
}

/** Returns net sales and orders of a range, or the error. */
function read_sales( array $range ) {
	$totals = read_totals( $range, array( 'net_revenue', 'orders_count' ) );
	return is_wp_error( $totals ) ? $totals : array(
		'net'    => $totals['net_revenue'],
		'orders' => (int) $totals['orders_count'],
	);
}

/** Returns the sales of a range `now` and `earlier`, null without a comparison, with the `verdict` as lines; or the error. */
function compare_sales( array $ranges ) {
	$now     = read_sales( $ranges['range'] );
	$earlier = is_wp_error( $now ) || null === $ranges['base'] ? $now : read_sales( $ranges['base'] );
	if ( is_wp_error( $earlier ) ) {
		return $earlier;
	}
	return array(
		'now'     => $now,
		'earlier' => null === $ranges['base'] ? null : $earlier,
		'verdict' => null === $ranges['base'] ? array() : write_verdict( $now, $earlier, $ranges, read_moved_day( $ranges ) ),
	);
}

/**
 * Returns the range of an input, as the parameters of the app's URLs, or the error. By default, it is the month to date
 * against last year, up to the present time of day unless the user compares whole days.
 */
function read_choice( array $input ) {
	// Dates that are given count, also where the caller has filled in the default of the period.
	$choice = ( isset( $input['after'] ) || isset( $input['before'] ) ? array( 'period' => 'custom' ) : array() )
		+ array_intersect_key( $input, array_flip( array( 'period', 'after', 'before', 'compare' ) ) )
		+ array(
			'period'  => 'month',
			'compare' => 'previous_year',
		);
	if ( 'custom' === $choice['period'] ) {
		if ( ! is_day( $choice['after'] ?? null ) || ! is_day( $choice['before'] ?? null ) || $choice['after'] > $choice['before'] ) {
			return new \WP_Error( 'tillview_invalid_range', __( 'Custom dates need a first and a last day, YYYY-MM-DD.', 'tillview' ), array( 'status' => 400 ) );
		}
	} elseif ( ! isset( PERIODS[ $choice['period'] ] ) ) {
		/* translators: %s: a list of words that are accepted. */
		return new \WP_Error( 'tillview_invalid_range', sprintf( __( 'This period is not known. Use one of: %s.', 'tillview' ), implode( ', ', array_keys( PERIODS ) ) ), array( 'status' => 400 ) );
	} else {
		unset( $choice['after'], $choice['before'] );
	}
	if ( ! in_array( $choice['compare'], COMPARISONS, true ) ) {
		/* translators: %s: a list of words that are accepted. */
		return new \WP_Error( 'tillview_invalid_range', sprintf( __( 'This comparison is not known. Use one of: %s.', 'tillview' ), implode( ', ', COMPARISONS ) ), array( 'status' => 400 ) );
	}
	return $choice + ( compares_up_to_now() ? array( 'compare_until' => 'now' ) : array() );
}

/** Whether the user compares a range that contains today up to the present time of day, which is the default. */
function compares_up_to_now(): bool {
	return empty( get_own_preferences( get_current_user_id() )['compare_whole_days'] );
}

/** Returns what all answers about a range have in common: the dates, the currency, what its sums add without conversion, and the screen with the same figures. */
function describe_answer( array $choice, array $ranges, string $path, string $query = '' ): array {
	return array(
		'after'          => $ranges['range'][0],
		'before'         => $ranges['range'][1],
		'earlier_after'  => $ranges['base'][0] ?? null,
		'earlier_before' => $ranges['base'][1] ?? null,
		'currency'       => get_woocommerce_currency(),
		'notes'          => write_added_currencies( $ranges['range'] ),
		'url'            => get_screen_url( $path, '&' . http_build_query( $choice ) . $query ),
	);
}

/** Calls a function with the choice and the ranges of an input; returns its result, or the error. */
function answer_about_range( array $input, callable $answer ) {
	$choice = read_choice( $input );
	return is_wp_error( $choice ) ? $choice : $answer( $choice, get_ranges( $choice, current_datetime() ) );
}

/** Sales: net sales and orders of a range, the earlier ones, the change in percent and in words. */
function answer_sales( array $input = array() ) {
	return answer_about_range(
		$input,
		static function ( array $choice, array $ranges ) {
			$sales = compare_sales( $ranges );
			return is_wp_error( $sales ) ? $sales : array(
				'net_revenue'          => round_amount( $sales['now']['net'] ),
				'orders_count'         => $sales['now']['orders'],
				'earlier_net_revenue'  => round_amount( $sales['earlier']['net'] ?? null ),
				'earlier_orders_count' => $sales['earlier']['orders'] ?? null,
				'change_percent'       => null === $sales['earlier'] ? null : get_change( $sales['now']['net'], $sales['earlier']['net'] ),
				'verdict'              => implode( ' ', $sales['verdict'] ),
			) + describe_answer( $choice, $ranges, '/analytics/revenue' );
		}
	);
}

/** Refunds: the refunded amount of a range, as in Revenue, with the gross sales and the earlier amount. */
function answer_refunds( array $input = array() ) {
	return answer_about_range(
		$input,
		static function ( array $choice, array $ranges ) {
			$fields  = array( 'refunds', 'gross_sales' );
			$now     = read_totals( $ranges['range'], $fields );
			$earlier = is_wp_error( $now ) || null === $ranges['base'] ? $now : read_totals( $ranges['base'], $fields );
			return is_wp_error( $earlier ) ? $earlier : array(
				'refunds'         => round_amount( $now['refunds'] ),
				'gross_sales'     => round_amount( $now['gross_sales'] ),
				'earlier_refunds' => null === $ranges['base'] ? null : round_amount( $earlier['refunds'] ),
				'change_percent'  => null === $ranges['base'] ? null : get_change( $now['refunds'], $earlier['refunds'] ),
			) + describe_answer( $choice, $ranges, '/analytics/revenue', '&chart=refunds' );
		}
	);
}

/** Products: the products with the highest net sales of a range, and how many products were sold in all. */
function answer_products( array $input = array() ) {
	return answer_about_range(
		array( 'compare' => 'none' ) + $input,
		static function ( array $choice, array $ranges ) use ( $input ) {
			$rows = read_rest_rows(
				'/wc-analytics/reports/products',
				array(
					'after'         => $ranges['range'][0],
					'before'        => $ranges['range'][1],
					'extended_info' => true,
					'orderby'       => 'net_revenue',
					'order'         => 'desc',
					'per_page'      => min( MAX_ANSWER_ROWS, max( 1, (int) ( $input['limit'] ?? 10 ) ) ),
				),
				'net_revenue',
				$total
			);
			return is_wp_error( $rows ) ? $rows : array(
				'rows'  => array_map(
					static function ( array $row ): array {
						return array(
							'id'           => (int) $row['product_id'],
							'name'         => decode_text( wp_strip_all_tags( (string) ( $row['extended_info']['name'] ?? '' ) ) ),
							'items_sold'   => (int) $row['items_sold'],
							'orders_count' => (int) $row['orders_count'],
							'net_revenue'  => round_amount( (float) $row['net_revenue'] ),
						);
					},
					$rows
				),
				'total' => $total ?? count( $rows ),
			) + describe_answer( $choice, $ranges, '/analytics/products', '&orderby=net_revenue&order=desc' );
		}
	);
}

/** Sources: net sales and orders of a range by where the orders come from, as the store names it. */
function answer_sources( array $input = array() ) {
	return answer_groups( $input, 'source', '/analytics/sources' );
}

/** Customer types: net sales and orders of a range of new and of returning customers. */
function answer_customer_types( array $input = array() ) {
	return answer_groups( $input, 'customer_type', '/analytics/explorer', '&by=customer_types' );
}

/** Returns the groups of a range, the one with the highest net sales first. */
function answer_groups( array $input, string $by, string $path, string $query = '' ) {
	return answer_about_range(
		array( 'compare' => 'none' ) + $input,
		static function ( array $choice, array $ranges ) use ( $by, $path, $query ) {
			$rows = read_answer_groups( $by, $ranges['range'] );
			return is_wp_error( $rows ) ? $rows : array(
				'rows'  => array_slice( $rows, 0, MAX_ANSWER_ROWS ),
				'total' => count( $rows ),
			) + describe_answer( $choice, $ranges, $path, $query );
		}
	);
}

/** The estimate of the running month, with the amounts between which it lies with a probability of 80%; or why there is none. */
function answer_estimate() {
	return answer_about_range(
		array(),
		static function ( array $choice, array $ranges ) {
			$sales = read_sales( $ranges['range'] );
			$made  = is_wp_error( $sales ) ? $sales : estimate_month( current_datetime() );
			return is_wp_error( $made ) ? $made : array(
				'net_revenue' => round_amount( $sales['net'] ),
				'estimate'    => round_amount( $made['estimate'] ?? null ),
				'low'         => round_amount( $made['low'] ?? null ),
				'high'        => round_amount( $made['high'] ?? null ),
				'text'        => write_estimate( $made, current_datetime() ),
			) + describe_answer( $choice, $ranges, '/analytics/overview' );
		}
	);
}

/**
 * Returns the estimate of the running month: 'estimate', 'low' and 'high', and with `is_withheld` none while the shop has no
 * orders; null if its history is too short; or the error. `$history` is what `read_history` returns, if it was read.
 */
function estimate_month( \DateTimeImmutable $now, $history = null ) {
	if ( null !== get_readable_alarm() ) {
		return array( 'is_withheld' => true );
	}
	$today   = $now->setTime( 0, 0 );
	$history = $history ?? read_history( $today );
	$day     = $today->format( 'Y-m-d' );
	$sold    = is_wp_error( $history ) || array() === $history ? null : read_sales( array( $day . 'T00:00:00', $day . 'T23:59:59' ) );
	return null === $sold ? ( is_wp_error( $history ) ? $history : null ) : estimate_period(
		$history,
		count( $history ) - (int) $today->format( 'j' ) + 1,
		(int) $today->format( 't' ),
		is_wp_error( $sold ) ? 0.0 : $sold['net']
	);
}

/** Returns the alarm; null if there is none, or if the orders of the shop cannot be read, which other parts say. */
function get_readable_alarm(): ?array {
	$reply = get_alarm_reply();
	return is_wp_error( $reply ) ? null : $reply['alarm'];
}

/** Returns net sales of each day from the first one with an order to yesterday, or the error. The report itself would count the products of 500 days. */
function read_history( \DateTimeImmutable $today ) {
	$data = read_rest(
		'/tillview/v1/days',
		array(
			'after'  => $today->modify( '-' . HISTORY_DAYS . ' days' )->format( 'Y-m-d' ),
			'before' => $today->modify( '-1 day' )->format( 'Y-m-d' ),
		)
	);
	if ( is_wp_error( $data ) ) {
		return $data;
	}
	$sales  = array_map( __NAMESPACE__ . '\read_number', (array) ( $data['sales'] ?? array() ) );
	$orders = array_filter( (array) ( $data['orders'] ?? array() ) );
	if ( HISTORY_DAYS !== count( $sales ) || in_array( null, $sales, true ) ) {
		return new \WP_Error( 'tillview_failed_read', 'days' );
	}
	return array() === $orders ? array() : array_slice( $sales, (int) array_key_first( $orders ) );
}

/** What to order: the items in the order of Low stock, how many items are listed there, and what could not be read. */
function answer_order_list() {
	$list = read_order_list( current_datetime()->setTime( 0, 0 ) );
	return is_wp_error( $list ) ? $list : array(
		'rows'     => array_map(
			static function ( array $row ): array {
				return array(
					'id'       => $row['id'],
					'name'     => decode_text( wp_strip_all_tags( $row['name'] ) ),
					'status'   => $row['status'],
					'stock'    => $row['stock'],
					'quantity' => $row['quantity'],
				);
			},
			array_slice( $list['rows'], 0, MAX_ANSWER_ROWS )
		),
		'total'    => count( $list['rows'] ),
		'listed'   => $list['listed'],
		'failures' => $list['failures'],
		'url'      => get_screen_url( '/stock' ),
	);
}

/** Age of the data: how many orders are not in the reports, until when they are counted, and the newest order in them. */
function answer_data() {
	$missing = read_missing_orders();
	$newest  = read_rest_rows(
		'/wc-analytics/reports/orders',
		array(
			// Otherwise the report has only the last days.
			'after'    => '2000-01-01T00:00:00',
			'per_page' => 20,
			'orderby'  => 'date',
			'order'    => 'desc',
		),
		'date_created'
	);
	if ( is_wp_error( $newest ) ) {
		return $newest;
	}
	// The report lists refunds, too.
	$orders = array_values(
		array_filter(
			$newest,
			static function ( array $row ): bool {
				return empty( $row['parent_id'] );
			}
		)
	);
	$status = read_rest( '/wc-analytics/imports/status', array() );
	return array(
		'missing_orders' => is_wp_error( $missing ) ? null : $missing,
		// Stores without this route, or another mode, import each order at once.
		'counted_until'  => is_wp_error( $status ) || 'scheduled' !== ( $status['mode'] ?? '' ) ? null : $status['last_processed_date'] ?? null,
		'newest_order'   => isset( $orders[0] ) ? (string) $orders[0]['date_created'] : null,
		'text'           => write_missing_orders( $missing ),
		'url'            => get_screen_url( '/analytics/settings' ),
	);
}

/** Returns the number of orders that are not in the reports, or the error. */
function read_missing_orders() {
	$totals  = read_rest( '/wc-analytics/reports/import/totals', array( 'skip_existing' => true ) );
	$missing = is_wp_error( $totals ) ? $totals : read_number( $totals['orders'] ?? null );
	return null === $missing ? new \WP_Error( 'tillview_failed_read', 'import/totals' ) : ( is_wp_error( $missing ) ? $missing : (int) $missing );
}
