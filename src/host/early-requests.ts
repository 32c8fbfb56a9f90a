import { toRestPath, type ReportCall } from '@tillview/data';
import type { HostConfig } from './host-config.ts';
import { REQUEST_TOKEN_HEADER } from './request-token.ts';

/** Responses to requests that were sent before the app's code was loaded, by the path of the request. */
export type EarlyReplies = Map<string, Promise<Response>>;

type Connection = Pick<HostConfig, 'restRoot' | 'nonce' | 'requestToken'>;

/** Returns the URL of a REST path, with the locale parameter that the REST client adds to every request. */
export function toRestUrl(restRoot: string, path: string): string {
  const route = `${path.replace(/^\//, '')}${path.includes('?') ? '&' : '?'}_locale=user`;
  // With plain permalinks the root contains `?rest_route=`, so parameters must start with an ampersand.
  return restRoot + (restRoot.includes('?') ? route.replace('?', '&') : route);
}

/**
 * Sends the requests of the first view immediately, as the REST client would, except those whose reply is already `sent`.
 * A response is used once, for a request with the same path. If it fails, the client sends the request again.
 */
export function sendEarlyRequests(
  { restRoot, nonce, requestToken }: Connection,
  calls: readonly ReportCall[],
  sent: EarlyReplies = new Map(),
): EarlyReplies {
  const headers = {
    Accept: 'application/json, */*;q=0.1',
    ...(nonce ? { 'X-WP-Nonce': nonce } : {}),
    ...(requestToken ? { [REQUEST_TOKEN_HEADER]: requestToken } : {}),
  };
  const replies: EarlyReplies = new Map();
  for (const call of calls) {
    const path = toRestPath(call.path, call.query);
    const reply =
      sent.get(path) ?? fetch(toRestUrl(restRoot, path), { headers, credentials: 'include' });
    // The middleware that uses the response handles its failure; until then it must not count as an unhandled rejection.
    reply.catch(() => undefined);
    replies.set(path, reply);
  }
  return replies;
}
