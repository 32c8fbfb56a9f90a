import {
  DEFAULT_NOTE_TYPES,
  normalizeQuery,
  notesStore,
  type Note,
  type RestQuery,
} from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';

/** Messages on a page of the inbox. */
export const NOTES_PER_PAGE = 25;

/**
 * The request of a page, from 1, newest first. Messages that were acted on or snoozed are not in the inbox. Header and
 * screen send the same, so that it is sent once.
 */
export const toNotesQuery = (page: number): RestQuery =>
  normalizeQuery({
    page,
    per_page: NOTES_PER_PAGE,
    orderby: 'date',
    order: 'desc',
    type: DEFAULT_NOTE_TYPES.join(','),
    status: 'unactioned',
  });

/** Whether a note stands in the inbox, as it is now. */
export const isInInbox = ({ is_deleted, status }: Pick<Note, 'is_deleted' | 'status'>): boolean =>
  !is_deleted && status === 'unactioned';

/** What of the notes data store is read here. */
type NotesSelectors = ReturnType<typeof selectNotes>;
const selectNotes = (registry: DataRegistry) => registry.select(notesStore);

/** The pages that were read, one after the other, and whether there may be more. */
export type ReadPages = { pages: readonly (readonly Note[])[]; hasMore: boolean };

/**
 * The pages up to `wanted`, whose reads it starts, and those behind them that were read before. A store sends no number
 * of pages, and as the total the notes of the page: behind a full page there may be another one.
 */
export function readPages(
  { getNotes, getNotesTotalCount }: Pick<NotesSelectors, 'getNotes' | 'getNotesTotalCount'>,
  wanted: number,
): ReadPages {
  const pages: (readonly Note[])[] = [];
  for (let page = 1; ; page++) {
    const query = toNotesQuery(page);
    const isKnown = getNotesTotalCount(query) !== undefined;
    const notes = page <= wanted || isKnown ? getNotes(query) : [];
    if (!isKnown) return { pages, hasMore: true };
    pages.push(notes);
    if (notes.length < NOTES_PER_PAGE) return { pages, hasMore: false };
  }
}
