import { setupServer } from 'msw/node';
import type { DemoStore } from './demo-store.ts';

/**
 * An msw server that intercepts `fetch` in tests: call `listen()` before the tests, `resetHandlers()` after
 * each and `close()` after all.
 */
export function createDemoServer(store: DemoStore): ReturnType<typeof setupServer> {
  return setupServer(...store.handlers);
}
