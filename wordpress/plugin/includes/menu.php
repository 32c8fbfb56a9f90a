<?php
/**
 * The menu: one page, with an entry for each screen.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The position of the menu, below the Analytics menu of WooCommerce. */
const POSITION = '57.5';

/** Adds the page and its entries. */
function add_menu(): void {
	if ( '' !== get_missing_requirement() ) {
		return;
	}
	$screens = get_build()['screens'];
	$hook    = add_menu_page(
		__( 'Tillview', 'tillview' ),
		__( 'Tillview', 'tillview' ),
		$screens[0]['capability'],
		PAGE,
		__NAMESPACE__ . '\print_page',
		'dashicons-chart-area',
		POSITION
	);
	foreach ( $screens as $screen ) {
		// phpcs:ignore WordPress.WP.I18n.NonSingularStringLiteralText -- The titles of the screens are in the app's strings.
		$title = translate( $screen['title'], 'tillview' );
		add_submenu_page( PAGE, esc_html( $title ), esc_html( $title ), $screen['capability'], get_menu_slug( $screen ) );
	}
	// The link of the menu itself is that of its first entry, which WordPress has added. It opens the page that the user has
	// chosen, and "Overview" the Overview.
	if ( PAGE === ( $GLOBALS['submenu'][ PAGE ][0][2] ?? '' ) ) {
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- No function hides an entry.
		$GLOBALS['submenu'][ PAGE ][0][4] = 'hidden';
	}
	add_action( 'load-' . $hook, __NAMESPACE__ . '\prepare_page' );
}

/** Returns the slug of a menu entry, the URL of its screen. */
function get_menu_slug( array $screen ): string {
	return esc_url( 'admin.php?page=' . PAGE . '&path=' . rawurlencode( $screen['path'] ) );
}

/** Marks the menu entry of the current screen. */
function mark_current_entry( $submenu_file ) {
	return get_menu_slug( find_screen( get_current_path() ) );
}
