import type { DataRegistry } from '@wordpress/data';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { describe, expect, it } from 'vitest';
import { isDeep } from '@tillview/test-setup/deep';
import { failures, failWith } from './failures.ts';
import { API_ROOT, createTestRegistry } from './rest-server.ts';

type Functions = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/** An operation that sends a request. */
export type TestedOperation = {
  /** The arguments of its call. */
  args?: readonly unknown[];
  /** The arguments of its key, after its name, for the status selectors; those of the call of a read by default. */
  key?: readonly unknown[];
  /** The names of its own status selectors, which take only the arguments of the key. */
  status?: readonly [isRequesting: string, getError: string];
  /** The path of its request. Without one, other tests have its failures. */
  path?: string;
  /** The value of a read until it succeeds. */
  empty?: unknown;
  prepare?: (registry: DataRegistry) => unknown;
  /** The data that a failed change must leave as they were. */
  look?: (registry: DataRegistry) => unknown;
  /** The names of failures that are not errors for this operation. */
  except?: readonly string[];
};

/** A data store, and all its operations. */
export type TestedStore = {
  name: string;
  operations: { readonly resolvers: object; readonly actions: object };
  /** The names of the status selectors, which take the name of an operation and the arguments of its key. */
  status: readonly [isRequesting: string, getError: string];
  requests: Readonly<Record<string, TestedOperation>>;
  /** The names of the operations that send no request of their own. */
  local?: readonly string[];
};

/** Without `TILLVIEW_DEEP`, an operation meets one in this many failures, and the next operation the next ones. */
const SHARE = 4;

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
 * Tests every operation of a data store: its requesting flag is true only while its request is pending; with each
 * failure, the thrown error is stored, the flag is off, and the data do not change. The table lists every operation.
 */
export function describeOperations(
  server: SetupServer,
  { name: store, operations, status, requests, local = [] }: TestedStore,
): void {
  const rows = Object.entries(requests).map(([name, row], index) => {
    const isRead = name in operations.resolvers;
    const { args = [], key = isRead ? args : [] } = row;
    // By name, because a table of all data stores cannot have the types of each of them.
    const call = async (registry: DataRegistry): Promise<unknown> => {
      const functions: unknown = isRead ? registry.resolveSelect(store) : registry.dispatch(store);
      return (functions as Functions)[name]?.(...args);
    };
    const look = (registry: DataRegistry) => {
      const select = registry.select(store) as unknown as Functions;
      const read = (selector: string, ...of: readonly unknown[]) => select[selector]?.(...of);
      const [isRequesting, error] = row.status
        ? row.status.map((selector) => read(selector, ...key))
        : status.map((selector) => read(selector, name, ...key));
      return { isRequesting, error, read: () => (isRead ? read(name, ...args) : undefined) };
    };
    return { name, row, index, isRead, call, look };
  });

  it.each(rows)(
    'the requesting flag of $name is only true while its request is pending (R4.53, R8.22)',
    async ({ row, call, look }) => {
      const registry = createTestRegistry();
      await row.prepare?.(registry);
      const { arrived, release } = holdRequests(server);
      expect(look(registry).isRequesting).toBe(false);
      const ended = call(registry).catch(() => undefined);
      await arrived;
      expect(look(registry).isRequesting).toBe(true);
      release();
      await ended;
      expect(look(registry).isRequesting).toBe(false);
    },
  );

  it('no other operation sends requests', () => {
    const names = Object.keys({ ...operations.resolvers, ...operations.actions });
    expect([...Object.keys(requests), ...local].toSorted()).toEqual(names.toSorted());
  });

  describe.each(rows.filter(({ row }) => row.path !== undefined))(
    '$name, when it fails',
    ({ row, index, isRead, call, look }) => {
      const { path, prepare, except = [] } = row;
      const own = failures.filter(({ name }) => !except.includes(name));
      it.each(isDeep ? own : own.filter((_, at) => at % SHARE === index % SHARE))(
        'throws $name, and stores the same error (R8.28)',
        async (failure) => {
          const registry = createTestRegistry();
          await prepare?.(registry);
          const before = row.look?.(registry);
          const error = await failWith(server, failure, `${API_ROOT}/${path}`, () =>
            call(registry),
          );
          expect(error).toBeInstanceOf(Error);
          expect(error).toMatchObject({ code: failure.code, status: failure.status });
          const after = look(registry);
          expect(after.error).toBe(error);
          expect(after.isRequesting).toBe(false);
          expect(row.look?.(registry)).toEqual(before);
          if (isRead) expect(after.read()).toEqual(row.empty);
        },
      );
    },
  );
}
