import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkShops } from './check-shops.ts';
import { checkStore } from './check-store.ts';
import { Results } from './results.ts';
import { readRunOptions, type RunOptions } from './run-options.ts';
import { missingSettings, readStoreAccess, type StoreAccess } from './settings.ts';
import { missingShopSettings, startShop } from './shop-process.ts';
import { forEachFolder } from './store-folders.ts';
import { checkWrites } from './write/check-writes.ts';
import { refuseWrites } from './write/local-address.ts';

const ADD_CURRENCIES = path.resolve(import.meta.dirname, 'shop/add-currencies.php');

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

/** How orders in other currencies are stored for the reports: with their own amounts, or converted. */
type StoredAs = 'own' | 'converted';

/** What is checked in which store: sums by currency in two of their own, with orders in other currencies. */
function splitByStore(options: RunOptions): { options: RunOptions; adds?: StoredAs }[] {
  const { only } = options;
  const others = only?.filter((name) => name !== 'currencies');
  const ofCurrencies = (adds: StoredAs) => ({
    options: { ...options, only: ['currencies'] },
    adds,
  });
  return [
    ...(others?.length === 0 ? [] : [{ options: { ...options, only: others } }]),
    ...(only?.includes('currencies') ? [ofCurrencies('own'), ofCurrencies('converted')] : []),
  ];
}

/** Starts a store with default settings, adds orders in other currencies if needed, and checks it as administrator. */
async function checkStartedStore(
  env: NodeJS.ProcessEnv,
  options: RunOptions,
  adds: StoredAs | undefined,
): Promise<number> {
  const { url, folder, accountOf, stop } = await startShop({ options: {} }, env);
  try {
    if (adds) {
      console.log(`\nWith orders in several currencies, stored ${adds}:`);
      await promisify(execFile)('php', [ADD_CURRENCIES, folder, adds]);
    }
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
  if (startsStore(env))
    return forEachFolder(env, async (each) => {
      let exitCode = 0;
      for (const { options: some, adds } of splitByStore(options))
        exitCode = (await checkStartedStore(each, some, adds)) || exitCode;
      return exitCode;
    });
  return checkOneStore(readStoreAccess(env), options);
}
