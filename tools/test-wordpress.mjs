// Installs the built plugin into a real WordPress with WooCommerce and checks it there. See wordpress/README.md.
// STORE_START=… [REAL_STORE_WORDPRESS=/old:/newest] npm run test:wordpress [-- --react-19] [--quick], or STORE_DIR=… with the other settings of a running site.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const load = async (file) =>
  (await runnerImport(path.join(root, file), { root, configFile: false, logLevel: 'error' }))
    .module;

const { readWordPressSettings } = await load('tests/wordpress/settings.ts');
try {
  readWordPressSettings(process.env);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (!process.env.TILLVIEW_WORDPRESS_BUILD) {
  const { status } = spawnSync(process.execPath, ['tools/build-wordpress.mjs'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The build failed, so there is nothing to test.');
    process.exit(1);
  }
}
try {
  const { checkWordPress } = await load('tests/wordpress/main.ts');
  process.exitCode = await checkWordPress(process.env, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
