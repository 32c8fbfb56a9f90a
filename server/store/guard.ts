import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { restError, type Reply } from '../reply.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const WILDCARDS = new Set(['0.0.0.0', '::', '']);

/**
 * Whether a `Host` header names this server. A page of another site that had its own name pointed at this
 * machine still sends that name, so names that are not ours are refused; an address cannot be re-pointed.
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

function isSameText(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** Refuses what does not come from our own address; `undefined` lets it through. */
export function refuseForeignHost(request: IncomingMessage, boundHost: string): Reply | undefined {
  if (isOwnHost(request.headers.host, boundHost, request.socket.localPort ?? 0)) return undefined;
  return restError(
    403,
    'tillview_foreign_host',
    'This server answers only under its own address; open the address that it printed at its start.',
  );
}

/** The name, in lower case, of the header in which the page sends its token. */
const TOKEN_HEADER = 'x-tillview-token';

/** Refuses every REST request that our own page did not send; `undefined` lets it through. */
export function refuseForeignRequest(
  request: IncomingMessage,
  boundHost: string,
  token: string,
): Reply | undefined {
  const foreign = refuseForeignHost(request, boundHost);
  if (foreign) return foreign;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isForeignOrigin = origin !== undefined && origin !== `http://${request.headers.host}`;
  if (isForeignOrigin || (site !== undefined && site !== 'same-origin' && site !== 'none'))
    return restError(
      403,
      'tillview_foreign_origin',
      'Only the page that this server serves may use its REST API.',
    );
  const given = request.headers[TOKEN_HEADER];
  if (typeof given !== 'string' || !isSameText(given, token))
    return restError(
      403,
      'tillview_wrong_token',
      'The request carries no valid token of this page; reload the page.',
    );
  return undefined;
}
