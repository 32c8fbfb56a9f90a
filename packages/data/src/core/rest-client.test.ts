import apiFetch from '@wordpress/api-fetch';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failures, failWith } from '../testing/failures.ts';
import {
  API_ROOT,
  createTestRegistry,
  queryOf,
  serve,
  startRestServer,
} from '../testing/rest-server.ts';
import { settle } from '../testing/settle.ts';
import { NAMESPACE, WC_ADMIN_NAMESPACE } from './constants.ts';
import { getEnvironment } from './environment.ts';
import { createRestClient, readTotals, type WaitingRead } from './rest-client.ts';
import { RestError } from './rest-error.ts';
import { isSignedOut } from './session.ts';
import { isRecord, listOf } from './shapes.ts';

const server = startRestServer();
const rows = listOf<{ id: number }>();
const url = `${API_ROOT}/wc-analytics/things`;
const path = `${NAMESPACE}/things`;

/** A handler that responds when `release` is called and records its requests. */
function heldHandler(method: 'get' | 'post' = 'get') {
  const requests: Request[] = [];
  const releases: (() => void)[] = [];
  const handler = http[method](url, async ({ request }) => {
    requests.push(request);
    await new Promise<void>((resolve) => releases.push(resolve));
    return HttpResponse.json([{ id: requests.length }]);
  });
  return { handler, requests, release: () => releases.splice(0).forEach((release) => release()) };
}

describe('reading', () => {
  it.each([
    [NAMESPACE, '/wc-analytics'],
    [WC_ADMIN_NAMESPACE, '/wc-admin'],
  ])(
    'sends a request for a path of %s to its namespace (R7.2, R9.59, R9.60)',
    async (namespace, expected) => {
      serve(server, `${API_ROOT}${expected}/things`, [{ id: 1 }]);
      expect(await createRestClient().read(`${namespace}/things`, {}, rows)).toEqual([{ id: 1 }]);
    },
  );

  it('uses WordPress’s REST client with its middleware (R7.1)', async () => {
    const seen: unknown[] = [];
    const middleware: Parameters<typeof apiFetch.use>[0] = (options, next) => {
      seen.push(options.path);
      return next(options);
    };
    apiFetch.use(middleware);
    serve(server, url, []);
    await createRestClient().read(path, { a: 1 }, rows);
    apiFetch.unregister(middleware);
    expect(seen).toEqual([`${path}?a=1`]);
  });

  it('returns headers, status and the parsed body (R7.27)', async () => {
    serve(server, url, [{ id: 7 }], 57);
    const reply = await createRestClient().readWithHeaders(path, {}, rows);
    expect(reply.data).toEqual([{ id: 7 }]);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('x-wp-total')).toBe('57');
  });

  it('serializes lists with an index, and omits undefined values', async () => {
    const queries = serve(server, url, []);
    await createRestClient().read(
      path,
      { fields: ['a', 'b'], no: undefined, search: 'a&b ü' },
      rows,
    );
    expect(queries).toEqual([{ 'fields[0]': 'a', 'fields[1]': 'b', search: 'a&b ü' }]);
  });

  it('reads every page of an unbounded query, using the Link headers', async () => {
    server.use(
      http.get(url, ({ request }) => {
        const { page = '1', per_page } = queryOf(request);
        expect(per_page).toBe('100');
        const headers = new Headers();
        if (page === '1') headers.set('Link', `<${url}?per_page=100&page=2>; rel="next"`);
        return HttpResponse.json([{ id: Number(page) }], { headers });
      }),
    );
    const reply = await createRestClient().readWithHeaders(path, { per_page: -1 }, rows);
    expect(reply.data).toEqual([{ id: 1 }, { id: 2 }]);
    expect(readTotals(reply.headers, reply.data.length)).toEqual({
      totalResults: 2,
      totalPages: 1,
    });
  });

  it('reads every page using the page count, and never follows a Link header', async () => {
    const requests: string[] = [];
    server.use(
      http.get(url, ({ request }) => {
        const { page = '1' } = queryOf(request);
        requests.push(page);
        const headers = { 'x-wp-totalpages': '3', Link: '<http://evil.test/>; rel="next"' };
        return HttpResponse.json([{ id: Number(page) }], { headers });
      }),
    );
    const all = await createRestClient().read(path, { per_page: -1, search: 'a' }, rows);
    expect(all).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(requests).toEqual(['1', '2', '3']);
  });

  it('fails when one page fails', async () => {
    server.use(
      http.get(url, ({ request }) =>
        queryOf(request)['page'] === undefined
          ? HttpResponse.json([{ id: 1 }], { headers: { 'x-wp-totalpages': '2' } })
          : HttpResponse.json({ code: 'broken' }, { status: 500 }),
      ),
    );
    await expect(createRestClient().read(path, { per_page: -1 }, rows)).rejects.toMatchObject({
      code: 'broken',
    });
  });

  it.each([
    ['things'],
    ['//evil.test/things'],
    ['https://evil.test/things'],
    ['/wc-analytics/../../wp-admin'],
    ['/wc-analytics\\things'],
    ['/wc-analytics/th ings'],
    ['/wc-analytics/things\n'],
  ])('rejects %j, which is not a path of the REST API', async (wrong) => {
    const rest = createRestClient();
    const refused = { code: 'invalid_path' };
    await expect(rest.read(wrong, {}, rows)).rejects.toMatchObject(refused);
    await expect(rest.write('POST', wrong, {}, rows)).rejects.toMatchObject(refused);
  });

  it('sends equal pending reads once, and again after they have ended', async () => {
    const { handler, requests, release } = heldHandler();
    server.use(handler);
    const rest = createRestClient();
    const reads = [
      rest.read(path, { a: 1, b: 2 }, rows),
      rest.readWithHeaders(path, { b: '2', a: '1' }, rows),
    ];
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    release();
    await Promise.all(reads);
    expect(requests).toHaveLength(1);
    const again = rest.read(path, { a: 1, b: 2 }, rows);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    release();
    expect(await again).toEqual([{ id: 2 }]);
  });

  it('does not reuse a read that started before a change', async () => {
    const { handler, requests, release } = heldHandler();
    server.use(
      handler,
      http.post(url, () => HttpResponse.json({})),
    );
    const rest = createRestClient();
    const before = rest.read(path, {}, rows);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await rest.write('POST', path, {}, isRecord);
    const after = rest.read(path, {}, rows);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    release();
    await Promise.all([before, after]);
  });

  it('sends at most six reads at once, as many as browsers send to one host', async () => {
    const { handler, requests, release } = heldHandler();
    server.use(handler);
    const rest = createRestClient();
    const reads = Array.from({ length: 10 }, (_, page) => rest.read(path, { page }, rows));
    await vi.waitFor(() => expect(requests).toHaveLength(6));
    await settle();
    expect(requests).toHaveLength(6);
    release();
    await vi.waitFor(() => expect(requests).toHaveLength(10));
    release();
    await Promise.all(reads);
  });
});

describe('failing', () => {
  it.each(failures)('reports $name', async (failure) => {
    const error = await failWith(server, failure, url, () =>
      createRestClient().read(path, {}, rows),
    );
    expect(error).toBeInstanceOf(RestError);
    expect(error).toMatchObject({ code: failure.code, status: failure.status });
    expect(error).toHaveProperty('message', expect.stringMatching(/\w/));
  });

  it.each([
    ['a web page', '<!doctype html><title>Log in</title>', /a web page instead of data/],
    ['broken JSON', '{"totals": {', /invalid JSON/],
  ])('reports %s instead of data', async (_, body, message) => {
    server.use(http.get(url, () => new HttpResponse(body)));
    await expect(createRestClient().read(path, {}, rows)).rejects.toThrow(message);
  });

  it('sends a new request after a failure', async () => {
    const rest = createRestClient();
    server.use(
      http.get(url, () => HttpResponse.json({ code: 'x' }, { status: 500 }), { once: true }),
    );
    await expect(rest.read(path, {}, rows)).rejects.toThrow('status 500');
    server.use(http.get(url, () => HttpResponse.json([{ id: 1 }])));
    expect(await rest.read(path, {}, rows)).toEqual([{ id: 1 }]);
  });

  it('reports the error of a failing page of an unbounded read', async () => {
    serve(server, url, { rows: [] });
    await expect(createRestClient().read(path, { per_page: -1 }, rows)).rejects.toMatchObject({
      code: 'unexpected_response',
    });
  });

  it('rejects a list that contains a value other than an object', async () => {
    serve(server, url, [{ id: 1 }, null]);
    await expect(createRestClient().read(path, {}, rows)).rejects.toMatchObject({
      code: 'unexpected_response',
      cause: [{ id: 1 }, null],
    });
  });
});

describe('writing', () => {
  it.each(['PUT', 'DELETE', 'POST'] as const)('sends %s with its body', async (method) => {
    server.use(
      http.post(url, async ({ request }) => {
        const sent = request.headers.get('x-http-method-override') ?? 'POST';
        return HttpResponse.json({ sent, body: await request.json(), query: queryOf(request) });
      }),
    );
    const options = { body: { name: 'ü' }, query: { force: true } };
    expect(await createRestClient().write(method, path, options, isRecord)).toEqual({
      sent: method,
      body: { name: 'ü' },
      query: { force: 'true' },
    });
  });

  it('sends changes of the same path one after the other, even after a failed one', async () => {
    const order: string[] = [];
    let isFirst = true;
    server.use(
      http.post(url, async ({ request }) => {
        const body = JSON.stringify(await request.json());
        order.push(`start ${body}`);
        await settle();
        order.push(`end ${body}`);
        const status = isFirst ? 500 : 200;
        isFirst = false;
        return HttpResponse.json({ code: 'x', message: 'Broken.' }, { status });
      }),
    );
    const rest = createRestClient();
    const results = await Promise.allSettled(
      [1, 2, 3].map((body) => rest.write('POST', path, { body }, isRecord)),
    );
    expect(order).toEqual(['start 1', 'end 1', 'start 2', 'end 2', 'start 3', 'end 3']);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });
});

describe('a response with Retry-After', () => {
  /** Rejects the given number of requests with these headers, and records the methods of all requests. */
  function refuse(status: number, headers: Record<string, string>, times = 1): string[] {
    const methods: string[] = [];
    server.use(
      http.all(url, ({ request }) => {
        methods.push(request.method);
        return methods.length <= times
          ? HttpResponse.json({ code: 'busy', message: 'Busy.' }, { status, headers })
          : HttpResponse.json([{ id: 1 }]);
      }),
    );
    return methods;
  }

  async function waiting<T>(call: () => Promise<T>, delay: number): Promise<T> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const ended = call();
      ended.catch(() => undefined);
      await vi.advanceTimersByTimeAsync(0);
      // Only the delay uses the fake clock; the responses are real.
      for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(delay);
      return await ended;
    } finally {
      vi.useRealTimers();
    }
  }

  const date = 'Sat, 21 Nov 2026 08:00:00 GMT';
  const soon = 'Sat, 21 Nov 2026 08:00:05 GMT';

  it.each([
    [429, { 'retry-after': '5' }],
    [503, { 'retry-after': '5' }],
    [503, { 'retry-after': soon, date }],
  ])('with %i is retried once after the delay', async (status, headers) => {
    const methods = refuse(status, headers);
    const found = await waiting(() => createRestClient().read(path, {}, rows), 5000);
    expect(found).toEqual([{ id: 1 }]);
    expect(methods).toEqual(['GET', 'GET']);
  });

  it('is reported with its delay when the retry fails too', async () => {
    const methods = refuse(429, { 'retry-after': '5' }, 2);
    await expect(
      waiting(() => createRestClient().read(path, {}, rows), 5000),
    ).rejects.toMatchObject({ code: 'busy', status: 429, retryAfter: 5000 });
    expect(methods).toHaveLength(2);
  });

  it.each([
    ['with a delay that is too long', 429, { 'retry-after': '31' }, 31_000],
    ['without a delay', 503, {}, undefined],
    ['with an invalid delay', 503, { 'retry-after': 'soon' }, undefined],
    ['with another status', 500, { 'retry-after': '5' }, undefined],
  ])('%s is reported as an error immediately', async (_, status, headers, retryAfter) => {
    const methods = refuse(status, headers);
    await expect(createRestClient().read(path, {}, rows)).rejects.toMatchObject({
      status,
      retryAfter,
    });
    expect(methods).toHaveLength(1);
  });

  it('never repeats a write', async () => {
    const methods = refuse(429, { 'retry-after': '0' });
    await expect(
      createRestClient().write('POST', path, { body: {} }, isRecord),
    ).rejects.toMatchObject({ status: 429, retryAfter: 0 });
    expect(methods).toHaveLength(1);
  });
});

describe('a slow store', () => {
  /** Answers the reports when `release` is called, and records the requests. */
  function holdReports() {
    const names: string[] = [];
    const releases: (() => void)[] = [];
    server.use(
      http.get(`${API_ROOT}/wc-analytics/reports/:name`, async ({ params }) => {
        names.push(String(params['name']));
        await new Promise<void>((resolve) => releases.push(resolve));
        return HttpResponse.json([]);
      }),
    );
    return { names, release: () => releases.shift()?.() };
  }

  it('is noticed after 10 seconds, when a read is named and can be canceled', async () => {
    // As a request of the script in the head, which was sent without the signal.
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const onSlow = vi.fn();
      let reads: readonly WaitingRead[] = [];
      const rest = createRestClient({ onSlow, onWaiting: (found) => (reads = found) });
      const read = rest.read(`${NAMESPACE}/reports/orders`, { after: '2026-11-01' }, rows);
      const failed = read.catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(9999);
      expect(onSlow).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(onSlow).toHaveBeenCalledOnce();
      expect(reads).toMatchObject([
        { path: `${NAMESPACE}/reports/orders`, query: { after: '2026-11-01' } },
      ]);
      reads[0]?.cancel();
      expect(await failed).toMatchObject({ code: 'aborted' });
      expect(reads).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('computes at most two reports at once', async () => {
    const { names, release } = holdReports();
    serve(server, url, [{ id: 1 }]);
    const rest = createRestClient({ isSlow: () => true });
    const reads = ['a', 'b', 'c'].map((name) =>
      rest.read(`${NAMESPACE}/reports/${name}`, {}, rows),
    );
    expect(await rest.read(path, {}, rows)).toEqual([{ id: 1 }]);
    await settle();
    expect(names).toEqual(['a', 'b']);
    release();
    await reads[0];
    await vi.waitFor(() => expect(names).toEqual(['a', 'b', 'c']));
    release();
    release();
    await Promise.all(reads);
  });
});

describe('an expired nonce', () => {
  const nonces = apiFetch.createNonceMiddleware('old');
  afterEach(() => {
    apiFetch.unregister(nonces);
    Reflect.deleteProperty(apiFetch, 'nonceMiddleware');
    Reflect.deleteProperty(apiFetch, 'nonceEndpoint');
  });

  function prepare(nonceReply: () => Response): string[] {
    apiFetch.use(nonces);
    apiFetch.nonceMiddleware = nonces;
    apiFetch.nonceEndpoint = 'http://localhost/nonce';
    nonces.nonce = 'old';
    const requests: string[] = [];
    server.use(
      http.get('http://localhost/nonce', () => {
        requests.push('nonce');
        return nonceReply();
      }),
      http.all(url, ({ request }) => {
        requests.push(request.headers.get('x-wp-nonce') ?? '');
        return request.headers.get('x-wp-nonce') === 'new'
          ? HttpResponse.json([{ id: 1 }])
          : HttpResponse.json(
              { code: 'rest_cookie_invalid_nonce', message: 'No.' },
              { status: 403 },
            );
      }),
    );
    return requests;
  }

  it('is renewed once for all reads, which are then sent again', async () => {
    const requests = prepare(() => new HttpResponse('new\n'));
    const rest = createRestClient();
    const replies = await Promise.all(
      [1, 2].map((page) => rest.readWithHeaders(path, { page }, rows)),
    );
    expect(replies.map(({ data }) => data)).toEqual([[{ id: 1 }], [{ id: 1 }]]);
    expect(requests.toSorted()).toEqual(['new', 'new', 'nonce', 'old', 'old']);
  });

  it('is renewed for a write too, which can be sent again because the store rejected it', async () => {
    const requests = prepare(() => new HttpResponse('new'));
    const body = await createRestClient().write('POST', path, { body: { a: 1 } }, rows);
    expect(body).toEqual([{ id: 1 }]);
    expect(requests).toEqual(['old', 'nonce', 'new']);
  });

  it('is not renewed again for a pending request when another request has renewed it', async () => {
    const requests = prepare(() => new HttpResponse('new'));
    let release = () => {};
    const late = `${url}/late`;
    server.use(
      http.get(late, async ({ request }) => {
        const nonce = request.headers.get('x-wp-nonce');
        requests.push(`late ${nonce}`);
        if (nonce === 'new') return HttpResponse.json([]);
        await new Promise<void>((resolve) => (release = resolve));
        return HttpResponse.json({ code: 'rest_cookie_invalid_nonce' }, { status: 403 });
      }),
    );
    const rest = createRestClient();
    const slow = rest.read(`${path}/late`, {}, rows);
    await vi.waitFor(() => expect(requests).toEqual(['late old']));
    await rest.read(path, {}, rows);
    release();
    await slow;
    expect(requests).toEqual(['late old', 'old', 'nonce', 'new', 'late new']);
  });

  it.each([
    ['refused', () => new HttpResponse('0', { status: 400 }), [true]],
    ['"0"', () => new HttpResponse('0'), [true]],
    ['empty', () => new HttpResponse(''), [true]],
    ['unreachable', () => HttpResponse.error(), []],
  ])('is reported as the original error when the renewal is %s', async (_, reply, reported) => {
    const requests = prepare(reply);
    const sessions: boolean[] = [];
    const rest = createRestClient({ onSession: (hasEnded) => sessions.push(hasEnded) });
    await expect(rest.read(path, {}, rows)).rejects.toMatchObject({
      code: 'rest_cookie_invalid_nonce',
      status: 403,
    });
    expect(requests).toEqual(['old', 'nonce']);
    expect(sessions).toEqual(reported);
  });

  it('signs the registry out when it cannot be renewed, and in again after a renewal', async () => {
    let nonce = '0';
    prepare(() => new HttpResponse(nonce));
    const registry = createTestRegistry();
    const { rest } = getEnvironment(registry);
    await expect(rest.read(path, {}, rows)).rejects.toMatchObject({ status: 403 });
    expect(isSignedOut(registry)).toBe(true);
    nonce = 'new';
    await rest.read(path, {}, rows);
    expect(isSignedOut(registry)).toBe(false);
  });

  it('signs the registry out when the new nonce is rejected too', async () => {
    prepare(() => new HttpResponse('other'));
    const registry = createTestRegistry();
    await expect(getEnvironment(registry).rest.read(path, {}, rows)).rejects.toMatchObject({
      code: 'rest_cookie_invalid_nonce',
    });
    expect(isSignedOut(registry)).toBe(true);
  });
});

describe('readTotals', () => {
  it.each([
    ['57', '3', { totalResults: 57, totalPages: 3 }],
    ['0', '0', { totalResults: 0, totalPages: 0 }],
    ['-18', '-1', { totalResults: 0, totalPages: 0 }],
    [undefined, undefined, { totalResults: 4, totalPages: 1 }],
    ['many', '', { totalResults: 4, totalPages: 1 }],
  ])('reads the totals from the headers %s and %s', (total, pages, expected) => {
    const headers = new Headers();
    if (total !== undefined) headers.set('X-WP-Total', total);
    if (pages !== undefined) headers.set('X-WP-TotalPages', pages);
    expect(readTotals(headers, 4)).toEqual(expected);
  });
});
