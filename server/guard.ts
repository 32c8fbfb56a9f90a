import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { restError, type Reply } from './reply.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const WILDCARDS = new Set(['0.0.0.0', '::', '']);

/** The header in which the page sends its token, in lower case. */
const TOKEN_HEADER = 'x-tillview-token';

/**
 * Whether a `Host` header names this server. After DNS rebinding, a page of another site still sends the name of that
 * site, and foreign names are refused. An IP address cannot be rebound.
 */
export function isOwnHost(header: string | undefined, boundHost: string, port: number): boolean {
  if (!header) return false;
  let url: URL;
  try {
    url = new URL(`http://${header}`);
  } catch {
    return false;
  }
  if (url.pathname !== '/' || url.username || url.search || url.hash) return false;
  if (Number(url.port || 80) !== port) return false;
  if (LOOPBACK.has(url.hostname)) return true;
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (!WILDCARDS.has(boundHost)) return bare === boundHost.toLowerCase();
  return isIP(bare) !== 0 || bare === hostname().toLowerCase();
}

/** Compares two secrets in constant time: the duration does not reveal how much of them is equal. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** Refuses a request that names another host (DNS rebinding). Returns `undefined` if the request is allowed. */
export function checkHost(request: IncomingMessage, boundHost: string): Reply | undefined {
  // Node keeps the first of several `Host` headers; a proxy in front of this server may have checked another.
  if ((request.headersDistinct['host'] ?? []).length > 1)
    return restError(400, 'tillview_duplicate_host', 'A request must have one Host header.');
  if (isOwnHost(request.headers.host, boundHost, request.socket.localPort ?? 0)) return undefined;
  return restError(
    403,
    'tillview_foreign_host',
    'This server answers only under its own address. Open the address that it printed at its start.',
  );
}

/** Whether the browser reports that a page of another origin made the request. */
export function isCrossSite(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** Whether the browser opens a top-level page, for example after a click on a link. */
export function isNavigation({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  );
}

/**
 * Refuses requests from pages of another origin, except navigations to one of our pages. Returns `undefined` if the
 * request is allowed.
 */
export function checkSite(request: IncomingMessage): Reply | undefined {
  const { origin, host } = request.headers;
  const isForeignOrigin = origin !== undefined && origin !== `http://${host}`;
  if (!isForeignOrigin && (!isCrossSite(request) || isNavigation(request))) return undefined;
  return restError(
    403,
    'tillview_foreign_origin',
    'Only the page that this server serves may send requests to it.',
  );
}

/** Refuses a REST request that our own page did not send. Returns `undefined` if the request is allowed. */
export function checkToken(request: IncomingMessage, token: string): Reply | undefined {
  const given = request.headers[TOKEN_HEADER];
  if (typeof given === 'string' && isSameSecret(given, token)) return undefined;
  return restError(
    403,
    'tillview_wrong_token',
    'The request carries no valid token of this page. The server may have been restarted: reload the page.',
  );
}
