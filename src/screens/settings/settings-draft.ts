import type { SettingValues } from '@tillview/data';
import { getInitialValue, type Setting, type SettingValue } from './settings.ts';

/** Maps the name of a setting to its value. */
export type SettingsDraft = Readonly<Record<string, SettingValue>>;

/** Whether two values are the same; the order of selected options does not matter. */
function isSameValue(a: SettingValue | undefined, b: SettingValue | undefined): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return a.length === b.length && a.every((item) => b.includes(item));
}

/** The saved values of the settings that the store offers. */
export function getSavedValues(settings: readonly Setting[], values: SettingValues): SettingsDraft {
  return Object.fromEntries(
    settings.flatMap((setting) => {
      const value = getInitialValue(setting, values);
      return value === undefined ? [] : [[setting.name, value]];
    }),
  );
}

/** The default values of the settings that the store offers. */
export function getDefaults(settings: readonly Setting[], saved: SettingsDraft): SettingsDraft {
  return Object.fromEntries(
    settings
      .filter(({ name }) => name in saved)
      .map(({ name, defaultValue }) => [name, defaultValue]),
  );
}

/** The values of a draft that differ from the saved ones; empty when all are equal. */
export function getChanges(saved: SettingsDraft, draft: SettingsDraft): SettingsDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => !isSameValue(saved[name], value)),
  );
}

/** Removes the saved values from the draft; values that were rejected, or edited after the request was sent, stay. */
export function dropSaved(
  draft: SettingsDraft,
  sent: SettingsDraft,
  unsaved: readonly string[],
): SettingsDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => unsaved.includes(name) || !isSameValue(sent[name], value),
    ),
  );
}
