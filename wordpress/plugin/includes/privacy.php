<?php
/**
 * What WordPress asks of plugins that store personal data: a text for the policy, an export and an erasure. Tillview stores
 * preferences of users, such as notes and saved views, and who receives the digest. Orders are those of WooCommerce.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** Adds a text to the suggestions for the privacy policy. */
function add_privacy_text(): void {
	if ( function_exists( 'wp_add_privacy_policy_content' ) ) {
		wp_add_privacy_policy_content(
			'Tillview',
			wp_kses_post(
				wpautop(
					__( 'Tillview keeps reports, and for some screens all orders without names and addresses, in the browsers of users who may see reports. It removes them when the user logs out or another user logs in.', 'tillview' )
					. "\n\n"
					. __( 'For users who may see reports, the site stores their preferences in Tillview, such as notes and saved views, and whether they receive the digest, with the time of the last mail. It sends nothing to other sites.', 'tillview' )
				)
			)
		);
	}
}

/** Adds the export of what is stored of a user. */
function add_exporter( array $exporters ): array {
	$exporters['tillview'] = array(
		'exporter_friendly_name' => 'Tillview',
		'callback'               => __NAMESPACE__ . '\export_user_data',
	);
	return $exporters;
}

/** Adds the erasure of what is stored of a user. */
function add_eraser( array $erasers ): array {
	$erasers['tillview'] = array(
		'eraser_friendly_name' => 'Tillview',
		'callback'             => __NAMESPACE__ . '\erase_user_data',
	);
	return $erasers;
}

/** Returns what is stored of a user, by its technical name. */
function get_user_data( int $user_id ): array {
	$every = read_digest_option()['recipients'][ $user_id ] ?? '';
	$data  = get_own_preferences( $user_id ) + array(
		'digest'               => $every,
		'digest_state'         => get_user_option( DIGEST_STATE, $user_id ),
		'is_welcome_dismissed' => get_user_option( WELCOME_OPTION, $user_id ),
	);
	return array_filter(
		$data,
		static function ( $value ): bool {
			return '' !== $value && false !== $value;
		}
	);
}

/** Exports what is stored of the user with an email address. */
function export_user_data( string $email ): array {
	$user  = get_user_by( 'email', $email );
	$items = array();
	foreach ( $user ? get_user_data( $user->ID ) : array() as $name => $value ) {
		$items[] = array(
			'name'  => $name,
			'value' => is_string( $value ) ? $value : (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
		);
	}
	$group = array(
		'group_id'    => 'tillview',
		'group_label' => 'Tillview',
		'item_id'     => 'tillview-' . ( $user ? $user->ID : 0 ),
		'data'        => $items,
	);
	return array(
		'data' => array() === $items ? array() : array( $group ),
		'done' => true,
	);
}

/** Erases what is stored of the user with an email address. */
function erase_user_data( string $email ): array {
	$user     = get_user_by( 'email', $email );
	$has_data = $user && array() !== get_user_data( $user->ID );
	if ( $has_data ) {
		set_digest_recipient( $user->ID, '' );
		delete_user_option( $user->ID, WELCOME_OPTION );
		delete_own_preferences( $user->ID );
	}
	return array(
		'items_removed'  => $has_data,
		'items_retained' => false,
		'messages'       => array(),
		'done'           => true,
	);
}

/** Deletes our own preferences of a user, which are a scope in the persisted preferences of WordPress. */
function delete_own_preferences( int $user_id ): void {
	global $wpdb;
	$key    = $wpdb->get_blog_prefix() . 'persisted_preferences';
	$scopes = get_user_meta( $user_id, $key, true );
	if ( ! is_array( $scopes ) || ! isset( $scopes['tillview'] ) ) {
		return;
	}
	unset( $scopes['tillview'] );
	// WordPress stores the time of the last change beside the scopes.
	if ( array() === array_diff_key( $scopes, array( '_modified' => true ) ) ) {
		delete_user_meta( $user_id, $key );
	} else {
		update_user_meta( $user_id, $key, $scopes );
	}
}
