import type { DataRegistry } from '@wordpress/data';
import { countriesStore } from './countries/index.ts';
import { exportStore } from './export/index.ts';
import { importStore } from './import/index.ts';
import { itemsStore } from './items/index.ts';
import { type EnvironmentOptions, registerEnvironment } from './core/environment.ts';
import { navigationStore } from './navigation/index.ts';
import { notesStore } from './notes/index.ts';
import { onboardingStore } from './onboarding/index.ts';
import { optionsStore } from './options/index.ts';
import { paymentGatewaysStore } from './payment-gateways/index.ts';
import { pluginsStore } from './plugins/index.ts';
import { reportsStore } from './reports/index.ts';
import { reviewsStore } from './reviews/index.ts';
import { settingsStore } from './settings/index.ts';
import { userStore } from './user/index.ts';

const stores = [
  countriesStore,
  exportStore,
  importStore,
  itemsStore,
  navigationStore,
  notesStore,
  onboardingStore,
  optionsStore,
  paymentGatewaysStore,
  pluginsStore,
  reportsStore,
  reviewsStore,
  settingsStore,
  userStore,
];

/** Registers every data store: once in the app, and on a fresh registry in each test. */
export function registerStores(registry: DataRegistry, options: EnvironmentOptions = {}): void {
  registerEnvironment(registry, options);
  for (const store of stores) registry.register(store);
}
