import { checkShops } from './check-shops.ts';
import { checkStore } from './check-store.ts';
import { Results } from './results.ts';
import { readRunOptions } from './run-options.ts';
import { readStoreAccess } from './settings.ts';
import { missingSettings } from './settings.ts';
import { missingShopSettings } from './shop-process.ts';
import { checkWrites } from './write/check-writes.ts';
import { refuseWrites } from './write/local-address.ts';

/** A message about environment variables that the command line needs. `undefined` when none is missing. */
export function findMissingSettings(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
): string | undefined {
  const { shops, write } = readRunOptions(args);
  if (shops && write) return 'Choose one of --shops and --write.';
  if (shops) return missingShopSettings(env);
  const missing = missingSettings(env);
  return missing || !write ? missing : refuseWrites(readStoreAccess(env).url);
}

/**
 * Checks the store, or the shops that it starts, and prints the results. Returns the exit code: 0 when nothing differs.
 */
export async function checkStores(
  env: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<number> {
  const options = readRunOptions(args);
  if (options.shops) return checkShops(env, options);
  const results = new Results();
  const access = readStoreAccess(env);
  if (options.write) await checkWrites(access, options, results);
  else await checkStore(access, options, results);
  return results.print();
}
