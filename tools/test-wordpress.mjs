// Installs the built plugin into a real WordPress with WooCommerce and checks it there. See wordpress/README.md.
// STORE_START=… [REAL_STORE_WORDPRESS=/old:/newest] npm run test:wordpress [-- --react-19] [--quick], or STORE_DIR=… with the other settings of a running site.
import { load, run, runBuild } from './run-typescript.mjs';

await run(async () => {
  const { readWordPressSettings } = await load('tests/wordpress/settings.ts');
  readWordPressSettings(process.env);
  if (!process.env.TILLVIEW_WORDPRESS_BUILD)
    runBuild('tools/build-wordpress.mjs', 'The build failed, so there is nothing to test.');
  const { checkWordPress } = await load('tests/wordpress/main.ts');
  process.exitCode = await checkWordPress(process.env, process.argv.slice(2));
});
