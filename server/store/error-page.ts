import { restError, type Reply } from '../reply.ts';
import type { StoreReply } from './store-client.ts';
import { StoreFailure } from './store-failure.ts';

/** The meaning of an error page that is not WordPress JSON, by its status. */
const MEANINGS = new Map([
  [403, 'blocks the request (403): a firewall or a security plugin answers instead of WordPress.'],
  [404, 'has no such address (404): its REST API was moved or is switched off.'],
  [429, 'has received too many requests (429).'],
  [500, 'had an internal error (500). The error log of the store says why.'],
  [502, 'cannot be reached by its own web server (502).'],
  [503, 'is not available (503): it is under maintenance or overloaded.'],
  [504, 'did not answer its own web server in time (504).'],
]);

const meaningOf = (status: number) =>
  MEANINGS.get(status) ?? `answered with an error page (${status}).`;

/** A message of PHP before the data, with or without HTML. */
const PHP_MESSAGE =
  /^\s*(?:<br\s*\/?>\s*)?(?:<b>)?(?:PHP )?(Notice|Warning|Deprecated|Strict Standards|Parse error|Fatal error)(?:<\/b>)?: /;

const MIN_RETRY_SECONDS = 5;
const MAX_RETRY_SECONDS = 120;
const DEFAULT_RETRY_SECONDS = 10;

/** The beginning of a body, without a byte order mark. */
const beginningOf = (body: Buffer) => body.subarray(0, 1024).toString('utf8').trimStart();

/** Whether a response is a web page, which comes where WordPress does not know a REST URL, or something blocks it. */
export const isPage = ({ body }: Pick<StoreReply, 'body'>): boolean =>
  beginningOf(body).startsWith('<');

/** The seconds in a `Retry-After` header, which may be a date; at least 5 and at most 120. */
function toRetrySeconds(header: string | undefined): number {
  if (!header) return DEFAULT_RETRY_SECONDS;
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  if (Number.isNaN(seconds)) return DEFAULT_RETRY_SECONDS;
  return Math.min(Math.max(seconds, MIN_RETRY_SECONDS), MAX_RETRY_SECONDS);
}

/** The failure for data that cannot be read: a message of PHP, or a web page; `undefined` for every other response. */
function explainPage({ status, body }: StoreReply, address: string): StoreFailure | undefined {
  const start = beginningOf(body);
  const [, level] = PHP_MESSAGE.exec(start) ?? [];
  if (level !== undefined)
    return new StoreFailure(
      'unusable',
      `The store at ${address} sends a message of PHP (${level}) before its data, which cannot be read: set WP_DEBUG_DISPLAY to false in the wp-config.php of the store. The message itself names the plugin to update.`,
      DEFAULT_RETRY_SECONDS,
    );
  if (!isPage({ body })) return undefined;
  return new StoreFailure(
    'unusable',
    `The store at ${address} answered with a web page instead of data (${status}): a login page, a maintenance page or the output of a plugin may be blocking its REST API.`,
  );
}

/**
 * The failure for a response that does not depend on the request: the store is down or overloaded, or something before
 * WordPress answers. `undefined` for a response of WordPress itself, and for a web page, whose address may be wrong.
 */
export function explainSickStore(reply: StoreReply, address: string): StoreFailure | undefined {
  const { status, headers, body } = reply;
  const start = beginningOf(body);
  const isJson = /^[[{]/.test(start);
  if (status === 401 && !isJson && /\bbasic\b/i.test(headers['www-authenticate'] ?? ''))
    return new StoreFailure(
      'refused',
      `The web server of the store at ${address} asks for a user name and password of its own (401), before WordPress can check STORE_USER and STORE_APP_PASSWORD: exempt the REST API from its basic authentication, or turn that off.`,
      DEFAULT_RETRY_SECONDS,
    );
  if (status === 429 || status >= 500 || (status === 403 && !isJson))
    return new StoreFailure(
      'unusable',
      `The store at ${address} ${meaningOf(status)}`,
      toRetrySeconds(headers['retry-after']),
    );
  return status < 400 && PHP_MESSAGE.test(start) ? explainPage(reply, address) : undefined;
}

/**
 * Converts an error page in HTML or text to an error in JSON, because a client cannot read the page; `undefined` for
 * every other response. Throws a `StoreFailure` if the store sends a web page instead of data.
 */
export function explainErrorPage(reply: StoreReply, address: string): Reply | undefined {
  const { status, body, headers } = reply;
  if (status < 400) {
    const failure = explainPage(reply, address);
    if (failure) throw failure;
    return undefined;
  }
  if (beginningOf(body).startsWith('{')) return undefined;
  const error = restError(
    status,
    'tillview_store_error',
    `The store at ${address} ${meaningOf(status)}`,
  );
  const wait = headers['retry-after'];
  return wait === undefined
    ? error
    : { ...error, headers: { ...error.headers, 'retry-after': wait } };
}
