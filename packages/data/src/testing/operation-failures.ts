import type { DataRegistry } from '@wordpress/data';
import type { SetupServer } from 'msw/node';
import { describe, expect, it } from 'vitest';
import { failures, failWith } from './failures.ts';
import { createTestRegistry } from './rest-server.ts';

/** An operation that sends a request, and how to inspect its state. */
export type FailingOperation = {
  name: string;
  url: string;
  /** Setup for each new registry. */
  prepare?: (registry: DataRegistry) => Promise<unknown> | void;
  call: (registry: DataRegistry) => Promise<unknown>;
  /** The expected state, for reads: inspecting it before the call would trigger the read. */
  before?: unknown;
  /** Returns the status of the operation, and the data that it changes. */
  look: (registry: DataRegistry) => { error: unknown; isRequesting: boolean; state?: unknown };
  /** Names of failures that are not errors for this operation. */
  except?: readonly string[];
};

/**
 * Tests every operation with every failure: the error is thrown and stored, the requesting flag is off, and the state
 * does not change.
 */
export function describeFailures(
  server: SetupServer,
  operations: readonly FailingOperation[],
): void {
  describe.each(operations)('$name, when it fails', (operation) => {
    const { url, prepare, call, look, except = [] } = operation;
    it.each(failures.filter(({ name }) => !except.includes(name)))(
      'reports $name',
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
