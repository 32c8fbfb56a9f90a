import apiFetch from '@wordpress/api-fetch';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { SetupServer } from 'msw/node';
import { vi } from 'vitest';
import { REQUEST_TIMEOUT } from '../core/rest-client.ts';

/** A kind of request failure, and the error that results from it. */
export type Failure = {
  name: string;
  code: string;
  status: number | undefined;
  respond: (url: string) => HttpHandler;
  /** Additional setup while the call runs. */
  run?: <T>(call: () => Promise<T>) => Promise<T>;
};

function refusal(status: number, code: string): Pick<Failure, 'code' | 'status' | 'respond'> {
  const body = { code, message: 'Sorry, you cannot list resources.', data: { status } };
  return {
    code,
    status,
    respond: (url) => http.all(url, () => HttpResponse.json(body, { status })),
  };
}

function text(body: string, status = 200, contentType = 'application/json') {
  return (url: string) =>
    http.all(
      url,
      () => new HttpResponse(body, { status, headers: { 'content-type': contentType } }),
    );
}

/** Every kind of request failure. */
export const failures: readonly Failure[] = [
  {
    name: 'network down',
    code: 'fetch_error',
    status: undefined,
    respond: (url) => http.all(url, () => HttpResponse.error()),
  },
  { name: '401', ...refusal(401, 'woocommerce_rest_cannot_view') },
  { name: '403 with an expired nonce', ...refusal(403, 'rest_cookie_invalid_nonce') },
  { name: '404', ...refusal(404, 'rest_no_route') },
  { name: '429 without a body', code: 'http_error', status: 429, respond: text('', 429) },
  { name: '500', ...refusal(500, 'internal_server_error') },
  {
    name: '502 of a proxy, in HTML',
    code: 'http_error',
    status: 502,
    respond: text('<html><h1>Bad gateway</h1></html>', 502, 'text/html'),
  },
  {
    name: 'no reply in time',
    code: 'timeout',
    status: undefined,
    respond: (url) => http.all(url, () => new Promise<never>(() => {})),
    async run(call) {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        const ended = call();
        ended.catch(() => undefined);
        await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT + 1000);
        return await ended;
      } finally {
        vi.useRealTimers();
      }
    },
  },
  {
    name: 'aborted by the page',
    code: 'aborted',
    status: undefined,
    respond: (url) => http.all(url, () => HttpResponse.error()),
    async run(call) {
      apiFetch.setFetchHandler(() => Promise.reject(new DOMException('', 'AbortError')));
      try {
        return await call();
      } finally {
        apiFetch.setFetchHandler(apiFetch.defaultFetchHandler);
      }
    },
  },
  { name: 'malformed JSON', code: 'invalid_json', status: 200, respond: text('{"totals": {') },
  {
    name: 'a page of HTML with status 200',
    code: 'invalid_json',
    status: 200,
    respond: text('<!doctype html><title>Log in</title>', 200, 'text/html'),
  },
  { name: 'empty body', code: 'empty_response', status: 200, respond: text('') },
  { name: 'wrong shape', code: 'unexpected_response', status: 200, respond: text('"fine"') },
];

/** Runs a call whose request fails with this failure, and returns the error that it threw. */
export async function failWith(
  server: SetupServer,
  { respond, run = (call) => call() }: Failure,
  url: string,
  call: () => Promise<unknown>,
): Promise<unknown> {
  server.use(respond(url));
  try {
    await run(call);
  } catch (error) {
    return error;
  }
  throw new Error('The call did not fail.');
}
