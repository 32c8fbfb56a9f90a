/** A user of the site who can sign in. */
export type SiteUser = { user: string; password: string; applicationPassword: string };

/** The WordPress site to test: a command that starts one, or the folder of a running one. */
export type WordPressSettings =
  | { kind: 'command'; command: string }
  | { kind: 'folder'; root: string; url: string; admin: SiteUser };

const FOLDER_VARIABLES = [
  'STORE_DIR',
  'STORE_URL',
  'STORE_USER',
  'STORE_PASSWORD',
  'STORE_APP_PASSWORD',
];

/**
 * Reads the `STORE_…` environment variables. Throws an error with one sentence, which names the command, when they name
 * no WordPress site.
 */
export function readWordPressSettings(
  env: NodeJS.ProcessEnv,
  command = 'npm run test:wordpress',
): WordPressSettings {
  const read = (name: string) => env[name]?.trim() ?? '';
  if (read('STORE_START')) return { kind: 'command', command: read('STORE_START') };
  const missing = FOLDER_VARIABLES.filter((name) => !read(name));
  if (missing.length > 0)
    throw new Error(
      `${command} needs a WordPress with WooCommerce. Set STORE_START to a command that starts one, or set ${missing.join(', ')}: its folder, its URL, an administrator's name and password, and an application password of that user. See wordpress/README.md.`,
    );
  return {
    kind: 'folder',
    root: read('STORE_DIR'),
    url: read('STORE_URL').replace(/\/+$/, ''),
    admin: {
      user: read('STORE_USER'),
      password: read('STORE_PASSWORD'),
      applicationPassword: read('STORE_APP_PASSWORD'),
    },
  };
}
