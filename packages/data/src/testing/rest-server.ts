import apiFetch from '@wordpress/api-fetch';
import { createRegistry, type DataRegistry } from '@wordpress/data';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { EnvironmentOptions } from '../core/environment.ts';
import { registerStores } from '../register-stores.ts';

/** Root URL of the tests' REST API; the same in all tests, because the REST client of a process keeps its first root. */
export const API_ROOT = 'http://shop.test/wp-json';

apiFetch.use(apiFetch.createRootURLMiddleware(`${API_ROOT}/`));

/** Starts a mock server for the tests of one file. Handlers that a test adds are removed after it. */
export function startRestServer(): ReturnType<typeof setupServer> {
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
