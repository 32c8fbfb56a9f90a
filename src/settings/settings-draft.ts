import type { SettingValues } from '@tillview/data';
import { getInitialValue, type Setting, type SettingValue } from './settings.ts';

/** Setting name to value. */
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

/** The default values of the settings that are saved in the store. */
export function getDefaults(settings: readonly Setting[], saved: SettingsDraft): SettingsDraft {
  return Object.fromEntries(
    settings
      .filter(({ name }) => name in saved)
      .map(({ name, defaultValue }) => [name, defaultValue]),
  );
}

/** What a draft changes of the saved values: empty when it says the same. */
export function getChanges(saved: SettingsDraft, draft: SettingsDraft): SettingsDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => !isSameValue(saved[name], value)),
  );
}

/** The draft without what was saved of it; what was edited since it was sent stays. */
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
