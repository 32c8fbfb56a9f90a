// Compares a running WooCommerce store with the demo store. It sends GET requests only.
// STORE_URL=… STORE_USER=… STORE_APP_PASSWORD=… node tools/compare-demo.mjs
import { load, run } from './run-typescript.mjs';

const missing = ['STORE_URL', 'STORE_USER', 'STORE_APP_PASSWORD'].filter(
  (name) => !process.env[name],
);
if (missing.length > 0) {
  console.error(
    `Set ${missing.join(', ')}: the address of a WooCommerce store, an administrator and an application password.`,
  );
  process.exit(2);
}

await run(async () => {
  const { createDemoClient, createStoreClient } = await load('tests/contract/compare/client.ts');
  const { compareStores } = await load('tests/contract/compare/compare-stores.ts');
  const { createDemoStore } = await load('mocks/demo-store.ts');
  const { parseDemoSettings } = await load('mocks/demo-settings.ts');
  const demo = createDemoStore(
    parseDemoSettings({ DEMO_NOW: '2026-11-20T12:00:00', ...process.env }),
  );
  const { STORE_URL, STORE_USER, STORE_APP_PASSWORD } = process.env;
  const { requests, intended, unexplained, unused } = await compareStores(
    createStoreClient(STORE_URL, STORE_USER, STORE_APP_PASSWORD),
    createDemoClient(demo),
  );
  for (const { request, difference } of unexplained) console.log(`${request}\n    ${difference}`);
  for (const reason of unused) console.log(`Intended difference did not occur: ${reason}`);
  console.log(
    `${requests} requests, ${intended} intended differences, ${unexplained.length} unexplained.`,
  );
  process.exitCode = unexplained.length + unused.length > 0 ? 1 : 0;
});
