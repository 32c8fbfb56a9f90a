// Measures the built plugin in a real WordPress and writes the metrics to docs/benchmarks.md, which says how to repeat it.
// STORE_START=… npm run bench:wordpress [-- --turns 3 --only server], or STORE_DIR=… with the other settings of a running site.
import { load, run, runBuild } from './run-typescript.mjs';

await run(async () => {
  const { readWordPressSettings } = await load('tests/wordpress/settings.ts');
  const settings = readWordPressSettings(process.env, 'npm run bench:wordpress');
  if (!process.env.TILLVIEW_WORDPRESS_BUILD)
    runBuild('tools/build-wordpress.mjs', 'The build failed, so there is nothing to measure.');
  const { benchWordPress } = await load('tests/wordpress/bench/main.ts');
  await benchWordPress(settings, process.argv.slice(2));
});
