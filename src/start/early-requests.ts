import { toRestPath, type ReportCall } from '@tillview/data';
import { canBatch, sendBatch } from './batch.ts';
import { type Connection, getHeaders, toRestUrl } from './rest-connection.ts';

/** Responses to requests that were sent before the app's code was loaded, by the path of the request. */
export type EarlyReplies = Map<string, Promise<Response>>;

/** The address and the parameters of a URL, independent of their encoding and order. */
function normalizeUrl(text: string): string {
  const { origin, pathname, searchParams } = new URL(text, document.baseURI);
  return JSON.stringify([origin, pathname, [...searchParams].map(String).toSorted()]);
}

/**
 * Whether a request is the early request for a path. It is not if a middleware of another plugin has changed it, for
 * example with another parameter or header.
 */
export function isEarlyRequest(
  connection: Connection,
  path: string,
  [url, { method = 'GET', body, headers } = {}]: Parameters<typeof fetch>,
): boolean {
  const sent = new Headers(getHeaders(connection));
  return (
    typeof url === 'string' &&
    method === 'GET' &&
    !body &&
    normalizeUrl(url) === normalizeUrl(toRestUrl(connection.restRoot, path)) &&
    // Versions of the REST client accept different types; the store always sends JSON.
    [...new Headers(headers)].every(
      ([name, value]) => name === 'accept' || sent.get(name) === value,
    )
  );
}

/**
 * Sends the requests of the first view immediately, as one if the site answers several in one, else as the REST client
 * would, except those whose reply is already `sent`.
 * A response is used once, for a request with the same path. If it fails, the client sends the request again.
 */
export function sendEarlyRequests(
  connection: Connection,
  calls: readonly ReportCall[],
  sent: EarlyReplies = new Map(),
): EarlyReplies {
  const headers = getHeaders(connection);
  const replies: EarlyReplies = new Map();
  const paths = calls.map(({ path, query }) => toRestPath(path, query));
  const unsent = connection.mergesRequests
    ? paths.filter((path) => !sent.has(path) && canBatch(connection, path))
    : [];
  const together = unsent.length > 1 ? sendBatch(connection, unsent) : [];
  for (const path of paths) {
    const reply =
      sent.get(path) ??
      together[unsent.indexOf(path)] ??
      fetch(toRestUrl(connection.restRoot, path), { headers, credentials: 'include' });
    // The middleware that uses the response handles its failure; until then it must not count as an unhandled rejection.
    reply.catch(() => undefined);
    replies.set(path, reply);
  }
  return replies;
}

/** Cancels the replies that are not `used`: until it is read, a response keeps one of the few connections to the store. */
export function cancelUnused(sent: EarlyReplies, used: EarlyReplies): void {
  for (const [path, reply] of sent)
    if (!used.has(path)) reply.then(({ body }) => body?.cancel()).catch(() => undefined);
}
