import { createServer, request, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startReadOnlyProxy, type ReadOnlyProxy } from './read-only-proxy.ts';
import { closeServer, listenLocally } from '../setup/local-server.ts';

let store: Server;
let pass: ReadOnlyProxy;
let received: string[];
let port: number;

/** Uses `node:http`, because the test setup rejects every `fetch` to a real URL. */
function send(method: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const sent = request(pass.url + path, { method, headers, agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

beforeEach(async () => {
  received = [];
  store = createServer((request, response) => {
    received.push(`${request.method} ${request.url} ${request.headers.host}`);
    response.end('metrics');
  });
  port = await listenLocally(store);
  pass = await startReadOnlyProxy(new URL(`http://127.0.0.1:${port}/shop/`));
});
afterEach(async () => {
  await pass.close();
  await closeServer(store);
});

it('forwards reads to the store with the host name of the store', async () => {
  expect(await send('GET', '/wp-json/wc/v3?a=1')).toEqual({ status: 200, body: 'metrics' });
  expect(received).toEqual([`GET /shop/wp-json/wc/v3?a=1 127.0.0.1:${port}`]);
  expect(pass.passed()).toBe(1);
  expect(pass.refused).toEqual([]);
});

it.each([
  ['POST', '/wp-json/wc/v3/products', {}],
  ['PUT', '/wp-json/wp/v2/users/me', {}],
  ['DELETE', '/wp-json/wc/v3/products/1', {}],
  ['GET', '/wp-json/wc/v3/products/1?_method=DELETE', {}],
  ['GET', '/wp-json/wc/v3/products/1', { 'x-http-method-override': 'DELETE' }],
])('refuses a request that could change the store: %s %s %j', async (method, path, headers) => {
  expect((await send(method, path, headers)).status).toBe(405);
  expect(received).toEqual([]);
  expect(pass.refused).toHaveLength(1);
});

it('responds 404 for paths that a web server without URL rewriting does not find', async () => {
  await pass.close();
  pass = await startReadOnlyProxy(new URL(`http://127.0.0.1:${port}/shop/`), '/shop/wp-json');
  expect((await send('GET', '/wp-json/wc/v3')).status).toBe(404);
  expect((await send('GET', '/index.php/wp-json/wc/v3')).status).toBe(200);
  expect(received).toEqual([`GET /shop/index.php/wp-json/wc/v3 127.0.0.1:${port}`]);
});
