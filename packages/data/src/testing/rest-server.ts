import apiFetch from '@wordpress/api-fetch';
import { createRegistry, type DataRegistry } from '@wordpress/data';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer, type SetupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { EnvironmentOptions } from '../core/environment.ts';
import { registerStores } from '../register-stores.ts';

/** Root URL of the tests' REST API; the same in all tests, because the REST client of a process keeps its first root. */
export const API_ROOT = 'http://shop.test/wp-json';

apiFetch.use(apiFetch.createRootURLMiddleware(`${API_ROOT}/`));

/** Starts a mock server for the tests of one file. Handlers that a test adds are removed after it. */
export function startRestServer(): SetupServer {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** Creates a registry with every data store. */
export function createTestRegistry(options: EnvironmentOptions = {}): DataRegistry {
  const registry = createRegistry();
  registerStores(registry, options);
  return registry;
}

/** The query parameters of a request, without the REST client's own `_locale`. */
export function queryOf(request: Request): Record<string, string> {
  const { _locale, ...query } = Object.fromEntries(new URL(request.url).searchParams);
  return query;
}

/** Responds to GET requests of a URL, with the number of all items if it is given; returns the queries of its requests. */
export function serve(
  server: SetupServer,
  url: string,
  body: JsonBodyType,
  total?: number,
): Record<string, string>[] {
  const queries: Record<string, string>[] = [];
  const headers = new Headers();
  if (total !== undefined) headers.set('x-wp-total', String(total));
  server.use(
    http.get(url, ({ request }) => {
      queries.push(queryOf(request));
      return HttpResponse.json(body, { headers });
    }),
  );
  return queries;
}
