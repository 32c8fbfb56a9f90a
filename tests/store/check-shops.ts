import { performance } from 'node:perf_hooks';
import { checkStore } from './check-store.ts';
import { Results } from './results.ts';
import type { RunOptions } from './run-options.ts';
import { startShop } from './shop-process.ts';
import { ROLES, SHOPS, type Shop } from './shops.ts';

type Line = readonly [shop: string, role: string, ...counts: (string | number)[]];

const HEAD: Line = ['Shop', 'Account', 'Passed', 'Failed', 'Cells', 'Differences', 'Seconds'];

function printLines(lines: readonly Line[]): void {
  const widths = HEAD.map((_, at) => Math.max(...lines.map((line) => String(line[at]).length)));
  for (const line of lines) {
    const cells = line.map((cell, at) => {
      const text = String(cell);
      const width = widths[at] ?? 0;
      return at < 2 ? text.padEnd(width) : text.padStart(width);
    });
    console.log(cells.join('  '));
  }
}

/** The shops to check, each with the accounts to use. */
function selectShops({ extent, shop, role }: RunOptions) {
  return SHOPS.filter(({ name }) => !shop || shop.includes(name))
    .map((one: Shop) => ({
      shop: one,
      roles: role
        ? ROLES.filter((name) => role.includes(name))
        : extent === 'quick'
          ? one.quickRoles
          : ROLES,
    }))
    .filter(({ roles }) => roles.length > 0);
}

/**
 * Starts the shops one after the other and checks each with its accounts. Returns the exit code: 0 when nothing
 * differs.
 */
export async function checkShops(env: NodeJS.ProcessEnv, options: RunOptions): Promise<number> {
  const lines: Line[] = [HEAD];
  let failures = 0;
  const selected = selectShops(options);
  if (selected.length === 0)
    console.error('No shop is selected: name one with --shop, and an account with --role.');
  let sample = 0;
  for (const { shop, roles } of selected) {
    const running = await startShop(shop, env);
    try {
      for (const role of roles) {
        console.log(`\n── ${shop.name} as ${role} ──`);
        const since = performance.now();
        const results = new Results();
        const access = {
          url: new URL(`${running.url}/`),
          now: shop.now ?? env['STORE_NOW']?.trim(),
          ...running.accountOf(role),
        };
        const { isWithoutRewriting = false } = shop;
        try {
          await checkStore(access, options, results, { isWithoutRewriting, sample });
        } catch (error) {
          results.fail('Store', 'the check', error);
        }
        sample += 1;
        const { passed, failed, cells, differences } = results.counts();
        const seconds = Math.round((performance.now() - since) / 1000);
        failures += failed + (passed === 0 ? 1 : 0);
        lines.push([shop.name, role, passed, failed, cells, differences, seconds]);
      }
    } finally {
      await running.stop();
    }
  }
  console.log('');
  printLines(lines);
  return failures > 0 || lines.length === 1 ? 1 : 0;
}
