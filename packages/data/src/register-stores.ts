import type { DataRegistry } from '@wordpress/data';
import { registerEnvironment } from './kit/environment.ts';
import { countriesStore } from './countries/index.ts';
import { reportsStore } from './reports/index.ts';
import { userStore } from './user/index.ts';

/** What the host gives the stores. */
export interface RegisterStoresOptions {
  /** The clock that tells how old an answer is: milliseconds since 1970. Unset: the real one. */
  now?: () => number;
}

const stores = [countriesStore, reportsStore, userStore];

/** Registers every store with a registry: once in the app, and on a fresh registry in each test. */
export function registerStores(registry: DataRegistry, options: RegisterStoresOptions = {}): void {
  registerEnvironment(registry, options);
  for (const store of stores) registry.register(store);
}
