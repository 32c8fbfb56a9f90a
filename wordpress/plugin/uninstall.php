<?php
/**
 * Deletes the settings that all users share, and those and the scheduled mails of the digest, when the plugin is deleted.
 *
 * @package Tillview
 */

defined( 'ABSPATH' ) || exit;
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Deletes what the plugin has stored in the current site. */
function tillview_uninstall_site(): void {
	global $wpdb;
	delete_option( 'tillview_shared' );
	delete_option( 'tillview_digest' );
	delete_transient( 'tillview_routes' );
	delete_transient( 'tillview_alarm' );
	delete_transient( 'tillview_currencies' );
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'tillview_digest_state', '', true );
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'tillview_welcome_dismissed', '', true );
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'tillview_widget', '', true );
	wp_unschedule_hook( 'tillview_send_digest' );
	// The tables of Action Scheduler, which may not be loaded: WooCommerce can be deactivated or deleted.
	$actions = $wpdb->prefix . 'actionscheduler_actions';
	// phpcs:disable WordPress.DB.DirectDatabaseQuery
	if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $actions ) ) ) === $actions ) {
		$wpdb->query(
			$wpdb->prepare(
				'DELETE logs FROM %i AS logs JOIN %i AS actions ON actions.action_id = logs.action_id WHERE actions.hook = %s',
				$wpdb->prefix . 'actionscheduler_logs',
				$actions,
				'tillview_send_digest_to'
			)
		);
		$wpdb->delete( $actions, array( 'hook' => 'tillview_send_digest_to' ) );
	}
	// phpcs:enable
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $tillview_site ) {
		switch_to_blog( $tillview_site );
		tillview_uninstall_site();
		restore_current_blog();
	}
} else {
	tillview_uninstall_site();
}
