import apiFetch, { type APIFetchMiddleware } from '@wordpress/api-fetch';
import type { EarlyReplies } from './early-requests.ts';
import type { HostConfig } from './host-config.ts';
import { REQUEST_TOKEN_HEADER } from './request-token.ts';

/** Answers a raw read from a reply that is on its way already; any other request goes out as ever. */
export function createEarlyReplyMiddleware(replies: EarlyReplies): APIFetchMiddleware {
  return async (options, next) => {
    const { path = '', method = 'GET', parse } = options;
    const early = method === 'GET' && parse === false ? replies.get(path) : undefined;
    if (!early) return next(options);
    replies.delete(path);
    try {
      const reply = await early;
      if (reply.ok) return reply;
      // Read to its end, though nobody needs it: until then the request counts as running and holds its connection.
      void reply.text().catch(() => undefined);
    } catch {
      // The connection failed: the same request goes out again, and reports its own failure.
    }
    return next(options);
  };
}

/**
 * Points the REST client at the host: its root, its nonce, the standalone server's token, and the early replies. In
 * WordPress the client is the platform's own, which has a root and a nonce and is shared with other scripts.
 */
export function connectRest(
  { mode, restRoot, nonce, requestToken, adminUrl }: HostConfig,
  earlyReplies: EarlyReplies,
): void {
  const isConnected = mode === 'wordpress';
  if (!isConnected) apiFetch.use(apiFetch.createRootURLMiddleware(restRoot));
  if (nonce && !isConnected) {
    const middleware = apiFetch.createNonceMiddleware(nonce);
    apiFetch.use(middleware);
    // A tab that was left open over night outlives its nonce: the client renews it here and asks again.
    apiFetch.nonceMiddleware = middleware;
    apiFetch.nonceEndpoint = `${adminUrl}admin-ajax.php?action=rest-nonce`;
  }
  if (requestToken) {
    apiFetch.use((options, next) =>
      next({ ...options, headers: { ...options.headers, [REQUEST_TOKEN_HEADER]: requestToken } }),
    );
  }
  apiFetch.use(createEarlyReplyMiddleware(earlyReplies));
}
