import type { DataRegistry } from '@wordpress/data';
import { seedSelector, withHydration } from '../core/hydration.ts';
import { settingsStore } from './store.ts';
import type { SettingValues } from './types.ts';

/** Gives the store the settings of a group that the host already knows, so that the group is not asked for. */
export function hydrateSettings(
  registry: DataRegistry,
  group: string,
  values: SettingValues,
): void {
  const actions = registry.dispatch(settingsStore);
  seedSelector(registry.select(settingsStore), actions, 'getSettings', [group], () =>
    actions.receiveSettings(group, values),
  );
}

/** As `hydrateSettings`, for the component that is drawn with them. */
export function withSettingsHydration(group: string, values: SettingValues) {
  return withHydration((registry) => hydrateSettings(registry, group, values));
}
