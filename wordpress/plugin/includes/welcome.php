<?php
/**
 * The notice after the activation, which says where Tillview is. Each user dismisses it for good, also by opening Tillview.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The name of the user option, for each site, that the notice is dismissed. */
const WELCOME_OPTION = 'tillview_welcome_dismissed';

/** The action of the link that dismisses the notice. */
const WELCOME_ACTION = 'tillview_dismiss_welcome';

/** Saves that the current user does not need the notice. */
function dismiss_welcome(): void {
	if ( ! get_user_option( WELCOME_OPTION ) ) {
		update_user_option( get_current_user_id(), WELCOME_OPTION, 1 );
	}
}

/** Prints the notice on the dashboard and on the page of the plugins, for users who may read the reports. */
function print_welcome(): void {
	if (
		! is_notice_page()
		|| '' !== get_missing_requirement()
		|| ! current_user_can( get_build()['screens'][0]['capability'] )
		|| get_user_option( WELCOME_OPTION )
	) {
		return;
	}
	wp_admin_notice(
		sprintf(
			'<p>%s</p><p><a class="button button-primary" href="%s">%s</a> <a class="button-link" href="%s">%s</a></p>',
			esc_html__( 'Tillview shows the sales of the store: figures of today, reports, and what to do.', 'tillview' ),
			esc_url( admin_url( 'admin.php?page=' . PAGE ) ),
			esc_html__( 'Open Tillview', 'tillview' ),
			esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=' . WELCOME_ACTION ), WELCOME_ACTION ) ),
			esc_html__( 'Dismiss', 'tillview' )
		),
		array(
			'type'           => 'info',
			'id'             => 'tillview-welcome',
			'paragraph_wrap' => false,
		)
	);
}

/** Dismisses the notice, and returns to the page with it. */
function handle_dismiss_welcome(): void {
	check_admin_referer( WELCOME_ACTION );
	dismiss_welcome();
	$back = wp_get_referer();
	wp_safe_redirect( $back ? $back : admin_url() );
	exit;
}
