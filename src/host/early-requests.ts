import { toRestPath, type ReportCall } from '@tillview/data';
import type { HostConfig } from './host-config.ts';
import { REQUEST_TOKEN_HEADER } from './request-token.ts';

/** Responses to requests that were sent before the app's code was loaded, by the path of the request. */
export type EarlyReplies = Map<string, Promise<Response>>;

/** The settings of the host that requests need. */
export type Connection = Pick<HostConfig, 'restRoot' | 'nonce' | 'requestToken'>;

/** Returns the URL of a REST path, with the locale parameter that the REST client adds to every request. */
export function toRestUrl(restRoot: string, path: string): string {
  const route = `${path.replace(/^\//, '')}${path.includes('?') ? '&' : '?'}_locale=user`;
  // With plain permalinks the root contains `?rest_route=`, so parameters must start with an ampersand.
  return restRoot + (restRoot.includes('?') ? route.replace('?', '&') : route);
}

const getHeaders = ({ nonce, requestToken }: Connection): Readonly<Record<string, string>> => ({
  Accept: 'application/json, */*;q=0.1',
  ...(nonce ? { 'X-WP-Nonce': nonce } : {}),
  ...(requestToken ? { [REQUEST_TOKEN_HEADER]: requestToken } : {}),
});

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
 * Sends the requests of the first view immediately, as the REST client would, except those whose reply is already `sent`.
 * A response is used once, for a request with the same path. If it fails, the client sends the request again.
 */
export function sendEarlyRequests(
  connection: Connection,
  calls: readonly ReportCall[],
  sent: EarlyReplies = new Map(),
): EarlyReplies {
  const headers = getHeaders(connection);
  const replies: EarlyReplies = new Map();
  for (const call of calls) {
    const path = toRestPath(call.path, call.query);
    const reply =
      sent.get(path) ??
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
