// Runs in a separate process, in the scratch tree: `tools/mutate.mjs` ends it when a mutation makes a test loop.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';

const root = process.cwd();

/** The file that is mutated. */
let mutated = '';
/** The recorded time of the tests that run, in milliseconds, by test file. */
let times = {};

const distance = (file) => {
  const steps = path.relative(path.dirname(mutated), file).split(path.sep);
  return steps.filter((step) => step === '..').length * 100 + steps.length;
};

/** The base-2 logarithm of 1 plus the time of a test file in seconds, rounded down. */
const costOf = (file) => Math.floor(Math.log2(1 + (times[file] ?? 0) / 1000));

/** Runs quick files first. Of equally quick ones, the nearest to the mutated file are the most likely to fail. */
class CheapestFirst {
  shard(files) {
    return files;
  }

  sort(files) {
    return files.toSorted(
      ({ moduleId: a }, { moduleId: b }) => costOf(a) - costOf(b) || distance(a) - distance(b),
    );
  }
}

let failed = [];
let passed = 0;
const reporter = {
  onTestModuleEnd(module) {
    process.send({ isProgress: true });
    const state = module.state();
    if (state === 'failed') failed.push(path.relative(root, module.moduleId));
    if (state === 'passed') passed += 1;
  },
};

const vitest = await createVitest(
  'test',
  {
    watch: false,
    project: ['unit', 'dom', 'screens'],
    bail: 1,
    sequence: { sequencer: CheapestFirst, setupFiles: 'list' },
    reporters: [reporter],
    passWithNoTests: true,
  },
  { configFile: path.join(root, 'vite.config.ts'), root },
);

/** The test files that import one of these files, directly or not. */
async function findTests(files) {
  vitest.config.related = files.map((file) => path.join(root, file));
  return vitest.getRelevantTestSpecifications();
}

/** Runs tests, again if some of them were skipped; returns the files that failed. */
async function run(specifications, triesLeft = 3) {
  failed = [];
  passed = 0;
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // A failed test run is not an error of this process.
  process.exitCode = 0;
  if (failed.length === 0 && unhandledErrors.length > 0) failed.push('an unhandled error');
  const skipped = specifications.length - passed;
  if (failed.length > 0 || skipped === 0) return failed;
  if (triesLeft === 0)
    throw new Error(`${skipped} of ${specifications.length} test files did not run.`);
  return run(specifications, triesLeft - 1);
}

const requests = {
  /** Runs all tests of these files as they are. */
  async unchanged({ files }) {
    const specifications = await findTests(files);
    return { tests: specifications.length, failed: await run(specifications) };
  },
  /**
   * Runs tests while a file is mutated: those recorded in `tests`, or all test files that import it and are not listed
   * in `without`.
   */
  async mutated({ file, start, end, text, tests, without = [] }) {
    mutated = path.join(root, file);
    times = Object.fromEntries(Object.entries(tests ?? {}).map(([name, { time }]) => [name, time]));
    const related = await findTests([file]);
    const specifications = tests
      ? related
          .filter(({ moduleId }) => tests[moduleId])
          .map(({ project, moduleId }) =>
            project.createSpecification(moduleId, { testIds: tests[moduleId].ids }),
          )
      : related.filter(({ moduleId }) => !without.includes(moduleId));
    const source = readFileSync(mutated, 'utf8');
    try {
      writeFileSync(mutated, source.slice(0, start) + text + source.slice(end));
      vitest.invalidateFile(mutated);
      return { tests: specifications.length, failed: await run(specifications) };
    } finally {
      writeFileSync(mutated, source);
      vitest.invalidateFile(mutated);
    }
  },
};

process.on('message', ({ request, ...details }) => {
  requests[request](details).then(
    (result) => process.send(result),
    (error) => process.send({ error: error instanceof Error ? error.stack : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
process.send({ ready: true });
