import apiFetch from '@wordpress/api-fetch';
import type { HostConfig } from './host-config.ts';

/** The header that carries the standalone proxy's token. */
const REQUEST_TOKEN_HEADER = 'X-Tillview-Token';

/** Points the REST client at the host: its root, its nonce and, behind the standalone proxy, its token. */
export function connectRest({ restRoot, nonce, requestToken, adminUrl }: HostConfig): void {
  apiFetch.use(apiFetch.createRootURLMiddleware(restRoot));
  if (nonce) {
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
}
