<?php
/**
 * Clears what the browser keeps of a user who is not the present one: see src/host/session/README.md.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the script, without a request, on the log-in page and on the pages of the admin. It touches only names that begin
 * with "tillview" and belong to this site.
 */
function print_clear_data(): void {
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin.
	$script = str_replace( 'export const clearData = ', '', (string) file_get_contents( __DIR__ . '/clear-data.js' ) );
	$user   = get_current_user_id();
	$root   = esc_url_raw( get_rest_url() );
	$shop   = hash( 'fnv1a32', $root ) . '.';
	// Owners are hashed as in src/host/session/hash-owner.ts; earlier versions wrote them as they are.
	$owners = $user ? array( $shop . hash( 'fnv1a32', "$user $root" ) . '.', "$user $root " ) : array();
	$values = array( $owners, array( $shop, " $root " ), (string) wp_parse_url( admin_url(), PHP_URL_PATH ) );
	wp_print_inline_script_tag(
		sprintf(
			'try{(%s)(...%s)}catch{}',
			preg_replace( '/\s*\n\s*/', '', rtrim( $script, ";\n" ) ),
			wp_json_encode( $values, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES )
		),
		array( 'id' => 'tillview-clear-data-js' )
	);
}
