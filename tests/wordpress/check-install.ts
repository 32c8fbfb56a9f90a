import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Checks } from './checks.ts';
import type { Site } from './site.ts';

const PLUGIN = 'tillview/tillview.php';

/** What a site keeps: names of options and tables, scheduled tasks, REST routes. */
async function readTraces(site: Site): Promise<string[]> {
  const output = await site.php(`
global $wpdb;
$options = $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%tillview%'" );
$tables  = $wpdb->get_col( "SHOW TABLES LIKE '%tillview%'" );
$meta    = $wpdb->get_col( "SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%tillview%'" );
$tasks   = array_merge( ...array_values( array_map( 'array_keys', _get_cron_array() ) ) );
$routes  = array_keys( rest_get_server()->get_routes() );
$own     = static fn ( $name ) => false !== strpos( $name, 'tillview' );
echo wp_json_encode( array_merge( $options, $tables, $meta, array_values( array_filter( array_merge( $tasks, $routes ), $own ) ) ) );`);
  return JSON.parse(output) as string[];
}

/** Installs the zip as the upload form of the admin does, and activates the plugin. */
export async function installPlugin(site: Site, zip: string): Promise<void> {
  const output = await site.php(`
$upgrader = new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
$result   = $upgrader->install( ${JSON.stringify(zip)}, array( 'overwrite_package' => true ) );
if ( true === $result ) $result = activate_plugin( '${PLUGIN}' );
echo is_wp_error( $result ) ? $result->get_error_message() : ( is_plugin_active( '${PLUGIN}' ) ? 'active' : 'The plugin is not active.' );`);
  assert.equal(output, 'active');
}

/** WordPress complains when a site without internet looks for updates. */
const OTHERS = /plugins\/|wp-includes\/update\.php/;

/** Complaints of PHP that name Tillview, or that name no file of another plugin. */
export function findOwnComplaints(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => /PHP (Notice|Warning|Deprecated|Fatal|Parse|Recoverable)/.test(line))
    .filter((line) => line.includes('tillview') || !OTHERS.test(line));
}

/** Installs the plugin and checks what it does to the site. Throws when it cannot be installed. */
export async function checkInstall(checks: Checks, site: Site, zip: string): Promise<void> {
  await checks.run('every PHP file passes php -l', async () => {
    const folder = path.join(path.dirname(zip), 'tillview');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.php')))
      await site.lint(path.join(folder, file));
  });
  await installPlugin(site, zip);
  await checks.run('the zip installs and leaves no option, table, task or route', async () => {
    assert.deepEqual(await readTraces(site), []);
  });
  await checks.run('WooCommerce counts the plugin as ready for its order tables', async () => {
    const output = await site.php(`
echo wp_json_encode( \\Automattic\\WooCommerce\\Utilities\\FeaturesUtil::get_compatible_plugins_for_feature( 'custom_order_tables' ) );`);
    const { compatible } = JSON.parse(output) as { compatible: string[] };
    assert.ok(compatible.includes(PLUGIN), output);
  });
}

/** Removes the plugin as the admin does, and checks that nothing of it remains. */
export async function checkRemoval(checks: Checks, site: Site): Promise<void> {
  await checks.run('the plugin is removed without a trace', async () => {
    const output = await site.php(`
deactivate_plugins( '${PLUGIN}' );
$result = delete_plugins( array( '${PLUGIN}' ) );
echo is_wp_error( $result ) ? $result->get_error_message() : ( is_dir( WP_PLUGIN_DIR . '/tillview' ) ? 'The folder is still there.' : 'removed' );`);
    assert.equal(output, 'removed');
    assert.deepEqual(await readTraces(site), []);
  });
}

/** Checks that PHP complained of nothing that Tillview did. */
export async function checkDebugLog(checks: Checks, site: Site): Promise<void> {
  await checks.run('PHP complains of nothing', () => {
    assert.deepEqual(findOwnComplaints(site.readDebugLog()), []);
    return Promise.resolve();
  });
}
