import type { IncomingMessage } from 'node:http';
import { BodyTooLarge, readBody } from '../read-body.ts';
import { restError, type Reply } from '../reply.ts';
import { rewriteLinks } from './link-header.ts';
import { routeOf } from './routes.ts';
import { StoreFailure, type StoreClient } from './store-client.ts';

const MAX_BODY_BYTES = 1024 * 1024;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
/** Everything else stays here: cookies, credentials, nonces, and what concerns one connection only. */
const PASSED_ON = ['accept', 'accept-language', 'content-type', 'x-http-method-override'] as const;
const PASSED_BACK = ['content-type', 'x-wp-total', 'x-wp-totalpages', 'retry-after'] as const;
const FAILURES = { unreachable: 502, timeout: 504, redirect: 502, unusable: 502 } as const;

function pick(
  headers: IncomingMessage['headers'],
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );
}

function refuseContent(request: IncomingMessage): Reply | undefined {
  // A form would let PHP read parameters from the body, and among them another route.
  const type = request.headers['content-type'];
  if (type === undefined || /^application\/json\b/i.test(type)) return undefined;
  return restError(
    415,
    'tillview_unsupported_content',
    'Only JSON bodies are passed on to the store.',
  );
}

/** Passes one request on to the store and its reply back, without anything that is not the page's business. */
export async function forward(request: IncomingMessage, client: StoreClient): Promise<Reply> {
  const method = request.method ?? 'GET';
  if (!METHODS.has(method))
    return restError(405, 'tillview_method', `The method ${method} is not passed on to the store.`);
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const route = routeOf(pathname, search);
  if (!route.allowed) return restError(route.status, 'tillview_not_passed_on', route.message);
  const refused = refuseContent(request);
  if (refused) return refused;

  const gone = new AbortController();
  const leave = () => gone.abort();
  request.socket.once('close', leave);
  try {
    const body = await readBody(request, MAX_BODY_BYTES);
    const reply = await client.send({
      method,
      path: route.path,
      query: route.query,
      headers: pick(request.headers, PASSED_ON),
      signal: gone.signal,
      ...(body.length > 0 ? { body } : {}),
    });
    const { link } = reply.headers;
    const links = typeof link === 'string' ? rewriteLinks(link, request.headers.host ?? '') : '';
    return {
      status: reply.status,
      headers: {
        ...pick(reply.headers, PASSED_BACK),
        ...(links ? { link: links } : {}),
        'cache-control': 'no-store',
      },
      body: reply.body,
    };
  } catch (error) {
    if (error instanceof BodyTooLarge)
      return restError(
        413,
        'tillview_body_too_large',
        `A request to the store may hold at most ${error.limit} bytes.`,
      );
    if (error instanceof StoreFailure)
      return restError(FAILURES[error.kind], `tillview_store_${error.kind}`, error.message);
    throw error;
  } finally {
    request.socket.removeListener('close', leave);
  }
}
