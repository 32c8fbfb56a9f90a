<?php
/**
 * How figures, days and links are written.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** Keeps the symbol and the sign of a number at their end in right-to-left text. */
function isolate_number( string $text ): string {
	return is_rtl() ? "\u{2068}$text\u{2069}" : $text;
}

/** Returns an amount as text, as the store writes it. */
function write_amount( float $amount, ?int $decimals = null ): string {
	return isolate_number( decode_text( wp_strip_all_tags( wc_price( $amount, null === $decimals ? array() : array( 'decimals' => $decimals ) ) ) ) );
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

/** Says what the weekday of yesterday usually sells, in the words of the app; empty if the history is too short or was not read. */
function write_usual_day( $history ): string {
	$usual = is_array( $history ) ? get_usual_of_weekday( $history ) : null;
	return null === $usual ? '' : sprintf(
		/* translators: 1: an amount, such as "$640.00". 2: number of weeks. */
		__( 'Usual net sales on this weekday: %1$s (median of the %2$s weeks before).', 'tillview' ),
		write_amount( $usual['value'] ),
		number_format_i18n( $usual['weeks'] )
	);
}

/** Returns a day with its weekday. */
function write_day( \DateTimeImmutable $day ): string {
	/* translators: a date format of PHP for a weekday and a day, such as "Thursday, November 19". */
	return wp_date( __( 'l, F j', 'tillview' ), $day->getTimestamp() );
}

/** Returns a quantity of stock, which can have decimals. */
function write_quantity( float $quantity ): string {
	$decimals = strrchr( (string) round( $quantity, 4 ), '.' );
	return isolate_number( number_format_i18n( $quantity, false === $decimals ? 0 : strlen( $decimals ) - 1 ) );
}

/** Returns the URL of a screen. */
function get_screen_url( string $path, string $query = '' ): string {
	return admin_url( 'admin.php?page=' . PAGE . '&path=' . rawurlencode( $path ) . $query );
}

/** Returns the query of days that are compared, for a link that shows the same days whenever it is opened. */
function get_days_query( \DateTimeImmutable $first, \DateTimeImmutable $last, string $comparison ): string {
	return '&period=custom&after=' . $first->format( 'Y-m-d' ) . '&before=' . $last->format( 'Y-m-d' ) . $comparison;
}

/** Returns the estimate of a month as a sentence, or why there is none; empty if its history is too short. */
function write_estimate( $made, \DateTimeImmutable $day ): string {
	$month = wp_date( 'F Y', $day->getTimestamp() );
	if ( is_wp_error( $made ) ) {
		return describe_failed_read( $made, __( 'the estimate', 'tillview' ) );
	}
	if ( isset( $made['is_withheld'] ) ) {
		/* translators: %s: a month, a quarter or a year. */
		return sprintf( __( 'No estimate for %s while there are no orders: it would assume usual sales.', 'tillview' ), $month );
	}
	return null === $made ? '' : sprintf(
		/* translators: 1: a month, a quarter or a year, 2: an amount, 3 and 4: the amounts between which the result lies with a probability of 80%. */
		__( 'Estimated net sales for %1$s: about %2$s (80%%: %3$s to %4$s).', 'tillview' ),
		$month,
		write_rough_amount( $made['estimate'] ),
		write_rough_amount( $made['low'] ),
		write_rough_amount( $made['high'] )
	);
}

/** Returns how many orders are not in the reports as a sentence; `$missing` may be an error. */
function write_missing_orders( $missing ): string {
	if ( is_wp_error( $missing ) ) {
		return describe_failed_read( $missing, __( 'the status of the data', 'tillview' ) );
	}
	return 0 === $missing ? __( 'All orders are in the reports.', 'tillview' ) : sprintf(
		/* translators: %s: number of orders. */
		_n( '%s order is not in the reports yet, and not in these figures.', '%s orders are not in the reports yet, and not in these figures.', $missing, 'tillview' ),
		number_format_i18n( $missing )
	);
}

/** Returns the alarm as a sentence. */
function write_alarm( array $alarm ): string {
	return sprintf(
		/* translators: %s: a date, or a time of day. */
		__( 'No orders since %s.', 'tillview' ),
		write_time( ( new \DateTimeImmutable( $alarm['since'], wp_timezone() ) )->getTimestamp() )
	);
}

/** Returns a time in the format of the site. */
function write_time( int $time ): string {
	return wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $time );
}

/** Returns the lines that the sums of a range have amounts of several currencies; none if all are in one, converted, or not known. */
function write_added_currencies( array $range ): array {
	remember_currencies();
	if ( array() === get_other_currencies() || has_limited_reports() ) {
		return array();
	}
	try {
		$sums = read_currency_sums( str_replace( 'T', ' ', $range[0] ), str_replace( 'T', ' ', $range[1] ) );
	} catch ( \RuntimeException $error ) {
		// The sums themselves come from the same tables, and say what failed.
		return array();
	}
	$texts = array(
		/* translators: 1: a number, in percent. 2: codes of currencies, such as "EUR and GBP". */
		'own'     => __( '%1$s%% of these sales are in %2$s and are added without conversion.', 'tillview' ),
		/* translators: 1: a number, in percent. 2: codes of currencies, such as "EUR and GBP". */
		'unknown' => __( '%1$s%% of these sales are in %2$s and are stored with other amounts, by a rate that their orders do not have.', 'tillview' ),
	);
	$lines = array();
	foreach ( $texts as $as => $text ) {
		$found = array_filter(
			$sums['currencies'],
			static function ( array $sum ) use ( $as ): bool {
				return $sum['as'] === $as && 0.0 !== $sum['total_sales'];
			}
		);
		if ( $sums['total_sales'] <= 0 || array() === $found ) {
			continue;
		}
		$share   = 100 * array_sum( array_column( $found, 'total_sales' ) ) / $sums['total_sales'];
		$lines[] = sprintf( $text, $share < 1 ? number_format_i18n( max( 0.1, $share ), 1 ) : number_format_i18n( $share ), wp_sprintf( '%l', array_column( $found, 'code' ) ) );
	}
	return $lines;
}
