import { checkShops } from './check-shops.ts';
import { checkStore } from './check-store.ts';
import { Results } from './results.ts';
import { readRunOptions } from './run-options.ts';
import { readStoreAccess } from './settings.ts';
import { missingSettings } from './settings.ts';
import { missingShopSettings } from './shop-process.ts';

/** What the variables lack for what the command line asks for; undefined when nothing is missing. */
export function findMissingSettings(env: NodeJS.ProcessEnv, args: readonly string[]) {
  return readRunOptions(args).shops ? missingShopSettings(env) : missingSettings(env);
}

/** Checks the store, or the shops that it starts, and prints what was compared; 0 when nothing differs. */
export async function checkStores(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<number> {
  const options = readRunOptions(args);
  if (options.shops) return checkShops(env, options);
  const results = new Results();
  await checkStore(readStoreAccess(env), options, results);
  return results.print();
}
