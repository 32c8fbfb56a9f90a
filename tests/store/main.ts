import { checkShops } from './check-shops.ts';
import { checkStore } from './check-store.ts';
import { Results } from './results.ts';
import { readRunOptions, type RunOptions } from './run-options.ts';
import { missingSettings, readStoreAccess, type StoreAccess } from './settings.ts';
import { missingShopSettings, startShop } from './shop-process.ts';
import { forEachFolder } from './store-folders.ts';
import { checkWrites } from './write/check-writes.ts';
import { refuseWrites } from './write/local-address.ts';

const startsStore = (env: NodeJS.ProcessEnv): boolean =>
  !env['STORE_URL']?.trim() && missingShopSettings(env) === undefined;

/** A message about environment variables that the command line needs. `undefined` when none is missing. */
export function findMissingSettings(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
): string | undefined {
  const { shops, write } = readRunOptions(args);
  if (shops && write) return 'Choose one of --shops and --write.';
  if (shops) return missingShopSettings(env);
  if (startsStore(env)) return undefined;
  const missing = missingSettings(env);
  return missing || !write ? missing : refuseWrites(readStoreAccess(env).url);
}

async function checkOneStore(access: StoreAccess, options: RunOptions): Promise<number> {
  const results = new Results();
  if (options.write) await checkWrites(access, options, results);
  else await checkStore(access, options, results);
  return results.print();
}

/** Starts a store with default settings, and checks it as administrator. */
async function checkStartedStore(env: NodeJS.ProcessEnv, options: RunOptions): Promise<number> {
  const { url, accountOf, stop } = await startShop({ options: {} }, env);
  try {
    const { user, password } = accountOf('admin');
    const settings = { STORE_URL: url, STORE_USER: user, STORE_APP_PASSWORD: password };
    return await checkOneStore(readStoreAccess({ ...env, ...settings }), options);
  } finally {
    await stop();
  }
}

/**
 * Checks the store of `STORE_URL`, or stores that it starts, and prints the results. Returns the exit code: 0 when
 * nothing differs.
 */
export async function checkStores(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<number> {
  const options = readRunOptions(args);
  if (options.shops) return forEachFolder(env, (each) => checkShops(each, options));
  if (startsStore(env)) return forEachFolder(env, (each) => checkStartedStore(each, options));
  return checkOneStore(readStoreAccess(env), options);
}
