import { setupServer } from 'msw/node';
import type { DemoStore } from './demo-store.ts';

/**
 * The demo store in front of `fetch` in a test: call `listen()` before the tests, `resetHandlers()` after
 * each and `close()` after all.
 */
export function createDemoServer(store: DemoStore): ReturnType<typeof setupServer> {
  return setupServer(...store.handlers);
}
