// Compares what Tillview shows of a real WooCommerce store with the data of the store. It only reads,
// unless --write is given, which changes a store on this machine through the screens.
// STORE_URL=… STORE_USER=… STORE_APP_PASSWORD=… [STORE_NOW=…] npm run test:store [-- --all] [--only orders,stock]
// STORE_URL=http://localhost:… … npm run test:store -- --write [--only settings,stock]
// STORE_START=… npm run test:store -- --shops [--quick]
// With STORE_START and without STORE_URL, it starts the store; REAL_STORE_WORDPRESS=/old:/newest starts one of each.
import { load, run, runBuild } from './run-typescript.mjs';

const { checkStores, findMissingSettings } = await load('tests/store/main.ts');
const args = process.argv.slice(2);
const missing = findMissingSettings(process.env, args);
if (missing) {
  console.error(missing);
  process.exit(2);
}
await run(async () => {
  if (!process.env.TILLVIEW_BUILD)
    runBuild('tools/build.mjs', 'The build failed, so there is nothing to compare.');
  process.exitCode = await checkStores(process.env, args);
});
