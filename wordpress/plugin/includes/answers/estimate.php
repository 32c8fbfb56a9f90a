<?php
/**
 * The estimate of a running month. It is the same as in the app: packages/statistics/src/forecast.ts has the formulas and
 * their sources, and `test:wordpress` compares both.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The days of history under which nothing is estimated. */
const MIN_HISTORY = 150;

/** The days with sales under which nothing is estimated. */
const MIN_SOLD = 28;

/** The days before an origin that its forecasts need. */
const MIN_BEFORE = 56;

/** The most days that weekday weights are computed from. */
const WEEKDAY_DAYS = 84;

/** The weeks of days with the weight 1 that are added to the weeks of a weekday. */
const WEEKDAY_SHRINKAGE = 6;

/** Half-lives of the exponential levels, in days, and after how many of them a day hardly counts. */
const LEVEL_HALF_LIVES = array( 10, 30 );
const MAX_HALF_LIVES   = 10;

/** The weeks before that say what a weekday usually sells, and the fewest of them. */
const USUAL_WEEKS     = 12;
const MIN_USUAL_WEEKS = 4;

/** The same weekday of last year, and the days whose growth on last year is measured. */
const YEAR_DAYS   = 364;
const GROWTH_DAYS = 56;

/** Origins: days of the last year on which the same estimate is made and compared with its result. */
const ORIGIN_DAYS  = 365;
const MIN_ORIGINS  = 60;
const MIN_COMPARED = 28;

/**
 * Returns the 'value' that the weekday of the last one of consecutive days usually has: the median of the same weekday in
 * the 'weeks' before; or null if there are fewer than four. It is the same as in the app: packages/statistics/src/weekday.ts,
 * and the tests of both read tests/cases/usual-days.json.
 */
function get_usual_of_weekday( array $values ): ?array {
	$before = array();
	for ( $day = count( $values ) - 8; $day >= 0 && count( $before ) < USUAL_WEEKS; $day -= 7 ) {
		$before[] = $values[ $day ];
	}
	sort( $before );
	$weeks = count( $before );
	return $weeks < MIN_USUAL_WEEKS ? null : array(
		'value' => $before[ (int) ceil( $weeks / 2 ) - 1 ],
		'weeks' => $weeks,
	);
}

/**
 * Estimates the total of a running period. The values are those of consecutive complete days up to yesterday; `$start` is
 * the position of the first day of the period in them, `$days` its length, `$today` what today has so far. Returns 'estimate', 'low' and 'high' (80 %),
 * or null if the history is too short.
 */
function estimate_period( array $values, int $start, int $days, float $today = 0.0 ): ?array {
	$known   = count( $values );
	$elapsed = $known - $start;
	$rest    = $days - $elapsed;
	$sold    = count( array_filter( $values ) );
	if ( $known < MIN_HISTORY || $sold < MIN_SOLD || $elapsed < 0 || $rest <= 0 ) {
		return null;
	}
	$origins = array();
	for ( $day = max( MIN_BEFORE, $known - ORIGIN_DAYS ); $day + $rest <= $known; $day++ ) {
		$origins[] = get_origin_of_day( $values, $day, $elapsed, $rest );
	}
	if ( count( $origins ) < max( MIN_ORIGINS, $rest ) ) {
		return null;
	}
	$weights    = get_forecast_weights( $origins );
	$combined   = static function ( array $origin ) use ( $weights ) {
		return combine_forecasts( $origin['forecasts'], $weights );
	};
	$run_rate   = static function ( array $origin ) {
		return $origin['run_rate'];
	};
	$comparable = array_filter(
		$origins,
		static function ( array $origin ): bool {
			return null !== $origin['run_rate'];
		}
	);
	$method     = $combined;
	if ( count( $comparable ) >= MIN_ORIGINS ) {
		$errors = array( get_forecast_error( $comparable, $run_rate ), get_forecast_error( $comparable, $combined ) );
		if ( null !== $errors[0] && ( null === $errors[1] || $errors[0] < $errors[1] ) ) {
			$method = $run_rate;
		}
	}
	$estimate = $method( get_origin_of_day( $values, $known, $elapsed, $rest ) );
	$ratios   = array();
	foreach ( $origins as $origin ) {
		$made = $method( $origin );
		if ( null !== $made && $made > 0 ) {
			$ratios[] = $origin['actual'] / $made;
		}
	}
	if ( null === $estimate || $estimate <= 0 || count( $ratios ) < MIN_ORIGINS ) {
		return null;
	}
	sort( $ratios );
	// Today has its forecast, or what it has already, if that is more.
	$more   = max( 0.0, $today - (float) $method( get_origin_of_day( $values, $known, $elapsed, 1 ) ) );
	$so_far = sum_days( $values, $start, $known ) + $more;
	return array(
		'estimate' => $so_far + $estimate,
		'low'      => $so_far + $estimate * min( 1, get_rank_quantile( $ratios, 0.1 ) ),
		'high'     => $so_far + $estimate * max( 1, get_rank_quantile( $ratios, 0.9 ) ),
	);
}

/** Returns the sum of the values from one position up to, and without, another. */
function sum_days( array $values, int $from, int $to ): float {
	return (float) array_sum( array_slice( $values, $from, max( 0, $to - $from ) ) );
}

/** Returns the weights of weekdays before a day, by the position of a day modulo 7. */
function get_weekday_weights( array $values, int $end ): array {
	$days   = intdiv( min( $end, WEEKDAY_DAYS ), 7 ) * 7;
	$mean   = sum_days( $values, $end - $days, $end ) / $days;
	$weeks  = $days / 7;
	$totals = array_fill( 0, 7, 0.0 );
	for ( $day = $end - $days; $day < $end; $day++ ) {
		$totals[ $day % 7 ] += $values[ $day ];
	}
	return array_map(
		static function ( float $total ) use ( $mean, $weeks ): float {
			return $mean > 0 ? max( 0, $total / $mean + WEEKDAY_SHRINKAGE ) / ( $weeks + WEEKDAY_SHRINKAGE ) : 1.0;
		},
		$totals
	);
}

/** Returns the four forecasts of the `$rest` days from a day on; null for those that cannot be made. */
function get_forecasts( array $values, int $day, int $elapsed, int $rest ): array {
	$weights = get_weekday_weights( $values, $day );
	$weigh   = static function ( int $from, int $to ) use ( $weights ): float {
		$total = 0.0;
		for ( $each = $from; $each < $to; $each++ ) {
			$total += $weights[ $each % 7 ];
		}
		return $total;
	};
	$levels  = array();
	foreach ( LEVEL_HALF_LIVES as $half_life ) {
		$decay  = 0.5 ** ( 1 / $half_life );
		$value  = 0.0;
		$weight = 0.0;
		$factor = 1.0;
		for ( $each = $day - 1; $each >= max( 0, $day - MAX_HALF_LIVES * $half_life ); $each-- ) {
			$value  += $factor * $values[ $each ];
			$weight += $factor * $weights[ $each % 7 ];
			$factor *= $decay;
		}
		$levels[] = $weight > 0 ? max( 0, $value / $weight ) : null;
	}
	$begun     = $day - $elapsed;
	$of_period = $begun < 0 ? 0.0 : $weigh( $begun, $day );
	$levels[]  = $of_period > 0 ? max( 0, sum_days( $values, $begun, $day ) / $of_period ) : null;
	$of_rest   = $weigh( $day, $day + $rest );
	$forecasts = array_map(
		static function ( $level ) use ( $of_rest ) {
			return null === $level ? null : $level * $of_rest;
		},
		$levels
	);
	$from      = $day - GROWTH_DAYS - YEAR_DAYS;
	$earlier   = $from < 0 ? 0.0 : sum_days( $values, $from, $from + GROWTH_DAYS );
	$has_year  = $earlier > 0 && $rest <= YEAR_DAYS;
	return array_merge(
		$forecasts,
		array(
			$has_year
				? max( 0, sum_days( $values, $day - GROWTH_DAYS, $day ) / $earlier )
					* max( 0, sum_days( $values, $day - YEAR_DAYS, $day - YEAR_DAYS + $rest ) )
				: null,
		)
	);
}

/** Returns what was estimated on a day, and what it came to. */
function get_origin_of_day( array $values, int $day, int $elapsed, int $rest ): array {
	return array(
		'actual'    => sum_days( $values, $day, $day + $rest ),
		'forecasts' => get_forecasts( $values, $day, $elapsed, $rest ),
		'run_rate'  => $elapsed > 0 && $elapsed <= $day ? max( 0, sum_days( $values, $day - $elapsed, $day ) / $elapsed * $rest ) : null,
	);
}

/** Returns the mean squared error of a forecast on origins; null for too few of them. */
function get_forecast_error( array $origins, callable $forecast ): ?float {
	$errors = array();
	foreach ( $origins as $origin ) {
		$made = $forecast( $origin );
		if ( null !== $made ) {
			$errors[] = ( $made - $origin['actual'] ) ** 2;
		}
	}
	return count( $errors ) < MIN_COMPARED ? null : array_sum( $errors ) / count( $errors );
}

/** Returns the weights of the forecasts: their inverse errors, and null for those that are not known. */
function get_forecast_weights( array $origins ): array {
	$weights = array();
	for ( $index = 0; $index < 4; $index++ ) {
		$error     = get_forecast_error(
			$origins,
			static function ( array $origin ) use ( $index ) {
				return $origin['forecasts'][ $index ];
			}
		);
		$weights[] = null === $error ? null : 1 / max( $error, PHP_FLOAT_EPSILON );
	}
	return $weights;
}

/** Returns the weighted mean of forecasts; null without any. */
function combine_forecasts( array $forecasts, array $weights ): ?float {
	$total = 0.0;
	$all   = 0.0;
	foreach ( $forecasts as $index => $forecast ) {
		if ( null !== $forecast && null !== $weights[ $index ] ) {
			$total += $weights[ $index ] * $forecast;
			$all   += $weights[ $index ];
		}
	}
	return $all > 0 ? $total / $all : null;
}

/** Returns the k-th smallest of n numbers with k = (n + 1) × probability, rounded to the outside. */
function get_rank_quantile( array $sorted, float $probability ): float {
	$rank = ( count( $sorted ) + 1 ) * $probability;
	$k    = (int) ( $probability < 0.5 ? floor( $rank ) : ceil( $rank ) );
	return $sorted[ min( count( $sorted ), max( 1, $k ) ) - 1 ];
}
