// Measures the built plugin in a real WordPress and writes the metrics to docs/benchmarks.md, which says how to repeat it.
// STORE_START=… npm run bench:wordpress [-- --turns 3 --only server], or STORE_DIR=… with the other settings of a running site.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runnerImport } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const load = async (file) =>
  (await runnerImport(path.join(root, file), { root, configFile: false, logLevel: 'error' }))
    .module;

try {
  const { readWordPressSettings } = await load('tests/wordpress/settings.ts');
  const settings = readWordPressSettings(process.env, 'npm run bench:wordpress');
  if (!process.env.TILLVIEW_WORDPRESS_BUILD) {
    const { status } = spawnSync(process.execPath, ['tools/build-wordpress.mjs'], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('The build failed, so there is nothing to measure.');
  }
  const { benchWordPress } = await load('tests/wordpress/bench/main.ts');
  await benchWordPress(settings, process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
