// Builds what `npm start` runs: the app for the browser, the server that serves it, and the translations.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { writeScriptFiles } from './translations/write-files.mjs';

const root = path.resolve(import.meta.dirname, '..');
const vite = path.join(root, 'node_modules', '.bin', 'vite');
const PROGRESS_MS = 10_000;

/** Runs Vite and resolves to its exit status. */
const build = (...args) =>
  new Promise((resolve, reject) => {
    // Test runs set another value, with which React would be built for development.
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(vite, ['build', ...args, '--logLevel', 'warn'], {
      cwd: root,
      stdio: 'inherit',
      env,
    });
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });

for (const [what, ...args] of [
  ['the app'],
  ['the server', '--config', 'server/vite.server.config.ts'],
]) {
  const since = performance.now();
  const getSeconds = () => `${Math.round((performance.now() - since) / 1000)} s`;
  console.log(`Building ${what}…`);
  const progress = setInterval(
    () => console.log(`Building ${what}: ${getSeconds()}…`),
    PROGRESS_MS,
  );
  const status = await build(...args);
  clearInterval(progress);
  if (status !== 0) {
    console.error(`${what === 'the app' ? 'The app' : 'The server'} could not be built.`);
    process.exit(status);
  }
  console.log(`Built ${what} in ${getSeconds()}.`);
}
writeScriptFiles(path.join(root, 'dist', 'languages'));
