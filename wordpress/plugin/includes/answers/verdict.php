<?php
/**
 * What is stated about a change. It is the same rule as in the app: packages/date/src/moved-days.ts and
 * src/reporting/definition/verdict.ts, and the tests of both read tests/cases/verdicts.json.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The longest range in which a single day is looked for, in days. */
const MOST_MOVED_DAYS = 100;

/** The largest change that is stated in percent. */
const MAX_SPOKEN_CHANGE = 999;

/** Returns the days of a year that change sales and have another date in each year. */
function get_moved_days( int $year ): array {
	// Easter Sunday of the Gregorian calendar (Meeus/Jones/Butcher).
	$a            = $year % 19;
	$b            = intdiv( $year, 100 );
	$c            = $year % 100;
	$g            = intdiv( $b - intdiv( $b + 8, 25 ) + 1, 3 );
	$h            = ( 19 * $a + $b - intdiv( $b, 4 ) - $g + 15 ) % 30;
	$l            = ( 32 + 2 * ( $b % 4 ) + 2 * intdiv( $c, 4 ) - $h - $c % 4 ) % 7;
	$days         = $h + $l - 7 * intdiv( $a + 11 * $h + 22 * $l, 451 ) + 114;
	$utc          = new \DateTimeZone( 'UTC' );
	$easter       = new \DateTimeImmutable( sprintf( '%d-%02d-%02d', $year, intdiv( $days, 31 ), $days % 31 + 1 ), $utc );
	$black_friday = ( new \DateTimeImmutable( "fourth thursday of november $year", $utc ) )->modify( '+1 day' );
	$to_day       = static function ( \DateTimeImmutable $day ): string {
		return $day->format( 'Y-m-d' );
	};
	return array_map(
		$to_day,
		array(
			'good-friday'   => $easter->modify( '-2 days' ),
			'easter-sunday' => $easter,
			'easter-monday' => $easter->modify( '+1 day' ),
			'whit-monday'   => $easter->modify( '+50 days' ),
			'black-friday'  => $black_friday,
			'cyber-monday'  => $black_friday->modify( '+3 days' ),
		)
	);
}

/**
 * Returns the day that only one of two ranges has, although it and the same weekdays both have it, or neither; null for
 * ranges that have the same weekdays.
 */
function find_moved_day( array $ranges ): ?array {
	if ( null === $ranges['base'] || $ranges['is_aligned'] || $ranges['days'][1] > MOST_MOVED_DAYS ) {
		return null;
	}
	$utc     = new \DateTimeZone( 'UTC' );
	$to_time = static function ( string $time ) use ( $utc ): \DateTimeImmutable {
		return new \DateTimeImmutable( $time, $utc );
	};
	$range   = array_map( $to_time, $ranges['range'] );
	$base    = array_map( $to_time, $ranges['base'] );
	$matched = get_same_weekdays( $base, $range, $ranges['compare'] );
	$shift   = count_days( $base[0], $matched[0] );
	if ( 0 === $shift ) {
		return null;
	}
	if ( $ranges['is_cut'] ) {
		// A comparison up to now stays as long.
		$matched[1] = add_units( $base[1], $shift, 'day' );
	}
	$find = static function ( string $name, array $range ): ?string {
		for ( $year = (int) $range[0]->format( 'Y' ); $year <= (int) $range[1]->format( 'Y' ); $year++ ) {
			$day = get_moved_days( $year )[ $name ];
			if ( $day >= $range[0]->format( 'Y-m-d' ) && $day <= $range[1]->format( 'Y-m-d' ) ) {
				return $day;
			}
		}
		return null;
	};
	foreach ( array_keys( get_moved_days( 2000 ) ) as $name ) {
		$ours   = $find( $name, $range );
		$theirs = $find( $name, $base );
		if ( ( null === $ours ) !== ( null === $theirs ) && ( null === $ours ) === ( null === $find( $name, $matched ) ) ) {
			return array(
				'name'    => $name,
				'date'    => $ours ?? $theirs,
				'matched' => write_range( $matched ),
			);
		}
	}
	return null;
}

/** Returns the name of a moved day. */
function write_moved_day( string $name ): string {
	$names = array(
		'good-friday'   => __( 'Good Friday', 'tillview' ),
		'easter-sunday' => __( 'Easter Sunday', 'tillview' ),
		'easter-monday' => __( 'Easter Monday', 'tillview' ),
		'whit-monday'   => __( 'Whit Monday', 'tillview' ),
		'black-friday'  => __( 'Black Friday', 'tillview' ),
		'cyber-monday'  => __( 'Cyber Monday', 'tillview' ),
	);
	return $names[ $name ];
}

/** Returns a date with its year, in the format of the site; where that is the one of WordPress, in a short one. */
function write_date( string $date ): string {
	$format = (string) get_option( 'date_format' );
	/* translators: a short date format of PHP, such as "Nov 28, 2025". */
	$format = 'F j, Y' === $format ? __( 'M j, Y', 'tillview' ) : $format;
	return wp_date( $format, ( new \DateTimeImmutable( $date, wp_timezone() ) )->getTimestamp() );
}

/** Returns the change in whole percent, half away from zero, as cards of the app show it; null if there is none. */
function get_change( float $now, float $before ): ?int {
	// Whole numbers: sums of floats have errors, such as 16.000000000000004.
	$scale  = max( abs( $now ), abs( $before ) ) < 1e10 ? 1e6 : 1;
	$change = (int) round( $now * $scale ) - (int) round( $before * $scale );
	$base   = abs( (int) round( $before * $scale ) );
	if ( 0 === $base ) {
		return 0 === $change ? 0 : null;
	}
	return ( $change < 0 ? -1 : 1 ) * intdiv( 200 * abs( $change ) + $base, 2 * $base );
}

/** Returns the change that is stated in percent; null where both amounts are stated instead. */
function get_spoken_change( float $now, float $before ): ?int {
	$change = get_change( $now, $before );
	return null !== $change && 0 !== $change && ( $before < 0 || abs( $change ) > MAX_SPOKEN_CHANGE ) ? null : $change;
}

/** Returns a percentage without its sign. */
function write_percent( int $change ): string {
	/* translators: %s: a whole number. */
	return sprintf( __( '%s%%', 'tillview' ), (string) abs( $change ) );
}

/**
 * Returns the verdict on net sales: the metric, its change, what it is compared with, and the words. `$moved` is null, or
 * the day that `find_moved_day` returned with the net sales of the same weekdays, `before`.
 */
function get_verdict( float $now, float $before, array $ranges, ?array $moved = null ): array {
	$is_year = 'previous_year' === $ranges['compare'];
	$spoken  = get_spoken_change( $now, $before );
	/* translators: %s: an amount of money; the beginning of a sentence. */
	$current = sprintf( __( 'Net sales %s', 'tillview' ), write_amount( $now ) );
	if ( null === $spoken ) {
		/* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: the earlier one, such as "$0.00". */
		$words = sprintf( $is_year ? __( '%1$s, against %2$s in the previous year.', 'tillview' ) : __( '%1$s, against %2$s in the previous period.', 'tillview' ), $current, write_amount( $before ) );
	} elseif ( 0 === $spoken ) {
		/* translators: %s: a metric and its value, such as "Net sales $14,121.69". */
		$words = sprintf( $is_year ? __( '%s, about the same as the previous year.', 'tillview' ) : __( '%s, about the same as the previous period.', 'tillview' ), $current );
	} elseif ( $spoken > 0 ) {
		/* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: percent such as "35%". */
		$words = sprintf( $is_year ? __( '%1$s, %2$s above the previous year.', 'tillview' ) : __( '%1$s, %2$s above the previous period.', 'tillview' ), $current, write_percent( $spoken ) );
	} else {
		/* translators: 1: a metric and its value, such as "Net sales $14,121.69", 2: percent such as "35%". */
		$words = sprintf( $is_year ? __( '%1$s, %2$s below the previous year.', 'tillview' ) : __( '%1$s, %2$s below the previous period.', 'tillview' ), $current, write_percent( $spoken ) );
	}
	$more = array( $words, write_daily_change( $now, $before, $ranges['days'], $spoken ), write_moved_change( $now, $before, $moved ) );
	return array(
		'metric' => 'net_revenue',
		'change' => get_change( $now, $before ),
		'base'   => $ranges['compare'],
		'words'  => implode( ' ', array_filter( $more ) ),
	);
}

/** Returns the change per day, where two ranges have different numbers of days and it is another percentage. */
function write_daily_change( float $now, float $before, array $days, ?int $spoken ): string {
	$daily = null === $spoken || $days[0] === $days[1] ? $spoken : get_spoken_change( $now * $days[1], $before * $days[0] );
	if ( null === $daily || $daily === $spoken ) {
		return '';
	}
	if ( 0 === $daily ) {
		return __( 'Per day: about the same.', 'tillview' );
	}
	return $daily > 0
		/* translators: %s: percent such as "2%". */
		? sprintf( __( 'Per day: %s above.', 'tillview' ), write_percent( $daily ) )
		/* translators: %s: percent such as "2%". */
		: sprintf( __( 'Per day: %s below.', 'tillview' ), write_percent( $daily ) );
}

/** Returns the comparison with the same weekdays, where a moved day gives the change another sign. */
function write_moved_change( float $now, float $before, ?array $moved ): string {
	$change  = get_change( $now, $before );
	$matched = null === $moved ? null : get_change( $now, $moved['before'] );
	if ( null === $change || null === $matched || ( $change <=> 0 ) === ( $matched <=> 0 ) ) {
		return '';
	}
	$spoken = get_spoken_change( $now, $moved['before'] );
	$name   = write_moved_day( $moved['name'] );
	$date   = write_date( $moved['date'] );
	if ( null === $spoken ) {
		/* translators: 1: a day such as "Black Friday", 2: its date, 3: an amount. */
		return sprintf( __( 'Only one range has %1$s (%2$s). The same weekdays: %3$s.', 'tillview' ), $name, $date, write_amount( $moved['before'] ) );
	}
	if ( 0 === $spoken ) {
		/* translators: 1: a day such as "Black Friday", 2: its date. */
		return sprintf( __( 'Only one range has %1$s (%2$s). Against the same weekdays: about the same.', 'tillview' ), $name, $date );
	}
	return $spoken > 0
		/* translators: 1: a day such as "Black Friday", 2: its date, 3: percent such as "35%". */
		? sprintf( __( 'Only one range has %1$s (%2$s). Against the same weekdays: %3$s above.', 'tillview' ), $name, $date, write_percent( $spoken ) )
		/* translators: 1: a day such as "Black Friday", 2: its date, 3: percent such as "35%". */
		: sprintf( __( 'Only one range has %1$s (%2$s). Against the same weekdays: %3$s below.', 'tillview' ), $name, $date, write_percent( $spoken ) );
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
