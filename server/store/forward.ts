import type { IncomingMessage } from 'node:http';
import { BodyTooLarge, readBody } from '../read-body.ts';
import { restError, type Reply } from '../reply.ts';
import { explainErrorPage, isPage } from './error-page.ts';
import { explainRefusal } from './explain-refusal.ts';
import { rewriteLinks } from './link-header.ts';
import { findForm } from './read-store.ts';
import { effectiveMethod, routeOf, type Route } from './routes.ts';
import type { StoreClient } from './store-client.ts';
import { StoreFailure } from './store-failure.ts';
import { toPreferencesBody } from './user-body.ts';

const MAX_BODY_BYTES = 1024 * 1024;
/** Other headers are not forwarded: cookies, credentials, nonces, and connection-specific headers. */
const REQUEST_HEADERS = ['accept', 'accept-language', 'x-http-method-override'] as const;
const RESPONSE_HEADERS = ['content-type', 'x-wp-total', 'x-wp-totalpages', 'retry-after'] as const;
const FAILURES = {
  unreachable: 502,
  timeout: 504,
  redirect: 502,
  unusable: 502,
  refused: 502,
  busy: 503,
} as const;
const BUSY_RETRY_SECONDS = '2';

/** The client, the user and the callbacks that forwarding needs. */
export type ForwardOptions = {
  client: StoreClient;
  /** The user id of the credentials; `undefined` until it has been read. */
  userId: number | undefined;
  /** Called with the body of the store's response when the user's preferences were saved. */
  onUserSaved: (body: Buffer) => void;
  /** Called when the store no longer accepts the credentials. */
  onRefused: () => void;
};

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

const isJson = (type: string | undefined) => /^application\/json\s*(?:;|$)/i.test(type ?? '');

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The body to send, or an error response if it must not be sent. */
async function readRequestBody(
  request: IncomingMessage,
  { isUserWrite }: Extract<Route, { allowed: true }>,
): Promise<Buffer | Reply> {
  const body = await readBody(request, MAX_BODY_BYTES);
  // WordPress merges the JSON body of any method into the parameters, whose names are checked in the URL only.
  if (body.length > 0 && READS.has(request.method ?? 'GET'))
    return restError(
      400,
      'tillview_unexpected_body',
      'A request that only reads data must not have a body.',
    );
  // PHP would parse the parameters of a form, and WordPress also those of a body without a content type.
  if (body.length > 0 && !isJson(request.headers['content-type']))
    return restError(
      415,
      'tillview_unsupported_content',
      'Only JSON bodies are passed on to the store.',
    );
  if (!isUserWrite) return body;
  return (
    toPreferencesBody(body) ??
    restError(
      403,
      'tillview_not_passed_on',
      'Only the preferences of a user are passed on to the store.',
    )
  );
}

function failureReply(failure: StoreFailure): Reply {
  const reply = restError(
    FAILURES[failure.kind],
    `tillview_store_${failure.kind}`,
    failure.message,
  );
  if (failure.kind !== 'busy') return reply;
  return { ...reply, headers: { ...reply.headers, 'retry-after': BUSY_RETRY_SECONDS } };
}

/** Forwards one request to the store and its response to the page, each with only the headers in the lists above. */
export async function forward(
  request: IncomingMessage,
  { client, userId, onUserSaved, onRefused }: ForwardOptions,
): Promise<Reply> {
  const method = effectiveMethod(request.method, request.headers['x-http-method-override']);
  if (!method)
    return restError(
      405,
      'tillview_method',
      'The method of the request is not passed on to the store.',
    );
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const route = routeOf({ method, pathname, search }, userId);
  if (!route.allowed) return restError(route.status, 'tillview_not_passed_on', route.message);

  const cancel = new AbortController();
  const onClose = () => cancel.abort();
  request.socket.once('close', onClose);
  const memory = client.openMemory();
  let isSending = false;
  try {
    const body = await readRequestBody(request, route);
    if (!Buffer.isBuffer(body)) return body;
    const sendOn = () =>
      client.send(
        {
          method: request.method ?? 'GET',
          path: route.path,
          query: route.query,
          headers: {
            ...pick(request.headers, REQUEST_HEADERS),
            ...(body.length > 0 ? { 'content-type': 'application/json' } : {}),
          },
          signal: cancel.signal,
          ...(body.length > 0 ? { body } : {}),
        },
        { memory },
      );
    const { form } = client;
    let reply = await sendOn();
    if (request.method === 'GET' && isPage(reply)) {
      await findForm(client);
      if (client.form !== form) reply = await sendOn();
    }
    const refusal = reply.status === 401 ? await explainRefusal(client) : undefined;
    if (refusal) {
      onRefused();
      return failureReply(refusal);
    }
    const errorPage = explainErrorPage(reply, client.address);
    if (errorPage) return errorPage;
    if (route.isUserWrite && reply.status === 200) onUserSaved(reply.body);
    const { link } = reply.headers;
    const links = typeof link === 'string' ? rewriteLinks(link, request.headers.host ?? '') : '';
    isSending = true;
    return {
      status: reply.status,
      headers: {
        ...pick(reply.headers, RESPONSE_HEADERS),
        ...(links ? { link: links } : {}),
        'cache-control': 'no-store',
      },
      body: reply.body,
      onSent: memory.release,
    };
  } catch (error) {
    if (error instanceof BodyTooLarge)
      return restError(
        413,
        'tillview_body_too_large',
        `The body of a request may have at most ${error.limit} bytes.`,
      );
    if (error instanceof StoreFailure) return failureReply(error);
    throw error;
  } finally {
    if (!isSending) memory.release();
    request.socket.removeListener('close', onClose);
  }
}
