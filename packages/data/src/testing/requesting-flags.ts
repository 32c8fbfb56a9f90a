import type { DataRegistry } from '@wordpress/data';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { expect, it } from 'vitest';
import { API_ROOT, createTestRegistry } from './rest-server.ts';

/** An operation that sends a request: its name, a function that starts it, its requesting flag, and its setup. */
export type RequestingOperation = readonly [
  name: string,
  start: (registry: DataRegistry) => Promise<unknown>,
  isRequesting: (registry: DataRegistry) => boolean,
  prepare?: (registry: DataRegistry) => unknown,
];

/** Holds requests until `release` is called; then they fail. */
function holdRequests(server: SetupServer) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    server.use(
      http.all(`${API_ROOT}/*`, async () => {
        resolve();
        await released;
        return HttpResponse.json({ code: 'broken', message: 'Broken.' }, { status: 500 });
      }),
    );
  });
  return { arrived, release: () => release() };
}

/**
 * Tests that the requesting flag of each operation is true only while its request is pending, and that `rows` and
 * `local` (operations without a request) together list all operations of the data store.
 */
export function describeRequestingFlags(
  server: SetupServer,
  operations: { readonly resolvers: object; readonly actions: object },
  rows: readonly RequestingOperation[],
  local: readonly string[] = [],
): void {
  it.each(rows.map((row) => [row[0], row] as const))(
    'the requesting flag of %s is only true while its request is pending (R4.53, R8.22)',
    async (_name, [, start, isRequesting, prepare]) => {
      const registry = createTestRegistry();
      await prepare?.(registry);
      const { arrived, release } = holdRequests(server);
      expect(isRequesting(registry)).toBe(false);
      const ended = start(registry).catch(() => undefined);
      await arrived;
      expect(isRequesting(registry)).toBe(true);
      release();
      await ended;
      expect(isRequesting(registry)).toBe(false);
    },
  );

  it('no other operation sends requests', () => {
    const names = Object.keys({ ...operations.resolvers, ...operations.actions });
    expect([...rows.map(([name]) => name), ...local].toSorted()).toEqual(names.toSorted());
  });
}
