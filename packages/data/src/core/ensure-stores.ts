import type { DataRegistry } from '@wordpress/data';

type Store = Parameters<DataRegistry['register']>[0];

const registered = new WeakMap<DataRegistry, Set<string>>();

/** Registers those of these data stores that are not registered yet. The environment must be registered before. */
export function ensureStores(registry: DataRegistry, stores: readonly Store[]): void {
  const names = registered.get(registry) ?? new Set();
  registered.set(registry, names);
  for (const store of stores) {
    if (!names.has(store.name)) registry.register(store);
    names.add(store.name);
  }
}
