import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { inject } from 'vitest';
import { createDemoBackend } from '../../../server/demo-backend.ts';
import type { Reply } from '../../../server/reply.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
};

/** The clock of the shop behind the page: a Friday, twenty days into the month. */
export const HARNESS_NOW = '2026-11-20T12:00:00';

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
      build: { outDir: inject('harnessFolder'), emptyOutDir: true, chunkSizeWarningLimit: 4000 },
    });
  } finally {
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  }
}

/** A running page, with the demo store behind it. */
export interface Harness {
  /** The address of its admin folder, with a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Builds the page that shows filters, or a story of the gallery, alone; serves it at `/wp-admin/admin.php` with the
 * demo store at `/wp-json/`. Settings are the store's `DEMO_…` variables.
 */
export async function serveHarness(
  settings: Readonly<Record<string, string>> = {},
): Promise<Harness> {
  const folder = inject('harnessFolder');
  // The files of a run follow each other, and the first that comes builds for all.
  if (!existsSync(path.join(folder, 'index.html'))) await buildPage();
  const store = createDemoBackend({ DEMO_ORDERS: '300', DEMO_NOW: HARNESS_NOW, ...settings });
  const { config } = await store.view();
  const send = (response: ServerResponse, { status, headers, body }: Reply) =>
    response.writeHead(status, headers).end(body);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/wp-json/')) {
      request.headers['x-wp-nonce'] = config.nonce;
      store.rest(request).then(
        (reply) => send(response, reply),
        () => response.destroy(),
      );
      return;
    }
    const name = pathname.startsWith('/harness/') ? pathname.slice(9) : 'index.html';
    readFile(path.join(folder, path.normalize(name))).then(
      (body) => {
        const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
        response.setHeader('content-type', type).end(body);
      },
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
