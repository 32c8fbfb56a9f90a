import { parseArgs } from 'node:util';

/** How much of a store is checked: a sample, the default views, or every combination. */
export type Extent = 'quick' | 'ordinary' | 'all';

/** The options of the command line. */
export type RunOptions = {
  extent: Extent;
  /**
   * The names of the reports and sections to check, or `random` for random views of all reports; default: all reports
   * and sections.
   */
  only: readonly string[] | undefined;
  /** Whether only the files with all rows are checked. */
  downloads: boolean;
  /** Whether to change the store through the screens, instead of comparing its metrics. */
  write: boolean;
  /** Whether to start and check shops with different settings, instead of the store of `STORE_URL`. */
  shops: boolean;
  /** The names of the shops to start; default: all. */
  shop: readonly string[] | undefined;
  /** The accounts to check the shops with; default: depends on the extent. */
  role: readonly string[] | undefined;
  /** The seed of random views; default: another one in each run. */
  seed: number | undefined;
  /** After how many minutes no further random views are compared; default: when there are enough cells. */
  minutes: number | undefined;
};

/** Reads the options of `npm run test:store`. Throws for an unknown option. */
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
      seed: { type: 'string' },
      minutes: { type: 'string' },
    },
  });
  const { quick, all, downloads, write, shops, only, shop, role, seed, minutes } = values;
  return {
    extent: all ? 'all' : quick ? 'quick' : 'ordinary',
    only: only?.split(','),
    downloads,
    write,
    shops,
    shop: shop?.split(','),
    role: role?.split(','),
    seed: seed === undefined ? undefined : Number(seed),
    minutes: minutes === undefined ? undefined : Number(minutes),
  };
}
