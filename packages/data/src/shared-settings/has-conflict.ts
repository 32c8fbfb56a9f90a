import type { SharedSettingName, SharedSettings } from './types.ts';

/** Changes settings: returns those that are saved. */
export type SharedSettingsChange = (
  settings: SharedSettings,
) => Partial<Pick<SharedSettings, SharedSettingName>>;

const NAMES = [
  'goals',
  'notes',
  'views',
  'profit',
  'fiscal_year',
] as const satisfies readonly SharedSettingName[];

const without = (these: readonly string[], those: readonly string[]) =>
  these.filter((text) => !those.includes(text));

/**
 * Whether others have changed the same entries: a change that was made for the settings that were `seen` would remove an
 * entry of those that are `stored` which was not seen, or the entry that it changes is no longer there.
 */
export function hasConflict(
  seen: SharedSettings,
  stored: SharedSettings,
  change: SharedSettingsChange,
): boolean {
  const [changed, changedStored] = [change(seen), change(stored)];
  return NAMES.some((name) => {
    const toTexts = (settings: Partial<SharedSettings>) =>
      (settings[name] ?? []).map((entry) => JSON.stringify(entry));
    if (!changedStored[name]) return false;
    const [before, wanted] = [toTexts(seen), toTexts(changed)];
    const [theirs, merged] = [toTexts(stored), toTexts(changedStored)];
    const added = without(wanted, before);
    const isAddedByOthers = without(added, theirs).length === 0;
    const isGone = without(without(before, wanted), theirs).length > 0 && !isAddedByOthers;
    return (
      isGone ||
      without(added, merged).length > 0 ||
      without(without(theirs, merged), before).length > 0
    );
  });
}
