import type { DataRegistry } from '@wordpress/data';
import { type EnvironmentOptions, registerEnvironment } from './kit/environment.ts';
import { countriesStore } from './countries/index.ts';
import { reportsStore } from './reports/index.ts';
import { userStore } from './user/index.ts';

const stores = [countriesStore, reportsStore, userStore];

/** Registers every store with a registry: once in the app, and on a fresh registry in each test. */
export function registerStores(registry: DataRegistry, options: EnvironmentOptions = {}): void {
  registerEnvironment(registry, options);
  for (const store of stores) registry.register(store);
}
