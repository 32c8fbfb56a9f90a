<?php
/**
 * What Tillview needs of the site.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The first version of WooCommerce that Tillview works with. */
const WOOCOMMERCE_VERSION = '8.0';

/** What the site lacks, as one sentence; empty when it lacks nothing. Call it when all plugins are loaded. */
function get_missing_requirement(): string {
	if ( ! defined( 'WC_VERSION' ) || ! function_exists( 'WC' ) ) {
		return sprintf(
			/* translators: %s: a version number. */
			__( 'Tillview needs WooCommerce %s or later. Install and activate WooCommerce to see the reports.', 'tillview' ),
			WOOCOMMERCE_VERSION
		);
	}
	if ( version_compare( WC_VERSION, WOOCOMMERCE_VERSION, '<' ) ) {
		return sprintf(
			/* translators: 1: the version that is needed, 2: the version that is installed. */
			__( 'Tillview needs WooCommerce %1$s or later; this site has %2$s. Update WooCommerce to see the reports.', 'tillview' ),
			WOOCOMMERCE_VERSION,
			WC_VERSION
		);
	}
	return get_build() ? '' : __( 'Tillview is not complete: its scripts are missing. Install the plugin again.', 'tillview' );
}

/** Says what is missing to those who can do something about it. */
function print_requirement_notice(): void {
	$missing = current_user_can( 'activate_plugins' ) ? get_missing_requirement() : '';
	if ( '' !== $missing ) {
		wp_admin_notice( esc_html( $missing ), array( 'type' => 'error' ) );
	}
}
