import { act, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { DEFAULT_DEMO_SETTINGS, type DemoSettings } from '../../mocks/demo-settings.ts';
import { createDemoStore, type DemoStore } from '../../mocks/demo-store.ts';
import { createDemoServer } from '../../mocks/node.ts';
import { USER_HEADER } from '../../mocks/auth.ts';
import { handleRequest } from '../../mocks/server.ts';

/** What the shop's clock shows in every screen test: a Friday, twenty days into the month. */
export const SHOP_NOW = '2026-11-20T12:00:00';

/** Where the shop's REST API answers. */
export const REST_ROOT = 'http://shop.test/wp-json/';

/**
 * Which question of the Revenue report a request is: rows and totals of the table, or the figures that summary
 * and chart share, of the chosen range or of the one it is compared with. Every test compares with the year before.
 */
export type Question = 'table' | 'primary' | 'secondary';

const STATS = `${REST_ROOT}wc-analytics/reports/revenue/stats`;

/** The question that a request is, undefined for any other request. */
function questionOf(url: URL): Question | undefined {
  if (!url.href.startsWith(STATS)) return undefined;
  if (url.searchParams.has('orderby')) return 'table';
  return url.searchParams.get('after')?.startsWith('2026') ? 'primary' : 'secondary';
}

/** One request that the shop was asked, in the order in which they came. */
export interface Asked {
  question: Question | undefined;
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
}

/** The demo store in front of `fetch`, as it was at first in each test of the file. */
export interface DemoShop {
  readonly store: DemoStore;
  /** What was asked so far in this test. */
  readonly asked: readonly Asked[];
  /** Waits until every request of this test was answered and the app has taken the answers in. */
  settle(): Promise<void>;
  /** The questions asked so far, in their alphabet's order. */
  questions(): (Question | 'other')[];
  /** Answers a question otherwise from here on; a reply that is undefined leaves it to the shop. */
  reply(question: Question, reply: (url: URL) => Response | undefined): void;
  /** Fails a question with a status from here on. */
  fail(question: Question, status: number): void;
  /** Holds the replies to matching requests back until the function that it gives is called. */
  hold(matches: (url: URL) => boolean): () => void;
  /** Lets all requests come from somebody of another role. */
  signInAs(role: 'administrator' | 'manager' | 'reports' | 'customer' | 'none'): void;
  /** Takes back what `reply`, `fail` and `signInAs` did. */
  mend(): void;
}

/** Sets a shop up for the tests of a file; call it at the top of the file. */
export function withDemoShop(settings: Partial<DemoSettings> = {}): DemoShop {
  const store = createDemoStore({ ...DEFAULT_DEMO_SETTINGS, now: SHOP_NOW, ...settings });
  const server = createDemoServer(store);
  const asked: Asked[] = [];
  let answers = 0;

  server.events.on('request:start', ({ request }) => {
    const url = new URL(request.url);
    asked.push({
      question: questionOf(url),
      method: request.headers.get('x-http-method-override') ?? request.method,
      path: url.pathname.replace(/^\/wp-json/, ''),
      query: Object.fromEntries(url.searchParams),
    });
  });
  server.events.on('response:mocked', () => {
    answers++;
  });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    asked.length = 0;
    answers = 0;
    for (const user of store.db.users) user.woocommerce_meta = {};
  });
  afterEach(() => {
    server.resetHandlers();
    store.faults.length = 0;
  });
  afterAll(() => server.close());

  const onStats = (reply: (url: URL) => Promise<Response | undefined>) =>
    server.use(http.get(STATS, ({ request }) => reply(new URL(request.url))));

  const shop: DemoShop = {
    store,
    asked,
    async settle() {
      await waitFor(() => expect(answers).toBe(asked.length));
      // The reply is read and put into the store in turns of its own.
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    },
    questions: () => asked.map(({ question }) => question ?? 'other').toSorted(),
    reply: (question, reply) =>
      onStats(async (url) => (questionOf(url) === question ? reply(url) : undefined)),
    fail: (question, status) =>
      shop.reply(question, () =>
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
      onStats(async (url) => {
        if (matches(url)) await released;
        return undefined;
      });
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
    mend: () => server.resetHandlers(),
  };
  return shop;
}
