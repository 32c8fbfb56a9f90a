import http from 'node:http';
import https from 'node:https';
import { createCredentialScan, scanBody } from './credential-scan.ts';
import { readResponse } from './read-reply.ts';
import { createReplyMemory, type ReplyMemory } from './reply-memory.ts';
import { toRestUrl, type RestForm } from './rest-form.ts';
import { describeUnreachable, StoreFailure } from './store-failure.ts';
import type { StoreSettings } from './store-settings.ts';

/** The response of a store, with its body decoded. */
export type StoreReply = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/** `memory`: held until the caller releases it; if absent, until the reply arrives. */
type SendOptions = { memory?: ReplyMemory };

/** One request; `path` is relative to the REST root and has no leading slash. */
type StoreRequest = {
  method: string;
  path: string;
  query: string;
  headers?: Readonly<Record<string, string>>;
  body?: Buffer;
  signal?: AbortSignal;
};

/** Sends requests to one store with its credentials. Rejects only with a `StoreFailure`. */
export type StoreClient = {
  address: string;
  /** The URL form in which the site accepts REST paths; `wp-json` until another form is found. */
  form: RestForm;
  send(request: StoreRequest, options?: SendOptions): Promise<StoreReply>;
  /** Opens the memory of a reply that is sent on. */
  openMemory(): ReplyMemory;
};

/** Limits that tests reduce. */
export type StoreClientOptions = {
  timeoutMs?: number;
  /** The maximum size in bytes of all responses together that are not sent on yet, apart from 1 MB of each. */
  maxMemoryBytes?: number;
};

type Attempt = { signal: AbortSignal; memory: ReplyMemory };

const MAX_REDIRECTS = 3;

/** The maximum size of a response in bytes, before and after decoding. */
const MAX_REPLY_BYTES = 32 * 1024 * 1024;

/** The maximum number of pending requests; more are refused, not queued. */
const MAX_PENDING = 64;

/** Names the target of a redirect without its query, which may contain credentials. */
function describeTarget(target: URL | null): string {
  if (!target) return 'no valid address';
  return /^https?:$/.test(target.protocol)
    ? target.origin + target.pathname
    : `an address that begins with "${target.protocol}"`;
}

const isRedirect = (status: number) => status >= 300 && status < 400;

const mayRepeat = ({ method }: StoreRequest) => method === 'GET' || method === 'HEAD';

/** The body without byte order marks at its beginning, which PHP files of a store may print before the data. */
function withoutByteOrderMark(body: Buffer): Buffer {
  const start = body.subarray(0, 1024).toString('utf8');
  const rest = start.trimStart();
  const skipped = start.slice(0, start.length - rest.length);
  return skipped.includes('\uFEFF') ? body.subarray(Buffer.byteLength(skipped)) : body;
}

/** Creates the client for a store; it reuses its connections. */
export function createStoreClient(
  settings: Pick<StoreSettings, 'url' | 'user' | 'password'>,
  { timeoutMs = 30_000, maxMemoryBytes = 96 * 1024 * 1024 }: StoreClientOptions = {},
): StoreClient {
  const { url, user, password } = settings;
  const transport = url.protocol === 'https:' ? https : http;
  // No limit on sockets: a hanging request must not block others.
  const agent = new transport.Agent({ keepAlive: true, maxFreeSockets: 8 });
  const basic = Buffer.from(`${user}:${password}`).toString('base64');
  const address = url.href.replace(/\/$/, '');
  const repeatsCredentials = createCredentialScan(user, password);
  const openMemory = createReplyMemory(maxMemoryBytes);
  let pending = 0;

  const withheld = () =>
    new StoreFailure(
      'unusable',
      `The reply of the store at ${address} repeats the credentials and is withheld.`,
    );

  const sendOnce = (
    target: URL,
    request: StoreRequest,
    { signal, memory }: Attempt,
    isRepeat = false,
  ): Promise<StoreReply> =>
    new Promise<StoreReply>((resolve, reject) => {
      let hasReply = false;
      const outgoing = transport.request(
        target,
        {
          method: request.method,
          // A repeated request uses its own connection: other idle connections may also be closed.
          agent: isRepeat ? false : agent,
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
          hasReply = true;
          memory.release();
          readResponse(incoming, { limit: MAX_REPLY_BYTES, memory, address }).then(
            (body) =>
              resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }),
            (error: unknown) => {
              incoming.destroy();
              reject(error instanceof Error ? error : new Error(String(error)));
            },
          );
        },
      );
      outgoing.on('error', (error) => {
        // The store closes idle connections, possibly at the moment when one is reused: this is not an error of the store.
        const isClosed = outgoing.reusedSocket && !hasReply && !signal.aborted;
        if (isClosed && !isRepeat && mayRepeat(request))
          resolve(sendOnce(target, request, { signal, memory }, true));
        else reject(error);
      });
      outgoing.end(request.body);
    });

  const follow = async (
    target: URL,
    request: StoreRequest,
    attempt: Attempt,
    left: number,
  ): Promise<StoreReply> => {
    const reply = await sendOnce(target, request, attempt);
    if (reply.status < 200 || reply.status > 599)
      throw new StoreFailure(
        'unusable',
        `The store at ${address} answered with ${reply.status}, which is not a valid HTTP status.`,
      );
    if (repeatsCredentials(JSON.stringify(reply.headers))) throw withheld();
    if (!isRedirect(reply.status)) return reply;
    const { location } = reply.headers;
    const next = location && URL.canParse(location, target.href) ? new URL(location, target) : null;
    if (next?.origin !== url.origin || !mayRepeat(request) || left === 0)
      throw new StoreFailure(
        'redirect',
        `The store at ${address} redirects its requests to ${describeTarget(next)}, which this server does not follow: set STORE_URL to the address at which the store itself answers.`,
      );
    return follow(next, request, attempt, left - 1);
  };

  const toStoreFailure = (error: unknown, timeout: AbortSignal): StoreFailure => {
    if (error instanceof StoreFailure) return error;
    if (timeout.aborted)
      return new StoreFailure(
        'timeout',
        `The store at ${address} did not answer within ${timeoutMs / 1000} seconds.`,
      );
    const code =
      error instanceof Error && 'code' in error && typeof error.code === 'string'
        ? error.code
        : 'no reply';
    return new StoreFailure('unreachable', describeUnreachable(address, code));
  };

  const client: StoreClient = {
    address,
    form: 'wp-json',
    openMemory,
    async send(request, options = {}) {
      if (pending >= MAX_PENDING)
        throw new StoreFailure(
          'busy',
          `${pending} requests are waiting for the store at ${address}. Try again in a moment.`,
        );
      const target = toRestUrl(url, client.form, request.path, request.query);
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = request.signal ? AbortSignal.any([timeout, request.signal]) : timeout;
      const memory = options.memory ?? openMemory();
      pending += 1;
      try {
        const reply = await follow(target, request, { signal, memory }, MAX_REDIRECTS);
        if (await scanBody(repeatsCredentials, reply.body)) throw withheld();
        return { ...reply, body: withoutByteOrderMark(reply.body) };
      } catch (error) {
        throw toStoreFailure(error, timeout);
      } finally {
        pending -= 1;
        if (!options.memory) memory.release();
      }
    },
  };
  return client;
}
