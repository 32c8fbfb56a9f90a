// Runs the tests of the pure layers in other time zones and at other times: their results must not depend on these.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { layers } from './layers.mjs';

const root = path.resolve(import.meta.dirname, '..');
const pure = layers.slice(0, 2).flat();
// The zone and the time of the machine are covered by the ordinary run.
const places = [
  ['Pacific/Kiritimati', '2024-02-29T11:59:59Z'],
  ['America/St_Johns', '2031-12-31T23:30:00Z'],
];

/** Runs the tests at a place; resolves to the exit status and all that was printed. */
function run([zone, clock]) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      path.join(root, 'node_modules', '.bin', 'vitest'),
      [
        'run',
        '--project=unit',
        '--project=dom',
        // The places run beside each other, one core each.
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
    // Without a status the process ended by a signal.
    child.once('close', (status) => resolve({ status: status ?? 1, printed }));
  });
}

const runs = places.map((place) => ({ place, ended: run(place) }));
for (const { place, ended } of runs) {
  const { status, printed } = await ended;
  console.log(`TZ=${place[0]}, time ${place[1]}\n${printed}`);
  if (status !== 0) process.exitCode = status;
}
