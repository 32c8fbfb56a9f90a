import apiFetch, { type APIFetchMiddleware } from '@wordpress/api-fetch';
import { isEarlyRequest, type Connection, type EarlyReplies } from './early-requests.ts';
import type { HostConfig } from './host-config.ts';
import { REQUEST_TOKEN_HEADER } from './request-token.ts';

/** Calls a function with another `fetch`. Only what it does immediately uses that one. */
function withFetch<Result>(replacement: typeof fetch, run: () => Result): Result {
  const { fetch } = globalThis;
  globalThis.fetch = replacement;
  try {
    return run();
  } finally {
    globalThis.fetch = fetch;
  }
}

/**
 * Uses the response of an early request for an unparsed GET of the same path. The request still passes through the
 * middlewares of other plugins, which are registered before this one and therefore called after it: the response is used
 * in place of the `fetch` at their end, and only if that requests the same. All other requests are sent as usual.
 */
export function createEarlyReplyMiddleware(
  connection: Connection,
  replies: EarlyReplies,
): APIFetchMiddleware {
  return (options, next) => {
    const { path = '', method = 'GET', parse } = options;
    const early = method === 'GET' && parse === false ? replies.get(path) : undefined;
    if (!early) return next(options);
    replies.delete(path);
    const { fetch } = globalThis;
    const useEarlyReply: typeof fetch = async (...request) => {
      if (!isEarlyRequest(connection, path, request)) return fetch(...request);
      try {
        const reply = await early;
        if (reply.ok) return reply;
        // Reads the unused body: otherwise the request counts as running and keeps its connection open.
        void reply.text().catch(() => undefined);
      } catch {
        // The early request failed: the same request is sent again, and reports its own failure.
      }
      return fetch(...request);
    };
    return withFetch(useEarlyReply, () => next(options));
  };
}

/**
 * Configures the REST client for the host: its root, its nonce, the standalone server's token, and the early responses.
 * In WordPress the client is the platform's own: it already has a root and a nonce, and other scripts use it too.
 */
export function connectRest(config: HostConfig, earlyReplies: EarlyReplies): void {
  const { mode, restRoot, nonce, requestToken, adminUrl } = config;
  const isConnected = mode === 'wordpress';
  if (!isConnected) apiFetch.use(apiFetch.createRootURLMiddleware(restRoot));
  if (nonce && !isConnected) {
    const middleware = apiFetch.createNonceMiddleware(nonce);
    apiFetch.use(middleware);
    // If the nonce has expired, for example in a tab that stayed open overnight, the client fetches a new one here and
    // retries.
    apiFetch.nonceMiddleware = middleware;
    apiFetch.nonceEndpoint = `${adminUrl}admin-ajax.php?action=rest-nonce`;
  }
  if (requestToken) {
    apiFetch.use((options, next) =>
      next({ ...options, headers: { ...options.headers, [REQUEST_TOKEN_HEADER]: requestToken } }),
    );
  }
  apiFetch.use(createEarlyReplyMiddleware(config, earlyReplies));
}
