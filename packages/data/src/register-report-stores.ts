import type { DataRegistry } from '@wordpress/data';
import { ensureStores } from './core/ensure-stores.ts';
import { type EnvironmentOptions, registerEnvironment } from './core/environment.ts';
import { itemsStore } from './items/index.ts';
import { reportsStore } from './reports/index.ts';
import { userStore } from './user/index.ts';

/**
 * Registers the data stores that the first render of a report needs; `registerOtherStores` registers the others later.
 */
export function registerReportStores(
  registry: DataRegistry,
  options: EnvironmentOptions = {},
): void {
  registerEnvironment(registry, options);
  ensureStores(registry, [itemsStore, reportsStore, userStore]);
}
