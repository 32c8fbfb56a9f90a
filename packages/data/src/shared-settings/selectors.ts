import { createResource } from '../core/resource.ts';
import type { StoreState } from '../core/store-state.ts';
import { keyOf, type SharedSettingsData } from './operations.ts';
import type { SharedSettings } from './types.ts';

/** The settings; null in a store without the plugin, undefined until read. Triggers the read. */
export function getSharedSettings({
  data,
}: StoreState<SharedSettingsData>): SharedSettings | null | undefined {
  return data.settings;
}

export const { getError: getSharedSettingsError } = createResource(keyOf, 'getSharedSettings');

export const { isRequesting: isSharedSettingsSaving } = createResource(
  keyOf,
  'changeSharedSettings',
);
