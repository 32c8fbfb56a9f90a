<?php
/**
 * The settings that all users share, in one option and one REST route: goals, notes on days, saved views, costs for Profit, and the
 * fiscal year.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The option with the settings by name. uninstall.php deletes it. */
const SHARED_OPTION = 'tillview_shared';

/** The maximum number of entries of one setting. */
const MAX_SHARED_ENTRIES = 200;

/** Registers the route. Users who may see reports read the settings; users who manage the store change them. */
function register_shared_route(): void {
	register_own_route(
		'/shared',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\read_shared',
				'permission_callback' => static function (): bool {
					return current_user_can( 'view_woocommerce_reports' );
				},
			),
			array(
				'methods'             => 'POST',
				'callback'            => __NAMESPACE__ . '\save_shared',
				'permission_callback' => static function (): bool {
					return current_user_can( 'manage_woocommerce' );
				},
				'args'                => array(
					'version' => array(
						'type'     => 'string',
						// Code of the site itself reads and saves in one request.
						'required' => defined( 'REST_REQUEST' ),
					),
				),
			),
		)
	);
}

/** Returns the function that sanitizes an entry of each setting: the entry, or the name of its first invalid field. */
function get_shared_sanitizers(): array {
	return array(
		'goals'       => __NAMESPACE__ . '\sanitize_goal',
		'notes'       => __NAMESPACE__ . '\sanitize_note',
		'views'       => __NAMESPACE__ . '\sanitize_view',
		'profit'      => __NAMESPACE__ . '\sanitize_profit_entry',
		'fiscal_year' => __NAMESPACE__ . '\sanitize_fiscal_year',
	);
}

/** Returns all settings, and their version; a setting that was never saved is an empty list. */
function read_shared(): array {
	$stored = get_option( SHARED_OPTION, array() );
	$stored = is_array( $stored ) ? $stored : array();
	$shared = array();
	foreach ( array_keys( get_shared_sanitizers() ) as $name ) {
		$shared[ $name ] = isset( $stored[ $name ] ) && is_array( $stored[ $name ] ) ? $stored[ $name ] : array();
	}
	return $shared + array( 'version' => md5( (string) wp_json_encode( $shared ) ) );
}

/**
 * Replaces the settings that the body names, and returns all settings. Saves nothing if one of them is invalid, or if they
 * have changed since the version that was read.
 */
function save_shared( \WP_REST_Request $request ) {
	$body = $request->is_json_content_type() ? $request->get_json_params() : null;
	$body = is_array( $body ) ? array_diff_key( $body, array( 'version' => true ) ) : array();
	if ( array() === $body ) {
		return get_invalid_error( 'body' );
	}
	$sanitizers = get_shared_sanitizers();
	$changed    = array();
	foreach ( $body as $name => $entries ) {
		$name = (string) $name;
		if ( ! isset( $sanitizers[ $name ] ) || ! is_array( $entries ) || array_values( $entries ) !== $entries || count( $entries ) > MAX_SHARED_ENTRIES ) {
			return get_invalid_error( $name );
		}
		$changed[ $name ] = array();
		foreach ( $entries as $index => $entry ) {
			$sanitized = is_array( $entry ) ? $sanitizers[ $name ]( $entry ) : '';
			if ( ! is_array( $sanitized ) ) {
				return get_invalid_error( $name . '[' . $index . ']' . ( '' === $sanitized ? '' : '.' . $sanitized ) );
			}
			$changed[ $name ][] = $sanitized;
		}
	}
	return replace_shared( $changed, $request['version'] );
}

/** Replaces settings, unless they have another version than the one that was read, or the database refuses them. */
function replace_shared( array $changed, ?string $version ) {
	global $wpdb;
	// Requests at the same time would both find the version that they have read. A database without locks has none to wait for.
	$lock = $wpdb->prefix . SHARED_OPTION;
	// phpcs:disable WordPress.DB.DirectDatabaseQuery
	if ( '0' === $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK( %s, 10 )', $lock ) ) ) {
		return new \WP_Error( 'tillview_busy', __( 'Try again in a moment.', 'tillview' ), array( 'status' => 503 ) );
	}
	try {
		// What this request has kept of the option can be older than the lock.
		wp_cache_delete( SHARED_OPTION, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		$stored = read_shared();
		if ( null !== $version && $stored['version'] !== $version ) {
			return new \WP_Error( 'tillview_conflict', __( 'Someone else has changed these settings. Nothing was saved.', 'tillview' ), array( 'status' => 409 ) );
		}
		$shared = array_merge( $stored, $changed );
		unset( $shared['version'] );
		update_option( SHARED_OPTION, $shared, false );
		wp_cache_delete( SHARED_OPTION, 'options' );
		$saved = read_shared();
		return array_intersect_key( $saved, $shared ) === $shared ? $saved : get_unsaved_error();
	} finally {
		$wpdb->query( $wpdb->prepare( 'DO RELEASE_LOCK( %s )', $lock ) );
	}
	// phpcs:enable
}

/** Returns the error of an invalid field. */
function get_invalid_error( string $field ): \WP_Error {
	return new \WP_Error(
		'tillview_invalid_setting',
		/* translators: %s: the technical name of a field, such as "goals[0].value". */
		sprintf( __( 'The field "%s" is not valid. Nothing was saved.', 'tillview' ), sanitize_text_field( $field ) ),
		array( 'status' => 400 )
	);
}

/** Returns the error when the database, or another plugin, did not store what was to be saved. */
function get_unsaved_error(): \WP_Error {
	return new \WP_Error( 'tillview_not_saved', __( 'WordPress could not save this. Texts with emoji need a database with the character set utf8mb4.', 'tillview' ), array( 'status' => 500 ) );
}

/** Returns the fields of an entry, of which each is valid or not; or the name of the first one that is not. */
function keep_valid_fields( array $entry, array $valid ) {
	$invalid = array_search( false, $valid, true );
	return false === $invalid ? array_intersect_key( $entry, $valid ) : $invalid;
}

/** Sanitizes a goal: a metric per month or year, as an amount or as a growth on last year in percent. */
function sanitize_goal( array $goal ) {
	$value = $goal['value'] ?? null;
	$least = 'growth' === ( $goal['by'] ?? null ) ? -100 : 0;
	$valid = array(
		'metric' => in_array( $goal['metric'] ?? null, array( 'net_revenue', 'orders_count' ), true ),
		'unit'   => in_array( $goal['unit'] ?? null, array( 'month', 'year' ), true ),
		'by'     => in_array( $goal['by'] ?? null, array( 'amount', 'growth' ), true ),
		'value'  => ( is_int( $value ) || is_float( $value ) ) && is_finite( $value ) && $value > $least && $value <= 1e12,
	);
	// An amount is one in the currency that the store had then.
	if ( isset( $goal['currency'] ) ) {
		$valid['currency'] = is_plain_text( $goal['currency'], 10 );
	}
	return keep_valid_fields( $goal, $valid );
}

/**
 * Returns whether a value is a line of text. It is always shown as text, so `<` and `%` are characters like others; the
 * functions of WordPress for text fields remove what looks like a tag or an encoded character.
 */
function is_plain_text( $text, int $max ): bool {
	return is_string( $text )
		&& trim( $text ) === $text
		&& 1 === preg_match( '/^[^\p{Cc}\p{Zl}\p{Zp}]+$/Du', $text )
		&& mb_strlen( $text ) <= $max;
}

/** Returns whether a value is a day, 'YYYY-MM-DD'. */
function is_day( $date ): bool {
	return is_string( $date ) && 1 === preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/D', $date, $parts )
		&& checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] );
}

/** Returns whether a value is a number from 0. */
function is_amount( $value ): bool {
	return ( is_int( $value ) || is_float( $value ) ) && is_finite( $value ) && $value >= 0 && $value <= 1e12;
}

/** Sanitizes what the owner has entered for Profit: a cost that no order has, or the rate of a payment method. */
function sanitize_profit_entry( array $entry ) {
	if ( 'rate' === ( $entry['kind'] ?? null ) ) {
		$valid = array(
			'method'  => is_plain_text( $entry['method'] ?? null, 80 ),
			'percent' => is_amount( $entry['percent'] ?? null ) && $entry['percent'] <= 100,
			'fixed'   => is_amount( $entry['fixed'] ?? null ),
		);
	} elseif ( 'cost' === ( $entry['kind'] ?? null ) ) {
		$valid = array(
			'name'   => is_plain_text( $entry['name'] ?? null, 80 ),
			'per'    => in_array( $entry['per'] ?? null, array( 'order', 'month' ), true ),
			'amount' => is_amount( $entry['amount'] ?? null ),
			'from'   => is_day( $entry['from'] ?? null ),
		);
		if ( isset( $entry['until'] ) ) {
			$valid['until'] = is_day( $entry['until'] ) && $valid['from'] && $entry['until'] >= $entry['from'];
		}
	} else {
		return 'kind';
	}
	return keep_valid_fields( $entry, $valid + array( 'kind' => true ) );
}

/** Sanitizes the first month of the fiscal year. */
function sanitize_fiscal_year( array $year ) {
	$month = $year['month'] ?? null;
	return is_int( $month ) && $month >= 1 && $month <= 12 ? array( 'month' => $month ) : 'month';
}

/** Sanitizes a note on a day. */
function sanitize_note( array $note ) {
	return keep_valid_fields(
		$note,
		array(
			'date' => is_day( $note['date'] ?? null ),
			'text' => is_plain_text( $note['text'] ?? null, 120 ),
		)
	);
}

/** Sanitizes a saved view: a name, and the query string of a page of the app. */
function sanitize_view( array $view ) {
	return keep_valid_fields(
		$view,
		array(
			'name'    => is_plain_text( $view['name'] ?? null, 80 ),
			'address' => is_view_address( $view['address'] ?? null ),
		)
	);
}

/**
 * Returns whether a value is the query string of a page of the app (src/host/start-view.ts): it begins with the path,
 * and has no parameter `page`, which would open another page of the admin.
 */
function is_view_address( $address ): bool {
	if ( ! is_string( $address ) || strlen( $address ) > 2000 || 1 !== preg_match( '/^path=[!-"$-~]+$/D', $address ) ) {
		return false;
	}
	foreach ( preg_split( '/[&;]/', $address ) as $parameter ) {
		// PHP leaves out what stands before a key, and what follows a bracket or a null character.
		if ( 1 === preg_match( '/^[^!-~]*page(?:[^!-~]|\[|$)/iD', urldecode( explode( '=', $parameter, 2 )[0] ) ) ) {
			return false;
		}
	}
	return true;
}
