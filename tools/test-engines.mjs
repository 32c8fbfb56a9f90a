// Opens every screen of the demo store in Firefox and WebKitGTK, does ten things in each, and compares what is shown with
// Chromium. An engine that is not installed is left out.
//   npm run test:engines [-- PART_OF_A_NAME …]
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
if (!process.env.TILLVIEW_BUILD) {
  const { status } = spawnSync(process.execPath, ['tools/build.mjs'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
const { module } = await runnerImport(path.join(root, 'tests/engines/main.ts'), {
  root,
  configFile: false,
  logLevel: 'error',
});
// Programs of a browser may still run, so this does not wait for them.
process.exit(await module.compareEngines(process.argv.slice(2)));
