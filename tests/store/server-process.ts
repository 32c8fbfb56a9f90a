import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** A running standalone server. */
export type ServerProcess = {
  /** The URL of the server, without a trailing slash. */
  url: string;
  /** The path of the link that signs a browser in and works once; "/" if the server needs no session. */
  link: string;
  /** The output of the server so far. */
  output(): string;
  /** Stops the server and returns its exit code. */
  stop(): Promise<number | null>;
};

const MAIN = path.resolve(import.meta.dirname, '../../dist/server/main.js');
const READY = /^Tillview is ready at (http:\/\/[^/\s]+)(\/\S*) with /m;
const START_TIMEOUT_MS = 90_000;

type Environment = Readonly<Record<string, string>>;

function launch(env: Environment): { child: ChildProcess; output: () => string } {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(STORE|DEMO)_|^(PORT|HOST|VITEST)$/.test(name),
    ),
  );
  const child = spawn(process.execPath, [MAIN], {
    env: { ...inherited, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const read = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  return { child, output: () => output };
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('close', resolve);
  });

/** Starts the built server on a free port and waits until it prints its URL. */
export async function startServerProcess(env: Environment): Promise<ServerProcess> {
  const { child, output } = launch(env);
  const [url, link] = await new Promise<[string, string]>((resolve, reject) => {
    const fail = (reason: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The server ${reason}. It printed:\n${output()}`));
    };
    const timer = setTimeout(() => fail('did not get ready in time'), START_TIMEOUT_MS);
    child.stdout?.on('data', () => {
      const [, url, path] = READY.exec(output()) ?? [];
      if (url === undefined || path === undefined) return;
      clearTimeout(timer);
      resolve([url, path]);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      fail(`ended with exit code ${code}`);
    });
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended(child);
  };
  return { url, link, output, stop };
}

/** Starts the built server with invalid settings, which it must reject. Returns its exit code and its output. */
export async function startAndFail(
  env: Environment,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = launch(env);
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  const code = await ended(child);
  clearTimeout(timer);
  return { code, output: output() };
}
