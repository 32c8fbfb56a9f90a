import type { DataRegistry } from '@wordpress/data';

const reads = new WeakMap<DataRegistry, Map<string, Promise<unknown>>>();

/** Reads names once for all parts of the page that show them; a failed read is repeated by the next caller. */
export function readOnce<Value>(
  registry: DataRegistry,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const known = reads.get(registry) ?? new Map<string, Promise<unknown>>();
  reads.set(registry, known);
  const running = known.get(key) as Promise<Value> | undefined;
  if (running) return running;
  const started = read();
  known.set(key, started);
  started.catch(() => known.delete(key));
  return started;
}
