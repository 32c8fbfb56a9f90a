import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readProcessorMs } from './processor-time.ts';
import { findFreePort } from '../store/shop-process.ts';
import { toStartError } from '../store/store-folders.ts';
import type { SiteUser, WordPressSettings } from './settings.ts';

/** A running WordPress site. */
export type Site = {
  /** Without a trailing slash. */
  url: string;
  admin: SiteUser;
  /** Other users by role, if the site has them. */
  users: Readonly<Partial<Record<'manager' | 'analyst' | 'visitor', SiteUser>>>;
  /**
   * Runs PHP code in the site, with the functions of the admin, and resolves to its output. In a network, `path` is that of
   * another site.
   */
  php(code: string, path?: string): Promise<string>;
  /** Checks the syntax of a PHP file; rejects with the error. */
  lint(file: string): Promise<void>;
  /** The processor time of the programs that serve the site so far, in milliseconds; `NaN` where it cannot be read. */
  readProcessorMs(): number;
  /** The PHP error log so far. */
  readDebugLog(): string;
  stop(): Promise<void>;
};

const TIMEOUT_MS = 300_000;

type Run = { input?: string; env?: NodeJS.ProcessEnv };

/** Returns a text as a literal of PHP. */
export const toPhp = (text: string): string => `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;

/** PHP that deletes the user with the id `$id`, in a network from all of it. */
export const DELETE_USER = 'is_multisite() ? wpmu_delete_user( $id ) : wp_delete_user( $id );';

/** WordPress reports an error as a complete HTML page. */
const toText = (output: string) =>
  output
    .replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Runs a command and resolves to its output; rejects with its error output. */
function run(command: string, args: readonly string[], { input = '', env }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
    });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(
            toStartError(
              code,
              `${command} ended with exit code ${code}: ${toText(errors || output)}`,
            ),
          ),
    );
    // A program that ends before it has read its input is reported by its exit code.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

const ADMIN_FILES = ['file', 'misc', 'plugin', 'user', 'class-wp-upgrader'];

function createPhp(root: string): Site['php'] {
  const load = ['wp-load.php', ...ADMIN_FILES.map((name) => `wp-admin/includes/${name}.php`)].map(
    (file) => `require_once ${JSON.stringify(path.join(root, file))};`,
  );
  return (code, sitePath) => {
    const ofSite = sitePath ? `$_SERVER['REQUEST_URI'] = ${toPhp(sitePath)};` : '';
    return run('php', ['-d', 'memory_limit=512M'], {
      input: `<?php\n${ofSite}\n${load.join('\n')}\nif ( is_multisite() ) require_once ABSPATH . 'wp-admin/includes/ms.php';\n${code}`,
    });
  };
}

const lint = async (file: string) => {
  await run('php', ['-l', file], {});
};

const readLog = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

type Started = { url: string; admin: SiteUser } & Site['users'];

async function startSite(command: string, variant: NodeJS.ProcessEnv): Promise<Site> {
  const folder = mkdtempSync(path.join(tmpdir(), 'real-store-'));
  const env = {
    // A database deletes the temporary files of others in the same folder when it starts.
    TMPDIR: folder,
    REAL_STORE_DIR: folder,
    REAL_STORE_PORT: String(await findFreePort()),
    REAL_STORE_DEBUG: '1',
    REAL_STORE_PLUGIN: '',
    ...variant,
  };
  const stop = async () => {
    await run(path.join(path.dirname(command), 'stop'), [], { env });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { url, admin, ...users } = JSON.parse(await run(command, [], { env })) as Started;
    return {
      url,
      admin,
      users,
      php: createPhp(path.join(folder, 'www')),
      lint,
      readProcessorMs: () => readProcessorMs(folder),
      readDebugLog: () => readLog(path.join(folder, 'debug.log')),
      stop,
    };
  } catch (error) {
    // The program that stops a store can fail if none was started.
    await stop().catch(() => undefined);
    throw error;
  }
}

/**
 * Starts the site that the settings name, or connects to it. `variant` contains environment variables for the command
 * that starts it.
 */
export async function openSite(
  settings: WordPressSettings,
  variant: NodeJS.ProcessEnv = {},
): Promise<Site> {
  if (settings.kind === 'command') return startSite(settings.command, variant);
  const { root, url, admin } = settings;
  return {
    url,
    admin,
    users: {},
    php: createPhp(root),
    lint,
    readProcessorMs: () => readProcessorMs(path.dirname(root)),
    readDebugLog: () => readLog(path.join(root, 'wp-content', 'debug.log')),
    stop: () => Promise.resolve(),
  };
}

/** The active plugins without WooCommerce, in PHP. */
export const WITHOUT_WOOCOMMERCE =
  "array_values( preg_grep( '#^woocommerce/#', get_option( 'active_plugins' ), PREG_GREP_INVERT ) )";

/** Runs a check while only these plugins, an array in PHP, are active. */
export async function withPlugins(
  site: Site,
  plugins: string,
  check: () => Promise<void>,
): Promise<void> {
  await site.php(`
update_option( 'tillview_test_plugins', get_option( 'active_plugins' ) );
update_option( 'active_plugins', ${plugins} );`);
  try {
    await check();
  } finally {
    await site.php(`
update_option( 'active_plugins', get_option( 'tillview_test_plugins' ) );
delete_option( 'tillview_test_plugins' );`);
  }
}
