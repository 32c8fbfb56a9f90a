<?php
/**
 * The ranges of figures and their comparisons. They are those of the app (packages/date/src/range-dates.ts and
 * comparison-cutoff.ts), and the tests of both read tests/cases/ranges.json.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The names of ranges: their unit, and whether it is the last finished one. */
const PERIODS = array(
	'today'        => array( 'day', false ),
	'yesterday'    => array( 'day', true ),
	'week'         => array( 'week', false ),
	'last_week'    => array( 'week', true ),
	'month'        => array( 'month', false ),
	'last_month'   => array( 'month', true ),
	'quarter'      => array( 'quarter', false ),
	'last_quarter' => array( 'quarter', true ),
	'year'         => array( 'year', false ),
	'last_year'    => array( 'year', true ),
);

/** What a range is compared with. */
const COMPARISONS = array( 'previous_year', 'previous_period', 'none' );

/** The units that have different numbers of days, in months. */
const UNIT_MONTHS = array(
	'month'   => 1,
	'quarter' => 3,
	'year'    => 12,
);

/**
 * Returns a range and its comparison: `range` and `base`, null without one, each with a start and an end as the API reads
 * them, the number of `days` of both, whether the base ends at the present time of day, and whether it has the same weekdays. `$choice` has the parameters of
 * the app's URLs: `period`, also 'custom' with `after` and `before`, `compare`, `compare_until` and `compare_align`.
 */
function get_ranges( array $choice, \DateTimeImmutable $now ): array {
	// Local times of the site, as if they were UTC: no clock changes in between.
	$utc     = new \DateTimeZone( 'UTC' );
	$now     = new \DateTimeImmutable( $now->format( 'Y-m-d H:i:s' ), $utc );
	$compare = $choice['compare'];
	$is_day  = 'weekday' === ( $choice['compare_align'] ?? '' );
	if ( 'custom' === $choice['period'] ) {
		$range = array( new \DateTimeImmutable( $choice['after'], $utc ), new \DateTimeImmutable( $choice['before'], $utc ) );
		$base  = 'previous_year' === $compare
			? array( add_units( $range[0], -1, 'year' ), add_units( $range[1], -1, 'year' ) )
			: get_days_before( $range );
	} else {
		list( $unit, $is_finished ) = PERIODS[ $choice['period'] ];
		$start                      = get_unit_start( $now, $unit );
		$range                      = $is_finished ? get_unit( add_units( $start, -1, $unit ), $unit ) : array( $start, $now );
		$base                       = $is_finished ? get_finished_base( $range, $unit, $compare ) : get_current_base( $range, $unit, $compare );
	}
	$range  = get_whole_days( $range );
	$base   = get_whole_days( $is_day ? get_same_weekdays( $base, $range, $compare ) : $base );
	$is_cut = false;
	if ( 'now' === ( $choice['compare_until'] ?? '' ) ) {
		$end    = get_cut( $range, $base, 'previous_year' === $compare && ! $is_day, $now );
		$is_cut = null !== $end;
		$base   = array( $base[0], $end ?? $base[1] );
	}
	$has_base = 'none' !== $compare;
	return array(
		'compare'    => $compare,
		'days'       => array( count_days( ...$range ) + 1, $has_base ? count_days( ...$base ) + 1 : 0 ),
		'range'      => write_range( $range ),
		'base'       => $has_base ? write_range( $base ) : null,
		'is_cut'     => $has_base && $is_cut,
		'is_aligned' => $is_day,
	);
}

/** Returns a range as the API reads it. */
function write_range( array $range ): array {
	return array( $range[0]->format( 'Y-m-d\TH:i:s' ), $range[1]->format( 'Y-m-d\TH:i:s' ) );
}

/** Returns the number of days from the day of a time to that of another. */
function count_days( \DateTimeImmutable $from, \DateTimeImmutable $to ): int {
	return (int) $from->setTime( 0, 0 )->diff( $to->setTime( 0, 0 ) )->format( '%r%a' );
}

/** Returns the whole days of a range. */
function get_whole_days( array $range ): array {
	return array( $range[0]->setTime( 0, 0 ), $range[1]->setTime( 23, 59, 59 ) );
}

/** Returns the same time a number of units later; in a shorter month, on its last day. */
function add_units( \DateTimeImmutable $at, int $amount, string $unit ): \DateTimeImmutable {
	$months = UNIT_MONTHS[ $unit ] ?? null;
	if ( null === $months ) {
		return $at->modify( sprintf( '%+d days', $amount * ( 'week' === $unit ? 7 : 1 ) ) );
	}
	$first = $at->modify( 'first day of this month' )->modify( sprintf( '%+d months', $amount * $months ) );
	return $first->modify( sprintf( '+%d days', min( (int) $at->format( 'j' ), (int) $first->format( 't' ) ) - 1 ) );
}

/** Returns the first moment of the unit that contains a time; a week starts on the day that the site has set. */
function get_unit_start( \DateTimeImmutable $at, string $unit ): \DateTimeImmutable {
	$day = $at->setTime( 0, 0 );
	if ( 'day' === $unit ) {
		return $day;
	}
	if ( 'week' === $unit ) {
		return add_units( $day, -( ( (int) $day->format( 'w' ) - (int) get_option( 'start_of_week', 0 ) + 7 ) % 7 ), 'day' );
	}
	$month = (int) $day->format( 'n' ) - 1;
	return $day->setDate( (int) $day->format( 'Y' ), $month - $month % UNIT_MONTHS[ $unit ] + 1, 1 );
}

/** Returns the unit that starts at a time. */
function get_unit( \DateTimeImmutable $start, string $unit ): array {
	return array( $start, add_units( $start, 1, $unit )->modify( '-1 second' ) );
}

/** Returns the same number of days as a range, which end the day before it. */
function get_days_before( array $range ): array {
	return array( add_units( $range[0], -1 - count_days( ...$range ), 'day' ), add_units( $range[0], -1, 'day' ) );
}

/** Returns what the current unit is compared with: the same part of the previous one, or the same dates of last year. */
function get_current_base( array $range, string $unit, string $compare ): array {
	$unit = 'previous_year' === $compare ? 'year' : $unit;
	return array( add_units( $range[0], -1, $unit ), add_units( $range[1], -1, $unit ) );
}

/** Returns what a finished unit is compared with: as many days before it, or the unit of last year. */
function get_finished_base( array $range, string $unit, string $compare ): array {
	if ( 'previous_year' !== $compare && 'year' !== $unit ) {
		return get_days_before( $range );
	}
	$after = add_units( $range[0], -1, 'year' );
	// A week keeps its dates. The other units are whole units there too.
	return 'week' === $unit ? array( $after, add_units( $range[1], -1, 'year' ) ) : get_unit( $after, $unit );
}

/** Shifts a base to the weekdays of its range, by at most three days. A previous period stays before the range. */
function get_same_weekdays( array $base, array $range, string $compare ): array {
	$days    = count_days( ...$range );
	$shift   = ( (int) $range[0]->format( 'w' ) - (int) $base[0]->format( 'w' ) + 10 ) % 7 - 3;
	$near    = add_units( $base[0]->setTime( 0, 0 ), $shift, 'day' );
	$overlap = count_days( $range[0], $near ) + $days + 1;
	$weeks   = 'previous_period' === $compare && $overlap > 0 ? (int) ceil( $overlap / 7 ) : 0;
	$start   = add_units( $near, -$weeks, 'week' );
	return get_whole_days( array( $start, add_units( $start, $days, 'day' ) ) );
}

/** Returns the present moment, to five minutes, in a base that continues beyond it; null if it has none. */
function get_cut( array $range, array $base, bool $is_by_date, \DateTimeImmutable $now ): ?\DateTimeImmutable {
	$minute = (int) $now->format( 'i' );
	$now    = $now->setTime( (int) $now->format( 'G' ), $minute - $minute % 5 );
	if ( $now < $range[0] || $now > $range[1] ) {
		return null;
	}
	$elapsed = count_days( $range[0], $now );
	$at      = $is_by_date
		? add_units( $now, -1, 'year' )
		: add_units( $base[0], $elapsed, 'day' )->setTime( (int) $now->format( 'G' ), (int) $now->format( 'i' ) );
	// 29 February has no date in another year, unless the range starts on it.
	$is_leap_day = $is_by_date && $elapsed > 0 && add_units( $at, 1, 'year' ) != $now; // phpcs:ignore Universal.Operators.StrictComparisons, WordPress.PHP.StrictComparisons -- Two objects.
	return $is_leap_day || $at < $base[0] || $at > $base[1] ? null : $at;
}
