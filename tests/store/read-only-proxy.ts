import { createServer, request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { closeServer, listenLocally } from '../setup/local-server.ts';

/** A proxy to the store that refuses every request that could change the store. */
export type ReadOnlyProxy = {
  /** The URL of the store through the proxy, with the path of the site. */
  url: string;
  /** The number of forwarded requests. */
  passed(): number;
  /** The refused requests, such as "POST /path". */
  refused: readonly string[];
  close(): Promise<void>;
};

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The method that WordPress uses: a header or a parameter can override the method of a request. */
function methodOf({ method = '', headers, url = '' }: IncomingMessage): string {
  const override = headers['x-http-method-override'];
  const parameter = new URL(url, 'http://store').searchParams.get('_method');
  return String(override ?? parameter ?? method).toUpperCase();
}

/** Starts the proxy on a free port of this machine. It responds 404 to paths that start with `hidden`. */
export async function startReadOnlyProxy(store: URL, hidden?: string): Promise<ReadOnlyProxy> {
  const refused: string[] = [];
  let passed = 0;
  const send = store.protocol === 'https:' ? requestHttps : requestHttp;
  const server = createServer((incoming, outgoing) => {
    const method = methodOf(incoming);
    if (!SAFE.has(method) || !SAFE.has(incoming.method ?? '')) {
      refused.push(`${method} ${incoming.url ?? ''}`);
      incoming.resume();
      outgoing.writeHead(405, { 'content-type': 'application/json' });
      outgoing.end('{"code":"read_only","message":"This check only reads the store."}');
      return;
    }
    if (hidden && incoming.url?.startsWith(hidden)) {
      incoming.resume();
      outgoing.writeHead(404, { 'content-type': 'text/html' });
      outgoing.end('<h1>Not Found</h1>');
      return;
    }
    passed += 1;
    const target = new URL(incoming.url ?? '/', store);
    const forwarded = send(
      target,
      { method: incoming.method, headers: { ...incoming.headers, host: store.host } },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    forwarded.on('error', (error) => {
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'text/plain' });
      outgoing.end(error.message);
    });
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}${store.pathname.replace(/\/$/, '')}`,
    passed: () => passed,
    refused,
    close: () => closeServer(server),
  };
}
