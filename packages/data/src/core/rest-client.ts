import apiFetch, { type APIFetchOptions } from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';
import { checkValues } from './check-values.ts';
import { MAX_PER_PAGE, MINUTE, NAMESPACE, SECOND } from './constants.ts';
import { withNonce } from './nonce.ts';
import { normalizeQuery, type Query } from './query.ts';
import { withQuery } from './rest-path.ts';
import {
  toResponseError,
  parseJson,
  RestError,
  toRestError,
  unexpectedResponse,
} from './rest-error.ts';
import type { Shape } from './shapes.ts';
import { untilAborted } from './until-aborted.ts';
import { createLimiter } from './with-limit.ts';

/** A response with its headers and status (R7.27). */
export type RestReply<T> = {
  data: T;
  headers: Headers;
  status: number;
};

/** The query and body of a write. */
export type WriteOptions = {
  query?: Query;
  body?: unknown;
};

/**
 * The client for all requests to the store. It wraps WordPress's REST client and throws every failure as a `RestError`
 * (R7.1).
 */
export type RestClient = {
  /** Sends a GET request; returns the parsed body. A query with `per_page: -1` reads every page. */
  read<T>(path: string, query: Query, shape: Shape<T>): Promise<T>;
  /** Sends a GET request; returns the parsed body with headers and status. */
  readWithHeaders<T>(path: string, query: Query, shape: Shape<T>): Promise<RestReply<T>>;
  /** Sends an OPTIONS request: what the path accepts. */
  describe<T>(path: string, shape: Shape<T>): Promise<T>;
  /** Sends a change. Changes to one path are sent one after the other, in call order. */
  write<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    options: WriteOptions,
    shape: Shape<T>,
  ): Promise<T>;
  /** Makes later reads send new requests, instead of sharing pending ones whose results may be outdated. */
  forgetReads(): void;
};

/** A read that the store has not answered for 10 seconds. */
export type WaitingRead = {
  readonly path: string;
  readonly query: Query;
  /** Fails it with the code `aborted`. */
  readonly cancel: () => void;
};

/** The time after which a read without a response is reported as waiting, and a store whose report it is as slow, in milliseconds. */
const WAITING_AFTER = 10 * SECOND;

/** The maximum number of reports that a slow store computes at once. */
const MAX_SLOW_READS = 2;

/** The time after which a request without a response is aborted, in milliseconds. */
export const REQUEST_TIMEOUT = MINUTE;

/** The longest `Retry-After` that a read waits for, in milliseconds; a longer one is thrown as the error. */
export const MAX_RETRY_AFTER = 30 * SECOND;

/** The maximum number of pages of a list; more pages mean that a header is wrong. */
const MAX_PAGES = 1000;

/** By default, the maximum number of pending reads: as many as browsers send to one host at once over HTTP/1.1. */
const MAX_PARALLEL_READS = 6;

/** The callbacks of a REST client. */
export type RestClientOptions = {
  /** The maximum number of pending reads. */
  maxParallelReads?: number | undefined;
  /** Called with true when the session has ended and requests fail, and with false when it is valid again. */
  onSession?: (hasEnded: boolean) => void;
  /** Whether the store has computed reports slowly before. */
  isSlow?: () => boolean;
  /** Called when a report takes longer than `WAITING_AFTER`. */
  onSlow?: () => void;
  /** Called with the reads that wait for the store, when one more or one less does. */
  onWaiting?: (waiting: readonly WaitingRead[]) => void;
  /** Wraps each change until its response has arrived. */
  whileSaving?: <T>(save: () => Promise<T>) => Promise<T>;
};

/** Creates a REST client. Equal pending reads are shared, but only within one client. */
export function createRestClient({
  maxParallelReads = MAX_PARALLEL_READS,
  onSession = () => undefined,
  isSlow = () => false,
  onSlow = () => undefined,
  onWaiting = () => undefined,
  whileSaving = (save) => save(),
}: RestClientOptions = {}): RestClient {
  const inFlight = new Map<string, Promise<RestReply<unknown>>>();
  const lastWrites = new Map<string, Promise<unknown>>();
  const limitReads = createLimiter(maxParallelReads);
  const limitSlowReads = createLimiter(MAX_SLOW_READS);
  let waiting: readonly WaitingRead[] = [];
  const setWaiting = (reads: readonly WaitingRead[]) => {
    waiting = reads;
    onWaiting(waiting);
  };

  /** Reports a read that takes long, until the function that it returns is called. */
  const watch = (path: string, query: Query) => (cancel: () => void) => {
    const read = { path, query, cancel };
    const timer = setTimeout(() => {
      if (isReport(path)) onSlow();
      setWaiting([...waiting, read]);
    }, WAITING_AFTER);
    return () => {
      clearTimeout(timer);
      if (waiting.includes(read)) setWaiting(waiting.filter((each) => each !== read));
    };
  };

  async function readResponse(path: string, query: Query): Promise<RestReply<unknown>> {
    const normal = normalizeQuery(query);
    const fullPath = withQuery(path, normal);
    const known = inFlight.get(fullPath);
    if (known) return known;
    const readPage = (page: Query) =>
      retryAfterDelay(() => send({ path: withQuery(path, page) }, onSession, watch(path, page)));
    const isUnbounded = normal['per_page'] === '-1';
    const run = () =>
      limitReads(() => (isUnbounded ? readEveryPage(readPage, normal) : readPage(normal)));
    const reply = isReport(path) && isSlow() ? limitSlowReads(run) : run();
    inFlight.set(fullPath, reply);
    const forget = () => {
      if (inFlight.get(fullPath) === reply) inFlight.delete(fullPath);
    };
    reply.then(forget, forget);
    return reply;
  }

  return {
    async read(path, query, shape) {
      return expectShape(path, await readResponse(path, query), shape).data;
    },
    async readWithHeaders(path, query, shape) {
      return expectShape(path, await readResponse(path, query), shape);
    },
    async describe(path, shape) {
      const reply = await limitReads(() =>
        retryAfterDelay(() => send({ path, method: 'OPTIONS' }, onSession)),
      );
      return expectShape(path, reply, shape).data;
    },
    async write(method, path, { query = {}, body }, shape) {
      const before = lastWrites.get(path);
      const sent = (async () => {
        // The caller of the previous write handles its failure.
        if (before) await before.catch(() => undefined);
        return send(
          { path: withQuery(path, normalizeQuery(query)), method, data: body },
          onSession,
        );
      })();
      lastWrites.set(path, sent);
      try {
        return expectShape(path, await whileSaving(() => sent), shape).data;
      } finally {
        inFlight.clear();
        if (lastWrites.get(path) === sent) lastWrites.delete(path);
      }
    },
    forgetReads() {
      inFlight.clear();
    },
  };
}

/** Whether a path is that of a report, whose time depends on the number of orders. */
const isReport = (path: string): boolean => path.startsWith(`${NAMESPACE}/reports/`);

/**
 * The totals of a list response. When the headers are missing or not numbers, the total is the length of the list and
 * there is one page (readings C21). Never NaN and never negative.
 */
export function readTotals(
  headers: Headers,
  length: number,
): { totalResults: number; totalPages: number } {
  return {
    totalResults: readTotal(headers) ?? length,
    totalPages: readTotalPages(headers) ?? 1,
  };
}

/** The `x-wp-totalpages` header of a list response; `undefined` when it is missing or not a number. */
export function readTotalPages(headers: Headers): number | undefined {
  return readCount(headers.get('x-wp-totalpages'));
}

/** The `x-wp-total` header of a list response; `undefined` when it is missing or not a number. */
export function readTotal(headers: Headers): number | undefined {
  return readCount(headers.get('x-wp-total'));
}

function readCount(text: string | null): number | undefined {
  const count = Number.parseInt(text ?? '', 10);
  return Number.isNaN(count) ? undefined : Math.max(0, count);
}

/**
 * Sends one request and parses its response. Requests the raw response from WordPress's REST client, because only that
 * has the status of a failure and distinguishes an HTML page from a network error.
 */
async function send(
  options: APIFetchOptions & { path: string },
  onSession: (hasEnded: boolean) => void,
  onSent?: (cancel: () => void) => () => void,
): Promise<RestReply<unknown>> {
  if (!isRestPath(options.path)) {
    throw new RestError('invalid_path', __('Invalid API path', 'tillview'));
  }
  return withNonce(
    () =>
      withTimeout(async (signal) => {
        const reply = await apiFetch<unknown, false>({ ...options, signal, parse: false });
        const { headers, status } = reply;
        const text = await reply.text();
        if (!reply.ok) throw toResponseError(status, text, headers);
        return { data: parseBody(text, status), headers, status };
      }, onSent),
    onSession,
  );
}

/**
 * Whether this is a path below the REST root. Other paths must not be requested, since every request contains the
 * nonce.
 */
function isRestPath(path: string): boolean {
  const [route = ''] = path.split('?');
  return /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(path) && !route.split('/').includes('..');
}

/** Retries once after the delay that a 429 or 503 response requests, unless that delay is too long. */
async function retryAfterDelay<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    const delay = error instanceof RestError ? error.retryAfter : undefined;
    if (delay === undefined || delay > MAX_RETRY_AFTER) throw error;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return task();
  }
}

/**
 * Reads every page of a list. The `next` links are only used to detect another page: they could point to another host,
 * which must never receive the nonce.
 */
async function readEveryPage(
  readPage: (query: Query) => Promise<RestReply<unknown>>,
  query: Query,
): Promise<RestReply<unknown>> {
  const first = await readPage({ ...query, per_page: MAX_PER_PAGE });
  if (!Array.isArray(first.data)) return first;
  const rows: unknown[] = [...first.data];
  for (let page = 2, last = first; hasNextPage(last, page - 1); page++) {
    if (page > MAX_PAGES) throw unexpectedResponse('readEveryPage', last.headers.get('link'));
    last = await readPage({ ...query, per_page: MAX_PER_PAGE, page });
    if (!Array.isArray(last.data)) return last;
    rows.push(...last.data);
  }
  return { data: rows, headers: new Headers(), status: first.status };
}

function hasNextPage({ data, headers }: RestReply<unknown>, page: number): boolean {
  if (!Array.isArray(data) || data.length === 0) return false;
  const pages = readTotalPages(headers);
  return pages === undefined ? /rel="?next"?/.test(headers.get('link') ?? '') : page < pages;
}

function parseBody(text: string, status: number): unknown {
  // Some plugins print a byte order mark or whitespace around the JSON.
  const body = text.trim();
  if (body === '') return null;
  const data = parseJson(body);
  if (data === undefined) {
    const message = body.startsWith('<')
      ? __(
          'The store returned a web page instead of data. A login page, a maintenance page or the output of a plugin may be blocking its REST API.',
          'tillview',
        )
      : __('The store returned invalid JSON.', 'tillview');
    throw new RestError('invalid_json', message, { status, cause: text });
  }
  return data;
}

function expectShape<T>(path: string, reply: RestReply<unknown>, shape: Shape<T>): RestReply<T> {
  const { data, headers, status } = reply;
  if (shape(data)) {
    if (path.startsWith(NAMESPACE)) checkValues(data);
    return { data, headers, status };
  }
  if (data === null) {
    throw new RestError('empty_response', __('The store returned an empty response.', 'tillview'), {
      status,
    });
  }
  throw new RestError(
    'unexpected_response',
    __('The store returned an unexpected response.', 'tillview'),
    { status, cause: data },
  );
}

/** Runs a task for `REQUEST_TIMEOUT` at most. `onSent` gets a function that cancels it, and returns one that is called at its end. */
async function withTimeout<T>(
  task: (signal: AbortSignal) => Promise<T>,
  onSent?: (cancel: () => void) => () => void,
): Promise<T> {
  const controller = new AbortController();
  let isTooLate = false;
  const timer = setTimeout(() => {
    isTooLate = true;
    controller.abort();
  }, REQUEST_TIMEOUT);
  const onEnd = onSent?.(() => controller.abort());
  try {
    return await untilAborted(controller.signal, task(controller.signal));
  } catch (thrown) {
    if (!isTooLate) throw await toRestError(thrown);
    throw new RestError(
      'timeout',
      sprintf(
        /* translators: %d: number of seconds. */
        __('The store did not respond within %d seconds.', 'tillview'),
        REQUEST_TIMEOUT / 1000,
      ),
      { cause: thrown },
    );
  } finally {
    clearTimeout(timer);
    onEnd?.();
  }
}
