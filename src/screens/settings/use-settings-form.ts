import { settingsStore, type SettingValues } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useMemo, useRef, useState } from 'react';
import { useExtensions } from '../../hook-api/connect-extensions.ts';
import { withAddedSettings } from './added-settings.ts';
import {
  dropSaved,
  getChanges,
  getDefaults,
  getSavedValues,
  type SettingsDraft,
} from './settings-draft.ts';
import { getSettings, SETTINGS_GROUP, type Setting, type SettingValue } from './settings.ts';

/** The state of the last save; `idle` after a change. */
export type SaveState =
  | { readonly state: 'idle' | 'saving' | 'saved' }
  | { readonly state: 'failed'; readonly error: unknown };

/** The state and the actions of the settings form. */
export type SettingsForm = {
  /** The settings that the store offers. */
  settings: readonly Setting[];
  values: SettingsDraft;
  /** Whether the settings have been loaded. */
  isKnown: boolean;
  /** Why the settings could not be loaded; false without an error. */
  readError: Error | false;
  onRetry: () => void;
  isDirty: boolean;
  save: SaveState;
  onChange: (name: string, value: SettingValue) => void;
  /** Fills in the defaults, without saving them. */
  onReset: () => void;
  /** Saves the changes in one request. */
  onSave: () => void;
};

const NOTHING: SettingsDraft = {};

/**
 * Loads, edits and saves the settings of the screen. Unsaved changes stay in this hook, so the data store contains only
 * saved values, even when a save fails or the screen is closed.
 */
export function useSettingsForm(): SettingsForm {
  const registry = useRegistry();
  const extensions = useExtensions();
  const known = useSelect((select) => {
    const store = select(settingsStore);
    return {
      stored: store.getSettings(SETTINGS_GROUP),
      isKnown: store.getLastReceived(SETTINGS_GROUP) !== undefined,
      readError: store.getSettingsError('getSettings', SETTINGS_GROUP),
    };
  }, []);
  const [draft, setDraft] = useState(NOTHING);
  const [save, setSave] = useState<SaveState>({ state: 'idle' });
  // During a save, the data store contains the values that are being saved. These are the values before it.
  const [savedBefore, setSavedBefore] = useState<SettingValues>();
  const isSaving = useRef(false);

  const own = useMemo(() => getSettings(), []);
  // Before a plugin registers something, no settings are added.
  const all = useMemo(() => (extensions ? withAddedSettings(own) : own), [extensions, own]);
  const stored = savedBefore ?? known.stored;
  const saved = useMemo(() => getSavedValues(all, stored), [all, stored]);
  const changes = getChanges(saved, draft);

  const onSave = async () => {
    if (isSaving.current || Object.keys(changes).length === 0) return;
    isSaving.current = true;
    setSavedBefore(stored);
    setSave({ state: 'saving' });
    const store = registry.select(settingsStore);
    const act = registry.dispatch(settingsStore);
    let unsaved: readonly string[] = [];
    try {
      await act.updateAndPersistSettingsForGroup(SETTINGS_GROUP, changes);
      setSave({ state: 'saved' });
    } catch (error) {
      unsaved = store.getDirtyKeys(SETTINGS_GROUP);
      await act.receiveSettings(
        SETTINGS_GROUP,
        Object.fromEntries(unsaved.map((name) => [name, stored[name]])),
      );
      await act.clearIsDirty(SETTINGS_GROUP);
      setSave({ state: 'failed', error });
    }
    for (const { name, onSaved } of all) {
      const value = changes[name];
      if (value !== undefined && !unsaved.includes(name)) onSaved?.(value);
    }
    isSaving.current = false;
    setSavedBefore(undefined);
    setDraft((current) => dropSaved(current, changes, unsaved));
  };

  const edit = (edited: SettingsDraft) => {
    setDraft((current) => ({ ...current, ...edited }));
    if (!isSaving.current) setSave({ state: 'idle' });
  };
  return {
    settings: all.filter(({ name }) => name in saved),
    values: { ...saved, ...draft },
    isKnown: known.isKnown,
    readError: known.readError,
    onRetry: () =>
      void registry.dispatch(settingsStore).invalidateResolution('getSettings', [SETTINGS_GROUP]),
    isDirty: Object.keys(changes).length > 0,
    save,
    onChange: (name, value) => edit({ [name]: value }),
    onReset: () => edit(getDefaults(all, saved)),
    onSave: () => void onSave(),
  };
}
