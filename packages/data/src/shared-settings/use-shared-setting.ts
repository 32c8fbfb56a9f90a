import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useCallback, useState } from 'react';
import { ensureStores } from '../core/ensure-stores.ts';
import { useUser } from '../user/use-user.ts';
import { sharedSettingsStore } from './store.ts';
import type { SharedSettingName, SharedSettings } from './types.ts';

/** The capability that changes shared settings. */
const CAPABILITY = 'manage_woocommerce';

/** Whether a change was saved, and the error if it was not. */
export type SharedSettingUpdate = { isSaved: true } | { isSaved: false; error: unknown };

/** A setting that all users share, its status, and how to change it. */
export type SharedSetting<Value> = {
  /** Undefined until read, after a failure, and in stores without the plugin. */
  readonly value: Value | undefined;
  /** Why the settings could not be read, or the last change was not saved; undefined otherwise. */
  readonly error: unknown;
  readonly isSaving: boolean;
  /** Saves what `change` returns for the stored value, for all users. Never throws. */
  readonly save: (change: (value: Value) => Value) => Promise<SharedSettingUpdate>;
  /** Whether the user may change it. */
  readonly canSave: boolean;
  /** Whether the store has shared settings, as far as is known. */
  readonly isAvailable: boolean;
  /** Reads the settings again after a failure. */
  readonly onRetry: () => void;
};

/**
 * Returns a setting that all users share. Reads the settings once, if the store has the plugin; render it only after the
 * first view.
 */
export function useSharedSetting<Name extends SharedSettingName>(
  name: Name,
): SharedSetting<SharedSettings[Name]> {
  const registry = useRegistry();
  useState(() => ensureStores(registry, [sharedSettingsStore]));
  const { user } = useUser();
  const { settings, readError, isSaving } = useSelect((select) => {
    const selectors = select(sharedSettingsStore);
    return {
      settings: selectors.getSharedSettings(),
      readError: selectors.getSharedSettingsError(),
      isSaving: selectors.isSharedSettingsSaving(),
    };
  }, []);
  const { changeSharedSettings, invalidateResolution } = useDispatch(sharedSettingsStore);
  const [saveError, setSaveError] = useState<unknown>();
  const save = useCallback(
    async (change: (value: SharedSettings[Name]) => SharedSettings[Name]) => {
      try {
        await changeSharedSettings((stored) => ({ [name]: change(stored[name]) }));
        setSaveError(undefined);
        return { isSaved: true } as const;
      } catch (error) {
        setSaveError(error);
        return { isSaved: false, error } as const;
      }
    },
    [name, changeSharedSettings],
  );
  const isAvailable = settings !== undefined && settings !== null;
  return {
    value: settings?.[name],
    error: saveError ?? (readError || undefined),
    isSaving,
    save,
    canSave: isAvailable && user?.capabilities?.[CAPABILITY] === true,
    isAvailable,
    onRetry: () => void invalidateResolution('getSharedSettings', []),
  };
}
