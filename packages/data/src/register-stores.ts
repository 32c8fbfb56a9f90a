import type { DataRegistry } from '@wordpress/data';
import type { EnvironmentOptions } from './core/environment.ts';
import { registerOtherStores } from './register-other-stores.ts';
import { registerReportStores } from './register-report-stores.ts';

/** Registers every data store, for example on a fresh registry in each test. */
export function registerStores(registry: DataRegistry, options: EnvironmentOptions = {}): void {
  registerReportStores(registry, options);
  registerOtherStores(registry);
}
