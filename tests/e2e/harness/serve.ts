import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createDemoBackend } from '../../../server/demo-backend.ts';
import type { Reply } from '../../../server/reply.ts';
import { closeServer, listenLocally } from '../../setup/local-server.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
};

/** The store's current time: a Friday, twenty days into the month. */
export const HARNESS_NOW = '2026-11-20T12:00:00';

/** The running harness, with its demo store. */
export type Harness = {
  /** The URL of its admin folder, with a trailing slash. */
  url: string;
  close: () => Promise<void>;
};

/**
 * Serves the harness that was built into `folder`: its page at `/wp-admin/admin.php` shows filters or a story of the gallery
 * alone; the demo store is at `/wp-json/`.
 */
export async function startHarness(folder: string): Promise<Harness> {
  const store = createDemoBackend({ DEMO_ORDERS: '300', DEMO_NOW: HARNESS_NOW });
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
        // The names of assets contain a content hash, so pages can cache them.
        if (name.startsWith('assets/'))
          response.setHeader('cache-control', 'public, max-age=31536000, immutable');
        response.setHeader('content-type', type).end(body);
      },
      () => response.writeHead(204).end(),
    );
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}/wp-admin/`,
    close: () => closeServer(server),
  };
}
