import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Checks } from './checks.ts';
import type { Site } from './site.ts';
import { compareVersions, TESTED_VERSIONS } from '../../tools/wordpress/tested-versions.ts';

const PLUGIN = 'tillview/tillview.php';

/** What Tillview has stored in a site: names of options, tables and user meta, scheduled tasks, and REST routes. */
async function readTraces(site: Site): Promise<string[]> {
  const output = await site.php(`
global $wpdb;
$options = $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%tillview%'" );
$tables  = $wpdb->get_col( "SHOW TABLES LIKE '%tillview%'" );
$meta    = $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%tillview%'" );
$tasks   = array_merge( ...array_values( array_map( 'array_keys', _get_cron_array() ) ) );
$actions = $wpdb->get_col( "SELECT hook FROM {$wpdb->prefix}actionscheduler_actions WHERE hook LIKE '%tillview%'" );
$routes  = array_keys( rest_get_server()->get_routes() );
$own     = static fn ( $name ) => false !== strpos( $name, 'tillview' );
echo wp_json_encode( array_merge( $options, $tables, $meta, $actions, array_values( array_filter( array_merge( $tasks, $routes ), $own ) ) ) );`);
  return JSON.parse(output) as string[];
}

/** What WordPress itself stores about a plugin: the list of those that were active, and of updates. */
const OF_THE_PLATFORM = /recently_activated|update_plugins/;

/** The rows of all tables with the name of the plugin in a text: table, column, and the first two values. */
export async function findRowsWithName(site: Site): Promise<string[]> {
  const output = await site.php(`
global $wpdb;
$found   = array();
$columns = $wpdb->get_results( $wpdb->prepare( "SELECT TABLE_NAME AS t, COLUMN_NAME AS c FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = %s AND TABLE_NAME LIKE %s AND DATA_TYPE IN ( 'varchar', 'text', 'mediumtext', 'longtext' )", DB_NAME, $wpdb->esc_like( $wpdb->base_prefix ) . '%' ) );
foreach ( $columns as $column )
	foreach ( $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i WHERE %i LIKE %s', $column->t, $column->c, '%tillview%' ), ARRAY_A ) as $row )
		$found[] = "$column->t.$column->c: " . implode( ' ', array_slice( $row, 0, 2 ) );
echo wp_json_encode( $found );`);
  return (JSON.parse(output) as string[]).filter((row) => !OF_THE_PLATFORM.test(row));
}

/** Installs the zip file as the upload form of the admin does, and activates the plugin, in a network in all sites. */
export async function installPlugin(site: Site, zip: string): Promise<void> {
  const output = await site.php(`
$upgrader = new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
$result   = $upgrader->install( ${JSON.stringify(zip)}, array( 'overwrite_package' => true ) );
if ( true === $result ) $result = activate_plugin( '${PLUGIN}', '', is_multisite() );
echo is_wp_error( $result ) ? $result->get_error_message() : ( is_plugin_active( '${PLUGIN}' ) ? 'active' : 'The plugin is not active.' );`);
  assert.equal(output, 'active');
}

/**
 * Files of other plugins, texts that WooCommerce reads early when it installs a new shop, and what WordPress asks its own site,
 * which logs warnings on a site without internet access; in WordPress 7.1 they name another file.
 */
const OTHERS =
  /plugins\/|<code>woocommerce<\/code> domain|wp-includes\/update\.php|wp-admin\/includes\/(?:plugin|translation)-install\.php|wp_(?:update_plugins|update_themes|version_check)\(\)|(?:plugins|translations)_api\(\)/;

/** PHP errors and warnings that name Tillview, or that do not name a file of another plugin. */
export function findPhpErrors(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => /PHP (Notice|Warning|Deprecated|Fatal|Parse|Recoverable)/.test(line))
    .filter((line) => line.includes('tillview') || !OTHERS.test(line));
}

/**
 * Installs the plugin and checks its effects on the site. Returns the rows of the database that had the name of the plugin
 * before. Throws when it cannot be installed.
 */
export async function checkInstall(checks: Checks, site: Site, zip: string): Promise<string[]> {
  const before = await findRowsWithName(site);
  await checks.run('every PHP file passes php -l', async () => {
    const folder = path.join(path.dirname(zip), 'tillview');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.php')))
      await site.lint(path.join(folder, file));
  });
  await installPlugin(site, zip);
  await checks.run(
    'the zip installs and adds its routes, and no option, table or task',
    async () => {
      assert.deepEqual(await readTraces(site), [
        '/tillview/v1',
        '/tillview/v1/shared',
        '/tillview/v1/ledger',
        '/tillview/v1/ledger-changes',
        '/tillview/v1/currencies',
        '/tillview/v1/tax-lines',
        '/tillview/v1/groups',
        '/tillview/v1/cohorts',
        '/tillview/v1/batch',
        '/tillview/v1/alarm',
        '/tillview/v1/days',
        '/tillview/v1/digest',
        '/tillview/v1/digest/send',
        '/tillview/v1/digest/live',
      ]);
    },
  );
  await checks.run('WooCommerce lists the plugin as compatible with what it declares', async () => {
    const output = await site.php(`
$find = array( '\\Automattic\\WooCommerce\\Utilities\\FeaturesUtil', 'get_compatible_plugins_for_feature' );
echo wp_json_encode( array_map( $find, array( 'custom_order_tables', 'cart_checkout_blocks' ) ) );`);
    for (const { compatible } of JSON.parse(output) as { compatible: string[] }[])
      assert.ok(compatible.includes(PLUGIN), output);
  });
  await checks.run(
    'the versions of the site are those that the plugin is tested with',
    async () => {
      const output = await site.php(
        `echo wp_json_encode( array( get_bloginfo( 'version' ), WC_VERSION ) );`,
      );
      const [wordpress = '', woocommerce = ''] = JSON.parse(output) as string[];
      for (const [version, { oldest, newest }] of [
        [wordpress, TESTED_VERSIONS.wordpress],
        [woocommerce, TESTED_VERSIONS.woocommerce],
      ] as const)
        assert.ok(
          compareVersions(oldest, version) <= 0 && compareVersions(version, newest) <= 0,
          `${version} is not between ${oldest} and ${newest}`,
        );
    },
  );
  return before;
}

/**
 * Uses the plugin, in a network in the sites at `paths`, deletes it as the admin does, and checks that the database has the
 * rows with its name that it had before.
 */
export async function checkRemoval(
  checks: Checks,
  site: Site,
  before: readonly string[],
  paths: readonly (string | undefined)[] = [undefined],
): Promise<void> {
  await checks.run('the plugin is deleted without a trace', async () => {
    // What the app stores while it is used: for a user who has nothing else, and for one who has.
    const use = `
global $wpdb;
$key    = $wpdb->get_blog_prefix() . 'persisted_preferences';
$scopes = array( 'tillview' => array( 'notes' => array() ), '_modified' => 'x' );
update_user_meta( 1, $key, $scopes + array( 'core' => array( 'isOpen' => true ) ) );
update_user_meta( get_user_by( 'login', 'manager' )->ID ?? 0, $key, $scopes );
update_option( 'tillview_shared', array( 'notes' => array() ) );
update_user_option( 1, 'tillview_welcome_dismissed', 1 );
wp_set_current_user( 1 );
add_filter( 'tillview_group_threshold', static fn () => 1 );
Tillview\\get_group_settings();
Tillview\\run_group_action( '' );
Tillview\\set_digest_recipient( 1, 'day' );`;
    for (const path of paths) await site.php(use, path);
    const output = await site.php(`
deactivate_plugins( '${PLUGIN}' );
$result = delete_plugins( array( '${PLUGIN}' ) );
echo is_wp_error( $result ) ? $result->get_error_message() : ( is_dir( WP_PLUGIN_DIR . '/tillview' ) ? 'The folder is still there.' : 'removed' );`);
    assert.equal(output, 'removed');
    assert.deepEqual(await readTraces(site), []);
    assert.deepEqual(await findRowsWithName(site), before);
    const preferences = await site.php(
      `global $wpdb; echo wp_json_encode( get_user_meta( 1, $wpdb->get_blog_prefix() . 'persisted_preferences', true ) );`,
    );
    assert.deepEqual(JSON.parse(preferences), { core: { isOpen: true }, _modified: 'x' });
  });
}

/** Checks that PHP logged no error or warning about Tillview. */
export async function checkDebugLog(checks: Checks, site: Site): Promise<void> {
  await checks.run('PHP logs no errors or warnings', () => {
    assert.deepEqual(findPhpErrors(site.readDebugLog()), []);
    return Promise.resolve();
  });
}
