<?php
/**
 * The menu: one page, with an entry for each group of screens, which are tabs of each other.
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
	$titles = get_titles();
	foreach ( get_build()['menu'] as $index => $entry ) {
		$first = get_first_screen( $entry );
		if ( null === $first ) {
			continue;
		}
		// The one screen that is left of several is named itself: "Exports" of a user who may not see the settings.
		$is_only = 1 < count( $entry['screens'] ) && 1 === count( get_allowed_screens( $entry ) );
		$title   = $is_only ? $titles['screens'][ $first['path'] ] : $titles['menu'][ $index ];
		add_submenu_page( PAGE, esc_html( $title ), esc_html( $title ), $first['capability'], get_menu_slug( $first ) );
	}
	// The link of the menu itself is that of its first entry, which WordPress has added. It opens the page that the user has
	// chosen, and "Overview" the Overview.
	if ( PAGE === ( $GLOBALS['submenu'][ PAGE ][0][2] ?? '' ) ) {
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- No function hides an entry.
		$GLOBALS['submenu'][ PAGE ][0][4] = 'hidden';
	}
	add_action( 'load-' . $hook, __NAMESPACE__ . '\prepare_page' );
}

/** Returns the screens of a menu entry that the user may open. */
function get_allowed_screens( array $entry ): array {
	return array_values(
		array_filter(
			array_map( __NAMESPACE__ . '\find_screen', $entry['screens'] ),
			static function ( array $screen ): bool {
				return current_user_can( $screen['capability'] );
			}
		)
	);
}

/** Returns the screen that a menu entry opens; null if the user may open none of it. */
function get_first_screen( array $entry ): ?array {
	return get_allowed_screens( $entry )[0] ?? null;
}

/** Returns the slug of a menu entry, the URL of its screen. */
function get_menu_slug( array $screen ): string {
	return esc_url( 'admin.php?page=' . PAGE . '&path=' . rawurlencode( $screen['path'] ) );
}

/** Marks the menu entry of the current screen. */
function mark_current_entry( $submenu_file ) {
	$screen = find_screen( get_current_path() );
	foreach ( get_build()['menu'] as $entry ) {
		if ( in_array( $screen['path'], $entry['screens'], true ) ) {
			$screen = get_first_screen( $entry ) ?? $screen;
		}
	}
	return get_menu_slug( $screen );
}
