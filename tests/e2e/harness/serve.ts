import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const OUT = path.resolve(import.meta.dirname, '../../../.cache/harness');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
};

/** What the store answers: attributes and terms by any id, and nothing else. */
function answerStore(pathname: string): unknown {
  const id = /\/attributes\/([^/]+)$/.exec(pathname)?.[1];
  return id === undefined ? [] : { id: Number(id) || 1, name: `Attribute ${id}` };
}

async function buildPage(): Promise<void> {
  const environment = process.env['NODE_ENV'];
  // A test runner stands for development, and React would warn of what the app's users never see.
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      base: '/harness/',
      logLevel: 'error',
      plugins: [react()],
      define: { global: 'globalThis' },
      build: { outDir: OUT, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
    });
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
}

/** Builds the page that shows the filters alone, and serves it at `/wp-admin/admin.php` with a small store. */
export async function serveHarness(): Promise<{ url: string; close: () => Promise<void> }> {
  await buildPage();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = (type: string, body: string | Buffer) =>
      response.setHeader('content-type', type).end(body);
    if (pathname.startsWith('/wp-json/')) {
      send('application/json', JSON.stringify(answerStore(pathname)));
      return;
    }
    const name = pathname.startsWith('/harness/') ? pathname.slice(9) : 'index.html';
    readFile(path.join(OUT, path.normalize(name))).then(
      (body) => send(TYPES[path.extname(name)] ?? 'application/octet-stream', body),
      () => response.writeHead(204).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/wp-admin/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
