<?php
/**
 * The command palette of the admin (WordPress 6.9 and later) finds our screens on every page. It lists the entries of the menu
 * itself, so only the other screens are added: as an inline script, without a request.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** Adds the screens that the user may open and that have no entry in the menu. */
function add_palette_commands(): void {
	if ( ! wp_script_is( 'wp-core-commands', 'enqueued' ) || '' !== get_missing_requirement() ) {
		return;
	}
	$listed = array();
	foreach ( get_build()['menu'] as $entry ) {
		$first    = get_first_screen( $entry );
		$listed[] = null === $first ? '' : $first['path'];
	}
	$commands = array();
	foreach ( get_build()['screens'] as $screen ) {
		if ( current_user_can( $screen['capability'] ) && ! in_array( $screen['path'], $listed, true ) ) {
			$commands[] = array( get_titles()['screens'][ $screen['path'] ], $screen['path'] );
		}
	}
	if ( array() === $commands ) {
		return;
	}
	wp_add_inline_script(
		'wp-core-commands',
		sprintf(
			'%s.forEach(([label,path])=>wp.data.dispatch("core/commands").registerCommand({name:"tillview"+path,label:%s+label,category:"view",callback:({close})=>{close();location.href=%s+encodeURIComponent(path)}}));',
			wp_json_encode( $commands, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			wp_json_encode( __( 'Tillview', 'tillview' ) . ' > ', JSON_UNESCAPED_UNICODE ),
			wp_json_encode( admin_url( 'admin.php?page=' . PAGE . '&path=' ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES )
		)
	);
}
