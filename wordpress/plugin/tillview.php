<?php
/**
 * Plugin Name:          Tillview
 * Description:          Store analytics for WooCommerce: reports, charts, date ranges, filters and comparison on one admin page.
 * Version:              1.0.0
 * Requires at least:    6.5
 * Requires PHP:         7.4
 * Requires Plugins:     woocommerce
 * Author:               Tillview
 * License:              GPL-2.0-or-later
 * License URI:          https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:          tillview
 * Domain Path:          /languages
 * WC requires at least: 9.4
 * WC tested up to:      11.0
 *
 * @package Tillview
 */

namespace Tillview;

defined( 'ABSPATH' ) || exit;

/** The main file of the plugin. */
const FILE = __FILE__;

/** The `page` parameter of the admin page. */
const PAGE = 'tillview';

require __DIR__ . '/includes/requirements.php';
require __DIR__ . '/includes/translations.php';
require __DIR__ . '/includes/build.php';
require __DIR__ . '/includes/host-config.php';
require __DIR__ . '/includes/menu.php';
require __DIR__ . '/includes/welcome.php';
require __DIR__ . '/includes/page.php';
require __DIR__ . '/includes/clear-data.php';
require __DIR__ . '/includes/privacy.php';
require __DIR__ . '/includes/schemas.php';
require __DIR__ . '/includes/shared-settings.php';
require __DIR__ . '/includes/costs.php';
require __DIR__ . '/includes/currencies.php';
require __DIR__ . '/includes/large-lists.php';
require __DIR__ . '/includes/ledger.php';
require __DIR__ . '/includes/tax-lines.php';
require __DIR__ . '/includes/groups/groups.php';
require __DIR__ . '/includes/groups/kept-groups.php';
require __DIR__ . '/includes/groups/cohorts.php';
require __DIR__ . '/includes/batch.php';
require __DIR__ . '/includes/alarm.php';
require __DIR__ . '/includes/days.php';
require __DIR__ . '/includes/answers/read.php';
require __DIR__ . '/includes/answers/text.php';
require __DIR__ . '/includes/answers/ranges.php';
require __DIR__ . '/includes/answers/verdict.php';
require __DIR__ . '/includes/answers/estimate.php';
require __DIR__ . '/includes/answers/order-plan.php';
require __DIR__ . '/includes/answers/groups.php';
require __DIR__ . '/includes/answers/answers.php';
require __DIR__ . '/includes/digest/content.php';
require __DIR__ . '/includes/digest/mail.php';
require __DIR__ . '/includes/digest/digest.php';
require __DIR__ . '/includes/integrations/abilities.php';
require __DIR__ . '/includes/integrations/health.php';
require __DIR__ . '/includes/integrations/widget.php';
require __DIR__ . '/includes/integrations/palette.php';
require __DIR__ . '/includes/integrations/links.php';
require __DIR__ . '/includes/integrations/network.php';

add_action( 'before_woocommerce_init', __NAMESPACE__ . '\declare_compatibility' );
add_action( 'init', __NAMESPACE__ . '\load_translations' );
add_filter( 'load_textdomain_mofile', __NAMESPACE__ . '\find_translation_of_language', 10, 2 );
add_filter( 'load_script_translation_file', __NAMESPACE__ . '\find_script_translation_of_language', 10, 3 );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_routes' );
add_filter( 'rest_dispatch_request', __NAMESPACE__ . '\enlarge_list', 9, 3 );
add_action( DIGEST_ACTION, __NAMESPACE__ . '\send_scheduled_digest' );
add_action( DIGEST_HOOK, __NAMESPACE__ . '\send_digests' );
add_action( GROUP_ACTION, __NAMESPACE__ . '\run_group_action' );
add_action( 'admin_post_tillview_digest_off', __NAMESPACE__ . '\handle_digest_off' );
add_action( 'admin_post_nopriv_tillview_digest_off', __NAMESPACE__ . '\handle_digest_off' );
register_activation_hook( FILE, __NAMESPACE__ . '\schedule_digest' );
register_deactivation_hook( FILE, __NAMESPACE__ . '\unschedule_actions' );
add_action( 'admin_menu', __NAMESPACE__ . '\add_menu' );
add_filter( 'woocommerce_prevent_admin_access', __NAMESPACE__ . '\admit_report_users' );
add_action( 'admin_notices', __NAMESPACE__ . '\print_requirement_notice' );
add_action( 'admin_notices', __NAMESPACE__ . '\print_welcome' );
add_action( 'admin_post_' . WELCOME_ACTION, __NAMESPACE__ . '\handle_dismiss_welcome' );
add_action( 'login_footer', __NAMESPACE__ . '\print_clear_data' );
add_action( 'admin_head', __NAMESPACE__ . '\print_clear_data', 0 );
add_action( 'admin_init', __NAMESPACE__ . '\add_privacy_text' );
add_action( 'wp_abilities_api_categories_init', __NAMESPACE__ . '\register_ability_category' );
add_action( 'wp_abilities_api_init', __NAMESPACE__ . '\register_abilities' );
add_action( 'wp_dashboard_setup', __NAMESPACE__ . '\add_dashboard_widget' );
// After the palette of WordPress, which is enqueued with 10.
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\add_palette_commands', 11 );
add_filter( 'site_status_tests', __NAMESPACE__ . '\add_site_health_tests' );
add_action( 'wp_ajax_health-check-tillview-routes', __NAMESPACE__ . '\handle_route_check' );
add_filter( 'plugin_action_links_' . plugin_basename( FILE ), __NAMESPACE__ . '\add_row_links' );
// Below the links of WordPress to the site and its dashboard.
add_action( 'admin_bar_menu', __NAMESPACE__ . '\add_toolbar_link', 90 );
add_action( 'network_admin_menu', __NAMESPACE__ . '\add_network_page' );
add_filter( 'wpmu_drop_tables', __NAMESPACE__ . '\add_group_table' );

if ( defined( 'WP_CLI' ) && WP_CLI ) {
	require __DIR__ . '/includes/integrations/cli.php';
	\WP_CLI::add_command( 'tillview', __NAMESPACE__ . '\CLI_Command' );
}
add_filter( 'wp_privacy_personal_data_exporters', __NAMESPACE__ . '\add_exporter' );
add_filter( 'wp_privacy_personal_data_erasers', __NAMESPACE__ . '\add_eraser' );

/** Declares that Tillview reads the tables of either order storage (HPOS), and does not change cart and checkout. */
function declare_compatibility(): void {
	if ( class_exists( '\Automattic\WooCommerce\Utilities\FeaturesUtil' ) ) {
		foreach ( array( 'custom_order_tables', 'cart_checkout_blocks' ) as $feature ) {
			\Automattic\WooCommerce\Utilities\FeaturesUtil::declare_compatibility( $feature, FILE, true );
		}
	}
}

/** Registers the REST routes. They need WooCommerce, so that without it WordPress replies that there are none. */
function register_routes(): void {
	if ( '' === get_missing_requirement() ) {
		register_shared_route();
		register_ledger_route();
		register_ledger_changes_route();
		register_currencies_route();
		register_tax_lines_route();
		register_groups_route();
		register_cohorts_route();
		register_batch_route();
		register_alarm_route();
		register_days_route();
		register_digest_routes();
	}
}
