import { ensureStores, sharedSettingsStore, userStore, decodePreferences } from '@tillview/data';
import { formatDate } from '@tillview/date';
import type { DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { userPreferences } from '../../host/preferences.ts';
import { type DayNote, readNotes } from './day-note.ts';

/** The first and the last second of a range, in the store's time zone. */
type Range = { readonly after: string; readonly before: string } | null;

/** The notes of a range of days, one per line, the oldest first. */
export const describeNotes = (notes: readonly DayNote[], range: Range): readonly string[] =>
  notes
    .filter(
      ({ date }) => range && date >= range.after.slice(0, 10) && date <= range.before.slice(0, 10),
    )
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ date, text }) => `${formatDate(date)}: ${text}`);

/** Reads the notes of a range of days as text, for a file; never throws. */
export async function readNotesText(registry: DataRegistry, range: Range): Promise<string> {
  ensureStores(registry, [sharedSettingsStore]);
  const { [userPreferences.notes]: own } = decodePreferences(
    registry.select(userStore).getCurrentUser(),
  );
  try {
    const shared = await registry.resolveSelect(sharedSettingsStore).getSharedSettings();
    return describeNotes([...readNotes(own), ...readNotes(shared?.notes)], range).join('; ');
  } catch {
    return [
      ...describeNotes(readNotes(own), range),
      __('The notes for all users could not be loaded.', 'tillview'),
    ].join('; ');
  }
}
