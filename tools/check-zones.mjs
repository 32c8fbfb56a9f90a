// The pure layers must not know where and when they run: their tests pass wherever the process says it is.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { layers } from './layers.mjs';

const root = path.resolve(import.meta.dirname, '..');
const pure = layers.slice(0, 2).flat();
// The third zone and clock are those of the machine, in the ordinary run.
const places = [
  ['Pacific/Kiritimati', '2024-02-29T11:59:59Z'],
  ['America/St_Johns', '2031-12-31T23:30:00Z'],
];

for (const [zone, clock] of places) {
  console.log(`TZ=${zone}, the clock at ${clock}`);
  const { status } = spawnSync(
    path.join(root, 'node_modules', '.bin', 'vitest'),
    ['run', '--project', 'unit', '--project', 'dom', ...pure.map((name) => `packages/${name}/`)],
    { cwd: root, stdio: 'inherit', env: { ...process.env, TZ: zone, TILLVIEW_CLOCK: clock } },
  );
  if (status !== 0) process.exit(status ?? 1);
}
