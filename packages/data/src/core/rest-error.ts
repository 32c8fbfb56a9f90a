import { __, sprintf } from '@wordpress/i18n';
import { SECOND } from './constants.ts';
import { toPlainText } from './plain-text.ts';
import { isRecord } from './shapes.ts';

/** Details of a failure besides its code and message. */
type RestErrorDetails = {
  /** HTTP status; absent without a response. */
  status?: number | undefined;
  /** The details from the server: parameters, status, or other `data`. */
  data?: unknown;
  /** The value that was originally thrown or received. */
  cause?: unknown;
  /** The delay of the `Retry-After` header, in milliseconds. */
  retryAfter?: number | undefined;
};

/**
 * A failed request: no connection, an error status, or a response that is not JSON or has the wrong shape. `code` comes
 * from the server, or is one of `fetch_error`, `offline_error`, `timeout`, `aborted`, `http_error`, `invalid_json`,
 * `empty_response`, `unexpected_response`. `message` is plain text that can be shown.
 */
export class RestError extends Error {
  readonly code: string;
  readonly status: number | undefined;
  readonly data: unknown;
  /** The delay of the `Retry-After` header, in milliseconds; absent when the response had none. */
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

/** Whether the plugin's routes refuse, because another plugin limits the orders of the reports. */
export const isLimitedReports = (error: unknown): boolean =>
  error instanceof RestError && error.code === 'tillview_limited_reports';

function statusMessage(status: number): string {
  if (status === 429) return __('The store has received too many requests.', 'tillview');
  return sprintf(
    /* translators: %d: HTTP status of the reply, such as 500. */
    __('The store returned an error (status %d).', 'tillview'),
    status,
  );
}

/**
 * Whether a web page or a line of text refuses a request. WordPress itself refuses requests with JSON, which can follow
 * the notices of PHP; a web server that requires a password may respond with 401 and a text.
 */
const isBlocked = (status: number, text: string): boolean =>
  [401, 403, 406].includes(status) &&
  (status === 401 ? /^\s*</ : /\S/).test(text) &&
  !text.includes('{"code":');

/** Creates the error for a response with a failure status. */
export function toResponseError(status: number, text: string, headers = new Headers()): RestError {
  const body = parseJson(text);
  const retryAfter = status === 429 || status === 503 ? readRetryAfter(headers) : undefined;
  if (body === undefined && isBlocked(status, text)) {
    const message = sprintf(
      /* translators: %d: HTTP status of the reply, such as 403. */
      __(
        'A firewall or a security plugin may be blocking the request: the store returned a web page (status %d) instead of data.',
        'tillview',
      ),
      status,
    );
    return new RestError('blocked_by_page', message, { status, cause: text });
  }
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
 * The `Retry-After` header of a response, in milliseconds. It contains seconds, or a date, which is compared with the
 * `Date` header of the same response, since the clocks of browser and server may differ.
 */
function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * SECOND;
  const delay = Date.parse(text) - Date.parse(headers.get('date') ?? '');
  return Number.isNaN(delay) ? undefined : Math.max(0, delay);
}

/** Parses JSON text. Returns `undefined` if it is invalid; valid JSON never has that value. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Creates the error for anything that the REST client throws: a response, an abort, its own `{ code, message }`, or a
 * network error.
 */
export async function toRestError(thrown: unknown): Promise<RestError> {
  if (thrown instanceof RestError) return thrown;
  if (thrown instanceof Response) {
    return toResponseError(thrown.status, await thrown.text(), thrown.headers);
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

/** Creates the error for an operation whose response cannot be used (readings A14). */
export function unexpectedResponse(operation: string, cause?: unknown): RestError {
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

/** Whether WordPress has refused the nonce of a request. */
export const isInvalidNonce = (error: unknown): boolean =>
  hasCode(error, ['rest_cookie_invalid_nonce']);

/** Whether something before WordPress refused a request: a firewall, or the Tillview server. */
const isRefusedBefore = (error: unknown): boolean =>
  error instanceof RestError && /^(?:blocked_by_page$|tillview_)/.test(error.code);

/** Whether the user is not signed in or not allowed (401, 403). */
export function isForbidden(error: unknown): boolean {
  const status = statusOf(error);
  return (status === 401 || status === 403) && !isRefusedBefore(error);
}

/** Whether the session has ended, so that the user has to sign in again. */
export function isSessionEnded(error: unknown): boolean {
  return (
    (statusOf(error) === 401 && !hasCode(error, ['blocked_by_page'])) ||
    hasCode(error, ['rest_cookie_invalid_nonce', 'rest_not_logged_in'])
  );
}

/** Whether there was no response: no connection, or the store is unreachable. */
export function isOffline(error: unknown): boolean {
  return hasCode(error, ['offline_error', 'fetch_error']);
}

/** Whether the requested item does not exist, or this version of the store does not have the route (404). */
export function isNotFound(error: unknown): boolean {
  return statusOf(error) === 404;
}
