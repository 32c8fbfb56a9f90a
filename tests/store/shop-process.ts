import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Role, Shop } from './shops.ts';
import { toRow, toText, type Field } from './store-client.ts';
import { toStartError } from './store-folders.ts';
import { closeServer, listenLocally } from '../setup/local-server.ts';

const run = promisify(execFile);

/** A shop that runs on this machine. */
export type RunningShop = {
  url: string;
  /** The folder of its WordPress. */
  folder: string;
  /** The user name and the application password of an account. */
  accountOf(role: Role): { user: string; password: string };
  stop(): Promise<void>;
};

/** A message when the environment variable with the start program is missing. `undefined` when it is set. */
export function missingShopSettings(env: NodeJS.ProcessEnv): string | undefined {
  if (env['STORE_START']?.trim()) return undefined;
  return 'Set STORE_START: npm run test:store -- --shops needs a program that starts a store (see tests/store/README.md).';
}

/** A port that no server uses. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listenLocally(server);
  await closeServer(server);
  return port;
}

/** Starts a shop with the program of `STORE_START`, on a free port and in a temporary folder. */
export async function startShop(
  { options, folder = '', hasPlainPermalinks }: Omit<Shop, 'name' | 'quickRoles'>,
  env: NodeJS.ProcessEnv,
): Promise<RunningShop> {
  const start = env['STORE_START']?.trim() ?? '';
  const end = env['STORE_STOP']?.trim() || path.join(path.dirname(start), 'stop');
  const state = await mkdtemp(path.join(tmpdir(), 'tillview-shop-'));
  const settings = {
    ...env,
    // A database deletes the temporary files of others in the same folder when it starts.
    TMPDIR: state,
    REAL_STORE_DIR: state,
    REAL_STORE_PORT: String(await findFreePort()),
    REAL_STORE_OPTIONS: JSON.stringify({
      ...toRow(JSON.parse(env['REAL_STORE_OPTIONS'] ?? '{}') as Field),
      ...options,
    }),
    REAL_STORE_BASE: folder,
    REAL_STORE_PLAIN: hasPlainPermalinks ? '1' : '',
  };
  const stop = async () => {
    await run(end, { env: settings });
    await rm(state, { recursive: true, force: true });
  };
  try {
    const { stdout } = await run(start, { env: settings });
    const shop = toRow(JSON.parse(stdout) as Field);
    return {
      url: toText(shop['url']),
      folder: path.join(state, 'www'),
      accountOf(role) {
        const { user, applicationPassword } = toRow(shop[role]);
        return { user: toText(user), password: toText(applicationPassword) };
      },
      stop,
    };
  } catch (error) {
    // The program that stops a store can fail if none was started.
    await stop().catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    throw toStartError(code, `STORE_START did not start a store: ${reason}`, error);
  }
}
