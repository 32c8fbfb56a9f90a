// Runs all checks: first those that use one core, two at a time, then the tests, which use all cores. Each prints its
// duration, and the first failure ends the run.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { layers } from './layers.mjs';

const root = path.resolve(import.meta.dirname, '..');
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const vitest = (projects, ...more) => [
  bin('vitest'),
  ['run', ...more, ...projects.flatMap((name) => ['--project', name])],
];
// The projects share the cache of transformed files.
const CACHE = '--experimental.fsModuleCache';
// `--deep` runs the same steps with the full number of random tests, then compares other engines.
const deep = process.argv.includes('--deep');
/** Layers without dates and amounts, which run in another time zone only with `--deep`. */
const WITHOUT_DATES = ['packages/csv-export', 'packages/navigation'];
const pureLayers = layers
  .slice(0, 2)
  .flat()
  .filter((name) => deep || !WITHOUT_DATES.includes(name));

const stages = [
  {
    // Independent of each other; the shortest come first, so that simple mistakes are reported early.
    atOnce: 2,
    steps: [
      ['format', bin('oxfmt'), ['--check', '.']],
      ['words', process.execPath, ['tools/check-words.mjs']],
      ['references', process.execPath, ['tools/check-references.mjs']],
      ['translations', process.execPath, ['tools/wordpress/make-pot.mjs', '--check']],
      ['a Chromium', process.execPath, ['tools/find-chromium.mjs', '--install']],
      // Each checker resolves the types of the libraries, and another step runs beside this one.
      ['types', bin('tsc'), ['--noEmit', '--checkers', '1']],
      ['code in the guides', process.execPath, ['tools/check-guides.mjs']],
      ['lint and layers', process.execPath, ['tools/lint.mjs']],
      ['unused code', bin('knip'), []],
      [
        'another time zone',
        // The results of the pure layers must not depend on the time zone and the time of the machine. All other tests
        // run in the time zone of vitest.config.ts. Two steps share the cores, so this one uses one.
        ...vitest(['unit'], CACHE, '--maxWorkers=1', ...pureLayers.map((name) => `${name}/`)),
        { TILLVIEW_TZ: 'Pacific/Kiritimati', TILLVIEW_CLOCK: '2024-02-29T11:59:59Z' },
      ],
      [
        'build of the harness',
        bin('vite'),
        ['build', '--config', 'tests/e2e/harness/vite.config.ts', '--logLevel', 'warn'],
      ],
      ['build for WordPress', process.execPath, ['tools/build-wordpress.mjs']],
      ['build', process.execPath, ['tools/build.mjs']],
    ],
  },
  { atOnce: 1, steps: [['size budgets', bin('size-limit'), []]] },
  { atOnce: 1, steps: [['unit and dom', ...vitest(['unit', 'dom'], CACHE)]] },
  { atOnce: 1, steps: [['end to end', ...vitest(['e2e'])]] },
];

if (deep)
  stages.push({
    atOnce: 1,
    steps: [
      ['other engines', process.execPath, ['--experimental-websocket', 'tools/test-engines.mjs']],
    ],
  });
const LISTED = 3;
const started = performance.now();
const format = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
const times = [];
/** The processes that are running. */
const running = new Set();

/**
 * Runs a step and resolves to its exit status. Alone, it prints as it goes; beside another, its output is printed when
 * it has ended.
 */
function run([name, command, args, env = {}], isAlone) {
  const since = performance.now();
  if (isAlone) console.log(`\n── ${name} ──`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...env,
        TILLVIEW_BUILD: 'done',
        ...(deep ? { TILLVIEW_DEEP: '1' } : {}),
      },
    });
    running.add(child);
    const printed = [];
    child.stdout?.on('data', (chunk) => printed.push(chunk));
    child.stderr?.on('data', (chunk) => printed.push(chunk));
    let failure = '';
    child.once('error', (error) => {
      failure = `: ${error.message}`;
    });
    child.once('close', (status) => {
      running.delete(child);
      const time = performance.now() - since;
      const passed = status === 0 && !failure;
      if (!isAlone)
        console.log(`\n── ${name} ──\n${Buffer.concat(printed).toString('utf8').trimEnd()}`);
      if (passed) console.log(`✓ ${name} (${format(time)})`);
      else console.error(`\n✗ ${name} failed after ${format(time)}${failure || '.'}`);
      times.push({ name, time });
      resolve(passed ? 0 : status || 1);
    });
  });
}

for (const { atOnce, steps } of stages) {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const status = await run(step, atOnce === 1);
      if (status === 0) continue;
      for (const child of running) child.kill();
      process.exit(status);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
const slowest = times.toSorted((a, b) => b.time - a.time).slice(0, LISTED);
console.log(`\nSlowest: ${slowest.map(({ name, time }) => `${name} ${format(time)}`).join(', ')}`);
console.log(`✓ All checks passed (${format(performance.now() - started)}).`);
