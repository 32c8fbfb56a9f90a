<?php
/**
 * The groups of months that were computed before, in one table of the plugin's own, so that the next user of a large shop
 * does not wait for them. Action Scheduler fills it in the background. A month is only used if the state of its orders is still
 * the same (`read_group_state`), so the table can be deleted at any time.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The option with the version of the table; without it there is none. uninstall.php deletes it. */
const GROUP_TABLE_OPTION = 'tillview_groups_table';

/** The version of the table. */
const GROUP_TABLE_VERSION = '1';

/** The action of Action Scheduler that computes the groups of a month, its argument; without a month it schedules the months. */
const GROUP_ACTION = 'tillview_keep_groups';

/** The transient that says that the months were scheduled in the last hour. */
const GROUP_PLAN_TRANSIENT = 'tillview_groups_plan';

/** The group of the actions in the list of scheduled actions. */
const GROUP_ACTION_GROUP = 'tillview';

/** The maximum number of months that are computed in the background. */
const MAX_KEPT_MONTHS = 240;

/** Returns the name of the table. */
function get_group_table(): string {
	global $wpdb;
	return $wpdb->prefix . 'tillview_groups';
}

/** Adds the table to those that are deleted with a site of a network. */
function add_group_table( array $tables ): array {
	$tables[] = get_group_table();
	return $tables;
}

/** Returns whether the site has the table. */
function has_group_table(): bool {
	return GROUP_TABLE_VERSION === get_option( GROUP_TABLE_OPTION );
}

/** Creates the table, or changes it to its present form. */
function create_group_table(): void {
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	dbDelta(
		'CREATE TABLE ' . get_group_table() . ' (
			month char(7) NOT NULL,
			question varchar(100) NOT NULL,
			state char(32) NOT NULL,
			body mediumtext NOT NULL,
			PRIMARY KEY  (month,question)
		) ' . $wpdb->get_charset_collate() . ';'
	);
	update_option( GROUP_TABLE_OPTION, GROUP_TABLE_VERSION, true );
}

/** Returns what groups of a month are kept by. */
function get_group_question( array $by, string $grain ): string {
	sort( $by );
	return implode( ',', $by ) . ' ' . $grain;
}

/** Returns the `state` of the orders of a month when its groups were computed, and the `groups`; null if there are none. */
function find_kept_groups( string $month, array $by, string $grain ): ?array {
	global $wpdb;
	if ( ! has_group_table() ) {
		return null;
	}
	$is_shown = $wpdb->suppress_errors();
	try {
		$row = query_rows( 'SELECT state, body FROM %i WHERE month = %s AND question = %s', array( get_group_table(), $month, get_group_question( $by, $grain ) ) )[0] ?? null;
	} catch ( \RuntimeException $error ) {
		// A copy of the site without the table. It is created again.
		delete_option( GROUP_TABLE_OPTION );
		return null;
	} finally {
		$wpdb->suppress_errors( $is_shown );
	}
	$groups = null === $row ? null : json_decode( $row['body'], true );
	return ! is_array( $groups ) ? null : array(
		'state'  => $row['state'],
		'groups' => $groups,
	);
}

/** Keeps the groups of a month. */
function keep_groups( string $month, array $by, string $grain, string $state, array $groups ): void {
	global $wpdb;
	if ( ! has_group_table() || count( reset( $groups ) ) > GROUP_CHUNK ) {
		return;
	}
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A table of our own.
	$wpdb->replace(
		get_group_table(),
		array(
			'month'    => $month,
			'question' => get_group_question( $by, $grain ),
			'state'    => $state,
			'body'     => (string) wp_json_encode( $groups ),
		)
	);
}

/** Returns what is computed in the background: orders by hour, and by each column alone by day. */
function get_background_questions(): array {
	$questions = array( array( array(), 'hour' ) );
	foreach ( find_recorded_columns() as $column ) {
		$questions[] = array( array( $column ), 'day' );
	}
	return $questions;
}

/** Schedules the months that are missing in the table, at most once an hour. */
function plan_groups(): void {
	if ( ! function_exists( 'as_enqueue_async_action' ) || false !== get_transient( GROUP_PLAN_TRANSIENT ) ) {
		return;
	}
	set_transient( GROUP_PLAN_TRANSIENT, 1, HOUR_IN_SECONDS );
	schedule_group_action( '' );
}

/**
 * Schedules the groups of a month, unless they are scheduled already. The argument `unique` of Action Scheduler is not
 * enough: before version 4.0 it compares no arguments, so that one month would keep all others out.
 */
function schedule_group_action( string $month ): void {
	if ( ! as_has_scheduled_action( GROUP_ACTION, array( $month ), GROUP_ACTION_GROUP ) ) {
		as_enqueue_async_action( GROUP_ACTION, array( $month ), GROUP_ACTION_GROUP );
	}
}

/**
 * Computes the groups of a month, or schedules each month that is missing, newest first. An action that was ended is
 * scheduled again an hour later; what it has computed is kept. Each is there once, and two requests never compute at the same time.
 *
 * @throws \RuntimeException When the database fails or is busy. It is in the list of scheduled actions then.
 */
function run_group_action( string $month ): void {
	// The shop can be smaller since, or another plugin can limit its reports.
	if ( '' !== get_missing_requirement() || null === get_group_threshold() ) {
		return;
	}
	if ( '' === $month ) {
		create_group_table();
		foreach ( find_months_to_keep() as $missing ) {
			schedule_group_action( $missing );
		}
		return;
	}
	foreach ( get_background_questions() as list( $by, $grain ) ) {
		if ( ! lock_groups() ) {
			throw new \RuntimeException( 'The orders of another request are being grouped.' );
		}
		try {
			read_month_groups( $month, $by, $grain );
		} finally {
			unlock_groups();
		}
	}
}

/** Returns the months from the first order to the present one. */
function get_order_months(): array {
	global $wpdb;
	// No order is paid or completed before it is created, and this date has an index in each version of WooCommerce.
	$first   = query_rows( "SELECT MIN( date_created ) AS first FROM %i WHERE date_created > '1990-01-01'", array( $wpdb->prefix . 'wc_order_stats' ) )[0]['first'] ?? null;
	$present = current_datetime()->format( 'Y-m' );
	$months  = array();
	for ( $month = null === $first ? '9999-12' : substr( $first, 0, 7 ); $month <= $present; $month = get_next_month( $month ) ) {
		$months[] = $month;
	}
	return $months;
}

/** Returns the months that are not complete in the table, newest first. */
function find_months_to_keep(): array {
	$names  = array_map(
		static function ( array $question ): string {
			return get_group_question( ...$question );
		},
		get_background_questions()
	);
	$counts = array_column(
		query_rows(
			'SELECT month, COUNT( * ) AS kept FROM %i WHERE question IN ( ' . get_placeholders( $names, '%s' ) . ' ) GROUP BY month',
			array_merge( array( get_group_table() ), $names )
		),
		'kept',
		'month'
	);
	$months = array_filter(
		get_order_months(),
		static function ( string $month ) use ( $counts, $names ): bool {
			return (int) ( $counts[ $month ] ?? 0 ) < count( $names );
		}
	);
	return array_slice( array_reverse( $months ), 0, MAX_KEPT_MONTHS );
}
