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

/** The first character of a body that is not white space or a byte order mark. */
function firstCharacter(body: Buffer): string {
  return /[^\s\uFEFF]/u.exec(body.subarray(0, 1024).toString('utf8'))?.[0] ?? '';
}

/**
 * Converts an error page in HTML or text to an error in JSON, because a client cannot read the page; `undefined` for
 * every other response. Throws a `StoreFailure` if the store sends a web page instead of data.
 */
export function explainErrorPage(
  { status, body, headers }: StoreReply,
  address: string,
): Reply | undefined {
  const first = firstCharacter(body);
  if (status < 400) {
    if (first !== '<') return undefined;
    throw new StoreFailure(
      'unusable',
      `The store at ${address} answered with a web page instead of data (${status}): a login page, a maintenance page or the output of a plugin may be blocking its REST API.`,
    );
  }
  if (first === '{') return undefined;
  const meaning = MEANINGS.get(status) ?? `answered with an error page (${status}).`;
  const reply = restError(status, 'tillview_store_error', `The store at ${address} ${meaning}`);
  const wait = headers['retry-after'];
  return wait === undefined
    ? reply
    : { ...reply, headers: { ...reply.headers, 'retry-after': wait } };
}
