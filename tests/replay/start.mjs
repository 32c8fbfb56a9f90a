// Starts the replay and prints the command that starts the app with it: node tests/replay/start.mjs [port]
import path from 'node:path';
import { createServer } from 'vite';

const vite = await createServer({
  root: path.resolve(import.meta.dirname, '../..'),
  configFile: false,
  server: { middlewareMode: true, ws: false },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
});
const { startReplay, replayAccount } = await vite.ssrLoadModule('/tests/replay/replay.ts');
const replay = await startReplay({ port: Number(process.argv[2] ?? 0) });
console.log(
  `STORE_URL=${replay.url} STORE_USER=${replayAccount.user} STORE_APP_PASSWORD='${replayAccount.password}' STORE_NOW=2026-11-20 npm start`,
);
let printed = 0;
setInterval(() => {
  for (const miss of replay.misses.slice(printed)) console.error(`miss: ${miss}`);
  printed = replay.misses.length;
}, 500);
