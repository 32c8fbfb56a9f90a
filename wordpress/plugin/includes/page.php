<?php
/**
 * The page: its scripts, its styles and the element that the app renders into.
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The handle of the entry; translations are bound to it. */
const HANDLE = 'tillview';

/** A handle without a file, whose dependencies are those of the entry: WordPress prints them in the head. */
const REQUIRED_HANDLE = 'tillview-required';

/** The style of the admin's palette. */
const PALETTE_STYLE = 'wp-commands';

/**
 * What WordPress (6.9 and later) and WooCommerce (11) load on every page of the admin for its palette and for its data stores of
 * entities and abilities: 3 MB with what they need.
 */
const PALETTE_SCRIPTS = array(
	'wp-commands',
	'wp-core-commands',
	'wc-admin-command-palette',
	'wc-admin-command-palette-analytics',
	'wc-entities',
	'wp-abilities',
);

/**
 * WooCommerce denies access to the admin for customers, and also for users who can only view reports. This allows the
 * latter to open this page, and no other.
 */
function admit_report_users( $is_prevented ): bool {
	// Other files of the admin ignore the parameter `page`, so it alone does not identify the page.
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It only identifies the requested page.
	$is_own_page = 'admin.php' === ( $GLOBALS['pagenow'] ?? '' ) && isset( $_GET['page'] ) && PAGE === $_GET['page'];
	return $is_prevented && ! ( $is_own_page && current_user_can( 'view_woocommerce_reports' ) );
}

/** Returns the address of the page that the user has chosen to open first (src/host/start-view.ts); empty if none. */
function get_start_address(): string {
	$own     = get_own_preferences( get_current_user_id() );
	$address = $own['start_view'] ?? '';
	return is_view_address( $address ) ? $address : '';
}

/** Adds the hooks of this page. Runs before any output, and only on this page. */
function prepare_page(): void {
	dismiss_welcome();
	// A URL with other parameters, such as a link to a range, names a page.
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It only opens another page.
	$address = array( 'page' ) === array_keys( $_GET ) ? get_start_address() : '';
	if ( '' !== $address && wp_safe_redirect( admin_url( 'admin.php?page=' . PAGE . '&' . $address ) ) ) {
		exit;
	}
	if ( current_user_can( 'manage_woocommerce' ) && array() !== read_digest_option()['recipients'] ) {
		schedule_digest();
	}
	add_help();
	add_filter( 'submenu_file', __NAMESPACE__ . '\mark_current_entry' );
	add_filter( 'admin_title', __NAMESPACE__ . '\get_page_title', 10, 2 );
	add_filter( 'wp_script_attributes', __NAMESPACE__ . '\mark_module' );
	add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_build' );
	// Before the styles and scripts of the platform.
	add_action( 'admin_print_styles', __NAMESPACE__ . '\print_first_requests', 0 );
	add_action( 'admin_head', __NAMESPACE__ . '\print_preloads' );
	add_action( 'admin_head', __NAMESPACE__ . '\print_paper_style' );
	// It replaces emoji that the browser lacks, such as flags in Windows, by images in the text that the app renders, and
	// tests the browser for this with another thread while the page loads.
	remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
	// After the scripts of the footer, so that only the scripts are printed that the page has not loaded.
	add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\print_form_controls', 999 );
	// After WordPress has enqueued them, and before it prints them; the toolbar has a button for the palette if it is enqueued.
	add_action( 'admin_print_styles', __NAMESPACE__ . '\defer_palette_style', 0 );
	add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\defer_palette_scripts', 0 );
	add_action( 'admin_bar_menu', __NAMESPACE__ . '\open_own_palette', 999 );
}

/** Returns the same document title as the app, so that it does not change while the page loads. */
function get_page_title( $admin_title ): string {
	$title = get_titles()['screens'][ find_screen( get_current_path() )['path'] ];
	return $title . ' ‹ ' . __( 'Analytics', 'tillview' ) . ' ‹ ' . get_bloginfo( 'name', 'display' );
}

/** Marks the entry as an ES module, so that it can load its chunks on demand. */
function mark_module( array $attributes ): array {
	if ( HANDLE . '-js' === ( $attributes['id'] ?? '' ) ) {
		$attributes['type'] = 'module';
	}
	return $attributes;
}

/**
 * Enqueues the entry, the WordPress scripts that the build imports, and the styles of the current screen.
 *
 * The entry starts as soon as these scripts are loaded (`print_entry`): in the footer it would wait for every script of the
 * admin. A screen with a form keeps it there, because the form controls are large.
 */
function enqueue_build(): void {
	$build    = get_build();
	$screen   = find_screen( get_current_path() );
	$forms    = $screen['hasForm'] ? $build['forms'] : array();
	$optional = array_filter(
		$build['optional'],
		static function ( string $handle ): bool {
			return wp_script_is( $handle, 'registered' );
		}
	);
	// The file names contain a hash. With a version in the URL, the browser would load the same file as a second module.
	// phpcs:disable WordPress.WP.EnqueuedResourceParameters.MissingVersion
	$required = array_merge( $build['required'], array_values( $optional ) );
	wp_register_script( HANDLE, get_build_url( $build['entry'] ), array_merge( $required, $forms ), null, array( 'in_footer' => true ) );
	if ( array() === $forms && starts_early() ) {
		wp_register_script( REQUIRED_HANDLE, false, $required, null, array( 'in_footer' => false ) );
		wp_enqueue_script( REQUIRED_HANDLE );
	} else {
		wp_enqueue_script( HANDLE );
	}
	wp_set_script_translations( HANDLE, 'tillview', plugin_dir_path( FILE ) . 'languages' );
	foreach ( $screen['styles'] as $index => $style ) {
		wp_enqueue_style( HANDLE . '-' . $index, get_build_url( $style ), 0 === $index ? $forms : array(), null );
	}
	// phpcs:enable
}

/** Returns whether the app starts before the scripts of the footer. */
function starts_early(): bool {
	/**
	 * Filters whether the app starts as soon as the scripts that it needs are loaded. A plugin whose script in the footer
	 * must run before the app starts, and does not name the handle `tillview` as its dependency, returns false.
	 *
	 * @param bool $starts_early True by default.
	 */
	return (bool) apply_filters( 'tillview_starts_early', true );
}

/** Prints the entry, if it starts early and no script that depends on it has been enqueued: WordPress prints it before that. */
function print_entry(): void {
	if ( ! wp_script_is( REQUIRED_HANDLE, 'done' ) || wp_script_is( HANDLE, 'enqueued' ) ) {
		return;
	}
	add_filter( 'wp_script_attributes', __NAMESPACE__ . '\mark_async' );
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress has printed it.
	echo capture_tags( array( HANDLE ), array() ), "\n";
}

/** Marks the entry as a script that does not wait for the rest of the page. */
function mark_async( array $attributes ): array {
	if ( HANDLE . '-js' === ( $attributes['id'] ?? '' ) ) {
		$attributes['async'] = true;
	}
	return $attributes;
}

/** Returns the tags of scripts and styles, with those that they need, which the page has not printed yet. */
function capture_tags( array $scripts, array $styles ): string {
	$queue     = wp_scripts();
	$is_joined = $queue->do_concat;
	// Otherwise WordPress only collects the names of the scripts, for one request.
	$queue->do_concat = false;
	ob_start();
	wp_styles()->do_items( $styles );
	$queue->do_items( $scripts );
	$queue->do_concat = $is_joined;
	return trim( (string) ob_get_clean() );
}

/**
 * Prints the scripts and styles of the form controls that the page has not loaded. The app loads them when a form is opened
 * (src/host/deferred-scripts.ts).
 */
function print_form_controls(): void {
	$forms = get_build()['forms'];
	print_template( 'tillview-form-controls', capture_tags( $forms, $forms ) );
}

/** Prints tags that WordPress has printed in a template, where browsers do not load them; nothing without tags. */
function print_template( string $id, string $tags ): void {
	if ( '' !== $tags ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress has printed it.
		printf( "<template id=\"%s\">\n%s\n</template>\n", esc_attr( $id ), $tags );
	}
}

/**
 * Leaves the palette of the admin out of the page: ours, which offers its commands, loads it when it is opened first. A script
 * of another plugin that depends on it keeps it in the page.
 */
function defer_palette_scripts(): void {
	$scripts = array_filter(
		PALETTE_SCRIPTS,
		static function ( string $handle ): bool {
			return wp_script_is( $handle, 'enqueued' );
		}
	);
	foreach ( $scripts as $handle ) {
		wp_dequeue_script( $handle );
	}
	$print = static function () use ( $scripts ): void {
		print_template( 'tillview-admin-palette', array() === $scripts ? '' : capture_tags( $scripts, array( PALETTE_STYLE ) ) );
	};
	// After the form controls, which it needs.
	add_action( 'admin_print_footer_scripts', $print, 1000 );
}

/** Leaves the style of the admin's palette out of the page. */
function defer_palette_style(): void {
	wp_dequeue_style( PALETTE_STYLE );
}

/** Lets the toolbar's button, which would open the admin's palette, open ours (src/shell/tools/shell-tools.tsx). */
function open_own_palette( \WP_Admin_Bar $toolbar ): void {
	$button = $toolbar->get_node( 'command-palette' );
	if ( $button ) {
		$button->meta['onclick'] = 'window.dispatchEvent(new Event("tillview-palette")); return false;';
		$toolbar->add_node( $button );
	}
}

/** Preloads the code of the screen while the WordPress scripts load. */
function print_preloads(): void {
	foreach ( find_screen( get_current_path() )['modules'] as $module ) {
		printf( "<link rel=\"modulepreload\" href=\"%s\">\n", esc_url( get_build_url( $module ) ) );
	}
}

/** Prints the style that leaves the admin around the page off the paper. The styles of the build apply only inside the page. */
function print_paper_style(): void {
	?>
	<style media="print">
		#adminmenumain, #wpadminbar, #wpfooter, #screen-meta, #screen-meta-links, #wpbody-content > :not(.tillview-page) { display: none !important; }
		html.wp-toolbar { padding: 0 !important; }
		#wpcontent, #wpbody-content, .tillview-page { float: none !important; margin: 0 !important; padding: 0 !important; }
	</style>
	<?php
}

/**
 * Prints the host settings, and the script that sends the first requests of the screen while the scripts of WordPress
 * load (src/start/ask-first.ts).
 */
function print_first_requests(): void {
	$config = wp_json_encode( get_host_config(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
	// A data block: browsers do not execute it.
	wp_print_inline_script_tag(
		false === $config ? '{}' : $config,
		array(
			'type' => 'application/json',
			'id'   => 'tillview-host',
		)
	);
	$path   = get_current_path();
	$screen = find_screen( $path );
	$is_own = $path === $screen['path'] || in_array( $path, $screen['aliases'], true );
	if ( $is_own && '' !== $screen['firstRequests'] && asks_first() ) {
		// Inline, because a file would wait for the other files that the browser requests in the same moment.
		wp_print_inline_script_tag( read_build_file( $screen['firstRequests'] ), array( 'id' => 'tillview-first-js' ) );
	}
}

/** Returns whether requests may be sent before other plugins can change them, and several in one. */
function asks_first(): bool {
	/**
	 * Filters whether the first requests are sent before the scripts of WordPress are loaded. A plugin that changes
	 * requests with a middleware of `wp.apiFetch` returns false: Tillview then sends them after its middleware is registered,
	 * each alone.
	 *
	 * @param bool $asks_first True by default.
	 */
	return (bool) apply_filters( 'tillview_ask_first', true );
}

/**
 * Prints the root element of the app with the message for an app that does not start, which needs no script
 * (src/start/not-loaded.css), and the script that shows the page as it was left, until the app is loaded
 * (src/start/kept-page.ts). Notices of other plugins stay above it.
 */
function print_page(): void {
	?>
	<div class="wrap tillview-page">
		<hr class="wp-header-end">
		<div id="tillview-root" data-build="<?php echo esc_attr( get_build()['entry'] ); ?>">
			<p class="tillview-not-loaded" role="alert">
				<?php esc_html_e( 'Tillview could not be loaded. Check the connection and reload the page.', 'tillview' ); ?>
				<?php esc_html_e( 'If this message appears again, another plugin or a browser extension may block its scripts.', 'tillview' ); ?>
				<a href=""><?php esc_html_e( 'Reload', 'tillview' ); ?></a>
			</p>
		</div>
		<?php wp_print_inline_script_tag( read_build_file( get_build()['keptPage'] ), array( 'id' => 'tillview-kept-page-js' ) ); ?>
		<?php print_entry(); ?>
		<noscript><p><?php esc_html_e( 'Tillview needs JavaScript. Turn it on in your browser to see the reports.', 'tillview' ); ?></p></noscript>
	</div>
	<?php
}
