// Everything that must hold, one step after the other; each says how long it took, and the first that fails ends it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

const steps = [
  ['format', bin('oxfmt'), ['--check', '.']],
  ['types', bin('tsc'), ['--noEmit']],
  ['lint and layers', process.execPath, ['tools/lint.mjs']],
  ['unused code', bin('knip'), []],
  ['unit and dom', bin('vitest'), ['run', '--project', 'unit', '--project', 'dom']],
  ['other clocks', process.execPath, ['tools/check-zones.mjs']],
  ['build', process.execPath, ['tools/build.mjs']],
  ['size budgets', bin('size-limit'), []],
  ['a Chromium', process.execPath, ['tools/find-chromium.mjs', '--install']],
  ['end to end', bin('vitest'), ['run', '--project', 'e2e']],
];

// `--deep` runs the same steps with the full counts of the random tests.
const deep = process.argv.includes('--deep');
const started = performance.now();
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
for (const [name, command, args] of steps) {
  const since = performance.now();
  console.log(`\n── ${name} ──`);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TILLVIEW_BUILD: 'done', ...(deep ? { TILLVIEW_DEEP: '1' } : {}) },
  });
  if (error || status !== 0) {
    console.error(
      `\n✗ ${name} failed after ${seconds(since)}${error ? `: ${error.message}` : '.'}`,
    );
    process.exit(status || 1);
  }
  console.log(`✓ ${name} (${seconds(since)})`);
}
console.log(`\n✓ Everything holds (${seconds(started)}).`);
