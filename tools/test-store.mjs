// Compares what Tillview shows of a real WooCommerce store with what the store itself says. It only reads.
// STORE_URL=… STORE_USER=… STORE_APP_PASSWORD=… [STORE_NOW=…] npm run test:store [-- --all] [--only orders,stock]
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const load = async (file) =>
  (await runnerImport(path.join(root, file), { root, configFile: false, logLevel: 'error' }))
    .module;

const { missingSettings } = await load('tests/store/settings.ts');
const missing = missingSettings(process.env);
if (missing) {
  console.error(missing);
  process.exit(2);
}
if (!process.env.TILLVIEW_BUILD) {
  const { status } = spawnSync(process.execPath, ['tools/build.mjs'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The build failed, so there is nothing to compare.');
    process.exit(1);
  }
}
try {
  const { checkStore } = await load('tests/store/main.ts');
  process.exitCode = await checkStore(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
