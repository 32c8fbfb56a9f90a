<?php
/**
 * The digest: a mail every day or every week to chosen users who may see reports. Off until a user is chosen.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The option: `site`, the address on which it was turned on, `recipients` by user, and `last`. uninstall.php deletes it. */
const DIGEST_OPTION = 'tillview_digest';

/** The action of WP-Cron. */
const DIGEST_HOOK = 'tillview_send_digest';

/** The hour of the day in the time zone of the site. */
const DIGEST_HOUR = 7;

/** The maximum number of users that can be chosen from. */
const MAX_DIGEST_USERS = 100;

/** Registers the routes, for users who manage the store. */
function register_digest_routes(): void {
	$permission = static function (): bool {
		return current_user_can( 'manage_woocommerce' );
	};
	register_rest_route(
		'tillview/v1',
		'/digest',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\get_digest_settings',
				'permission_callback' => $permission,
			),
			array(
				'methods'             => 'POST',
				'callback'            => __NAMESPACE__ . '\save_digest_settings',
				'permission_callback' => $permission,
				'args'                => array(
					'user'  => array(
						'type'     => 'integer',
						'required' => true,
					),
					'every' => array(
						'type'     => 'string',
						'enum'     => array( '', 'day', 'week' ),
						'required' => true,
					),
				),
			),
		)
	);
	register_rest_route(
		'tillview/v1',
		'/digest/send',
		array(
			'methods'             => 'POST',
			'callback'            => __NAMESPACE__ . '\send_digest_now',
			'permission_callback' => $permission,
		)
	);
}

/** Returns the option with all of its fields. */
function read_digest_option(): array {
	$stored     = get_option( DIGEST_OPTION, array() );
	$stored     = is_array( $stored ) ? $stored : array();
	$recipients = isset( $stored['recipients'] ) && is_array( $stored['recipients'] ) ? $stored['recipients'] : array();
	return array(
		'site'       => (string) ( $stored['site'] ?? '' ),
		'recipients' => $recipients,
		'last'       => isset( $stored['last'] ) && is_array( $stored['last'] ) ? $stored['last'] : null,
	);
}

/**
 * Returns why this site sends no mails: 'environment' in a site for tests, by its environment type; 'address' in a copy,
 * which has another address than the site on which the digest was turned on; '' if it sends them.
 */
function get_digest_problem(): string {
	$site    = read_digest_option()['site'];
	$problem = '';
	if ( 'production' !== wp_get_environment_type() ) {
		$problem = 'environment';
	} elseif ( '' !== $site && get_site_address() !== $site ) {
		$problem = 'address';
	}
	/**
	 * Filters why this site sends no digest, for example for a development site that catches all mails.
	 *
	 * @param string $problem 'environment', 'address', or '' if it sends it.
	 */
	return (string) apply_filters( 'tillview_digest_problem', $problem );
}

/** Returns the address of the site without its scheme. */
function get_site_address(): string {
	return (string) preg_replace( '/^https?:/', '', home_url() );
}

/** Returns the users who can be chosen, whether mails can be sent, and what was sent last. */
function get_digest_settings(): array {
	$option = read_digest_option();
	$users  = get_users(
		array(
			'capability' => 'view_woocommerce_reports',
			'number'     => MAX_DIGEST_USERS,
			'orderby'    => 'display_name',
		)
	);
	return array(
		'problem' => get_digest_problem(),
		'users'   => array_map(
			static function ( \WP_User $user ) use ( $option ): array {
				return array(
					'id'    => $user->ID,
					'name'  => decode_text( $user->display_name ),
					'email' => $user->user_email,
					'every' => $option['recipients'][ $user->ID ] ?? '',
				);
			},
			array_values( $users )
		),
		'last'    => $option['last'],
	);
}

/** Turns the digest of a user on or off. */
function save_digest_settings( \WP_REST_Request $request ) {
	$user_id = (int) $request['user'];
	if ( ! user_can( $user_id, 'view_woocommerce_reports' ) ) {
		return new \WP_Error( 'tillview_invalid_recipient', __( 'This user may not see reports.', 'tillview' ), array( 'status' => 400 ) );
	}
	set_digest_recipient( $user_id, $request['every'] );
	return get_digest_settings();
}

/** Sets how often a user receives the digest: 'day', 'week', or '' for never. */
function set_digest_recipient( int $user_id, string $every ): void {
	$option = read_digest_option();
	if ( '' === $every ) {
		unset( $option['recipients'][ $user_id ] );
	} else {
		$option['recipients'][ $user_id ] = $every;
		$option['site']                   = get_site_address();
	}
	update_option( DIGEST_OPTION, $option, false );
	schedule_digest();
}

/** Schedules the next mails, or none without recipients. One at a time, so that the hour stays when clocks change. */
function schedule_digest(): void {
	unschedule_digest();
	if ( array() === read_digest_option()['recipients'] ) {
		return;
	}
	$now  = new \DateTimeImmutable( 'now', wp_timezone() );
	$next = $now->setTime( DIGEST_HOUR, 0 );
	$due  = ( $next > $now ? $next : $next->modify( '+1 day' ) )->getTimestamp();
	wp_schedule_single_event( $due, DIGEST_HOOK, array( $due ) );
}

/** Unschedules the mails, also when the plugin is deactivated. */
function unschedule_digest(): void {
	wp_unschedule_hook( DIGEST_HOOK );
}

/**
 * Sends the mails that were due at a time: weekly ones on the first day of the week. WP-Cron runs when the site is
 * visited, which can be a later day.
 */
function send_digests( int $due ): void {
	schedule_digest();
	if ( '' !== get_digest_problem() ) {
		return;
	}
	$now      = time();
	$is_first = false;
	for ( $day = $due; $day <= $now; $day += DAY_IN_SECONDS ) {
		$is_first = $is_first || (int) wp_date( 'w', $day ) === (int) get_option( 'start_of_week', 1 );
	}
	$counts   = array( 0, 0 );
	foreach ( read_digest_option()['recipients'] as $user_id => $every ) {
		if ( 'day' === $every || $is_first ) {
			++$counts[ send_digest( (int) $user_id, $every ) ? 0 : 1 ];
		}
	}
	if ( 0 === array_sum( $counts ) ) {
		return;
	}
	$option         = read_digest_option();
	$option['last'] = array(
		'at'     => wp_date( 'Y-m-d H:i:s' ),
		'sent'   => $counts[0],
		'failed' => $counts[1],
	);
	update_option( DIGEST_OPTION, $option, false );
}

/** Sends the digest of yesterday to the current user, as a trial. */
function send_digest_now() {
	if ( '' !== get_digest_problem() ) {
		return new \WP_Error( 'tillview_digest_staging', __( 'This site is a copy for tests, so it sends no digest.', 'tillview' ), array( 'status' => 409 ) );
	}
	if ( ! send_digest( get_current_user_id(), 'day' ) ) {
		return new \WP_Error( 'tillview_digest_failed', __( 'WordPress could not send the mail. Check how the site sends email.', 'tillview' ), array( 'status' => 500 ) );
	}
	return array( 'email' => wp_get_current_user()->user_email );
}
