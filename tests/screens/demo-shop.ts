import { act, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { DEFAULT_DEMO_SETTINGS, type DemoSettings } from '../../mocks/demo-settings.ts';
import { createDemoStore, type DemoStore } from '../../mocks/demo-store.ts';
import { createDemoServer } from '../../mocks/node.ts';
import { USER_HEADER } from '../../mocks/auth.ts';
import { handleRequest } from '../../mocks/server.ts';

/** The store's local time in every screen test: a Friday, twenty days into the month. */
export const SHOP_NOW = '2026-11-20T12:00:00';

/** The URL of the shop's REST API. */
export const REST_ROOT = 'http://shop.test/wp-json/';

/** The three requests of a report whose rows are a list: figures of the range and of the comparison, and the rows. */
export type ReportPart = 'primary' | 'secondary' | 'table';

/** Every report below its namespace: `reports/orders/stats` for figures, `reports/orders` for rows. */
const REPORT = /\/wc-analytics\/reports\/\w+(\/stats)?$/;

/** Read behind the first view, at no certain time; tests of reports do not count it. */
const isFavorites = ({ url }: Request): boolean => url.includes('/navigation/favorites/');

/** The part of a report that a request is for; undefined for any other request. */
function getPart({ pathname, searchParams }: URL): ReportPart | undefined {
  const match = REPORT.exec(pathname);
  if (!match) return undefined;
  if (!match[1]) return 'table';
  return searchParams.get('after')?.startsWith('2026') ? 'primary' : 'secondary';
}

/** One request that the store received, in the order in which they came. */
export type SentRequest = {
  part: ReportPart | undefined;
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
};

/** The demo store behind `fetch`, reset before each test of the file. */
export type DemoShop = {
  readonly store: DemoStore;
  /** What this test has sent so far, but for favorites. */
  readonly requests: readonly SentRequest[];
  /** The parts requested since a number of requests, in alphabetical order. */
  getParts(since?: number): (ReportPart | 'other')[];
  /** Waits until every request of this test has its response and the app has processed it. */
  settle(): Promise<void>;
  /** Replaces the response of a part from here on. */
  reply(part: ReportPart, reply: () => Response): void;
  /** Replaces the response to reads of a path below the REST root from here on. */
  respond(path: string, body: object): void;
  /** Responds to a part with an error status from here on. */
  fail(part: ReportPart, status: number): void;
  /** Delays the responses of matching report requests until the returned function is called. */
  hold(matches: (part: ReportPart | undefined, url: URL) => boolean): () => void;
  /** Delays the responses to writes of a path below the REST root until the returned function is called. */
  holdWrites(path: string): () => void;
  /** Sends every request as a user of another role. */
  signInAs(role: 'manager' | 'reports' | 'customer' | 'none'): void;
  /** Undoes `reply`, `fail` and `signInAs`. */
  restore(): void;
};

/** Whatever waited for a response waits no longer. */
const findNothingBusy = () =>
  waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]').length).toBe(0));

/** Sets up a shop for the tests of a file; call it at the top of the file. */
export function withDemoShop(settings: Partial<DemoSettings> = {}): DemoShop {
  const store = createDemoStore({
    ...DEFAULT_DEMO_SETTINGS,
    orders: 900,
    now: SHOP_NOW,
    ...settings,
  });
  const server = createDemoServer(store);
  const requests: SentRequest[] = [];
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
    responses = 0;
    for (const user of store.db.users) user.woocommerce_meta = {};
  });
  // Also where the test did not wait for them.
  afterEach(async () => {
    if (responses === requests.length) await findNothingBusy();
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
    async settle() {
      await waitFor(() => expect(responses).toBe(requests.length));
      // The body is read and stored in later tasks.
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      await findNothingBusy();
    },
    reply: (part, reply) =>
      onReport(async (requested) => (requested === part ? reply() : undefined)),
    respond: (path, body) => server.use(http.get(`${REST_ROOT}${path}`, () => Response.json(body))),
    fail: (part, status) =>
      shop.reply(part, () =>
        Response.json(
          status === 403
            ? { code: 'woocommerce_rest_cannot_view', message: 'Sorry, you cannot list resources.' }
            : { code: 'internal_server_error', message: 'There has been a critical error.' },
          { status },
        ),
      ),
    hold(matches) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      onReport(async (part, url) => {
        if (matches(part, url)) await released;
        return undefined;
      });
      return () => release();
    },
    holdWrites(path) {
      let release = () => {};
      const released = new Promise<undefined>((resolve) => {
        release = () => resolve(undefined);
      });
      server.use(http.post(`${REST_ROOT}${path}`, () => released));
      return () => release();
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
    restore: () => server.resetHandlers(),
  };
  return shop;
}
