<?php
/**
 * The settings of the site for the app, with the shape of `HostConfig` in `src/host/host-config.ts`.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The prefix of the user meta in which WooCommerce stores report preferences, such as hidden columns. */
const PREFERENCE_PREFIX = 'woocommerce_admin_';

/** Returns the settings of the page. */
function get_host_config(): array {
	$config = array(
		'mode'                    => 'wordpress',
		'storeName'               => decode_text( get_bloginfo( 'name' ) ),
		'restRoot'                => esc_url_raw( get_rest_url() ),
		'nonce'                   => wp_create_nonce( 'wp_rest' ),
		'adminUrl'                => esc_url_raw( admin_url() ),
		'pageSlug'                => PAGE,
		'locale'                  => get_user_locale(),
		'timeZone'                => wp_timezone_string(),
		'utcOffset'               => (string) wp_date( 'P' ),
		// As in the reports of WooCommerce: unset, it is the day paid.
		'dateType'                => (string) get_option( 'woocommerce_date_type', 'date_paid' ),
		'weekStart'               => (int) get_option( 'start_of_week', 0 ),
		'currency'                => get_currency(),
		'dateFormat'              => (string) get_option( 'date_format' ),
		'timeFormat'              => (string) get_option( 'time_format' ),
		'user'                    => get_user(),
		'variationTitleSeparator' => get_variation_separator(),
		'orderStatuses'           => get_order_statuses(),
		'optionalFilters'         => get_optional_filters(),
		'avatars'                 => (bool) get_option( 'show_avatars' ),
		'links'                   => get_order_links(),
		'mergesRequests'          => asks_first(),
	);
	$range  = decode_text( (string) get_option( 'woocommerce_default_date_range', '' ) );
	if ( '' !== $range ) {
		$config['defaultDateRange'] = $range;
	}
	if ( current_user_can( 'view_woocommerce_reports' ) ) {
		$config['shared'] = read_shared();
	}
	// These are of all orders of the shop.
	if ( may_read_reports() && ! has_limited_reports() ) {
		$config['currencies'] = get_other_currencies();
		// Groups would add amounts of different currencies.
		$groups = array() === $config['currencies'] ? get_group_settings() : null;
		if ( null !== $groups ) {
			$config['orderGroups'] = $groups;
		}
		$alarm = get_alarm_reply();
		if ( ! is_wp_error( $alarm ) ) {
			$config['alarm'] = $alarm;
		}
	}
	$routes = get_known_routes();
	if ( null !== $routes ) {
		$config['routes'] = $routes;
	}
	return $config;
}

/** Converts HTML entities of a stored or generated text to plain text. */
function decode_text( string $text ): string {
	return html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}

/** Returns the currency and its format. */
function get_currency(): array {
	$code = get_woocommerce_currency();
	return array(
		'code'              => $code,
		'symbol'            => decode_text( get_woocommerce_currency_symbol( $code ) ),
		'symbolPosition'    => (string) get_option( 'woocommerce_currency_pos', 'left' ),
		'thousandSeparator' => wc_get_price_thousand_separator(),
		'decimalSeparator'  => wc_get_price_decimal_separator(),
		'precision'         => wc_get_price_decimals(),
		'priceFormat'       => decode_text( get_woocommerce_price_format() ),
	);
}

/** Returns the signed-in user, with the preferences in `woocommerce_meta` of the REST API and our own preferences. */
function get_user(): array {
	$user         = wp_get_current_user();
	$capabilities = get_build()['capabilities'];
	$preferences  = array();
	foreach ( get_user_meta( $user->ID ) as $key => $values ) {
		if ( 0 === strpos( $key, PREFERENCE_PREFIX ) ) {
			$preferences[ substr( $key, strlen( PREFERENCE_PREFIX ) ) ] = (string) $values[0];
		}
	}
	foreach ( get_own_preferences( $user->ID ) as $name => $value ) {
		$preferences[ 'tillview_' . $name ] = (string) wp_json_encode( $value );
	}
	return array(
		'id'           => $user->ID,
		'name'         => decode_text( $user->display_name ),
		'email'        => $user->user_email,
		'capabilities' => (object) array_combine( $capabilities, array_map( 'current_user_can', $capabilities ) ),
		'preferences'  => (object) $preferences,
	);
}

/** Returns our own preferences, which are a scope in the persisted preferences of WordPress. */
function get_own_preferences( int $user_id ): array {
	global $wpdb;
	$scopes = get_user_meta( $user_id, $wpdb->get_blog_prefix() . 'persisted_preferences', true );
	return is_array( $scopes ) && isset( $scopes['tillview'] ) && is_array( $scopes['tillview'] ) ? $scopes['tillview'] : array();
}

/** Returns the filters that this WooCommerce accepts, of those that not every version has. */
function get_optional_filters(): array {
	$report = '\Automattic\WooCommerce\Admin\API\Reports\Customers\Controller';
	$params = class_exists( $report ) ? ( new $report() )->get_collection_params() : array();
	// The taxonomy and the class say whether WooCommerce has its own brands, without a start of the REST server.
	$has_brands = taxonomy_exists( 'product_brand' ) && class_exists( '\WC_Brands' );
	$accepted   = array(
		'customer_type'  => isset( $params['user_type'] ),
		'customer_state' => isset( $params['location_includes'], $params['location_excludes'] ),
		'product_brand'  => $has_brands,
	);
	return array_keys( array_filter( $accepted ) );
}

/** Returns the separator between the name of a product and its variation. */
function get_variation_separator(): string {
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- A filter of WooCommerce.
	return decode_text( (string) apply_filters( 'woocommerce_product_variation_title_attributes_separator', ' - ', new \WC_Product() ) );
}

/** Returns the labels of the order statuses by slug, without the `wc-` prefix. */
function get_order_statuses(): object {
	$statuses = array();
	foreach ( wc_get_order_statuses() as $slug => $label ) {
		$statuses[ preg_replace( '/^wc-/', '', $slug ) ] = decode_text( $label );
	}
	return (object) $statuses;
}

/** Returns whether orders are in the tables of High-Performance Order Storage (HPOS), not in posts. */
function has_order_tables(): bool {
	return class_exists( '\Automattic\WooCommerce\Utilities\OrderUtil' )
		? \Automattic\WooCommerce\Utilities\OrderUtil::custom_orders_table_usage_is_enabled()
		// The page of a network reads its shops even if its first site is none.
		: 'yes' === get_option( 'woocommerce_custom_orders_table_enabled' );
}

/** Returns the admin URLs of orders, which depend on the order storage of the site. */
function get_order_links(): array {
	return has_order_tables()
		? array(
			'orders' => 'admin.php?page=wc-orders',
			'order'  => 'admin.php?page=wc-orders&action=edit&id={id}',
		)
		: array(
			'orders' => 'edit.php?post_type=shop_order',
			'order'  => 'post.php?post={id}&action=edit',
		);
}
