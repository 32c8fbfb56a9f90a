import { act, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { DEFAULT_DEMO_SETTINGS, type DemoSettings } from '../../mocks/demo-settings.ts';
import { createDemoStore, type DemoStore } from '../../mocks/demo-store.ts';
import { createDemoServer } from '../../mocks/node.ts';
import { USER_HEADER } from '../../mocks/auth.ts';
import { handleRequest } from '../../mocks/server.ts';
import { settle } from '../../packages/data/src/testing/settle.ts';

/** The store's local time in every screen test: a Friday, twenty days into the month. */
export const SHOP_NOW = '2026-11-20T12:00:00';

/** The URL of the shop's REST API; the same in all tests, because the REST client of a process keeps its first root. */
export const REST_ROOT = 'http://shop.test/wp-json/';

/**
 * The three requests of a report whose rows are a list: the metrics of the range, the metrics of the comparison, and
 * the rows.
 */
export type ReportPart = 'primary' | 'secondary' | 'table';

/** Matches the path of every report: `reports/orders/stats` for metrics, `reports/orders` for rows. */
const REPORT = /\/wc-analytics\/reports\/\w+(\/stats)?$/;

/**
 * Favorites are loaded after the first view, at an unpredictable time; tests of reports do not count these requests.
 */
const isFavorites = ({ url }: Request): boolean => url.includes('/navigation/favorites/');

/** The part of a report that a request is for. `undefined` for any other request. */
function getPart({ pathname, searchParams }: URL): ReportPart | undefined {
  const match = REPORT.exec(pathname);
  if (!match) return undefined;
  if (!match[1]) return 'table';
  return searchParams.get('after')?.startsWith('2026') ? 'primary' : 'secondary';
}

/** A promise, and the function that resolves it. */
export function createHold(): { held: Promise<undefined>; release: () => void } {
  let release = () => {};
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  return { held, release };
}

/** The totals of Revenue from one day to another. */
export async function readRevenue(
  first: string,
  last: string,
): Promise<Readonly<Record<string, number>>> {
  const range = `after=${first}T00:00:00&before=${last}T23:59:59`;
  const response = await fetch(`${REST_ROOT}wc-analytics/reports/revenue/stats?${range}`);
  return ((await response.json()) as { totals: Record<string, number> }).totals;
}

/** One request that the store received. */
export type SentRequest = {
  part: ReportPart | undefined;
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
};

/** The demo store behind `fetch`. Its data, its responses and its faults are reset for each test of the file. */
export type DemoShop = {
  readonly store: DemoStore;
  /** The requests that this test has sent so far, in the order in which they arrived; without those for favorites. */
  readonly requests: readonly SentRequest[];
  /** The parts of the requests from the index `since` on, in alphabetical order. */
  getParts(since?: number): (ReportPart | 'other')[];
  /** `settle` waits for this too. */
  waitFor(task: Promise<unknown>): void;
  /**
   * Waits until every request of this test has its response and the app has processed it, those that follow the first
   * view included.
   */
  settle(): Promise<void>;
  /** From now on, replaces the response of a part. */
  reply(part: ReportPart, reply: () => Response): void;
  /** From now on, replaces the response to GET requests, or to those of another method, of a path below the REST root. */
  respond(
    path: string,
    body: object | ((url: URL) => object),
    method?: 'get' | 'post' | 'options',
  ): void;
  /** From now on, responds to a part with an error status. */
  fail(part: ReportPart, status: number): void;
  /** From now on, the whole list behind a page cannot be read: only pages are known. */
  failWholeLists(): void;
  /** Delays the responses of matching report requests until the returned function is called. */
  hold(matches: (part: ReportPart | undefined, url: URL) => boolean): () => void;
  /** Delays the responses of a path below the REST root until the returned function is called. */
  holdPath(path: string, method?: 'get' | 'post'): () => void;
  /** Sends every request as a user with another role. */
  signInAs(role: 'manager' | 'reports' | 'customer' | 'none'): void;
  /**
   * From now on, replaces the responses of all requests; `next` returns the response of the store, and `undefined` lets it
   * respond.
   */
  intercept(
    respond: (request: Request, next: () => Promise<Response>) => Promise<Response | undefined>,
  ): void;
  /** Undoes `reply`, `respond`, `fail`, `intercept` and `signInAs`. */
  restore(): void;
};

/** Waits until no part of the page is busy. */
const waitUntilIdle = () =>
  waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]').length).toBe(0));

/** Sets up a shop for the tests of a file. Call it at the top of the file. */
export function withDemoShop(settings: Partial<DemoSettings> = {}): DemoShop {
  const store = createDemoStore({
    ...DEFAULT_DEMO_SETTINGS,
    // Tables with more rows take longer.
    orders: isDeep ? 900 : 300,
    now: SHOP_NOW,
    ...settings,
  });
  const seeded = structuredClone(store.db);
  const server = createDemoServer(store);
  const requests: SentRequest[] = [];
  const tasks: Promise<unknown>[] = [];
  let responses = 0;

  server.events.on('request:start', ({ request }) => {
    if (isFavorites(request)) return;
    const url = new URL(request.url);
    requests.push({
      part: getPart(url),
      method: request.headers.get('x-http-method-override') ?? request.method,
      path: url.pathname.replace(/^\/wp-json/, ''),
      query: Object.fromEntries(url.searchParams),
    });
  });
  server.events.on('response:mocked', ({ request }) => {
    if (!isFavorites(request)) responses++;
  });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    requests.length = 0;
    tasks.length = 0;
    responses = 0;
    Object.assign(store.db, structuredClone(seeded));
  });
  // Waits for requests that the test did not wait for.
  afterEach(async () => {
    if (responses === requests.length) await waitUntilIdle();
    server.resetHandlers();
    store.faults.length = 0;
  });
  afterAll(() => server.close());

  const onReport = (
    resolve: (part: ReportPart | undefined, url: URL) => Promise<Response | undefined>,
  ) =>
    server.use(
      http.get(`${REST_ROOT}wc-analytics/reports/*`, ({ request }) => {
        const url = new URL(request.url);
        return resolve(getPart(url), url);
      }),
    );

  const shop: DemoShop = {
    store,
    requests,
    getParts: (since = 0) =>
      requests
        .slice(since)
        .map(({ part }) => part ?? 'other')
        .toSorted(),
    waitFor: (task) => void tasks.push(task),
    async settle() {
      do {
        await waitFor(() => expect(responses).toBe(requests.length));
        // What follows the first view is loaded, and then sends its requests.
        await act(() => Promise.all(tasks));
        await act(() => vi.dynamicImportSettled());
        // The body of a response is read and stored in later tasks.
        await act(settle);
        await waitUntilIdle();
      } while (responses !== requests.length);
    },
    reply: (part, reply) =>
      onReport(async (requested) => (requested === part ? reply() : undefined)),
    respond: (path, body, method = 'get') =>
      server.use(
        http[method](`${REST_ROOT}${path}`, ({ request }) =>
          Response.json(typeof body === 'function' ? body(new URL(request.url)) : body),
        ),
      ),
    fail: (part, status) =>
      shop.reply(part, () =>
        Response.json(
          status === 403
            ? { code: 'woocommerce_rest_cannot_view', message: 'Sorry, you cannot list resources.' }
            : { code: 'internal_server_error', message: 'There has been a critical error.' },
          { status },
        ),
      ),
    failWholeLists: () =>
      onReport(async (part, url) =>
        part === 'table' && url.searchParams.get('per_page') === '100'
          ? Response.json({ code: 'internal_server_error', message: '' }, { status: 500 })
          : undefined,
      ),
    hold(matches) {
      const { held, release } = createHold();
      onReport(async (part, url) => {
        if (matches(part, url)) await held;
        return undefined;
      });
      return release;
    },
    holdPath(path, method = 'get') {
      const { held, release } = createHold();
      server.use(http[method](`${REST_ROOT}${path}`, () => held));
      return release;
    },
    signInAs(role) {
      server.use(
        http.all(`${REST_ROOT}*`, ({ request }) => {
          const headers = new Headers(request.headers);
          headers.set(USER_HEADER, role);
          return handleRequest(store, new Request(request, { headers }));
        }),
      );
    },
    intercept: (respond) =>
      server.use(
        http.all(`${REST_ROOT}*`, ({ request }) =>
          respond(request.clone(), async () => handleRequest(store, request.clone())),
        ),
      ),
    restore: () => server.resetHandlers(),
  };
  return shop;
}
