import { settingsStore, type SettingValues } from '@tillview/data';
import { useRegistry, useSelect } from '@wordpress/data';
import { useMemo, useRef, useState } from 'react';
import { useExtensions } from '../extensions/connect-extensions.ts';
import { withAddedSettings } from './added-settings.ts';
import {
  dropSaved,
  getChanges,
  getDefaults,
  getSavedValues,
  type SettingsDraft,
} from './settings-draft.ts';
import { getSettings, SETTINGS_GROUP, type Setting, type SettingValue } from './settings.ts';

/** How the last save ended; `idle` since the last change. */
export type SaveState =
  | { readonly state: 'idle' | 'saving' | 'saved' }
  | { readonly state: 'failed'; readonly error: unknown };

/** The settings form: what it shows and what can be done. */
export type SettingsForm = {
  /** The settings that the store offers. */
  settings: readonly Setting[];
  values: SettingsDraft;
  /** Whether the settings were read. */
  isKnown: boolean;
  /** Why they could not be read; false when they could. */
  readError: Error | false;
  onReadAgain: () => void;
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
 * Reads, edits and saves the settings of the screen. Changes are kept here until they are saved, so that the data store
 * has saved values only, whatever becomes of a save or of the screen.
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
  // While a save is on its way, the data store has the values that are being saved.
  const [savedBefore, setSavedBefore] = useState<SettingValues>();
  const isSaving = useRef(false);

  const own = useMemo(() => getSettings(), []);
  // Nothing is added before a plugin has registered anything.
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
    onReadAgain: () =>
      void registry.dispatch(settingsStore).invalidateResolution('getSettings', [SETTINGS_GROUP]),
    isDirty: Object.keys(changes).length > 0,
    save,
    onChange: (name, value) => edit({ [name]: value }),
    onReset: () => edit(getDefaults(all, saved)),
    onSave: () => void onSave(),
  };
}
