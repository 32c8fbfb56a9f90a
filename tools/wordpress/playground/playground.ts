/** The version of WordPress Playground to run. */
export const CLI = '@wp-playground/cli@3.1.56';

const PLUGINS = '/wordpress/wp-content/plugins';
const SAMPLE = '/tillview-sample';

/** The settings of the developer. WordPress or WooCommerce without a local copy is fetched from wordpress.org. */
export type PlaygroundSettings = {
  woocommerceDir: string | undefined;
  wordpressDir: string | undefined;
  port: string | undefined;
};

/** Reads the settings from the environment. Throws an error with one sentence when a value is invalid. */
export function readPlaygroundSettings(
  env: NodeJS.ProcessEnv,
  exists: (file: string) => boolean,
): PlaygroundSettings {
  const read = (name: string) => env[name]?.trim() || undefined;
  const readFolder = (name: string, file: string, what: string) => {
    const folder = read(name);
    if (folder && !exists(`${folder}/${file}`))
      throw new Error(`${name} is "${folder}", which has no ${file}: use the folder of ${what}.`);
    return folder;
  };
  const woocommerceDir = readFolder('WOOCOMMERCE_DIR', 'woocommerce.php', 'the WooCommerce plugin');
  const wordpressDir = readFolder('WORDPRESS_DIR', 'wp-load.php', 'a WordPress');
  const port = read('PORT');
  if (port && !(/^\d+$/.test(port) && Number(port) > 0 && Number(port) < 65_536))
    throw new Error(`PORT is "${port}", which is not a port: use a number from 1 to 65535.`);
  return { woocommerceDir, wordpressDir, port };
}

/** The steps that turn a new WordPress into a shop with Tillview. */
export function createBlueprint({ woocommerceDir }: PlaygroundSettings) {
  const woocommerce = woocommerceDir
    ? { step: 'activatePlugin', pluginPath: 'woocommerce/woocommerce.php' }
    : {
        step: 'installPlugin',
        pluginData: { resource: 'wordpress.org/plugins', slug: 'woocommerce' },
        options: { activate: true },
      };
  return {
    landingPage: '/wp-admin/admin.php?page=tillview',
    login: true,
    // Otherwise the setup wizard of WooCommerce would open before the first page.
    steps: [
      woocommerce,
      {
        step: 'setSiteOptions',
        options: { woocommerce_onboarding_profile: { skipped: true } },
      },
      { step: 'activatePlugin', pluginPath: 'tillview/tillview.php' },
      {
        step: 'runPHP',
        code: `<?php require '/wordpress/wp-load.php'; require '${SAMPLE}/sample-orders.php';`,
      },
    ],
  };
}

/** The arguments of `npx` that start WordPress Playground. */
export function createArguments(
  { woocommerceDir, wordpressDir, port }: PlaygroundSettings,
  files: { plugin: string; sample: string; blueprint: string },
): string[] {
  const mounts = [
    [files.plugin, `${PLUGINS}/tillview`],
    [files.sample, SAMPLE],
    ...(woocommerceDir ? [[woocommerceDir, `${PLUGINS}/woocommerce`]] : []),
  ];
  return [
    '--yes',
    CLI,
    'server',
    '--login',
    ...(port ? ['--port', port] : []),
    ...(wordpressDir
      ? [
          '--mount-dir-before-install',
          wordpressDir,
          '/wordpress',
          '--wordpress-install-mode',
          'install-from-existing-files',
        ]
      : []),
    ...mounts.flatMap((mount) => ['--mount-dir', ...mount]),
    '--blueprint',
    files.blueprint,
  ];
}

/** A sentence that explains why Playground cannot start. `undefined` when it can. */
export async function findStartupError(
  { woocommerceDir, wordpressDir }: PlaygroundSettings,
  isReachable: () => Promise<boolean>,
): Promise<string | undefined> {
  const needed = [
    ...(wordpressDir ? [] : [{ name: 'WordPress', variable: 'WORDPRESS_DIR' }]),
    ...(woocommerceDir ? [] : [{ name: 'WooCommerce', variable: 'WOOCOMMERCE_DIR' }]),
  ];
  if (needed.length === 0 || (await isReachable())) return undefined;
  const names = needed.map(({ name }) => name).join(' and ');
  const variables = needed.map(({ variable }) => variable).join(' and ');
  return `npm run wordpress fetches ${names} from wordpress.org, which cannot be reached: connect to the internet, or set ${variables} to the folder of a local copy of each.`;
}
