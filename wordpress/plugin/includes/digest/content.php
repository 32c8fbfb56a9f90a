<?php
/**
 * The content of the digest: every figure is read from the REST API of the store as the recipient, so that it is the one
 * that the reports show to that user.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The maximum number of items to order that are listed. */
const MAX_DIGEST_ITEMS = 10;

/**
 * Returns the digest of the current user: its subject, and sections with a title, lines, a link and its text. `$every` is
 * 'day' or 'week'. A part that the user may not see, or that cannot be read, says so.
 *
 * @throws \RuntimeException When the sales, which are its subject, cannot be read. The message is for an administrator.
 */
function get_digest( string $every ): array {
	$today    = current_datetime()->setTime( 0, 0 );
	$alarm    = get_readable_alarm();
	// For what the weekday usually sells, and for the estimate.
	$history  = 'day' === $every ? read_history( $today ) : null;
	$sections = array_merge(
		null === $alarm ? array() : array( get_digest_of_alarm( $alarm ) ),
		array(
			get_digest_of_sales( $every, $today, $history ),
			get_digest_of_month( $today, $history ),
			get_digest_of_stock( $today ),
			get_digest_of_data(),
		)
	);
	return array(
		'subject'  => sprintf(
			/* translators: 1: the name of a store, 2: text such as "Yesterday: net sales $520.00, 4 orders." */
			__( '[%1$s] %2$s', 'tillview' ),
			decode_text( get_bloginfo( 'name' ) ),
			$sections[0]['lines'][0]
		),
		'sections' => $sections,
	);
}

/**
 * Yesterday against the same weekday before and what it usually sells, or the last seven days against the seven before.
 * `$history` is what `read_history` returns, null if it is not read yet.
 *
 * @throws \RuntimeException When the sales cannot be read.
 */
function get_digest_of_sales( string $every, \DateTimeImmutable $today, $history ): array {
	$days   = 'week' === $every ? 7 : 1;
	$last   = $today->modify( '-1 day' );
	$first  = $today->modify( "-$days days" );
	$ranges = get_digest_ranges( $every, $today );
	$sales  = compare_sales( $ranges );
	if ( is_wp_error( $sales ) ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- The code that prints it escapes it.
		throw new \RuntimeException( describe_failed_read( $sales, __( 'the sales', 'tillview' ) ) );
	}
	if ( 1 === $days ) {
		/* translators: %s: text such as "net sales $520.00, 4 orders". */
		$lines = array( sprintf( __( 'Yesterday: %s.', 'tillview' ), write_sales( $sales['now'] ) ) );
		/* translators: 1: a day such as "Thursday, November 12", 2: text such as "net sales $520.00, 4 orders". */
		$base = sprintf( __( '%1$s: %2$s.', 'tillview' ), write_day( $last->modify( '-7 days' ) ), write_sales( $sales['earlier'] ) );
	} else {
		/* translators: %s: text such as "net sales $520.00, 4 orders". */
		$lines = array( sprintf( __( 'Last 7 days: %s.', 'tillview' ), write_sales( $sales['now'] ) ) );
		/* translators: %s: text such as "net sales $520.00, 4 orders". */
		$base = sprintf( __( 'The 7 days before: %s.', 'tillview' ), write_sales( $sales['earlier'] ) );
	}
	return array(
		'title' => 1 === $days ? write_day( $last ) : write_day( $first ) . ' – ' . write_day( $last ),
		'lines' => array_values( array_filter( array_merge( $lines, $sales['verdict'], array( $base, write_usual_day( $history ) ), write_added_currencies( $ranges['range'] ) ) ) ),
		'url'   => get_screen_url( '/analytics/revenue', get_days_query( $first, $last, '&compare=previous_period' . ( 1 === $days ? '&compare_align=weekday' : '' ) ) ),
		'text'  => __( 'Revenue', 'tillview' ),
	);
}

/** Returns the URL of a screen; empty for users who may not open it. */
function get_allowed_url( string $path ): string {
	return current_user_can( find_screen( $path )['capability'] ) ? get_screen_url( $path ) : '';
}

/** The alarm that there have been no orders for too long, in the words of the app, and what to look at. */
function get_digest_of_alarm( array $alarm ): array {
	$decimals = $alarm['expected'] < 10 ? 1 : 0;
	$format   = static function ( float $orders ) use ( $decimals ): string {
		return number_format_i18n( $orders, abs( $orders - round( $orders ) ) < 0.05 ? 0 : $decimals );
	};
	return array(
		'title' => __( 'Alarm', 'tillview' ),
		'lines' => array(
			write_alarm( $alarm ),
			sprintf(
				/* translators: 1 and 3: numbers of orders, may have decimals; 2: number of days. */
				_n(
					'In this time you usually have %1$s orders; the longest such pause in the last %2$s day was %3$s orders.',
					'In this time you usually have %1$s orders; the longest such pause in the last %2$s days was %3$s orders.',
					$alarm['days'],
					'tillview'
				),
				$format( $alarm['expected'] ),
				number_format_i18n( $alarm['days'] ),
				$format( $alarm['longest'] )
			),
			__( 'The checkout: place a test order', 'tillview' ),
			array(
				sprintf(
					$alarm['hasMoreUnpaid']
						/* translators: %s: number of orders. */
						? __( 'Orders that failed or wait for payment since the last one that was paid: at least %s', 'tillview' )
						/* translators: %s: number of orders. */
						: _n(
							'%s order failed or waits for payment since the last one that was paid',
							'%s orders failed or wait for payment since the last one that was paid',
							$alarm['unpaid'],
							'tillview'
						),
					number_format_i18n( $alarm['unpaid'] )
				),
				current_user_can( 'edit_shop_orders' ) ? admin_url( get_order_links()['orders'] ) : '',
			),
			array( __( 'Payment methods', 'tillview' ), get_allowed_url( '/payments' ) ),
			array( __( 'Whether all orders are imported into the reports', 'tillview' ), get_allowed_url( '/analytics/settings' ) ),
		),
		'url'   => get_screen_url( '/analytics/overview' ),
		'text'  => __( 'Overview', 'tillview' ),
	);
}

/**
 * The month to date against last year, and the estimate of the whole month, which is withheld while the shop has no
 * orders. `$history` is what `read_history` returns, null if it is not read yet.
 */
function get_digest_of_month( \DateTimeImmutable $today, $history ): array {
	$first  = $today->modify( 'first day of this month' );
	$month  = wp_date( 'F Y', $first->getTimestamp() );
	$is_cut = compares_up_to_now();
	$ranges = get_digest_ranges( 'month', current_datetime(), ! $is_cut );
	$sales  = compare_sales( $ranges );
	if ( is_wp_error( $sales ) ) {
		$lines = array( describe_failed_read( $sales, __( 'the sales', 'tillview' ) ) );
	} else {
		$lines = array_merge(
			/* translators: 1: a month such as "November 2026", 2: text such as "net sales $520.00, 4 orders". */
			array( sprintf( __( '%1$s so far: %2$s.', 'tillview' ), $month, write_sales( $sales['now'] ) ) ),
			$sales['verdict'],
			array(
				$ranges['is_cut']
					/* translators: %s: text such as "net sales $520.00, 4 orders". */
					? sprintf( __( 'Last year until the same time: %s.', 'tillview' ), write_sales( $sales['earlier'] ) )
					/* translators: %s: text such as "net sales $520.00, 4 orders". */
					: sprintf( __( 'The same days of last year: %s.', 'tillview' ), write_sales( $sales['earlier'] ) ),
			),
			write_added_currencies( $ranges['range'] )
		);
	}
	$lines[] = write_estimate( estimate_month( current_datetime(), $history ), $today );
	return array(
		'title' => $month,
		'lines' => array_values( array_filter( $lines ) ),
		'url'   => get_screen_url( '/analytics/overview', get_days_query( $first, $today, '&compare=previous_year' . ( $is_cut ? '&compare_until=now' : '' ) ) ),
		'text'  => __( 'Overview', 'tillview' ),
	);
}

/**
 * Returns the range of a part of the digest and its comparison: 'day' is yesterday against the same weekday before, 'week'
 * the last seven full days against the seven before, 'month' the month to date against last year, up to now unless
 * `$is_whole`, also for the widget. It is the same rule as in the app: src/screens/digest/digest-ranges.ts.
 */
function get_digest_ranges( string $part, \DateTimeImmutable $now, bool $is_whole = false ): array {
	return get_ranges(
		'month' === $part
			? array(
				'period'        => 'month',
				'compare'       => 'previous_year',
				'compare_until' => $is_whole ? '' : 'now',
			)
			: array(
				'period'        => 'custom',
				'after'         => $now->modify( 'week' === $part ? '-7 days' : '-1 day' )->format( 'Y-m-d' ),
				'before'        => $now->modify( '-1 day' )->format( 'Y-m-d' ),
				'compare'       => 'previous_period',
				'compare_align' => 'week' === $part ? '' : 'weekday',
			),
		$now
	);
}

/** What to order, in the order of Low stock, and what could not be read of it. */
function get_digest_of_stock( \DateTimeImmutable $today ): array {
	$section = array(
		'title' => __( 'What to order', 'tillview' ),
		'url'   => get_allowed_url( '/stock' ),
		'text'  => __( 'Low stock', 'tillview' ),
	);
	$list    = read_order_list( $today );
	if ( is_wp_error( $list ) ) {
		return array( 'lines' => array( describe_failed_read( $list, __( 'the products with low stock', 'tillview' ) ) ) ) + $section;
	}
	$rows    = $list['rows'];
	$texts   = array_map(
		static function ( array $row ): string {
			return sprintf(
				/* translators: 1: the name of a product, 2: a quantity to order, 3: the quantity in stock. */
				__( '%1$s: order %2$s (in stock: %3$s)', 'tillview' ),
				decode_text( wp_strip_all_tags( $row['name'] ) ),
				number_format_i18n( $row['quantity'] ),
				write_quantity( $row['stock'] )
			);
		},
		array_slice( $rows, 0, MAX_DIGEST_ITEMS )
	);
	$more  = count( $rows ) - MAX_DIGEST_ITEMS;
	if ( $more > 0 ) {
		/* translators: %s: number of products. */
		$texts[] = sprintf( _n( 'and %s more', 'and %s more', $more, 'tillview' ), number_format_i18n( $more ) );
	}
	if ( array() === $texts && array() === $list['failures'] ) {
		$texts[] = __( 'Nothing that sells is low or out of stock.', 'tillview' );
	}
	$listed = $list['listed'];
	if ( $listed > 0 ) {
		/* translators: %s: number of products. */
		array_unshift( $texts, sprintf( _n( '%s product is low, out of stock or on backorder.', '%s products are low, out of stock or on backorder.', $listed, 'tillview' ), number_format_i18n( $listed ) ) );
	}
	return array( 'lines' => array_merge( $texts, $list['failures'] ) ) + $section;
}

/** Whether all orders are in the reports. */
function get_digest_of_data(): array {
	return array(
		'title' => __( 'Data status', 'tillview' ),
		'lines' => array( write_missing_orders( read_missing_orders() ) ),
		'url'   => get_allowed_url( '/analytics/settings' ),
		'text'  => __( 'Settings', 'tillview' ),
	);
}
