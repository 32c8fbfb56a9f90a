import { parseArgs } from 'node:util';

/** How much of a store is checked: a sample, the ordinary views, or every combination. */
export type Extent = 'quick' | 'ordinary' | 'all';

/** What the command line asks for. */
export type RunOptions = {
  extent: Extent;
  /** Names of reports; absent: every report. */
  only: readonly string[] | undefined;
  /** Whether only the files of whole lists are checked. */
  downloads: boolean;
  /** Whether the store is changed through the screens, in place of comparing its figures. */
  write: boolean;
  /** Whether stores of other settings are started and checked, in place of the one of `STORE_URL`. */
  shops: boolean;
  /** Names of the shops to start; absent: each of them. */
  shop: readonly string[] | undefined;
  /** Accounts of the shops to check as; absent: as many as the extent asks for. */
  role: readonly string[] | undefined;
};

/** Reads the options of `npm run test:store`. Throws for an option that it does not have. */
export function readRunOptions(args: readonly string[]): RunOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      downloads: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      shops: { type: 'boolean', default: false },
      only: { type: 'string' },
      shop: { type: 'string' },
      role: { type: 'string' },
    },
  });
  const { quick, all, downloads, write, shops, only, shop, role } = values;
  return {
    extent: all ? 'all' : quick ? 'quick' : 'ordinary',
    only: only?.split(','),
    downloads,
    write,
    shops,
    shop: shop?.split(','),
    role: role?.split(','),
  };
}
