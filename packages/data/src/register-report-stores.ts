import type { DataRegistry } from '@wordpress/data';
import { ensureStores } from './core/ensure-stores.ts';
import { type EnvironmentOptions, registerEnvironment } from './core/environment.ts';
import { itemsStore } from './items/index.ts';
import { reportsStore } from './reports/index.ts';
import { userStore } from './user/index.ts';

/** Registers what a report needs at once; `registerOtherStores` brings the rest, which the first view does not wait for. */
export function registerReportStores(
  registry: DataRegistry,
  options: EnvironmentOptions = {},
): void {
  registerEnvironment(registry, options);
  ensureStores(registry, [itemsStore, reportsStore, userStore]);
}
