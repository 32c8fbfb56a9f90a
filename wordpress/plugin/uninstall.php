<?php
/**
 * Deletes the settings that all users share, and those of the digest, when the plugin is deleted.
 *
 * @package Tillview
 */

defined( 'ABSPATH' ) || exit;
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'tillview_shared' );
delete_option( 'tillview_digest' );
if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $tillview_site ) {
		delete_blog_option( $tillview_site, 'tillview_shared' );
		delete_blog_option( $tillview_site, 'tillview_digest' );
	}
}
