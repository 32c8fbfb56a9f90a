import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getRunSeed } from '../../../tools/run-seed.mjs';
import { rank } from '../../setup/rank.ts';

const FOLDER = 'tests/e2e/components';

/**
 * The files about single components that are left out of this run, as paths from the root of the repository. With
 * `TILLVIEW_SAMPLE`, which `npm test` sets, they are half of the files, selected by the seed of the run: other tests
 * name the same requirements in every run, and over time all files run. Otherwise, and in a full run, none.
 */
export function skippedComponentFiles(): string[] {
  if (!process.env['TILLVIEW_SAMPLE'] || process.env['TILLVIEW_DEEP']) return [];
  const seed = getRunSeed();
  const files = readdirSync(path.resolve(import.meta.dirname, '../components'))
    .map((name) => `${FOLDER}/${name}`)
    .toSorted((a, b) => rank(seed, a) - rank(seed, b));
  return files.slice(Math.ceil(files.length / 2));
}
