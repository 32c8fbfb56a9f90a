import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildHarness } from '../harness/build.ts';
import { startHarness } from '../harness/serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the harness's admin folder, with a trailing slash. */
    harnessUrl: string;
  }
}

const root = path.resolve(import.meta.dirname, '../../..');
const BUILT = ['dist/app/page-files.json', 'dist/server/main.js', 'dist/harness/index.html'];

/**
 * Builds what the tests need, unless `TILLVIEW_BUILD` is set and all of it exists, and starts what all test files share:
 * the harness with its demo store. Returns the teardown function.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isBuilt =
    Boolean(process.env['TILLVIEW_BUILD']) &&
    BUILT.every((file) => existsSync(path.join(root, file)));
  // A separate folder for each run, because several runs may be active at the same time.
  const ownFolder = path.join(root, '.cache/harness', String(process.pid));
  if (!isBuilt) {
    const { status } = spawnSync(process.execPath, ['tools/build.mjs'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('The build failed, so there is nothing to test end to end.');
    await buildHarness(ownFolder);
  }
  const harness = await startHarness(isBuilt ? path.join(root, 'dist/harness') : ownFolder);
  project.provide('harnessUrl', harness.url);
  return async () => {
    await harness.close();
    await rm(ownFolder, { recursive: true, force: true });
  };
}
