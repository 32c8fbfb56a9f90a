import { connect } from 'node:net';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { takeConsoleMessages } from '../tests/setup/guards.ts';

const { opened } = vi.hoisted(() => ({ opened: [] as string[] }));

// The tests have no build: only requests for a page need one.
vi.mock('./app-build.ts', () => ({ openAppBuild: (folder: string) => opened.push(folder) }));
vi.mock('./translations.ts', () => ({ openTranslations: (folder: string) => opened.push(folder) }));
// Test files share modules: those that were loaded here use the mocks, also in later files.
afterAll(() => void vi.resetModules());

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const EVENTS = [...SIGNALS, 'unhandledRejection'] as const;
const own = new Map(EVENTS.map((name) => [name, process.listeners(name as 'SIGINT')]));
const exits: (number | string | null | undefined)[] = [];
let starts = 0;

/** The listeners that the server adds to its process. */
const added = (name: (typeof EVENTS)[number]) =>
  process.listeners(name as 'SIGINT').filter((listener) => !own.get(name)?.includes(listener));

/** Loads the entry, as `node main.js` does. Returns the lines that it has printed. */
async function start(variables: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(String(line)));
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    exits.push(code);
    return undefined as never;
  });
  for (const [name, value] of Object.entries({ PORT: '0', DEMO_ORDERS: '5', ...variables }))
    vi.stubEnv(name, value);
  starts += 1;
  await import(/* @vite-ignore */ `./main.ts?start=${starts}`);
  return lines;
}

const addressIn = (lines: string[]) => /http:\S+/.exec(lines.join('\n'))?.[0] ?? '';

/** Stops the server with SIGTERM, as a process manager does. */
const stop = () => {
  for (const listener of added('SIGTERM')) listener('SIGTERM');
};

afterEach(async () => {
  if (added('SIGTERM').length > 0 && exits.length === 0) {
    stop();
    await vi.waitFor(() => expect(exits).toHaveLength(added('SIGTERM').length));
  }
  for (const name of EVENTS)
    for (const listener of added(name)) process.removeListener(name, listener);
  exits.length = 0;
  vi.unstubAllEnvs();
});

it('prints the URL of the demo store and how to connect another, and stops only once when it gets two signals', async () => {
  const lines = await start({});
  expect(opened.slice(-2).join(' ')).toMatch(/\/app \S+\/languages$/);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^Tillview is ready at http:\/\/127\.0\.0\.1:\d+\/ with the demo store\.\nFor your own store, .* STORE_URL=\S+ STORE_USER=\S+ STORE_APP_PASSWORD=\S+ npm start$/,
  );
  const reply = await fetchFrom(`${addressIn(lines)}wp-json/`);
  expect(reply).toContain('tillview_wrong_token');
  stop();
  stop();
  await vi.waitFor(() => expect(exits).toEqual([0]));
});

/** The response to a request as text; `fetch` is guarded in tests. */
function fetchFrom(url: string, request?: string): Promise<string> {
  const { port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    let reply = '';
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(
        request ??
          `GET ${pathname} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: close\r\n\r\n`,
      ),
    );
    socket.on('data', (part) => {
      reply += String(part);
    });
    socket.on('close', () => resolve(reply));
    socket.on('error', reject);
  });
}

it('responds to invalid HTTP with 400', async () => {
  const address = addressIn(await start({}));
  expect(await fetchFrom(address, 'nonsense\r\n\r\n')).toBe(
    'HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n',
  );
});

it('reports that a port is taken, and prints localhost as the name of a server that is bound to all addresses', async () => {
  const port = new URL(addressIn(await start({}))).port;
  const lines = await start({
    PORT: port,
    HOST: '0.0.0.0',
    ALLOW_UNENCRYPTED_NETWORK_ACCESS: 'yes',
  });
  expect(lines.join('\n')).toMatch(
    /^Port \d+ is taken; using \d+ instead\.\nTillview is ready at http:\/\/localhost:\d+\/ with /,
  );
});

it('prints a link with a secret for a real store, and reports why the store cannot be read', async () => {
  const lines = await start({
    STORE_URL: 'http://127.0.0.1:9/',
    STORE_USER: 'ada',
    STORE_APP_PASSWORD: 'abcd EFGH 1234 ijkl MNOP 5678',
  });
  expect(addressIn(lines)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\S+/);
  expect(takeConsoleMessages().join()).toContain('http://127.0.0.1:9 cannot be reached');
});

it('exits with the reason when a setting is invalid', async () => {
  await start({ PORT: 'x' });
  expect(exits).toEqual([1]);
  expect(takeConsoleMessages().join()).toContain(
    'PORT must be a whole number from 0 to 65535, not "x".',
  );
});

it('prints an unhandled rejection, and keeps running', async () => {
  await start({});
  for (const listener of added('unhandledRejection')) {
    Reflect.apply(listener, process, [new Error('no store')]);
    Reflect.apply(listener, process, ['no reason']);
  }
  expect(takeConsoleMessages().join()).toMatch(/not handled:.*no store[^]*no reason/);
  expect(exits).toEqual([]);
});
