// Shared code of the browser benchmarks: serves a built page, opens it in a new browser context, and reads its metrics.
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

/** The median; of an even number of values, the upper of the two in the middle. */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Rounds a value for the table: a ratio to two decimals, other values to one. */
export const round = (value) => Number(value.toFixed(value < 10 ? 2 : 1));

/** Builds the page of a folder and serves it until `close`. */
export async function serveBenchPage(root, name) {
  const outDir = path.resolve(import.meta.dirname, '../../.cache', name);
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [react()],
    define: { global: 'globalThis' },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  const server = await preview({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', strictPort: false },
  });
  const { port } = server.httpServer.address();
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.httpServer.close(resolve);
        server.httpServer.closeAllConnections();
      }),
  };
}

/** Opens the page in a new browser context; `metric` reads one of the browser's performance metrics. */
export async function openBenchPage(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1300, height: 800 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url);
  await page.waitForFunction(() => 'bench' in globalThis);
  const metric = async (name) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((entry) => entry.name === name)?.value ?? 0;
  };
  const collect = async () => {
    for (let index = 0; index < 3; index += 1) await session.send('HeapProfiler.collectGarbage');
  };
  return { context, page, metric, collect };
}

/** Waits until the last change has been painted. */
export const painted = (page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
