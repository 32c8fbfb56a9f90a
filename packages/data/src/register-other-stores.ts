import type { DataRegistry } from '@wordpress/data';
import { ensureStores } from './core/ensure-stores.ts';
import { countriesStore } from './countries/index.ts';
import { exportStore } from './export/index.ts';
import { importStore } from './import/index.ts';
import { navigationStore } from './navigation/index.ts';
import { notesStore } from './notes/index.ts';
import { onboardingStore } from './onboarding/index.ts';
import { optionsStore } from './options/index.ts';
import { paymentGatewaysStore } from './payment-gateways/index.ts';
import { pluginsStore } from './plugins/index.ts';
import { reviewsStore } from './reviews/index.ts';
import { settingsStore } from './settings/index.ts';
import { sharedSettingsStore } from './shared-settings/index.ts';

/**
 * Registers the data stores that the first render of a report does not need. The environment must be registered first.
 */
export function registerOtherStores(registry: DataRegistry): void {
  ensureStores(registry, [
    countriesStore,
    exportStore,
    importStore,
    navigationStore,
    notesStore,
    onboardingStore,
    optionsStore,
    paymentGatewaysStore,
    pluginsStore,
    reviewsStore,
    settingsStore,
    sharedSettingsStore,
  ]);
}
