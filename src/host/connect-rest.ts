import apiFetch, { type APIFetchMiddleware } from '@wordpress/api-fetch';
import type { HostConfig } from './host-config.ts';
import { REQUEST_TOKEN_HEADER } from './request-token.ts';

/**
 * Configures the REST client for the host: its root, its nonce and the standalone server's token. `last` is called
 * first, before the middlewares that were registered earlier.
 * In WordPress the client is the platform's own: it already has a root and a nonce, and other scripts use it too.
 */
export function connectRest(config: HostConfig, last?: APIFetchMiddleware): void {
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
  if (last) apiFetch.use(last);
}
