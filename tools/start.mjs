// What `npm start` runs: checks what it needs, builds the app and starts the server. Versions of Node that are too old, from
// 14.13 on, must be able to read this file and the next one, so that they can say so.
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeStart, findStartProblem } from './start-checks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const output = path.join(root, 'dist');

console.log(describeStart(process.env));
const problem = findStartProblem({
  version: process.versions.node,
  engines: JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).engines.node,
  isInstalled: existsSync(path.join(root, 'node_modules/.bin/vite')),
  folder: output,
  prepareFolder: () => {
    mkdirSync(output, { recursive: true });
    accessSync(output, constants.W_OK);
  },
});
if (problem) {
  console.error(problem);
  process.exit(1);
}
await import('./build.mjs');
await import(new URL('../dist/server/main.js', import.meta.url));
