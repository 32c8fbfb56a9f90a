import { stringifyQuery } from '@tillview/navigation';
import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';
import { MAX_PER_PAGE, MINUTE, SECOND } from './constants.ts';
import { withNonce } from './nonce.ts';
import { normalizeQuery, type Query } from './query.ts';
import { errorOfReply, parseJson, RestError, toRestError, unexpectedReply } from './rest-error.ts';
import type { Shape } from './shapes.ts';
import { createGate } from './with-limit.ts';

/** A reply with what stands around its body (spec §7 "a paginated fetch"). */
export type RestReply<T> = {
  data: T;
  headers: Headers;
  status: number;
};

/** What a write sends besides its path. */
export type WriteOptions = {
  query?: Query;
  body?: unknown;
};

/** The one way to the store: through the platform's REST client, with every failure as a `RestError`. */
export type RestClient = {
  /** GET, the parsed body. A query with `per_page: -1` reads every page. */
  read<T>(path: string, query: Query, shape: Shape<T>): Promise<T>;
  /** GET, the parsed body with headers and status. */
  readWithHeaders<T>(path: string, query: Query, shape: Shape<T>): Promise<RestReply<T>>;
  /** A change; changes to one path are sent one after the other, in the order they were asked for. */
  write<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    options: WriteOptions,
    shape: Shape<T>,
  ): Promise<T>;
  /** From here on, no read joins one that is already under way: its answer may be of the time before. */
  forgetReads(): void;
};

/** After this long without a reply a request is given up, so that no screen waits for ever. Milliseconds. */
export const REQUEST_TIMEOUT = MINUTE;

/** The longest `Retry-After` that a read waits for by itself; a longer one is told as the error. Milliseconds. */
export const MAX_PATIENCE = 30 * SECOND;

/** More pages than this are no list but a broken header. */
const MAX_PAGES = 1000;

/** The most reads under way at once. */
export const MAX_PARALLEL_READS = 6;

/** What a REST client tells whoever made it. */
export type RestClientOptions = {
  /** The session has ended, so that calls fail until somebody signs in; or there is one again. */
  onSession?: (hasEnded: boolean) => void;
};

/** A REST client of its own: what it has under way is shared by those who use it, and by nobody else. */
export function createRestClient({
  onSession = () => undefined,
}: RestClientOptions = {}): RestClient {
  const underWay = new Map<string, Promise<RestReply<unknown>>>();
  const lastWrites = new Map<string, Promise<unknown>>();
  const gate = createGate(MAX_PARALLEL_READS);

  async function readReply(path: string, query: Query): Promise<RestReply<unknown>> {
    const normal = normalizeQuery(query);
    const fullPath = withQuery(path, normal);
    const known = underWay.get(fullPath);
    if (known) return known;
    const readPage = (page: Query) =>
      withPatience(() => send({ path: withQuery(path, page) }, onSession));
    const isUnbounded = normal['per_page'] === '-1';
    const reply = gate(() => (isUnbounded ? readEveryPage(readPage, normal) : readPage(normal)));
    underWay.set(fullPath, reply);
    const forget = () => {
      if (underWay.get(fullPath) === reply) underWay.delete(fullPath);
    };
    reply.then(forget, forget);
    return reply;
  }

  return {
    async read(path, query, shape) {
      return expectShape(await readReply(path, query), shape).data;
    },
    async readWithHeaders(path, query, shape) {
      return expectShape(await readReply(path, query), shape);
    },
    async write(method, path, { query = {}, body }, shape) {
      const before = lastWrites.get(path);
      const sent = (async () => {
        // How the one before ended is told to whoever asked for it.
        if (before) await before.catch(() => undefined);
        return send(
          { path: withQuery(path, normalizeQuery(query)), method, data: body },
          onSession,
        );
      })();
      lastWrites.set(path, sent);
      try {
        return expectShape(await sent, shape).data;
      } finally {
        underWay.clear();
        if (lastWrites.get(path) === sent) lastWrites.delete(path);
      }
    },
    forgetReads() {
      underWay.clear();
    },
  };
}

/**
 * The total headers of a list reply. Where they are missing or no number, the length of the list is the total and
 * there is one page (readings C21); never NaN, never below zero.
 */
export function readTotals(
  headers: Headers,
  length: number,
): { totalResults: number; totalPages: number } {
  return {
    totalResults: readTotal(headers) ?? length,
    totalPages: readCount(headers.get('x-wp-totalpages')) ?? 1,
  };
}

/** The `x-wp-total` of a list reply; undefined where it is missing or no number. */
export function readTotal(headers: Headers): number | undefined {
  return readCount(headers.get('x-wp-total'));
}

function readCount(text: string | null): number | undefined {
  const count = Number.parseInt(text ?? '', 10);
  return Number.isNaN(count) ? undefined : Math.max(0, count);
}

/**
 * Sends one request and parses its reply. The REST client is asked for the raw reply always: only that tells the
 * status of a failure, and tells a page of HTML from a network fault.
 */
async function send(
  options: APIFetchOptions & { path: string },
  onSession: (hasEnded: boolean) => void,
): Promise<RestReply<unknown>> {
  if (!isRestPath(options.path)) {
    throw new RestError('invalid_path', __('This is no address of the store.', 'tillview'));
  }
  return withNonce(
    () =>
      withTimeout(async (signal) => {
        const reply = await apiFetch<unknown, false>({ ...options, signal, parse: false });
        const { headers, status } = reply;
        const text = await reply.text();
        if (!reply.ok) throw errorOfReply(status, text, headers);
        return { data: parseBody(text, status), headers, status };
      }),
    onSession,
  );
}

/** A path below the REST root: only such a one is sent, since the nonce goes with it. */
function isRestPath(path: string): boolean {
  const [route = ''] = path.split('?');
  return /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(path) && !route.split('/').includes('..');
}

/** Where the store asks for patience and says for how long, a read waits once, if that is not too long. */
async function withPatience<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    const delay = error instanceof RestError ? error.retryAfter : undefined;
    if (delay === undefined || delay > MAX_PATIENCE) throw error;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return task();
  }
}

/**
 * Reads a list to its end, page after page. The `next` links are not followed but only believed: they may name
 * another host, which the nonce must never go to.
 */
async function readEveryPage(
  readPage: (query: Query) => Promise<RestReply<unknown>>,
  query: Query,
): Promise<RestReply<unknown>> {
  const first = await readPage({ ...query, per_page: MAX_PER_PAGE });
  if (!Array.isArray(first.data)) return first;
  const rows: unknown[] = [...first.data];
  for (let page = 2, last = first; hasNextPage(last, page - 1); page++) {
    if (page > MAX_PAGES) throw unexpectedReply('readEveryPage', last.headers.get('link'));
    last = await readPage({ ...query, per_page: MAX_PER_PAGE, page });
    if (!Array.isArray(last.data)) return last;
    rows.push(...last.data);
  }
  return { data: rows, headers: new Headers(), status: first.status };
}

function hasNextPage({ data, headers }: RestReply<unknown>, page: number): boolean {
  if (!Array.isArray(data) || data.length === 0) return false;
  const pages = readCount(headers.get('x-wp-totalpages'));
  return pages === undefined ? /rel="?next"?/.test(headers.get('link') ?? '') : page < pages;
}

function withQuery(path: string, query: Query): string {
  const text = stringifyQuery(query);
  if (!text) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${text}`;
}

function parseBody(text: string, status: number): unknown {
  // The byte order mark and stray blanks that some plugins print are no fault of the answer.
  const body = text.trim();
  if (body === '') return null;
  const data = parseJson(body);
  if (data === undefined) {
    throw new RestError(
      'invalid_json',
      __('The store gave an answer that is not valid JSON.', 'tillview'),
      { status, cause: text },
    );
  }
  return data;
}

function expectShape<T>(reply: RestReply<unknown>, shape: Shape<T>): RestReply<T> {
  const { data, headers, status } = reply;
  if (shape(data)) return { data, headers, status };
  if (data === null) {
    throw new RestError('empty_response', __('The store gave an empty answer.', 'tillview'), {
      status,
    });
  }
  throw new RestError(
    'unexpected_response',
    __('The store gave an answer of an unknown form.', 'tillview'),
    { status, cause: data },
  );
}

async function withTimeout<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), REQUEST_TIMEOUT);
  try {
    return await task(controller.signal);
  } catch (thrown) {
    if (!controller.signal.aborted) throw await toRestError(thrown);
    throw new RestError(
      'timeout',
      sprintf(
        /* translators: %d: number of seconds. */
        __('The store did not answer within %d seconds.', 'tillview'),
        REQUEST_TIMEOUT / 1000,
      ),
      { cause: thrown },
    );
  } finally {
    clearTimeout(timer);
  }
}
