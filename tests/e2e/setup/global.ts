import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildHarness } from '../harness/build.ts';
import { findChromium } from '../../../tools/find-chromium.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The program of the browser that the tests drive. */
    chromium: string;
    /** Where the harness of this run is: a folder of its own, since several runs may go at once. */
    harnessFolder: string;
  }
}

const root = path.resolve(import.meta.dirname, '../../..');
const BUILT = ['dist/app/manifest.json', 'dist/server/main.js'];

/**
 * Builds what the tests drive, unless `TILLVIEW_BUILD` says that it was just done, and finds a browser. What it gives
 * back clears up after the run.
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
  project.provide('chromium', await findChromium());
  const harnessFolder = path.join(root, '.cache/harness', String(process.pid));
  await buildHarness(harnessFolder);
  project.provide('harnessFolder', harnessFolder);
  return () => rm(harnessFolder, { recursive: true, force: true });
}
