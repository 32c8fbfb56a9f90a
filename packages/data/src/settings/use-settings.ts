import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from 'react';
import { settingsStore } from './store.ts';

/** Each wanted setting by its id, beside the names of the hook. */
export type GroupSettings = {
  readonly [id: string]: unknown;
  /** Whether the last save, or else the last read, failed. */
  readonly settingsError: boolean;
  /** The group is being read or saved. */
  readonly isRequesting: boolean;
  /** Some of the wanted settings were changed and are not saved. */
  readonly isDirty: boolean;
  /** Changes a setting here. */
  readonly updateSettings: (id: string, value: unknown) => void;
  /** Saves what was changed in the group. Tells whether it was; why not is in the store. */
  readonly persistSettings: () => Promise<boolean>;
  /** Changes a setting and saves it at once. Tells as `persistSettings` does. */
  readonly updateAndPersistSettings: (id: string, value: unknown) => Promise<boolean>;
};

const NO_IDS: readonly string[] = [];

async function tellSuccess(saving: Promise<unknown>): Promise<boolean> {
  try {
    await saving;
    return true;
  } catch {
    // The error stands in the store, under the name of the group.
    return false;
  }
}

/** Some settings of a group, with what changes and saves them. */
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
    () => tellSuccess(persistSettingsForGroup(group)),
    [group, persistSettingsForGroup],
  );
  const updateAndPersistSettings = useCallback(
    (id: string, value: unknown) =>
      tellSuccess(updateAndPersistSettingsForGroup(group, { [id]: value })),
    [group, updateAndPersistSettingsForGroup],
  );
  const { values, ...state } = known;
  return { ...values, ...state, updateSettings, persistSettings, updateAndPersistSettings };
}
