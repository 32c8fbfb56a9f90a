import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getRunSeed } from '../../../tools/run-seed.mjs';
import { rank } from '../../setup/rank.ts';

/** The folders whose files are about a single component or a single screen. */
const FOLDERS = ['components', 'screens'];

function skippedFilesIn(folder: string, seed: number): string[] {
  const files = readdirSync(path.resolve(import.meta.dirname, '..', folder))
    .map((name) => `tests/e2e/${folder}/${name}`)
    .toSorted((a, b) => rank(seed, a) - rank(seed, b));
  return files.slice(Math.ceil(files.length / 3));
}

/**
 * The end-to-end files that are left out of this run, as paths from the root of the repository. With `TILLVIEW_SAMPLE`,
 * which `npm test` sets, a third of the files about single components and a third of those about single screens run,
 * selected by the seed: other tests name the same requirements in every run, and over time all files run. Otherwise, and
 * in a full run, none is left out.
 */
export function skippedFiles(): string[] {
  if (!process.env['TILLVIEW_SAMPLE'] || process.env['TILLVIEW_DEEP']) return [];
  const seed = getRunSeed();
  return FOLDERS.flatMap((folder) => skippedFilesIn(folder, seed));
}
