<?php
/**
 * The requirements of Tillview.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The minimum version of WooCommerce. */
const WOOCOMMERCE_VERSION = '9.4';

/** Returns a sentence about the missing requirement, or an empty string. Call it after all plugins are loaded. */
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

/** Returns whether the current page is the dashboard or the page of the plugins: other pages have no notice of Tillview. */
function is_notice_page(): bool {
	$screen = get_current_screen();
	return $screen && in_array( $screen->id, array( 'dashboard', 'plugins' ), true );
}

/** Prints a notice about a missing requirement for users who can activate plugins. */
function print_requirement_notice(): void {
	$missing = is_notice_page() && current_user_can( 'activate_plugins' ) ? get_missing_requirement() : '';
	if ( '' !== $missing ) {
		wp_admin_notice( esc_html( $missing ), array( 'type' => 'error' ) );
	}
}
