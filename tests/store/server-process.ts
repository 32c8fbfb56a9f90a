import { spawn } from 'node:child_process';
import path from 'node:path';

/** A running standalone server. */
export type ServerProcess = {
  /** The URL of the server, without a trailing slash. */
  url: string;
  /** The path of the link that signs a browser in; it works once. */
  link: string;
  stop(): Promise<void>;
};

const MAIN = path.resolve(import.meta.dirname, '../../dist/server/main.js');
const READY = /^Tillview is ready at (http:\/\/[^/\s]+)(\/\S*) with /m;
const START_TIMEOUT_MS = 90_000;

/** Starts the built server in front of a store and waits until it prints its address. */
export async function startServerProcess(
  store: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(STORE|DEMO)_|^(PORT|HOST)$/.test(name)),
  );
  const child = spawn(process.execPath, [MAIN], {
    env: { ...inherited, PORT: '0', ...store },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const [url, link] = await new Promise<[string, string]>((resolve, reject) => {
    const fail = (reason: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The server ${reason}. It printed:\n${output}`));
    };
    const timer = setTimeout(() => fail('did not get ready in time'), START_TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const [, address, path] = READY.exec(output) ?? [];
      if (address === undefined || path === undefined) return;
      clearTimeout(timer);
      resolve([address, path]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => {
      clearTimeout(timer);
      fail(`ended with exit code ${code}`);
    });
  });
  return {
    url,
    link,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
