// The benchmarks, as tables: pure code in Node, then the built app, its chart and its long lists in a real Chromium. Figures, never verdicts.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { benchChart } from '../tests/bench/chart/drive.mjs';
import { benchList } from '../tests/bench/list/drive.mjs';
import { median, round } from '../tests/bench/browser-bench.mjs';
import { chromiumFlags, findChromium } from './find-chromium.mjs';

const root = path.resolve(import.meta.dirname, '..');
const RUNS = 7;

function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

run(path.join(root, 'node_modules', '.bin', 'vitest'), ['bench', '--run', '--project', 'bench']);
run(process.execPath, ['tools/build.mjs']);

const server = spawn(process.execPath, ['dist/server/main.js'], {
  cwd: root,
  env: { ...process.env, PORT: '0', DEMO_NOW: '2026-11-20T12:00:00' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await new Promise((resolve, reject) => {
  let said = '';
  server.stdout.on('data', (chunk) => {
    said += String(chunk);
    const found = /(http:\/\/\S+)/.exec(said)?.[1];
    if (found) resolve(found.replace(/\/$/, ''));
  });
  server.once('close', (code) => reject(new Error(`The server ended with ${code}.`)));
});

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumFlags],
});
const samples = [];
try {
  for (let index = 0; index < RUNS; index += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    let requests = 0;
    let bytes = 0;
    page.on('response', async (response) => {
      requests += 1;
      if (response.request().resourceType() !== 'script') return;
      const { responseBodySize } = await response.request().sizes();
      bytes += responseBodySize;
    });
    await page.goto(`${url}/wp-admin/admin.php?page=wc-admin&path=%2Fanalytics%2Frevenue`);
    const since = (selector) =>
      page.waitForSelector(selector).then(() => page.evaluate(() => performance.now()));
    const [summary, chart, table] = await Promise.all([
      since('.tillview-summary__value'),
      since('.tillview-chart path'),
      since('.tillview-table tbody th'),
    ]);
    await page.waitForLoadState('networkidle');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name) => metrics.find((entry) => entry.name === name)?.value ?? 0;
    samples.push({
      'summary numbers, ms': summary,
      'first chart, ms': chart,
      'table rows, ms': table,
      'script, ms': metric('ScriptDuration') * 1000,
      'all tasks, ms': metric('TaskDuration') * 1000,
      'requests, all': requests,
      'JavaScript sent, kB': bytes / 1000,
      'heap, MB': metric('JSHeapUsedSize') / 1e6,
      'DOM nodes': metric('Nodes'),
    });
    await context.close();
  }
} finally {
  await browser.close();
  server.kill();
}
console.log(`\nFirst view of Revenue, cold cache, ${RUNS} runs`);
console.table(
  Object.fromEntries(
    Object.keys(samples[0]).map((name) => {
      const values = samples.map((sample) => sample[name]);
      return [
        name,
        {
          min: round(Math.min(...values)),
          median: round(median(values)),
          max: round(Math.max(...values)),
        },
      ];
    }),
  ),
);

const partsBrowser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumFlags],
});
try {
  await benchChart(partsBrowser);
  await benchList(partsBrowser);
} finally {
  await partsBrowser.close();
}
