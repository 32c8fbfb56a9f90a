// The seed of a test run: it orders the files and picks the samples.
import { spawnSync } from 'node:child_process';

/** Without a repository, as in an unpacked archive. */
const FALLBACK = 7;

/**
 * `TILLVIEW_SEED`, or else a number that depends on the commit alone: a run can be repeated, and over time all samples
 * are tried. Throws when `TILLVIEW_SEED` is not a whole number.
 */
export function getRunSeed() {
  const given = process.env.TILLVIEW_SEED;
  if (given !== undefined && given !== '') {
    if (!/^\d{1,9}$/.test(given))
      throw new Error(
        `TILLVIEW_SEED must be a whole number of at most nine digits, not "${given}".`,
      );
    return Number(given);
  }
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  return status === 0 ? Number.parseInt(stdout.slice(0, 7), 16) : FALLBACK;
}
