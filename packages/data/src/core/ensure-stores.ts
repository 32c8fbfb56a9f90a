import type { DataRegistry } from '@wordpress/data';

type Store = Parameters<DataRegistry['register']>[0];

const registered = new WeakMap<DataRegistry, Set<string>>();

/** Registers these data stores unless they are registered. The environment must be. */
export function ensureStores(registry: DataRegistry, stores: readonly Store[]): void {
  const names = registered.get(registry) ?? new Set();
  registered.set(registry, names);
  for (const store of stores) {
    if (!names.has(store.name)) registry.register(store);
    names.add(store.name);
  }
}
