<?php
/**
 * Links to the app: in the row of the plugin, in the toolbar, and in the help of the page.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** Adds the links to the row of the plugin. */
function add_row_links( $links ) {
	$screens = '' === get_missing_requirement() ? array( '/analytics/overview', '/analytics/settings' ) : array();
	$own     = array();
	foreach ( array_map( __NAMESPACE__ . '\find_screen', $screens ) as $screen ) {
		if ( current_user_can( $screen['capability'] ) ) {
			$own[] = sprintf( '<a href="%s">%s</a>', esc_url( get_screen_url( $screen['path'] ) ), esc_html( get_titles()['screens'][ $screen['path'] ] ) );
		}
	}
	return array_merge( $own, (array) $links );
}

/** Adds the page to the menu of the site in the toolbar, for users who may see reports. */
function add_toolbar_link( \WP_Admin_Bar $toolbar ): void {
	if ( current_user_can( 'view_woocommerce_reports' ) && ! is_network_admin() && '' === get_missing_requirement() ) {
		$toolbar->add_node(
			array(
				'parent' => 'site-name',
				'id'     => 'tillview',
				'title'  => esc_html__( 'Tillview', 'tillview' ),
				'href'   => admin_url( 'admin.php?page=' . PAGE ),
			)
		);
	}
}

/** Adds the help of the page. */
function add_help(): void {
	$screen = get_current_screen();
	if ( ! $screen ) {
		return;
	}
	$screen->add_help_tab(
		array(
			'id'      => 'tillview',
			'title'   => __( 'Overview', 'tillview' ),
			'content' => '<p>' . esc_html__( 'Tillview shows the figures of WooCommerce Analytics. Each screen has its range, comparison and filters in its URL, so that you can bookmark and share it.', 'tillview' ) . '</p>'
				. '<p>' . esc_html__( 'Press Ctrl K, or ⌘ K on Apple devices, to find screens, products, orders and customers, or to ask: net sales by country last 90 days. Press ? to see all keyboard shortcuts.', 'tillview' ) . '</p>'
				. '<p>' . esc_html__( 'If a figure looks wrong, see in Settings whether all orders are in the reports, and under Tools > Site Health whether Tillview has a problem.', 'tillview' ) . '</p>'
				. '<p><a href="' . esc_url( get_build_url( 'help/reading-your-figures.html' ) ) . '">' . esc_html__( 'What these figures count', 'tillview' ) . '</a></p>',
		)
	);
}
