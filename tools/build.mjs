// Builds what `npm start` runs: the app for the browser, the server that serves it, and the translations.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { writeScriptFiles } from './translations/write-files.mjs';

const root = path.resolve(import.meta.dirname, '..');
const vite = path.join(root, 'node_modules', '.bin', 'vite');
for (const [what, ...args] of [
  ['the app', 'build', '--logLevel', 'warn'],
  ['the server', 'build', '--config', 'server/vite.server.config.ts', '--logLevel', 'warn'],
]) {
  console.log(`Building ${what}…`);
  // Test runs set another value, with which React would be built for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, error } = spawnSync(vite, args, { cwd: root, stdio: 'inherit', env });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
writeScriptFiles(path.join(root, 'dist', 'languages'));
