import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildHarness } from '../harness/build.ts';
import { startHarness } from '../harness/serve.ts';
import { getRunSeed } from '../../../tools/run-seed.mjs';
import { startChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The endpoint of the run's browser. */
    browserEndpoint: string;
    /** The URL of the harness's admin folder, with a trailing slash. */
    harnessUrl: string;
    /** The seed that selects the samples of the run. */
    runSeed: number;
  }
}

const root = path.resolve(import.meta.dirname, '../../..');
const BUILT = ['dist/app/manifest.json', 'dist/server/main.js'];

/**
 * Builds what the tests need, unless `TILLVIEW_BUILD` is set and a build exists, and starts what all test files share:
 * a browser, and the harness with its demo store. Returns the teardown function.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isBuilt = BUILT.every((file) => existsSync(path.join(root, file)));
  if (!isBuilt || !process.env['TILLVIEW_BUILD']) {
    const { status } = spawnSync(process.execPath, ['tools/build.mjs'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('The build failed, so there is nothing to test end to end.');
  }
  // A separate folder for each run, because several runs may be active at the same time.
  const folder = path.join(root, '.cache/harness', String(process.pid));
  await buildHarness(folder);
  const harness = await startHarness(folder);
  const browser = await startChromium();
  project.provide('harnessUrl', harness.url);
  project.provide('browserEndpoint', browser.endpoint);
  project.provide('runSeed', getRunSeed());
  return async () => {
    await browser.close();
    await harness.close();
    await rm(folder, { recursive: true, force: true });
  };
}
