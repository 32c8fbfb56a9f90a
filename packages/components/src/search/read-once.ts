import { memoize } from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';

type Read = { readonly promise: Promise<unknown>; failedAt?: number };

/**
 * How long a failed read is shared by all parts of the page that show the same names, in milliseconds. About the time
 * that a page takes to render.
 */
const FAILURE_MS = 10_000;

const readsOf = memoize((_registry: DataRegistry) => new Map<string, Read>());

/**
 * Reads names once for all parts of the page that show them. A failed read is repeated by the next call after
 * `FAILURE_MS`, or at once after `forgetFailedReads`.
 */
export function readOnce<Value>(
  registry: DataRegistry,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const known = readsOf(registry);
  const last = known.get(key);
  if (last && !(last.failedAt !== undefined && Date.now() - last.failedAt >= FAILURE_MS))
    return last.promise as Promise<Value>;
  const promise = read();
  const started: Read = { promise };
  known.set(key, started);
  promise.catch(() => {
    started.failedAt = Date.now();
  });
  return promise;
}

/** Makes the next call repeat a failed read. Used by the Retry button. */
export function forgetFailedReads(registry: DataRegistry): void {
  const known = readsOf(registry);
  for (const [key, { failedAt }] of known) if (failedAt !== undefined) known.delete(key);
}
