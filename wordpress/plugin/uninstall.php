<?php
/**
 * Deletes all that the plugin has stored, in each site of a network: shared settings, preferences of users, and the digest
 * with its scheduled mails, and the groups of orders.
 *
 * @package Tillview
 */

defined( 'ABSPATH' ) || exit;
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/privacy.php';

/** Deletes what the plugin has stored in the current site. */
function tillview_uninstall_site(): void {
	global $wpdb;
	delete_option( 'tillview_shared' );
	delete_option( 'tillview_digest' );
	delete_transient( 'tillview_routes' );
	delete_transient( 'tillview_alarm' );
	delete_transient( 'tillview_currencies' );
	delete_transient( 'tillview_groups_plan' );
	delete_option( 'tillview_groups_table' );
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'tillview_digest_state', '', true );
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'tillview_welcome_dismissed', '', true );
	delete_metadata( 'user', 0, $wpdb->get_blog_prefix() . 'tillview_widget', '', true );
	$users = get_users(
		array(
			'blog_id'  => 0,
			'fields'   => 'ids',
			'meta_key' => $wpdb->get_blog_prefix() . 'persisted_preferences', // phpcs:ignore WordPress.DB.SlowDBQuery -- Once.
		)
	);
	array_map( '\Tillview\delete_own_preferences', array_map( 'intval', $users ) );
	wp_unschedule_hook( 'tillview_send_digest' );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery
	$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . 'tillview_groups' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery.SchemaChange -- Our own.
	// The tables of Action Scheduler, which may not be loaded: WooCommerce can be deactivated or deleted.
	$actions = $wpdb->prefix . 'actionscheduler_actions';
	if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $actions ) ) ) === $actions ) {
		foreach ( array( 'tillview_send_digest_to', 'tillview_keep_groups' ) as $hook ) {
			$wpdb->query(
				$wpdb->prepare(
					'DELETE logs FROM %i AS logs JOIN %i AS actions ON actions.action_id = logs.action_id WHERE actions.hook = %s',
					$wpdb->prefix . 'actionscheduler_logs',
					$actions,
					$hook
				)
			);
			$wpdb->delete( $actions, array( 'hook' => $hook ) );
		}
		$wpdb->delete( $wpdb->prefix . 'actionscheduler_groups', array( 'slug' => 'tillview' ) );
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
