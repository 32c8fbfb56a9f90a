import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { afterAll, expect, vi } from 'vitest';
import { replayAccount, startReplay, type Replay } from '../../replay/replay.ts';

/** A running `npm start`. */
export type RunningServer = {
  /** The URL of the server, without a trailing slash. */
  url: string;
  /** The output of the server so far. */
  output(): string;
  stop(): Promise<number | null>;
};

/** The output and the exit code of a server that failed to start. */
export type FailedStart = { code: number | null; output: string };

type Environment = Readonly<Record<string, string>>;

const MAIN = path.resolve(import.meta.dirname, '../../../dist/server/main.js');
const READY = /^Tillview is ready at (http:\/\/[^/\s]+)(\/\S*) with /m;
const NEXT_LINK = /^For another browser, open .*\n/m;
const START_TIMEOUT_MS = 60_000;

/** The current date of the recorded store. */
export const REPLAY_NOW = '2026-11-20';

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
  let printed = '';
  const listen = (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  return { child, output: () => printed };
}

/** The session cookies of this file's servers; `withBrowser` adds them to each browser context. */
export const sessionCookies: { name: string; value: string; url: string; sameSite: 'Strict' }[] =
  [];

/** Opens the one-time link of a server, as its owner does, and stores the session cookie. */
async function signIn(url: string, link: string): Promise<void> {
  const { headers } = await fetch(url + link, { redirect: 'manual' });
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(headers.get('set-cookie') ?? '') ?? [];
  sessionCookies.push({ name, value, url, sameSite: 'Strict' });
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('close', resolve);
  });

/** Starts the built server on a free port and waits until it prints its URL. */
async function startServer(env: Environment = {}): Promise<RunningServer> {
  const { child, output } = launch(env);
  const stop = async () => {
    child.kill('SIGTERM');
    return ended(child);
  };
  const [url, link] = await new Promise<[url: string, link: string]>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server did not get ready. It printed:\n${output()}`));
    }, START_TIMEOUT_MS);
    const look = () => {
      const [, address, path] = READY.exec(output()) ?? [];
      if (address === undefined || path === undefined) return;
      clearTimeout(timer);
      resolve([address, path]);
    };
    child.stdout?.on('data', look);
    child.once('close', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}. It printed:\n${output()}`));
    });
  });
  if (link !== '/') {
    await signIn(url, link);
    // The line reaches this process only after the response.
    await vi.waitFor(() => expect(output()).toMatch(NEXT_LINK), { timeout: START_TIMEOUT_MS });
  }
  return { url, output, stop };
}

/** Starts the built server with invalid settings, which it must reject. */
export async function startAndFail(env: Environment): Promise<FailedStart> {
  const { child, output } = launch(env);
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  const code = await ended(child);
  clearTimeout(timer);
  return { code, output: output() };
}

/** The functions that `withServers` returns to a test file; all servers are stopped after the file. */
export type TestServers = {
  /** The demo store on a free port; settings are its `DEMO_…` variables. */
  demo(env?: Environment): Promise<RunningServer>;
  /** A server in front of any store: `STORE_…` variables. */
  start(env: Environment): Promise<RunningServer>;
  /** The recorded store behind the proxy, with the date of the recordings. */
  replayed(env?: Environment): Promise<RunningServer & { replay: Replay }>;
};

/** Starts servers for a test file. Call it at the top level of the file, and its functions in hooks and tests. */
export function withServers(): TestServers {
  const stops: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()));
  });
  const start = async (env: Environment) => {
    const server = await startServer(env);
    stops.push(server.stop);
    return server;
  };
  return {
    demo: (env = {}) => start(env),
    start,
    async replayed(env = {}) {
      const replay = await startReplay();
      stops.push(replay.close);
      const server = await start({
        STORE_URL: replay.url,
        STORE_USER: replayAccount.user,
        STORE_APP_PASSWORD: replayAccount.password,
        STORE_NOW: REPLAY_NOW,
        ...env,
      });
      return { ...server, replay };
    },
  };
}
