<?php
/**
 * The built scripts and styles.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/**
 * The content of the build: the entry, the script and style handles of WordPress, and the screens with their files.
 * Empty if the build is missing.
 */
function get_build(): array {
	static $build = null;
	if ( null === $build ) {
		$file  = __DIR__ . '/../app/build.json';
		$build = is_readable( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
		$build = is_array( $build ) ? $build : array();
	}
	return $build;
}

/** Returns the titles of the `screens` by path, and of the entries of the `menu`, in the present language. */
function get_titles(): array {
	return include __DIR__ . '/../app/titles.php';
}

/** Returns the URL of a file of the build. */
function get_build_url( string $file ): string {
	return plugins_url( 'app/' . $file, FILE );
}

/** Returns the text of a file of the build; empty if it cannot be read. */
function read_build_file( string $file ): string {
	$path = __DIR__ . '/../app/' . $file;
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this plugin.
	return is_readable( $path ) ? (string) file_get_contents( $path ) : '';
}

/** Returns the screen at a path of the app, or the first screen for an unknown path. */
function find_screen( string $path ): array {
	$build = get_build();
	foreach ( $build['screens'] as $screen ) {
		if ( $path === $screen['path'] || in_array( $path, $screen['aliases'], true ) ) {
			return $screen;
		}
	}
	return $build['screens'][0];
}

/** Returns the path of the app in the URL, or the start path. */
function get_current_path(): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It only selects the screen.
	$path = isset( $_GET['path'] ) && is_string( $_GET['path'] ) ? sanitize_text_field( wp_unslash( $_GET['path'] ) ) : '';
	return '' === $path || '/' === $path ? get_build()['startPath'] : $path;
}
