// The seed of a test run: it determines the order of the files and the samples.
import { spawnSync } from 'node:child_process';

/** Used without a repository, such as in an unpacked archive. */
const FALLBACK = 7;

/**
 * `TILLVIEW_SEED`, otherwise a number that depends only on the commit: a run can be repeated, and over time all samples
 * are tested. Throws when `TILLVIEW_SEED` is not a whole number.
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
