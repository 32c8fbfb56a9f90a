// Runs the tests of the pure layers in other time zones and at other times: their results must not depend on either.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { layers } from './layers.mjs';

const root = path.resolve(import.meta.dirname, '..');
const pure = layers.slice(0, 2).flat();
// The normal run covers the time zone and the time of the machine.
const places = [
  ['Pacific/Kiritimati', '2024-02-29T11:59:59Z'],
  ['America/St_Johns', '2031-12-31T23:30:00Z'],
];

/** Runs the tests with a time zone and a time. Resolves to the exit status and the output. */
function run([zone, clock]) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      path.join(root, 'node_modules', '.bin', 'vitest'),
      [
        'run',
        '--project=unit',
        '--project=dom',
        // The runs are parallel, with one core each.
        '--maxWorkers=1',
        ...pure.map((name) => `packages/${name}/`),
      ],
      { cwd: root, env: { ...process.env, TZ: zone, TILLVIEW_CLOCK: clock } },
    );
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        printed += text;
      });
    }
    child.once('error', reject);
    // A process that a signal has ended has no status.
    child.once('close', (status) => resolve({ status: status ?? 1, printed }));
  });
}

const runs = places.map((place) => ({ place, ended: run(place) }));
for (const { place, ended } of runs) {
  const { status, printed } = await ended;
  console.log(`TZ=${place[0]}, time ${place[1]}\n${printed}`);
  if (status !== 0) process.exitCode = status;
}
