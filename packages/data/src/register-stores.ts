import type { DataRegistry } from '@wordpress/data';
import { countriesStore } from './countries/index.ts';
import { type EnvironmentOptions, registerEnvironment } from './kit/environment.ts';
import { notesStore } from './notes/index.ts';
import { optionsStore } from './options/index.ts';
import { paymentGatewaysStore } from './payment-gateways/index.ts';
import { reportsStore } from './reports/index.ts';
import { reviewsStore } from './reviews/index.ts';
import { settingsStore } from './settings/index.ts';
import { userStore } from './user/index.ts';

const stores = [
  countriesStore,
  notesStore,
  optionsStore,
  paymentGatewaysStore,
  reportsStore,
  reviewsStore,
  settingsStore,
  userStore,
];

/** Registers every store with a registry: once in the app, and on a fresh registry in each test. */
export function registerStores(registry: DataRegistry, options: EnvironmentOptions = {}): void {
  registerEnvironment(registry, options);
  for (const store of stores) registry.register(store);
}
