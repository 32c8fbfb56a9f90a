import type { HostConfig } from '../host/host-config.ts';
import { REQUEST_TOKEN_HEADER } from '../host/request-token.ts';

/** The settings of the host that requests need. */
export type Connection = Pick<HostConfig, 'restRoot' | 'nonce' | 'requestToken'> &
  Partial<Pick<HostConfig, 'mergesRequests'>>;

/** Returns the URL of a REST path, with the locale parameter that the REST client adds to every request. */
export function toRestUrl(restRoot: string, path: string): string {
  const route = `${path.replace(/^\//, '')}${path.includes('?') ? '&' : '?'}_locale=user`;
  // With plain permalinks the root contains `?rest_route=`, so parameters must start with an ampersand.
  return restRoot + (restRoot.includes('?') ? route.replace('?', '&') : route);
}

/** The headers of each request. */
export const getHeaders = ({
  nonce,
  requestToken,
}: Connection): Readonly<Record<string, string>> => ({
  Accept: 'application/json, */*;q=0.1',
  ...(nonce ? { 'X-WP-Nonce': nonce } : {}),
  ...(requestToken ? { [REQUEST_TOKEN_HEADER]: requestToken } : {}),
});
