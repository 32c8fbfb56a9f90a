import type { DataRegistry } from '@wordpress/data';
import { hydrateSelector, withHydration } from '../core/hydration.ts';
import { settingsStore } from './store.ts';
import type { SettingValues } from './types.ts';

/** Fills the data store with the settings of a group that the host page provides, which saves a request. */
export function hydrateSettings(
  registry: DataRegistry,
  group: string,
  values: SettingValues,
): void {
  const actions = registry.dispatch(settingsStore);
  hydrateSelector(registry.select(settingsStore), actions, 'getSettings', [group], () =>
    actions.receiveSettings(group, values),
  );
}

/** Higher-order component that runs `hydrateSettings` before the first render. */
export function withSettingsHydration(group: string, values: SettingValues) {
  return withHydration((registry) => hydrateSettings(registry, group, values));
}
