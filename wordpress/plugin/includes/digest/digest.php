<?php
/**
 * The digest: a mail every day or every week to chosen users who may see reports. Off until a user is chosen.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The option: `site`, where it was turned on, and `recipients`, how often each user receives it. uninstall.php deletes it. */
const DIGEST_OPTION = 'tillview_digest';

/** The option of a user, in this site: `sent` and `error` of the last mail, and `tries` and `retry` after a failure. */
const DIGEST_STATE = 'tillview_digest_state';

/** The action of Action Scheduler that sends the mail of one user, whose id is its argument. */
const DIGEST_ACTION = 'tillview_send_digest_to';

/** The action of WP-Cron that sent all mails in version 0.1.0. */
const DIGEST_HOOK = 'tillview_send_digest';

/** The seconds until a mail that could not be sent is tried again. */
const DIGEST_RETRIES = array( 15 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS, 4 * HOUR_IN_SECONDS );

/** The hour of the day in the time zone of the site. */
const DIGEST_HOUR = 7;

/** The maximum number of users that can be chosen from. */
const MAX_DIGEST_USERS = 100;

/** Registers the routes, for users who manage the store. */
function register_digest_routes(): void {
	$permission = static function (): bool {
		return current_user_can( 'manage_woocommerce' );
	};
	register_own_route(
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
	foreach (
		array(
			'/digest/send' => __NAMESPACE__ . '\send_digest_now',
			'/digest/live' => __NAMESPACE__ . '\mark_live_site',
		) as $route => $callback
	) {
		register_own_route(
			$route,
			array(
				'methods'             => 'POST',
				'callback'            => $callback,
				'permission_callback' => $permission,
			)
		);
	}
}

/** Returns the option with all of its fields. */
function read_digest_option(): array {
	$stored     = get_option( DIGEST_OPTION, array() );
	$stored     = is_array( $stored ) ? $stored : array();
	$recipients = isset( $stored['recipients'] ) && is_array( $stored['recipients'] ) ? $stored['recipients'] : array();
	$site       = (string) ( $stored['site'] ?? '' );
	return array(
		// Version 0.1.0 stored the address itself.
		'site'       => 0 === strpos( $site, '//' ) ? hash_address( $site ) : $site,
		'recipients' => $recipients,
	);
}

/** Returns what is known of the mails of a user; `sent` is the local time of the last one. */
function read_digest_state( int $user_id ): array {
	$stored = get_user_option( DIGEST_STATE, $user_id );
	return array_merge(
		array(
			'sent'  => '',
			'error' => '',
			'tries' => 0,
			'retry' => 0,
		),
		is_array( $stored ) ? $stored : array()
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

/**
 * Returns what identifies the address of the site. It is a hash, which no replacement of addresses in a copied database
 * changes, of the stored address, which plugins for several languages do not filter.
 */
function get_site_address(): string {
	// The sites of a network do not use the constant, and all would have the same.
	$stored = defined( 'WP_HOME' ) && ! is_multisite() ? WP_HOME : wp_load_alloptions()['home'] ?? home_url();
	return hash_address( (string) preg_replace( '/^https?:/', '', $stored ) );
}

/** Returns the hash of an address without its scheme. */
function hash_address( string $address ): string {
	return hash( 'sha256', 'tillview' . strtolower( untrailingslashit( $address ) ) );
}

/** Returns the users who can be chosen, when the mail of each was and will be sent, and whether mails can be sent. */
function get_digest_settings(): array {
	schedule_digest();
	$option = read_digest_option();
	$users  = get_users(
		array(
			'capability' => 'view_woocommerce_reports',
			'number'     => MAX_DIGEST_USERS,
			'orderby'    => 'display_name',
		)
	);
	// The list has only users whose role has the capability, and not all of them.
	$user_ids = array_merge( wp_list_pluck( $users, 'ID' ), array_keys( $option['recipients'] ), array( get_current_user_id() ) );
	$users    = array_filter( array_map( 'get_userdata', array_unique( $user_ids ) ) );
	$due      = read_due_digests();
	$last     = array(
		'at'     => '',
		'sent'   => 0,
		'failed' => 0,
	);
	foreach ( array_keys( $option['recipients'] ) as $user_id ) {
		$state           = read_digest_state( $user_id );
		$last['failed'] += '' === $state['error'] ? 0 : 1;
		$is_same_day     = substr( $state['sent'], 0, 10 ) === substr( $last['at'], 0, 10 );
		if ( '' !== $state['sent'] && ( $is_same_day || $state['sent'] > $last['at'] ) ) {
			$last['sent'] = $is_same_day ? $last['sent'] + 1 : 1;
			$last['at']   = max( $last['at'], $state['sent'] );
		}
	}
	return array(
		'problem' => get_digest_problem(),
		'users'   => array_map(
			static function ( \WP_User $user ) use ( $option, $due ): array {
				$every = $option['recipients'][ $user->ID ] ?? '';
				$state = read_digest_state( $user->ID );
				$times = $due[ $user->ID ] ?? array();
				return array(
					'id'    => $user->ID,
					'name'  => decode_text( $user->display_name ),
					'email' => $user->user_email,
					'every' => $every,
					'sent'  => $state['sent'],
					'next'  => array() === $times ? '' : wp_date( 'Y-m-d H:i:s', min( $times ) ),
					'error' => '' === $every ? '' : $state['error'],
				);
			},
			array_values( $users )
		),
		'last'    => $last,
	);
}

/**
 * Returns whether a user exists and may see reports. In a network, WordPress answers for a user who was deleted with the rights of the
 * super administrator who asks.
 */
function may_see_reports( int $user_id ): bool {
	$user = get_userdata( $user_id );
	return false !== $user && user_can( $user, 'view_woocommerce_reports' );
}

/** Turns the digest of a user on or off. */
function save_digest_settings( \WP_REST_Request $request ) {
	$user_id = (int) $request['user'];
	$every   = $request['every'];
	if ( '' !== $every && ! may_see_reports( $user_id ) ) {
		return new \WP_Error( 'tillview_invalid_recipient', __( 'This user may not see reports.', 'tillview' ), array( 'status' => 400 ) );
	}
	set_digest_recipient( $user_id, $every );
	return ( read_digest_option()['recipients'][ $user_id ] ?? '' ) === $every ? get_digest_settings() : get_unsaved_error();
}

/** Sets how often a user receives the digest: 'day', 'week', or '' for never. */
function set_digest_recipient( int $user_id, string $every ): void {
	$option = read_digest_option();
	// Only mark_live_site() turns the mails of the others on in a copy.
	if ( array() === $option['recipients'] ) {
		$option['site'] = get_site_address();
	}
	if ( '' === $every ) {
		unset( $option['recipients'][ $user_id ] );
		delete_user_option( $user_id, DIGEST_STATE );
	} else {
		$option['recipients'][ $user_id ] = $every;
	}
	update_option( DIGEST_OPTION, $option, false );
	schedule_digest();
}

/** Turns the mails on in a site that has moved to another address. */
function mark_live_site() {
	update_option( DIGEST_OPTION, array( 'site' => get_site_address() ) + read_digest_option(), false );
	return read_digest_option()['site'] === get_site_address() ? get_digest_settings() : get_unsaved_error();
}

/** Removes users who were deleted, or who may no longer see reports. Returns how often each of the others receives it. */
function drop_former_recipients(): array {
	$option = read_digest_option();
	foreach ( array_keys( $option['recipients'] ) as $user_id ) {
		if ( ! may_see_reports( $user_id ) ) {
			unset( $option['recipients'][ $user_id ] );
			delete_user_option( $user_id, DIGEST_STATE );
			update_option( DIGEST_OPTION, $option, false );
		}
	}
	return $option['recipients'];
}

/** Returns when the next mail of a user is due: the hour of the digest on a day without a mail, for `week` its first. */
function get_next_digest( string $every, string $sent ): int {
	$now  = new \DateTimeImmutable( 'now', wp_timezone() );
	$next = $now->setTime( DIGEST_HOUR, 0 );
	while (
		$next <= $now
		|| $next->format( 'Y-m-d' ) === substr( $sent, 0, 10 )
		|| ( 'week' === $every && (int) $next->format( 'w' ) !== (int) get_option( 'start_of_week', 1 ) )
	) {
		$next = $next->modify( '+1 day' )->setTime( DIGEST_HOUR, 0 );
	}
	return $next->getTimestamp();
}

/** Returns the times of the scheduled mails by user. */
function read_due_digests(): array {
	$due     = array();
	$actions = ! function_exists( 'as_get_scheduled_actions' ) ? array() : as_get_scheduled_actions(
		array(
			'hook'     => DIGEST_ACTION,
			'status'   => \ActionScheduler_Store::STATUS_PENDING,
			'per_page' => -1,
		)
	);
	foreach ( $actions as $action ) {
		$due[ (int) current( $action->get_args() ) ][] = $action->get_schedule()->get_date()->getTimestamp();
	}
	return $due;
}

/**
 * Schedules the next mail of each recipient, one at a time, so that the hour stays when clocks or the time zone change. It
 * is checked whenever an administrator opens the app. A mail that is overdue stays.
 */
function schedule_digest(): void {
	wp_unschedule_hook( DIGEST_HOOK );
	if ( ! function_exists( 'as_schedule_single_action' ) ) {
		return;
	}
	$recipients = drop_former_recipients();
	$due        = read_due_digests();
	foreach ( array_keys( array_diff_key( $due, $recipients ) ) as $user_id ) {
		as_unschedule_all_actions( DIGEST_ACTION, array( $user_id ) );
	}
	foreach ( $recipients as $user_id => $every ) {
		$state = read_digest_state( $user_id );
		$next  = $state['retry'] > 0 ? $state['retry'] : get_next_digest( $every, $state['sent'] );
		$times = $due[ $user_id ] ?? array();
		if ( 1 === count( $times ) && ( $times[0] === $next || $times[0] <= time() ) ) {
			continue;
		}
		as_unschedule_all_actions( DIGEST_ACTION, array( $user_id ) );
		as_schedule_single_action( $next, DIGEST_ACTION, array( $user_id ) );
	}
}

/** Unschedules the mails and the groups of orders when the plugin is deactivated. */
function unschedule_actions( bool $is_network_wide = false ): void {
	foreach ( $is_network_wide ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( get_current_blog_id() ) as $site ) {
		$is_switched = get_current_blog_id() !== $site && switch_to_blog( $site );
		wp_unschedule_hook( DIGEST_HOOK );
		if ( function_exists( 'as_unschedule_all_actions' ) ) {
			as_unschedule_all_actions( DIGEST_ACTION );
			as_unschedule_all_actions( GROUP_ACTION );
		}
		delete_transient( GROUP_PLAN_TRANSIENT );
		if ( $is_switched ) {
			restore_current_blog();
		}
	}
}

/**
 * Sends the mail of one user: the action of Action Scheduler, which runs when the site is visited.
 *
 * @throws \RuntimeException When the mail was not sent. It is in the list of scheduled actions then.
 */
function send_scheduled_digest( int $user_id ): void {
	// First, so that the next mail is also scheduled when this one ends the process.
	schedule_digest();
	$every = read_digest_option()['recipients'][ $user_id ] ?? '';
	if ( '' === $every || '' !== get_digest_problem() || '' !== get_missing_requirement() ) {
		return;
	}
	$error = deliver_digest( $user_id, $every );
	schedule_digest();
	if ( '' !== $error ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Action Scheduler escapes it.
		throw new \RuntimeException( $error );
	}
}

/**
 * Sends the mails that were due at a time to all recipients, weekly ones if a first day of the week has come since. One
 * that fails does not stop the others.
 */
function send_digests( int $due ): void {
	schedule_digest();
	if ( '' !== get_digest_problem() || '' !== get_missing_requirement() ) {
		return;
	}
	$now      = time();
	$is_first = false;
	for ( $day = $due; $day <= $now; $day += DAY_IN_SECONDS ) {
		$is_first = $is_first || (int) wp_date( 'w', $day ) === (int) get_option( 'start_of_week', 1 );
	}
	foreach ( drop_former_recipients() as $user_id => $every ) {
		if ( 'day' === $every || $is_first ) {
			deliver_digest( $user_id, $every );
		}
	}
	schedule_digest();
}

/** Sends the digest to a recipient, and stores the result. Returns why it was not sent; empty if it was. */
function deliver_digest( int $user_id, string $every ): string {
	$error = '';
	try {
		send_digest( $user_id, $every, $error );
	} catch ( \Throwable $failure ) {
		$error = $failure->getMessage();
	}
	$state = array_merge(
		read_digest_state( $user_id ),
		array(
			'error' => $error,
			'retry' => 0,
		)
	);
	$delay = '' === $error ? null : DIGEST_RETRIES[ $state['tries'] ] ?? null;
	if ( '' === $error ) {
		$state['sent'] = wp_date( 'Y-m-d H:i:s' );
	}
	// After the last retry, the next one is that of another day.
	$state['tries'] = null === $delay ? 0 : $state['tries'] + 1;
	$state['retry'] = null === $delay ? 0 : time() + $delay;
	update_user_option( $user_id, DIGEST_STATE, $state );
	return $error;
}

/** Sends the digest of yesterday to the current user, as a trial. */
function send_digest_now() {
	if ( '' !== get_digest_problem() ) {
		return new \WP_Error( 'tillview_digest_staging', __( 'This site is a copy for tests, so it sends no digest.', 'tillview' ), array( 'status' => 409 ) );
	}
	try {
		$error = '';
		send_digest( get_current_user_id(), 'day', $error );
	} catch ( \RuntimeException $failure ) {
		$error = $failure->getMessage();
	}
	return '' === $error
		? array( 'email' => wp_get_current_user()->user_email )
		: new \WP_Error( 'tillview_digest_failed', $error, array( 'status' => 500 ) );
}
