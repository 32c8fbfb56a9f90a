import type { DataRegistry } from '@wordpress/data';
import type { SetupServer } from 'msw/node';
import { describe, expect, it } from 'vitest';
import { failures, failWith } from './failures.ts';
import { createTestRegistry } from './rest-server.ts';

/** An operation and how to look at what it left behind. */
export type FailingOperation = {
  name: string;
  url: string;
  /** What has to be there before; run once on each fresh registry. */
  prepare?: (registry: DataRegistry) => Promise<unknown> | void;
  call: (registry: DataRegistry) => Promise<unknown>;
  /** The state before, for a read: to look at it there would start the read. */
  before?: unknown;
  /** The books of the operation, and whatever of the store's state it touches. */
  look: (registry: DataRegistry) => { error: unknown; isRequesting: boolean; state?: unknown };
  /** Names of failures that are none to this operation. */
  except?: readonly string[];
};

/**
 * Runs every failure against every operation: the error is the one that was told, thrown and stored; the flag is off;
 * the state is as before.
 */
export function describeFailures(
  server: SetupServer,
  operations: readonly FailingOperation[],
): void {
  describe.each(operations)('$name, when it fails', (operation) => {
    const { url, prepare, call, look, except = [] } = operation;
    it.each(failures.filter(({ name }) => !except.includes(name)))(
      'stands $name',
      async (failure) => {
        const registry = createTestRegistry();
        await prepare?.(registry);
        const before = 'before' in operation ? operation.before : look(registry).state;
        const error = await failWith(server, failure, url, () => call(registry));
        expect(error).toBeInstanceOf(Error);
        expect(error).toMatchObject({ code: failure.code, status: failure.status });
        const after = look(registry);
        expect(after.error).toBe(error);
        expect(after.isRequesting).toBe(false);
        expect(after.state).toEqual(before);
      },
    );
  });
}
