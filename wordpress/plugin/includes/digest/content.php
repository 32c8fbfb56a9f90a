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

/** The maximum number of items to order that are listed. */
const MAX_DIGEST_ITEMS = 10;

/**
 * Returns the digest of the current user: its subject, and sections with a title, lines, a link and its text. `$every` is
 * 'day' or 'week'. A part that the user may not see, or that cannot be read, says so.
 *
 * @throws \RuntimeException When the sales, which are its subject, cannot be read. The message is for an administrator.
 */
function get_digest( string $every ): array {
	$today = new \DateTimeImmutable( 'today', wp_timezone() );
	try {
		$alarm = get_shop_alarm();
	} catch ( \RuntimeException $error ) {
		// Other parts say that the orders could not be read.
		$alarm = null;
	}
	$sections = array_merge(
		null === $alarm ? array() : array( get_digest_of_alarm( $alarm ) ),
		array(
			get_digest_of_sales( $every, $today ),
			get_digest_of_month( $today, null !== $alarm ),
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
 * Reads a route of the store as the current user. Returns its data, or the error. WordPress returns no rows when a query
 * fails, which would look like a store without sales, so a failed query is an error, too. `$total` becomes the number of rows
 * on all pages, if the route counts them.
 */
function read_rest( string $route, array $params, ?int &$total = null ) {
	// What WooCommerce has kept of an earlier reply can be older than the last order.
	$request = new \WP_REST_Request( 'GET', $route );
	$request->set_query_params( array( 'force_cache_refresh' => true ) + $params );
	$failed   = count( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ) );
	$response = rest_do_request( $request );
	if ( $response->is_error() ) {
		return $response->as_error();
	}
	$data = rest_get_server()->response_to_data( $response, false );
	if ( ! is_array( $data ) || count( (array) ( $GLOBALS['EZSQL_ERROR'] ?? array() ) ) > $failed ) {
		return new \WP_Error( 'tillview_failed_read', __( 'The orders could not be read from the database.', 'tillview' ) );
	}
	$headers = $response->get_headers();
	$total   = isset( $headers['X-WP-Total'] ) ? (int) $headers['X-WP-Total'] : null;
	return $data;
}

/** Reads a list of rows with a field, like `read_rest`. */
function read_rest_rows( string $route, array $params, string $field, ?int &$total = null ) {
	$rows = read_rest( $route, $params, $total );
	foreach ( is_wp_error( $rows ) ? array() : $rows as $row ) {
		if ( ! is_array( $row ) || ! isset( $row[ $field ] ) ) {
			return new \WP_Error( 'tillview_failed_read', $route );
		}
	}
	return $rows;
}

/** Whether the user may not read something. */
function is_forbidden( $reply ): bool {
	$data = is_wp_error( $reply ) ? $reply->get_error_data() : null;
	return in_array( is_array( $data ) ? $data['status'] ?? 0 : 0, array( 401, 403 ), true );
}

/** Returns why something cannot be read, as in the app; `$subject` is a noun with its article, such as "the sales". */
function describe_failed_read( \WP_Error $error, string $subject ): string {
	if ( is_forbidden( $error ) ) {
		/* translators: %s: what was requested, such as "the reviews". */
		return sprintf( __( 'You do not have permission to see %s. Ask an administrator for access.', 'tillview' ), $subject );
	}
	if ( 'rest_no_route' === $error->get_error_code() ) {
		/* translators: %s: what was requested, such as "the reviews". */
		return sprintf( __( 'This store does not offer %s.', 'tillview' ), $subject );
	}
	/* translators: %s: what was requested, such as "the reviews". */
	return sprintf( __( 'Could not load %s.', 'tillview' ), $subject );
}

/** Returns net sales and orders of a range as the API reads it, or the error. */
function read_sales( array $range ) {
	$data = read_rest(
		'/wc-analytics/reports/revenue/stats',
		array(
			'after'    => $range[0],
			'before'   => $range[1],
			'interval' => 'year',
			'per_page' => 1,
			'fields'   => array( 'net_revenue', 'orders_count' ),
		)
	);
	if ( is_wp_error( $data ) ) {
		return $data;
	}
	$totals = (array) ( $data['totals'] ?? array() );
	$net    = read_number( $totals['net_revenue'] ?? null );
	$orders = read_number( $totals['orders_count'] ?? null );
	return null === $net || null === $orders
		? new \WP_Error( 'tillview_failed_read', 'revenue/stats' )
		: array(
			'net'    => $net,
			'orders' => (int) $orders,
		);
}

/** Returns an amount as text, as the store writes it. */
function write_amount( float $amount, ?int $decimals = null ): string {
	$text = decode_text( wp_strip_all_tags( wc_price( $amount, null === $decimals ? array() : array( 'decimals' => $decimals ) ) ) );
	// In right-to-left text, its symbol and its sign would otherwise be at the wrong end.
	return is_rtl() ? "\u{2068}$text\u{2069}" : $text;
}

/** Returns an amount with three digits, and from 100 on without decimals: more would look exact. */
function write_rough_amount( float $amount ): string {
	$magnitude = 0.0 === $amount ? 0 : (int) floor( log10( abs( $amount ) ) );
	// Rounded once: 29.46 yen are 29, not 29.5 and then 30.
	$rough     = round( $amount, min( 2 - $magnitude, wc_get_price_decimals() ) );
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

/** Returns the query of days that are compared, for a link that shows the same days whenever it is opened. */
function get_days_query( \DateTimeImmutable $first, \DateTimeImmutable $last, string $comparison ): string {
	return '&period=custom&after=' . $first->format( 'Y-m-d' ) . '&before=' . $last->format( 'Y-m-d' ) . $comparison;
}

/**
 * Yesterday against the same weekday before, or the last seven days against the seven before.
 *
 * @throws \RuntimeException When the sales cannot be read.
 */
function get_digest_of_sales( string $every, \DateTimeImmutable $today ): array {
	$days    = 'week' === $every ? 7 : 1;
	$last    = $today->modify( '-1 day' );
	$first   = $today->modify( "-$days days" );
	$ranges  = get_digest_ranges( $every, $today );
	$now     = read_sales( $ranges['range'] );
	$earlier = is_wp_error( $now ) ? $now : read_sales( $ranges['base'] );
	if ( is_wp_error( $earlier ) ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- The code that prints it escapes it.
		throw new \RuntimeException( describe_failed_read( $earlier, __( 'the sales', 'tillview' ) ) );
	}
	if ( 1 === $days ) {
		/* translators: %s: text such as "net sales $520.00, 4 orders". */
		$lines = array( sprintf( __( 'Yesterday: %s.', 'tillview' ), write_sales( $now ) ) );
		/* translators: 1: a day such as "Thursday, November 12", 2: text such as "net sales $520.00, 4 orders". */
		$base = sprintf( __( '%1$s: %2$s.', 'tillview' ), write_day( $last->modify( '-7 days' ) ), write_sales( $earlier ) );
	} else {
		/* translators: %s: text such as "net sales $520.00, 4 orders". */
		$lines = array( sprintf( __( 'Last 7 days: %s.', 'tillview' ), write_sales( $now ) ) );
		/* translators: %s: text such as "net sales $520.00, 4 orders". */
		$base = sprintf( __( 'The 7 days before: %s.', 'tillview' ), write_sales( $earlier ) );
	}
	return array(
		'title' => 1 === $days ? write_day( $last ) : write_day( $first ) . ' – ' . write_day( $last ),
		'lines' => array_merge( $lines, write_verdict( $now, $earlier, $ranges ), array( $base ) ),
		'url'   => get_screen_url( '/analytics/revenue', get_days_query( $first, $last, '&compare=previous_period' . ( 1 === $days ? '&compare_align=weekday' : '' ) ) ),
		'text'  => __( 'Revenue', 'tillview' ),
	);
}

/** The alarm that there have been no orders for too long, in the words of the app, and what to look at. */
function get_digest_of_alarm( array $alarm ): array {
	$decimals = $alarm['expected'] < 10 ? 1 : 0;
	$format   = static function ( float $orders ) use ( $decimals ): string {
		return number_format_i18n( $orders, abs( $orders - round( $orders ) ) < 0.05 ? 0 : $decimals );
	};
	$since    = new \DateTimeImmutable( $alarm['since'], wp_timezone() );
	return array(
		'title' => __( 'Alarm', 'tillview' ),
		'lines' => array(
			sprintf(
				/* translators: %s: a date, or a time of day. */
				__( 'No orders since %s.', 'tillview' ),
				wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $since->getTimestamp() )
			),
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
			sprintf(
				/* translators: %s: number of orders. */
				_n(
					'%s order failed or waits for payment since the last one that was paid',
					'%s orders failed or wait for payment since the last one that was paid',
					$alarm['unpaid'],
					'tillview'
				),
				number_format_i18n( $alarm['unpaid'] )
			) . ': ' . admin_url( get_order_links()['orders'] ),
			__( 'Payment methods', 'tillview' ) . ': ' . get_screen_url( '/payments' ),
			__( 'Whether all orders are imported into the reports', 'tillview' ) . ': ' . get_screen_url( '/analytics/settings' ),
		),
		'url'   => get_screen_url( '/analytics/overview' ),
		'text'  => __( 'Overview', 'tillview' ),
	);
}

/** Returns the verdict on a range as lines: as in the app, none where nothing was sold or refunded. */
function write_verdict( array $now, array $earlier, array $ranges, ?array $moved = null ): array {
	return 0.0 === $now['net'] && 0 === $now['orders'] ? array() : array( get_verdict( $now['net'], $earlier['net'], $ranges, $moved )['words'] );
}

/** Returns the day that only one of two ranges has, with the net sales of the same weekdays; null if there is none, or they cannot be read. */
function read_moved_day( array $ranges ): ?array {
	$moved = find_moved_day( $ranges );
	$sales = null === $moved ? null : read_sales( $moved['matched'] );
	return is_array( $sales ) ? $moved + array( 'before' => $sales['net'] ) : null;
}

/**
 * The month to date against last year, and the estimate of the whole month, which is withheld while the shop has no
 * orders.
 */
function get_digest_of_month( \DateTimeImmutable $today, bool $is_withheld ): array {
	$first    = $today->modify( 'first day of this month' );
	$month    = wp_date( 'F Y', $first->getTimestamp() );
	$is_whole = ! empty( get_own_preferences( get_current_user_id() )['compare_whole_days'] );
	$ranges   = get_digest_ranges( 'month', current_datetime(), $is_whole );
	$now      = read_sales( $ranges['range'] );
	$earlier  = read_sales( $ranges['base'] );
	if ( is_wp_error( $now ) || is_wp_error( $earlier ) ) {
		$lines = array( describe_failed_read( is_wp_error( $now ) ? $now : $earlier, __( 'the sales', 'tillview' ) ) );
	} else {
		$lines = array_merge(
			/* translators: 1: a month such as "November 2026", 2: text such as "net sales $520.00, 4 orders". */
			array( sprintf( __( '%1$s so far: %2$s.', 'tillview' ), $month, write_sales( $now ) ) ),
			write_verdict( $now, $earlier, $ranges, read_moved_day( $ranges ) ),
			array(
				$ranges['is_cut']
					/* translators: %s: text such as "net sales $520.00, 4 orders". */
					? sprintf( __( 'Last year until the same time: %s.', 'tillview' ), write_sales( $earlier ) )
					/* translators: %s: text such as "net sales $520.00, 4 orders". */
					: sprintf( __( 'The same days of last year: %s.', 'tillview' ), write_sales( $earlier ) ),
			)
		);
	}
	$history = $is_withheld ? array() : read_digest_history( $today );
	$sold    = is_wp_error( $history ) || array() === $history ? null : read_sales( get_api_range( $today, $today ) );
	$made    = null === $sold ? null : estimate_period(
		$history,
		count( $history ) - (int) $today->format( 'j' ) + 1,
		(int) $today->format( 't' ),
		is_wp_error( $sold ) ? 0.0 : $sold['net']
	);
	if ( $is_withheld ) {
		/* translators: %s: a month, a quarter or a year. */
		$lines[] = sprintf( __( 'No estimate for %s while there are no orders: it would assume usual sales.', 'tillview' ), $month );
	} elseif ( is_wp_error( $history ) ) {
		$lines[] = describe_failed_read( $history, __( 'the estimate', 'tillview' ) );
	} elseif ( null !== $made ) {
		$lines[] = sprintf(
			/* translators: 1: a month, a quarter or a year, 2: an amount, 3 and 4: the amounts between which the result lies with a probability of 80%. */
			__( 'Estimated net sales for %1$s: about %2$s (80%%: %3$s to %4$s).', 'tillview' ),
			$month,
			write_rough_amount( $made['estimate'] ),
			write_rough_amount( $made['low'] ),
			write_rough_amount( $made['high'] )
		);
	}
	return array(
		'title' => $month,
		'lines' => $lines,
		'url'   => get_screen_url( '/analytics/overview', get_days_query( $first, $today, '&compare=previous_year' . ( $is_whole ? '' : '&compare_until=now' ) ) ),
		'text'  => __( 'Overview', 'tillview' ),
	);
}

/** Returns net sales of each day from the first one with an order to yesterday, or the error. */
function read_digest_history( \DateTimeImmutable $today ) {
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
		if ( is_wp_error( $data ) ) {
			return $data;
		}
		foreach ( $data['intervals'] ?? array() as $interval ) {
			// Not its date_start, which is on the day before when clocks change at midnight.
			$days[ $interval['interval'] ?? '' ] = (array) ( $interval['subtotals'] ?? array() );
		}
	}
	$values = array();
	for ( $day = $span[0]; $day < $today; $day = $day->modify( '+1 day' ) ) {
		$totals = $days[ $day->format( 'Y-m-d' ) ] ?? array();
		$net    = read_number( $totals['net_revenue'] ?? null );
		if ( null === $net ) {
			return new \WP_Error( 'tillview_failed_read', 'revenue/stats' );
		}
		if ( array() !== $values || ! empty( $totals['orders_count'] ) ) {
			$values[] = $net;
		}
	}
	return $values;
}

/** What to order, in the order of Low stock, and what could not be read of it. */
function get_digest_of_stock( \DateTimeImmutable $today ): array {
	$section = array(
		'title' => __( 'What to order', 'tillview' ),
		'url'   => get_screen_url( '/stock' ),
		'text'  => __( 'Low stock', 'tillview' ),
	);
	$replies = read_stock_replies( $today );
	if ( is_forbidden( $replies['low'] ) ) {
		return array( 'lines' => array( describe_failed_read( $replies['low'], __( 'the products with low stock', 'tillview' ) ) ) ) + $section;
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
	$rows  = array_values(
		array_filter(
			plan_orders( $items, $settings ),
			static function ( array $row ): bool {
				return null !== $row['quantity'];
			}
		)
	);
	$texts = array_map(
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
	if ( array() === $texts && array() === $failures ) {
		$texts[] = __( 'Nothing that sells is low or out of stock.', 'tillview' );
	}
	$listed = count_listed( $items ) + $replies['unread'];
	if ( $listed > 0 && isset( $replies['low'], $replies['backorders'] ) ) {
		/* translators: %s: number of products. */
		array_unshift( $texts, sprintf( _n( '%s product is low, out of stock or on backorder.', '%s products are low, out of stock or on backorder.', $listed, 'tillview' ), number_format_i18n( $listed ) ) );
	}
	return array( 'lines' => array_merge( $texts, array_unique( $failures ) ) ) + $section;
}

/** Returns a quantity of stock, which can have decimals. */
function write_quantity( float $quantity ): string {
	$decimals = strrchr( (string) round( $quantity, 4 ), '.' );
	return number_format_i18n( $quantity, false === $decimals ? 0 : strlen( $decimals ) - 1 );
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

/** Returns a reply, or null if it is an error. */
function get_known( $reply ) {
	return is_wp_error( $reply ) ? null : $reply;
}

/** Whether all orders are in the reports. */
function get_digest_of_data(): array {
	$totals  = read_rest( '/wc-analytics/reports/import/totals', array( 'skip_existing' => true ) );
	$missing = is_wp_error( $totals ) ? null : read_number( $totals['orders'] ?? null );
	if ( null === $missing ) {
		$error = is_wp_error( $totals ) ? $totals : new \WP_Error( 'tillview_failed_read', 'import/totals' );
		$line  = describe_failed_read( $error, __( 'the status of the data', 'tillview' ) );
	} elseif ( 0.0 === $missing ) {
		$line = __( 'All orders are in the reports.', 'tillview' );
	} else {
		$line = sprintf(
			/* translators: %s: number of orders. */
			_n( '%s order is not in the reports yet, and not in these figures.', '%s orders are not in the reports yet, and not in these figures.', (int) $missing, 'tillview' ),
			number_format_i18n( $missing )
		);
	}
	return array(
		'title' => __( 'Data status', 'tillview' ),
		'lines' => array( $line ),
		'url'   => get_screen_url( '/analytics/settings' ),
		'text'  => __( 'Settings', 'tillview' ),
	);
}
