import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Checks } from './checks.ts';
import type { Site } from './site.ts';

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

/** Installs the zip file as the upload form of the admin does, and activates the plugin. */
export async function installPlugin(site: Site, zip: string): Promise<void> {
  const output = await site.php(`
$upgrader = new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
$result   = $upgrader->install( ${JSON.stringify(zip)}, array( 'overwrite_package' => true ) );
if ( true === $result ) $result = activate_plugin( '${PLUGIN}' );
echo is_wp_error( $result ) ? $result->get_error_message() : ( is_plugin_active( '${PLUGIN}' ) ? 'active' : 'The plugin is not active.' );`);
  assert.equal(output, 'active');
}

/**
 * Files of other plugins, and the update check of WordPress, which logs warnings on a site without internet access; in
 * WordPress 7.1 they name another file.
 */
const OTHERS =
  /plugins\/|wp-includes\/update\.php|wp_(?:update_plugins|update_themes|version_check)\(\)/;

/** PHP errors and warnings that name Tillview, or that do not name a file of another plugin. */
export function findPhpErrors(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => /PHP (Notice|Warning|Deprecated|Fatal|Parse|Recoverable)/.test(line))
    .filter((line) => line.includes('tillview') || !OTHERS.test(line));
}

/** Installs the plugin and checks its effects on the site. Throws when it cannot be installed. */
export async function checkInstall(checks: Checks, site: Site, zip: string): Promise<void> {
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
        '/tillview/v1/tax-lines',
        '/tillview/v1/groups',
        '/tillview/v1/batch',
        '/tillview/v1/alarm',
        '/tillview/v1/days',
        '/tillview/v1/digest',
        '/tillview/v1/digest/send',
        '/tillview/v1/digest/live',
      ]);
    },
  );
  await checks.run('WooCommerce lists the plugin as compatible with its order tables', async () => {
    const output = await site.php(`
echo wp_json_encode( \\Automattic\\WooCommerce\\Utilities\\FeaturesUtil::get_compatible_plugins_for_feature( 'custom_order_tables' ) );`);
    const { compatible } = JSON.parse(output) as { compatible: string[] };
    assert.ok(compatible.includes(PLUGIN), output);
  });
}

/** Deletes the plugin as the admin does, and checks that nothing of it remains. */
export async function checkRemoval(checks: Checks, site: Site): Promise<void> {
  await checks.run('the plugin is deleted without a trace', async () => {
    const output = await site.php(`
deactivate_plugins( '${PLUGIN}' );
$result = delete_plugins( array( '${PLUGIN}' ) );
echo is_wp_error( $result ) ? $result->get_error_message() : ( is_dir( WP_PLUGIN_DIR . '/tillview' ) ? 'The folder is still there.' : 'removed' );`);
    assert.equal(output, 'removed');
    assert.deepEqual(await readTraces(site), []);
  });
}

/** Checks that PHP logged no error or warning about Tillview. */
export async function checkDebugLog(checks: Checks, site: Site): Promise<void> {
  await checks.run('PHP logs no errors or warnings', () => {
    assert.deepEqual(findPhpErrors(site.readDebugLog()), []);
    return Promise.resolve();
  });
}
