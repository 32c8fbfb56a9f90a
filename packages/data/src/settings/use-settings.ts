import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import { settingsStore } from './store.ts';

/** The requested settings by id, with the state and functions of the hook. */
export type GroupSettings = {
  readonly [id: string]: unknown;
  /** Whether the last save or the last read of the group failed. */
  readonly settingsError: boolean;
  /** Whether the group is being read or saved. */
  readonly isRequesting: boolean;
  /** Whether any of the requested settings has an unsaved change. */
  readonly isDirty: boolean;
  /** Changes a setting locally. */
  readonly updateSettings: (id: string, value: unknown) => void;
  /**
   * Saves the changes of the group. Resolves to true on success; on failure to false, and the data store has the error.
   */
  readonly persistSettings: () => Promise<boolean>;
  /** Changes a setting and saves it. Resolves like `persistSettings`. */
  readonly updateAndPersistSettings: (id: string, value: unknown) => Promise<boolean>;
};

const NO_IDS: readonly string[] = [];

async function toSuccessFlag(saving: Promise<unknown>): Promise<boolean> {
  try {
    await saving;
    return true;
  } catch {
    // The data store has the error, by group name.
    return false;
  }
}

/** Returns some settings of a group, with functions to change and save them. */
export function useSettings(group: string, ids: readonly string[] = NO_IDS): GroupSettings {
  const known = useSelect(
    (select) => {
      const settings = select(settingsStore);
      return {
        values: settings.getSettingsForGroup(group, ids),
        settingsError: settings.getLastSettingsErrorForGroup(group) !== false,
        isRequesting:
          settings.isSettingsRequesting(group) || settings.isUpdateSettingsRequesting(group),
        isDirty: settings.getIsDirty(group, ids),
      };
    },
    [group, ids],
  );
  const { updateSettingsForGroup, persistSettingsForGroup, updateAndPersistSettingsForGroup } =
    useDispatch(settingsStore);
  const updateSettings = useCallback(
    (id: string, value: unknown) => void updateSettingsForGroup(group, { [id]: value }),
    [group, updateSettingsForGroup],
  );
  const persistSettings = useCallback(
    () => toSuccessFlag(persistSettingsForGroup(group)),
    [group, persistSettingsForGroup],
  );
  const updateAndPersistSettings = useCallback(
    (id: string, value: unknown) =>
      toSuccessFlag(updateAndPersistSettingsForGroup(group, { [id]: value })),
    [group, updateAndPersistSettingsForGroup],
  );
  const { values, ...state } = known;
  return { ...values, ...state, updateSettings, persistSettings, updateAndPersistSettings };
}
