import apiFetch from '@wordpress/api-fetch';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { API_ROOT, startRestServer } from '../../packages/data/src/testing/rest-server.ts';
import { createRouteLookup } from './optional-routes.ts';

const server = startRestServer();
const FAVORITES = '/wc-admin/navigation/favorites/me';
const IMPORTS = '/wc-analytics/imports/status';

/** Replies to requests of the index; returns their queries. */
function replyWith(index: object | null, status = 200): string[] {
  const queries: string[] = [];
  server.use(
    http.get(`${API_ROOT}/`, ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json(index, { status });
    }),
  );
  return queries;
}

beforeEach(() => {
  window.sessionStorage.clear();
  return () => window.sessionStorage.clear();
});

it('reads the index of the store once in a session of its owner', async () => {
  const queries = replyWith({ routes: { [IMPORTS]: { namespace: 'wc-analytics' } } });
  const hasRoute = createRouteLookup('1 shop');
  expect(await Promise.all([hasRoute(IMPORTS), hasRoute(FAVORITES)])).toEqual([true, false]);
  expect(await createRouteLookup('1 shop')(FAVORITES)).toBe(false);
  expect(queries).toEqual([expect.stringMatching(/^\?_fields=/)]);
  await createRouteLookup('2 shop')(FAVORITES);
  expect(queries).toHaveLength(2);
});

it('counts every route as present if the store does not say, and routes of every version always', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const queries = replyWith({ code: 'forbidden' }, 403);
  const hasRoute = createRouteLookup('1 shop');
  expect(await hasRoute('/wc-analytics/reports/revenue/stats')).toBe(true);
  expect(queries).toEqual([]);
  expect(await hasRoute(FAVORITES)).toBe(true);
  replyWith(null);
  expect(await createRouteLookup('1 shop')(FAVORITES)).toBe(true);
});

it('reads them again a minute after the store has failed', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  const queries = replyWith({ code: 'down' }, 500);
  const hasRoute = createRouteLookup('1 shop');
  expect(await hasRoute(FAVORITES)).toBe(true);
  now.mockReturnValue(59_999);
  expect(await hasRoute(FAVORITES)).toBe(true);
  expect(queries).toHaveLength(1);
  replyWith({ routes: {} });
  now.mockReturnValue(60_000);
  expect(await Promise.all([hasRoute(FAVORITES), hasRoute(IMPORTS)])).toEqual([false, false]);
});

it('does not ask again and again when the store refuses each new nonce', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  apiFetch.nonceEndpoint = `${API_ROOT}/nonce`;
  apiFetch.nonceMiddleware = apiFetch.createNonceMiddleware('old');
  server.use(http.get(`${API_ROOT}/nonce`, () => HttpResponse.text('new')));
  const queries = replyWith({ code: 'rest_cookie_invalid_nonce', message: '' }, 403);
  expect(await createRouteLookup('1 shop')(FAVORITES)).toBe(true);
  expect(queries.length).toBeLessThanOrEqual(2);
});
