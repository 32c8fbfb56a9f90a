// Runs the tests of the pure layers in another time zone and at another time: their results must not depend on either.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { layers } from './layers.mjs';
import { getRunSeed } from './run-seed.mjs';

const root = path.resolve(import.meta.dirname, '..');
const pure = layers.slice(0, 2).flat();
// The normal run covers the time zone and the time of the machine.
const places = [
  ['Pacific/Kiritimati', '2024-02-29T11:59:59Z'],
  ['America/St_Johns', '2031-12-31T23:30:00Z'],
  ['Asia/Kathmandu', '2027-01-01T00:00:00Z'],
  ['Pacific/Pago_Pago', '2026-10-25T01:30:00Z'],
];

// The seed of the run selects one of them, so that over time all are tested; a full run tests all.
const isDeep = Boolean(process.env.TILLVIEW_DEEP);
const selected = isDeep ? places : [places[getRunSeed() % places.length]];

for (const [zone, clock] of selected) {
  console.log(`TZ=${zone}, time ${clock}`);
  const { status, error } = spawnSync(
    path.join(root, 'node_modules', '.bin', 'vitest'),
    [
      'run',
      '--experimental.fsModuleCache',
      '--project=unit',
      // Other checks run at the same time, so this one uses one core.
      '--maxWorkers=1',
      ...pure.map((name) => `packages/${name}/`),
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TZ: zone, TILLVIEW_CLOCK: clock } },
  );
  if (error) throw error;
  // A process that a signal has ended has no status.
  if (status !== 0) process.exit(status ?? 1);
}
