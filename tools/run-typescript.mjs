// What the tools share that run TypeScript of the repository, most of them after a build.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { runnerImport } from 'vite';

/** The folder of the repository. */
export const root = path.resolve(import.meta.dirname, '..');

/** Runs a TypeScript file, named from the root, and returns its exports. */
export async function load(file) {
  const options = { root, configFile: false, logLevel: 'error' };
  return (await runnerImport(path.join(root, file), options)).module;
}

/** Runs a tool that builds something. Throws an error with the text `failure` if it fails. */
export function runBuild(tool, failure) {
  const { status } = spawnSync(process.execPath, [tool], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(failure);
}

/** Runs a function. Its error is written without a stack, and the process ends with the status 1. */
export async function run(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
