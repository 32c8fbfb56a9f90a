import http from 'node:http';
import https from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { BodyTooLarge, readBody } from '../read-body.ts';
import type { StoreSettings } from './store-settings.ts';

/** What a store answered, its body decoded. */
type StoreReply = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** One request; `path` is relative to the REST root and has no leading slash. */
type StoreRequest = {
  method: string;
  path: string;
  query: string;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
  signal?: AbortSignal;
};

/** Why no usable reply came. The message is one sentence and never holds the credentials. */
export class StoreFailure extends Error {
  readonly kind: 'unreachable' | 'timeout' | 'redirect' | 'unusable';

  constructor(kind: StoreFailure['kind'], message: string) {
    super(message);
    this.name = 'StoreFailure';
    this.kind = kind;
  }
}

/** Talks to one store with its credentials; rejects with a `StoreFailure`, never with anything else. */
export type StoreClient = {
  address: string;
  send(request: StoreRequest): Promise<StoreReply>;
};

export type StoreClientOptions = { timeoutMs?: number; maxReplyBytes?: number };

const decoders: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
  deflate: promisify(inflate),
};

const MAX_REDIRECTS = 3;

/** Makes the client for a store; it keeps its connections open between requests. */
export function createStoreClient(
  settings: Pick<StoreSettings, 'url' | 'user' | 'password'>,
  { timeoutMs = 30_000, maxReplyBytes = 32 * 1024 * 1024 }: StoreClientOptions = {},
): StoreClient {
  const { url, user, password } = settings;
  const transport = url.protocol === 'https:' ? https : http;
  const agent = new transport.Agent({ keepAlive: true, maxSockets: 8 });
  const basic = Buffer.from(`${user}:${password}`).toString('base64');
  const address = url.href.replace(/\/$/, '');
  const bare = password.replaceAll(/\s/g, '');
  // A short password could be any word of a reply; an application password has 24 characters.
  const secrets = [
    basic.replace(/=+$/, ''),
    ...[password, bare, encodeURIComponent(password)].filter((text) => text.length >= 12),
  ];

  const exchange = (target: URL, request: StoreRequest, signal: AbortSignal) =>
    new Promise<StoreReply>((resolve, reject) => {
      const outgoing = transport.request(
        target,
        {
          method: request.method,
          agent,
          signal,
          headers: {
            accept: 'application/json',
            'accept-encoding': 'gzip, br, deflate',
            'user-agent': 'Tillview',
            ...request.headers,
            authorization: `Basic ${basic}`,
            ...(request.body ? { 'content-length': String(request.body.length) } : {}),
          },
        },
        (incoming) => {
          const finish = async () => {
            const raw = await readBody(incoming, maxReplyBytes);
            const encoding = incoming.headers['content-encoding']?.toLowerCase() ?? '';
            const decode = decoders[encoding];
            const body = decode && raw.length > 0 ? await decode(raw) : raw;
            return { status: incoming.statusCode ?? 502, headers: incoming.headers, body };
          };
          finish().then(resolve, (error: unknown) => {
            incoming.destroy();
            reject(error instanceof Error ? error : new Error(String(error)));
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(request.body);
    });

  const follow = async (
    target: URL,
    request: StoreRequest,
    signal: AbortSignal,
    left: number,
  ): Promise<StoreReply> => {
    const reply = await exchange(target, request, signal);
    const { location } = reply.headers;
    if (reply.status < 300 || reply.status >= 400 || reply.status === 304 || !location)
      return reply;
    const next = new URL(location, target);
    const mayRepeat = request.method === 'GET' || request.method === 'HEAD';
    if (next.origin !== url.origin || !mayRepeat || left === 0)
      throw new StoreFailure(
        'redirect',
        `The store at ${address} sends its requests on to ${next.origin}${next.pathname}, which this server does not follow: set STORE_URL to the address at which the store itself answers.`,
      );
    return follow(next, request, signal, left - 1);
  };

  const explain = (error: unknown, timeout: AbortSignal): StoreFailure => {
    if (error instanceof StoreFailure) return error;
    if (timeout.aborted)
      return new StoreFailure(
        'timeout',
        `The store at ${address} did not answer within ${timeoutMs / 1000} seconds.`,
      );
    if (error instanceof BodyTooLarge)
      return new StoreFailure(
        'unusable',
        `The store at ${address} sent a reply that is too long to pass on.`,
      );
    const code =
      error instanceof Error && 'code' in error && typeof error.code === 'string'
        ? error.code
        : 'no reply';
    return new StoreFailure('unreachable', `The store at ${address} cannot be reached (${code}).`);
  };

  return {
    address,
    async send(request) {
      const target = new URL(`wp-json/${request.path}`, url);
      target.search = request.query;
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
      try {
        const reply = await follow(target, request, signal, MAX_REDIRECTS);
        const text = reply.body.toString('latin1');
        if (secrets.some((secret) => text.includes(secret)))
          throw new StoreFailure(
            'unusable',
            `The reply of the store at ${address} repeats the credentials and is withheld.`,
          );
        return reply;
      } catch (error) {
        throw explain(error, timeout);
      }
    },
  };
}
