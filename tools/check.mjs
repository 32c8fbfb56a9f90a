// Runs all checks, the fastest first. Each prints its duration, and the first failure ends the run.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

const steps = [
  ['format', bin('oxfmt'), ['--check', '.']],
  ['words', process.execPath, ['tools/check-words.mjs']],
  ['references', process.execPath, ['tools/check-references.mjs']],
  ['translations', process.execPath, ['tools/wordpress/make-pot.mjs', '--check']],
  ['types', bin('tsc'), ['--noEmit']],
  ['lint and layers', process.execPath, ['tools/lint.mjs']],
  ['unused code', bin('knip'), []],
  [
    'unit and dom',
    bin('vitest'),
    ['run', '--project', 'unit', '--project', 'dom', '--project', 'screens'],
  ],
  ['other clocks', process.execPath, ['tools/check-zones.mjs']],
  ['build', process.execPath, ['tools/build.mjs']],
  ['build for WordPress', process.execPath, ['tools/build-wordpress.mjs']],
  ['size budgets', bin('size-limit'), []],
  ['a Chromium', process.execPath, ['tools/find-chromium.mjs', '--install']],
  ['end to end', bin('vitest'), ['run', '--project', 'e2e']],
];

// `--deep` runs the same steps with the full number of random tests.
const deep = process.argv.includes('--deep');
const LISTED = 3;
const started = performance.now();
const format = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
const times = [];
for (const [name, command, args] of steps) {
  const since = performance.now();
  console.log(`\n── ${name} ──`);
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TILLVIEW_BUILD: 'done', ...(deep ? { TILLVIEW_DEEP: '1' } : {}) },
  });
  const time = performance.now() - since;
  if (error || status !== 0) {
    console.error(`\n✗ ${name} failed after ${format(time)}${error ? `: ${error.message}` : '.'}`);
    process.exit(status || 1);
  }
  console.log(`✓ ${name} (${format(time)})`);
  times.push({ name, time });
}
const slowest = times.toSorted((a, b) => b.time - a.time).slice(0, LISTED);
console.log(`\nSlowest: ${slowest.map(({ name, time }) => `${name} ${format(time)}`).join(', ')}`);
console.log(`✓ All checks passed (${format(performance.now() - started)}).`);
