import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The path of the first of some programs that is installed; undefined if none is. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

const START_TIMEOUT_MS = 120_000;

/**
 * Starts a program and waits until its output matches; without an expression it does not wait. Resolves to the first
 * group, and a function that ends it.
 */
export async function startProgram(
  file: string,
  args: readonly string[],
  ready: RegExp | undefined,
  env: NodeJS.ProcessEnv = {},
): Promise<{ found: string; stop: () => void }> {
  // A group of its own, so that the processes that it starts end with it.
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ready ? ['ignore', 'pipe', 'pipe'] : 'ignore',
    detached: true,
  });
  const stop = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  if (!ready) return { found: '', stop };
  let output = '';
  const found = await new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => {
      stop();
      reject(new Error(`${path.basename(file)} ${reason}. It printed:\n${output}`));
    };
    const timer = setTimeout(() => fail('did not get ready in time'), START_TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const match = ready.exec(output);
      if (!match) return;
      clearTimeout(timer);
      resolve(match[1] ?? '');
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('close', (code) => {
      clearTimeout(timer);
      fail(`ended with exit code ${code}`);
    });
  });
  return { found, stop };
}
