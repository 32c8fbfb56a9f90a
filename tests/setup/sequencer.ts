import { statSync } from 'node:fs';
import path from 'node:path';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** The end-to-end files that take eight seconds or more. Their size does not show it: a browser waits, or tables have the cases. */
const LONG_FILES = [
  'chart',
  'digest',
  'layout',
  'ledger',
  'recorded-metrics',
  'report-journey',
  'revenue-states',
  'server-page',
  'settings',
  'shell',
  'stories-axe',
];

/** The estimated duration of a file, relative to others. */
function lengthOf(file: string): number {
  const { size } = statSync(file);
  return LONG_FILES.includes(path.basename(file, '.test.ts')) ? size * 1000 : size;
}

/**
 * The order of test files, the same in each run: longest first, so that no long one runs alone at the end. The files of
 * a project run together, because projects cannot share a process.
 */
export class LongestFirst implements TestSequencer {
  shard(): TestSpecification[] {
    throw new Error('Shards are not supported: all files share one order.');
  }

  sort(files: TestSpecification[]): TestSpecification[] {
    return files
      .map((file) => ({ file, name: file.project.name, length: lengthOf(file.moduleId) }))
      .toSorted(
        (a, b) =>
          a.name.localeCompare(b.name) ||
          b.length - a.length ||
          a.file.moduleId.localeCompare(b.file.moduleId),
      )
      .map(({ file }) => file);
  }
}
