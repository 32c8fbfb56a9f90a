<?php
/**
 * The page of the network's admin: its shops with the age of their data. It shows no figures of sales, and reads only the shops
 * where Tillview is active.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The number of shops on a page. */
const SHOPS_PER_PAGE = 50;

/** Adds the page for those who manage the sites of the network. */
function add_network_page(): void {
	add_submenu_page( 'sites.php', __( 'Tillview', 'tillview' ), __( 'Tillview', 'tillview' ), 'manage_sites', PAGE, __NAMESPACE__ . '\print_network_page' );
}

/** Whether a plugin is active in the current site, by its own list or that of the network. */
function is_active_in_site( string $plugin ): bool {
	return in_array( $plugin, (array) get_option( 'active_plugins', array() ), true )
		|| isset( get_site_option( 'active_sitewide_plugins', array() )[ $plugin ] );
}

/** Returns the age of the data of a site as text; null if it has no shop with Tillview. */
function read_age_of_site( int $site_id ): ?string {
	switch_to_blog( $site_id );
	try {
		if ( ! is_active_in_site( plugin_basename( FILE ) ) || ! is_active_in_site( 'woocommerce/woocommerce.php' ) ) {
			return null;
		}
		$result = check_data_age();
		return $result['label'] . '. ' . $result['text'];
	} finally {
		restore_current_blog();
	}
}

/** Prints the page. */
function print_network_page(): void {
	global $wpdb;
	$count = get_sites( array( 'count' => true ) );
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It only selects the page of the list.
	$page  = max( 1, isset( $_GET['paged'] ) ? absint( $_GET['paged'] ) : 1 );
	$sites = get_sites(
		array(
			'number'  => SHOPS_PER_PAGE,
			'offset'  => ( $page - 1 ) * SHOPS_PER_PAGE,
			'orderby' => 'id',
		)
	);
	// A site without the tables of WooCommerce has no data; its failed query is not an error of the network.
	$was_suppressed = $wpdb->suppress_errors();
	echo '<div class="wrap"><h1>', esc_html__( 'Tillview', 'tillview' ), '</h1><table class="widefat striped"><thead><tr><th scope="col">',
		esc_html__( 'Store', 'tillview' ), '</th><th scope="col">', esc_html__( 'Data status', 'tillview' ), '</th></tr></thead><tbody>';
	$shops = 0;
	foreach ( $sites as $site ) {
		$age = read_age_of_site( (int) $site->blog_id );
		if ( null !== $age ) {
			++$shops;
			printf(
				'<tr><th scope="row"><a href="%s">%s</a></th><td>%s</td></tr>',
				esc_url( get_admin_url( (int) $site->blog_id, 'admin.php?page=' . PAGE ) ),
				esc_html( get_blog_option( (int) $site->blog_id, 'blogname' ) ),
				esc_html( $age )
			);
		}
	}
	if ( 0 === $shops ) {
		echo '<tr><td colspan="2">', esc_html__( 'No shop on this page of the list uses Tillview.', 'tillview' ), '</td></tr>';
	}
	echo '</tbody></table>';
	if ( $count > SHOPS_PER_PAGE ) {
		echo '<div class="tablenav"><div class="tablenav-pages">', wp_kses_post(
			(string) paginate_links(
				array(
					'base'    => add_query_arg( 'paged', '%#%' ),
					'format'  => '',
					'current' => $page,
					'total'   => (int) ceil( $count / SHOPS_PER_PAGE ),
				)
			)
		), '</div></div>';
	}
	echo '</div>';
	$wpdb->suppress_errors( $was_suppressed );
}
