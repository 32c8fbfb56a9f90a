import type { SharedNote } from '@tillview/data';
import type { ListChange } from '../lists/use-list-changes.ts';

/** A short text on a day, which the charts show. */
export type DayNote = SharedNote;

/** The maximum length of a text, and the maximum number of notes in a list. */
export const [MAX_NOTE_LENGTH, MAX_NOTES] = [120, 200];

/** Returns a text as it is stored. */
export const toNoteText = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isNote(entry: unknown): entry is DayNote {
  if (typeof entry !== 'object' || entry === null) return false;
  const { date, text } = entry as Partial<DayNote>;
  return isDay(date) && typeof text === 'string' && text !== '';
}

/** Whether two notes have the same day and text. */
export const isSameNote = (one: DayNote, other: DayNote): boolean =>
  one.date === other.date && one.text === other.text;

/** Reads stored notes, the newest day first; entries that are none, and repeated ones, are left out. */
export function readNotes(stored: unknown): readonly DayNote[] {
  const notes = Array.isArray(stored) ? stored.filter(isNote) : [];
  return notes
    .filter((note, at) => notes.findIndex((other) => isSameNote(note, other)) === at)
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

/** Adds a note; in the place of another one if that one is in the list. */
export const withNote =
  (note: DayNote, replaced?: DayNote): ListChange<DayNote> =>
  (notes) =>
    readNotes([...notes.filter((each) => !replaced || !isSameNote(each, replaced)), note]);

/** Removes a note. */
export const withoutNote =
  (note: DayNote): ListChange<DayNote> =>
  (notes) =>
    notes.filter((each) => !isSameNote(each, note));
