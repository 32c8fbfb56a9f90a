// The benchmarks, as tables: pure code in Node, then the built app, its chart, its tables and its long lists in a real
// Chromium. It prints metrics, without limits that could fail. `--baseline <revision>` measures the first view of an
// earlier revision in the same run, and `--away 50` with the store of STORE_URL, whose answers then come 50 ms later;
// `--only` with `first-view`, `mechanisms` or `table` skips the rest.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { benchChart } from '../tests/bench/chart/drive.mjs';
import { buildBaseline } from '../tests/bench/first-view/baseline.mjs';
import { benchFirstView } from '../tests/bench/first-view/drive.mjs';
import { benchMechanisms } from '../tests/bench/first-view/mechanisms.mjs';
import { benchList } from '../tests/bench/list/drive.mjs';
import { benchTable } from '../tests/bench/table/drive.mjs';
import { chromiumFlags, findChromium } from './find-chromium.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { values: options } = parseArgs({
  options: { baseline: { type: 'string' }, away: { type: 'string' }, only: { type: 'string' } },
});
const isWhole = options.only === undefined;

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

if (isWhole)
  run(path.join(root, 'node_modules', '.bin', 'vitest'), ['bench', '--run', '--project', 'bench']);
run(process.execPath, ['tools/build.mjs']);
const builds = [
  ...(options.baseline
    ? [{ name: options.baseline, folder: buildBaseline(root, options.baseline) }]
    : []),
  { name: 'now', folder: root },
];

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumFlags],
});
try {
  if (isWhole || options.only === 'first-view')
    await benchFirstView(
      browser,
      builds,
      options.away === undefined ? undefined : Number(options.away),
    );
  if (options.only === 'mechanisms') await benchMechanisms(browser);
  if (isWhole) {
    await benchChart(browser);
    await benchList(browser);
  }
  if (isWhole || options.only === 'table') await benchTable(browser);
} finally {
  await browser.close();
}
