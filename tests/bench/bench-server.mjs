// The server for benchmarks of the whole app.
import { spawn } from 'node:child_process';
import path from 'node:path';

/** Starts the built server of a folder, by default of this checkout, with the demo store or the one of `settings`. */
export function startBenchServer(
  folder = path.resolve(import.meta.dirname, '../..'),
  settings = {},
) {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: '0',
      DEMO_NOW: '2026-11-20T12:00:00',
      // Without settings, the demo store.
      STORE_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = new Promise((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += String(chunk);
      const found = /(http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    server.once('close', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return { url, stop: () => server.kill() };
}
