import type { DataRegistry } from '@wordpress/data';

type Store = Parameters<DataRegistry['register']>[0];

/** Registers those of these data stores that are not registered yet. The environment must be registered before. */
export function ensureStores(registry: DataRegistry, stores: readonly Store[]): void {
  for (const store of stores) if (!(store.name in registry.stores)) registry.register(store);
}
