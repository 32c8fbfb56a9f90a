import type { Results } from '../results.ts';
import type { RunOptions } from '../run-options.ts';
import type { StoreAccess } from '../settings.ts';
import { startSignedInBrowser } from '../signed-in-browser.ts';
import { StoreClient } from '../store-client.ts';
import { refuseWrites } from './local-address.ts';
import { NothingToChange } from './write-check.ts';
import { WRITE_CHECKS } from './write-checks.ts';

/**
 * Changes a store on this machine through the screens, with one check after the other. Throws for a store on another
 * machine.
 */
export async function checkWrites(
  access: StoreAccess,
  { only }: RunOptions,
  results: Results,
): Promise<void> {
  const refusal = refuseWrites(access.url);
  if (refusal) throw new Error(refusal);
  const checks = WRITE_CHECKS.filter(({ name }) => !only || only.includes(name));
  const { browser, url, close } = await startSignedInBrowser(
    access.url.href.replace(/\/$/, ''),
    access,
  );
  const tools = { browser, url, storeUrl: access.url, startClient: () => new StoreClient(access) };
  try {
    for (const { screen, title, run } of checks) {
      const page = await browser.newPage();
      try {
        results.add(screen, title, await run(tools, page));
      } catch (error) {
        if (error instanceof NothingToChange) results.skip(screen, title, error.message);
        else results.fail(screen, title, error);
      }
      await page.close();
    }
  } finally {
    await close();
  }
}
