import { statSync } from 'node:fs';
import path from 'node:path';
import type { TestSequencer, TestSpecification, Vitest } from 'vitest/node';
import { getRunSeed } from '../../tools/run-seed.mjs';
import { rank } from './rank.ts';

/** The end-to-end files that take longest. Their cases come from tables, so the file size does not show it. */
const LONG_FILES = ['recorded-reports', 'recorded-overview', 'stories-axe'];

/** The estimated duration of an end-to-end file, relative to others. */
const lengthOf = (file: string, size: number) =>
  LONG_FILES.includes(path.basename(file, '.test.ts')) ? size * 1000 : size;

/**
 * The order of test files. End-to-end files are sorted by duration, longest first, so that no long one runs alone at
 * the end. All others are shuffled by the seed of the run, so that a test that depends on an earlier file fails. Long
 * files tend to come early: a file of twice the size is twice as likely to be next.
 */
export class SeededSequencer implements TestSequencer {
  readonly #vitest: Vitest;

  constructor(vitest: Vitest) {
    this.#vitest = vitest;
  }

  shard(): TestSpecification[] {
    throw new Error('Shards are not supported: the order of the files depends on all of them.');
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    const seed = getRunSeed();
    this.#vitest.logger.log(`TILLVIEW_SEED=${seed} repeats the order and the samples of this run.`);
    const { root } = this.#vitest.config;
    const keyed = files.map((file) => {
      const { name } = file.project;
      const { size } = statSync(file.moduleId);
      const order =
        name === 'e2e'
          ? -lengthOf(file.moduleId, size)
          : -Math.log(1 - rank(seed, path.relative(root, file.moduleId))) / size;
      return { file, name, order };
    });
    // The files of a project run together, because projects cannot share a process. The project "dom" comes first: its
    // files take longer, so only short ones remain at the end.
    keyed.sort((a, b) => a.name.localeCompare(b.name) || a.order - b.order);
    return keyed.map(({ file }) => file);
  }
}
