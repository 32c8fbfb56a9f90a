import { __, sprintf } from '@wordpress/i18n';
import { SECOND } from './constants.ts';
import { toPlainText } from './plain-text.ts';
import { isRecord } from './shapes.ts';

/** Details of a failure besides its code and message. */
type RestErrorDetails = {
  /** HTTP status; absent without a reply. */
  status?: number | undefined;
  /** The server's own details: parameters, status, or any other `data` it sent. */
  data?: unknown;
  /** What was originally thrown or received. */
  cause?: unknown;
  /** Retry-After, in milliseconds. */
  retryAfter?: number | undefined;
};

/**
 * A failed call: no connection, an error status, or a reply that is not JSON or has the wrong shape. `code` is the
 * server's own, or one of `fetch_error`, `offline_error`, `timeout`, `aborted`, `http_error`, `invalid_json`,
 * `empty_response`, `unexpected_response`. `message` is plain text that can be shown.
 */
export class RestError extends Error {
  readonly code: string;
  readonly status: number | undefined;
  readonly data: unknown;
  /** Retry-After, in milliseconds; absent when the reply had none. */
  readonly retryAfter: number | undefined;

  constructor(
    code: string,
    message: string,
    { status, data, cause, retryAfter }: RestErrorDetails = {},
  ) {
    super(message, { cause });
    this.name = 'RestError';
    this.code = code;
    this.status = status;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

function statusMessage(status: number): string {
  if (status === 429) return __('The store receives too many requests.', 'tillview');
  return sprintf(
    /* translators: %d: HTTP status of the reply, such as 500. */
    __('The store returned an error (status %d).', 'tillview'),
    status,
  );
}

/** The error for a reply with a failure status. */
export function errorOfReply(status: number, text: string, headers = new Headers()): RestError {
  const body = parseJson(text);
  const retryAfter = status === 429 || status === 503 ? readRetryAfter(headers) : undefined;
  if (!isRecord(body) || typeof body['code'] !== 'string') {
    return new RestError('http_error', statusMessage(status), {
      status,
      cause: body ?? text,
      retryAfter,
    });
  }
  const message = typeof body['message'] === 'string' ? toPlainText(body['message']) : '';
  return new RestError(body['code'], message || statusMessage(status), {
    status,
    data: body['data'],
    cause: body,
    retryAfter,
  });
}

/**
 * The `Retry-After` of a reply in milliseconds: seconds, or a date relative to the reply's own `Date` header, since the
 * browser's clock may differ from the server's.
 */
function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * SECOND;
  const delay = Date.parse(text) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(delay) ? undefined : Math.max(0, delay);
}

/** Parses JSON text; undefined when it is invalid, which no JSON text means. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The error for anything the REST client throws: a reply, an abort, its own `{ code, message }`, or a network error.
 */
export async function toRestError(thrown: unknown): Promise<RestError> {
  if (thrown instanceof RestError) return thrown;
  if (thrown instanceof Response) {
    return errorOfReply(thrown.status, await thrown.text(), thrown.headers);
  }
  if (isRecord(thrown) && thrown['name'] === 'AbortError') {
    return new RestError('aborted', __('The request was cancelled.', 'tillview'), {
      cause: thrown,
    });
  }
  if (isRecord(thrown) && typeof thrown['code'] === 'string') {
    const data = thrown['data'];
    const status =
      isRecord(data) && typeof data['status'] === 'number' ? data['status'] : undefined;
    const message = typeof thrown['message'] === 'string' ? toPlainText(thrown['message']) : '';
    return new RestError(thrown['code'], message || connectionMessage(), {
      status,
      data,
      cause: thrown,
    });
  }
  return new RestError('fetch_error', connectionMessage(), { cause: thrown });
}

function connectionMessage(): string {
  return __('The store could not be reached.', 'tillview');
}

/** The error for an operation whose reply cannot be used (readings A14). */
export function unexpectedReply(operation: string, cause?: unknown): RestError {
  return new RestError(
    'unexpected_response',
    sprintf(
      /* translators: %s: technical name of the operation, such as "getReportStats". */
      __('The store returned an unexpected response (%s).', 'tillview'),
      operation,
    ),
    { cause },
  );
}

function statusOf(error: unknown): number | undefined {
  return error instanceof RestError ? error.status : undefined;
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof RestError && codes.includes(error.code);
}

/** Not signed in, or not allowed (401, 403). */
export function isForbidden(error: unknown): boolean {
  const status = statusOf(error);
  return status === 401 || status === 403;
}

/** The session has ended; signing in again helps. */
export function isSessionEnded(error: unknown): boolean {
  return (
    statusOf(error) === 401 || hasCode(error, ['rest_cookie_invalid_nonce', 'rest_not_logged_in'])
  );
}

/** No reply: no connection, or the store is unreachable. */
export function isOffline(error: unknown): boolean {
  return hasCode(error, ['offline_error', 'fetch_error']);
}

/** The requested item does not exist, or this version of the store lacks the route (404). */
export function isNotFound(error: unknown): boolean {
  return statusOf(error) === 404;
}

/** The store lacks this route: another version, or a missing plugin (404). */
export function isNotOffered(error: unknown): boolean {
  return hasCode(error, ['rest_no_route']);
}

/** Too many requests (429). */
export function isTooManyRequests(error: unknown): boolean {
  return statusOf(error) === 429;
}

/** No reply before the timeout. */
export function isTimeout(error: unknown): boolean {
  return hasCode(error, ['timeout']);
}

/** The page itself cancelled the request, so there is nothing to report. */
export function isAborted(error: unknown): boolean {
  return hasCode(error, ['aborted']);
}
