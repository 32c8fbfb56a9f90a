<?php
/**
 * The translations that are part of the plugin.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The fallback translation for the other locales of a language, such as de_AT or de_DE_formal. */
const LANGUAGES = array(
	'ar' => 'ar',
	'de' => 'de_DE',
	'es' => 'es_ES',
	'fr' => 'fr_FR',
	'he' => 'he_IL',
	'ja' => 'ja',
);

/** Loads the translations of texts in PHP: the menu and the notices. `page.php` sets those of the app. */
function load_translations(): void {
	load_plugin_textdomain( 'tillview', false, dirname( plugin_basename( FILE ) ) . '/languages' );
}

/** Returns the fallback file of the same language, if the plugin has no translation for the requested locale. */
function find_translation_of_language( $file, string $domain ) {
	if ( 'tillview' !== $domain || ! is_string( $file ) || is_readable( $file ) ) {
		return $file;
	}
	$is_of_language_pack = 0 === strpos( $file, WP_LANG_DIR );
	if ( $is_of_language_pack || ! preg_match( '/^tillview-([a-z]+)_\w+?(-tillview\.json|\.mo)$/', basename( $file ), $parts ) ) {
		return $file;
	}
	$locale = LANGUAGES[ $parts[1] ] ?? null;
	return null === $locale ? $file : dirname( $file ) . '/tillview-' . $locale . $parts[2];
}

/** Does the same for the translation file of a script. */
function find_script_translation_of_language( $file, string $handle, string $domain ) {
	return find_translation_of_language( $file, $domain );
}
