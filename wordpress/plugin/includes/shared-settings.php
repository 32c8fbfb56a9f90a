<?php
/**
 * The settings that all users share: goals, notes and views, in one option and one REST route.
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
	register_rest_route(
		'tillview/v1',
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
			),
		)
	);
}

/** Returns the function that sanitizes an entry of each setting: the entry, or the name of its first invalid field. */
function get_shared_sanitizers(): array {
	return array(
		'goals' => __NAMESPACE__ . '\sanitize_goal',
		'notes' => __NAMESPACE__ . '\sanitize_note',
		'views' => __NAMESPACE__ . '\sanitize_view',
	);
}

/** Returns all settings; a setting that was never saved is an empty list. */
function read_shared(): array {
	$stored = get_option( SHARED_OPTION, array() );
	$stored = is_array( $stored ) ? $stored : array();
	$shared = array();
	foreach ( array_keys( get_shared_sanitizers() ) as $name ) {
		$shared[ $name ] = isset( $stored[ $name ] ) && is_array( $stored[ $name ] ) ? $stored[ $name ] : array();
	}
	return $shared;
}

/** Replaces the settings that the body names, and returns all settings. Saves nothing if one of them is invalid. */
function save_shared( \WP_REST_Request $request ) {
	$body = $request->is_json_content_type() ? $request->get_json_params() : null;
	if ( ! is_array( $body ) || array() === $body ) {
		return get_invalid_error( 'body' );
	}
	$sanitizers = get_shared_sanitizers();
	$shared     = read_shared();
	foreach ( $body as $name => $entries ) {
		$name = (string) $name;
		if ( ! isset( $sanitizers[ $name ] ) ) {
			return get_invalid_error( $name );
		}
		if ( ! is_array( $entries ) || array_values( $entries ) !== $entries || count( $entries ) > MAX_SHARED_ENTRIES ) {
			return get_invalid_error( $name );
		}
		$shared[ $name ] = array();
		foreach ( $entries as $index => $entry ) {
			$sanitized = is_array( $entry ) ? $sanitizers[ $name ]( $entry ) : '';
			if ( ! is_array( $sanitized ) ) {
				return get_invalid_error( $name . '[' . $index . ']' . ( '' === $sanitized ? '' : '.' . $sanitized ) );
			}
			$shared[ $name ][] = $sanitized;
		}
	}
	update_option( SHARED_OPTION, $shared, false );
	return $shared;
}

/** Returns the error of an invalid field. */
function get_invalid_error( string $field ): \WP_Error {
	return new \WP_Error(
		'tillview_invalid_setting',
		/* translators: %s: the technical name of a field, such as "notes[0].day". */
		sprintf( __( 'The field "%s" is not valid. Nothing was saved.', 'tillview' ), sanitize_text_field( $field ) ),
		array( 'status' => 400 )
	);
}

/** Returns whether a value is an id: up to 40 letters, digits, `_` and `-`. */
function is_shared_id( $value ): bool {
	return is_string( $value ) && 1 === preg_match( '/^[A-Za-z0-9_-]{1,40}$/D', $value );
}

/** Returns a plain text without markup, or null if it is empty or longer than the maximum number of characters. */
function sanitize_shared_text( $value, int $maximum ): ?string {
	$text   = is_string( $value ) ? sanitize_text_field( $value ) : '';
	$length = mb_strlen( $text, 'UTF-8' );
	return 0 < $length && $length <= $maximum ? $text : null;
}

/** Sanitizes a goal: a metric per month or year, as an amount or as a growth on last year in percent. */
function sanitize_goal( array $goal ) {
	foreach (
		array(
			'metric' => array( 'net_revenue', 'orders_count' ),
			'unit'   => array( 'month', 'year' ),
			'by'     => array( 'amount', 'growth' ),
		) as $field => $allowed
	) {
		if ( ! in_array( $goal[ $field ] ?? null, $allowed, true ) ) {
			return $field;
		}
	}
	$value = $goal['value'] ?? null;
	$least = 'growth' === $goal['by'] ? -100 : 0;
	if ( ! ( is_int( $value ) || is_float( $value ) ) || ! is_finite( $value ) || $value <= $least || $value > 1e12 ) {
		return 'value';
	}
	return array(
		'metric' => $goal['metric'],
		'unit'   => $goal['unit'],
		'by'     => $goal['by'],
		'value'  => $value,
	);
}

/** Sanitizes a note: a day, 'YYYY-MM-DD', and a text of up to 100 characters. */
function sanitize_note( array $note ) {
	if ( ! is_shared_id( $note['id'] ?? null ) ) {
		return 'id';
	}
	$day = $note['day'] ?? null;
	if (
		! is_string( $day )
		|| 1 !== preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/D', $day, $parts )
		|| ! checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] )
	) {
		return 'day';
	}
	$text = sanitize_shared_text( $note['text'] ?? null, 100 );
	return null === $text ? 'text' : array(
		'id'   => $note['id'],
		'day'  => $day,
		'text' => $text,
	);
}

/** Sanitizes a view: a name of up to 60 characters, and the query string or the path of a screen. */
function sanitize_view( array $view ) {
	if ( ! is_shared_id( $view['id'] ?? null ) ) {
		return 'id';
	}
	$name = sanitize_shared_text( $view['name'] ?? null, 60 );
	if ( null === $name ) {
		return 'name';
	}
	$query = $view['query'] ?? null;
	// One slash: a URL with two would lead to another site.
	if ( ! is_string( $query ) || strlen( $query ) > 2000 || 1 !== preg_match( '#^(?:\?|/(?![/\\\\]))[^\s<>"\'\\\\\x00-\x1f]*$#D', $query ) ) {
		return 'query';
	}
	return array(
		'id'    => $view['id'],
		'name'  => $name,
		'query' => $query,
	);
}
