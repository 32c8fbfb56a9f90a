// Runs the tests of the pure layers in other time zones and at other times: their results must not depend on these.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { layers } from './layers.mjs';

const root = path.resolve(import.meta.dirname, '..');
const pure = layers.slice(0, 2).flat();
// The zone and the time of the machine are covered by the ordinary run.
const places = [
  ['Pacific/Kiritimati', '2024-02-29T11:59:59Z'],
  ['America/St_Johns', '2031-12-31T23:30:00Z'],
];

for (const [zone, clock] of places) {
  console.log(`TZ=${zone}, time ${clock}`);
  const { status } = spawnSync(
    path.join(root, 'node_modules', '.bin', 'vitest'),
    ['run', '--project', 'unit', '--project', 'dom', ...pure.map((name) => `packages/${name}/`)],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TZ: zone, TILLVIEW_CLOCK: clock } },
  );
  if (status !== 0) process.exit(status ?? 1);
}
