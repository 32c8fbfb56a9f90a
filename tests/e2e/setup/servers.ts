import { afterAll, beforeAll, expect, vi } from 'vitest';
import { replayAccount, startReplay, type Replay } from '../../replay/replay.ts';
import { startServerProcess, type ServerProcess } from '../../store/server-process.ts';

type Environment = Readonly<Record<string, string>>;

const NEXT_LINK = /^For another browser, open .*\n/m;
const LINK_TIMEOUT_MS = 60_000;

/** The current date of the recorded store. */
export const REPLAY_NOW = '2026-11-20';

/** The session cookies of this file's servers; `withBrowser` adds them to each browser context. */
export const sessionCookies: { name: string; value: string; url: string; sameSite: 'Strict' }[] =
  [];

/** Opens the one-time link of a server, as its owner does, and stores the session cookie. */
async function signIn(url: string, link: string): Promise<void> {
  const { headers } = await fetch(url + link, { redirect: 'manual' });
  const [, name = '', value = ''] = /^([^=]+)=([^;]+)/.exec(headers.get('set-cookie') ?? '') ?? [];
  sessionCookies.push({ name, value, url, sameSite: 'Strict' });
}

async function startServer(env: Environment): Promise<ServerProcess> {
  const server = await startServerProcess(env);
  const { url, link, output } = server;
  if (link !== '/') {
    await signIn(url, link);
    // The line reaches this process only after the response.
    await vi.waitFor(() => expect(output()).toMatch(NEXT_LINK), { timeout: LINK_TIMEOUT_MS });
  }
  return server;
}

/** The port of the first demo server of this process, for later ones: for a known origin, the browser keeps compiled code. */
let demoPort = '0';
let isDemoPortUsed = false;

async function startDemo(env: Environment): Promise<ServerProcess> {
  if (isDemoPortUsed || env['PORT'] !== undefined) return startServer(env);
  isDemoPortUsed = true;
  // Another process may have taken the port since.
  const server = await startServer({ ...env, PORT: demoPort }).catch(() => startServer(env));
  demoPort = new URL(server.url).port;
  const stop = async () => {
    const exitCode = await server.stop();
    isDemoPortUsed = false;
    return exitCode;
  };
  return { ...server, stop };
}

/** The functions that `withServers` returns to a test file; all servers are stopped after the file. */
export type TestServers = {
  /** The demo store on a free port; settings are its `DEMO_…` variables. */
  demo(env?: Environment): Promise<ServerProcess>;
  /** A server in front of any store: `STORE_…` variables. */
  start(env: Environment): Promise<ServerProcess>;
  /** The recorded store behind the proxy, with the date of the recordings. */
  replayed(env?: Environment): Promise<ServerProcess & { replay: Replay }>;
};

/** Starts servers for a test file. Call it at the top level of the file, and its functions in hooks and tests. */
export function withServers(): TestServers {
  const stops: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()));
  });
  const stopped = (server: ServerProcess) => {
    stops.push(server.stop);
    return server;
  };
  const start = async (env: Environment) => stopped(await startServer(env));
  return {
    demo: async (env = {}) => stopped(await startDemo(env)),
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

/**
 * Starts a server with the demo store for the tests of a file or of a `describe`, by default on November 20, 2026, at noon.
 * Its URL is known in hooks and tests.
 */
export function withDemo(env: Environment = {}): { readonly url: string } {
  const servers = withServers();
  const demo = { url: '' };
  beforeAll(async () => {
    const { url } = await servers.demo({ DEMO_NOW: '2026-11-20T12:00:00', ...env });
    demo.url = url;
  });
  return demo;
}
