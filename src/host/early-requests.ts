import { toRestPath, type ReportCall } from '@tillview/data';
import type { HostConfig } from './host-config.ts';
import { REQUEST_TOKEN_HEADER } from './request-token.ts';

/** Replies to requests that were sent before the app's code was loaded, by the path of the request. */
export type EarlyReplies = Map<string, Promise<Response>>;

type Connection = Pick<HostConfig, 'restRoot' | 'nonce' | 'requestToken'>;

/** The address of a REST path, with the locale parameter that the REST client adds to every request. */
export function toRestUrl(restRoot: string, path: string): string {
  const route = `${path.replace(/^\//, '')}${path.includes('?') ? '&' : '?'}_locale=user`;
  // With plain permalinks the root holds `?rest_route=`, and the parameters go on with an ampersand.
  return restRoot + (restRoot.includes('?') ? route.replace('?', '&') : route);
}

/**
 * Sends the requests of the first view at once, as the REST client would. A reply is used once, by the request that
 * asks for the same path; the client asks again by itself when one of them fails.
 */
export function sendEarlyRequests(
  { restRoot, nonce, requestToken }: Connection,
  calls: readonly ReportCall[],
): EarlyReplies {
  const headers = {
    Accept: 'application/json, */*;q=0.1',
    ...(nonce ? { 'X-WP-Nonce': nonce } : {}),
    ...(requestToken ? { [REQUEST_TOKEN_HEADER]: requestToken } : {}),
  };
  const replies: EarlyReplies = new Map();
  for (const call of calls) {
    const path = toRestPath(call.path, call.query);
    const reply = fetch(toRestUrl(restRoot, path), { headers, credentials: 'include' });
    // The middleware that takes the reply handles its failure; until then it must not count as unhandled.
    reply.catch(() => undefined);
    replies.set(path, reply);
  }
  return replies;
}
