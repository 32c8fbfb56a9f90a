import {
  DEFAULT_NOTE_TYPES,
  normalizeQuery,
  notesStore,
  type Note,
  type RestQuery,
} from '@tillview/data';
import type { DataRegistry } from '@wordpress/data';

/** The number of messages per page of the inbox. */
export const NOTES_PER_PAGE = 25;

/**
 * Returns the request of a page, from 1, newest first. Excludes messages that were acted on or snoozed. Header and
 * screen use the same request, so it is sent only once.
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

/** Whether a note is currently in the inbox. */
export const isInInbox = ({ is_deleted, status }: Pick<Note, 'is_deleted' | 'status'>): boolean =>
  !is_deleted && status === 'unactioned';

/** The selectors of the notes data store. */
type NotesSelectors = ReturnType<typeof selectNotes>;
const selectNotes = (registry: DataRegistry) => registry.select(notesStore);

/** Consecutive pages that are loaded, and whether there may be more. */
export type ReadPages = { pages: readonly (readonly Note[])[]; hasMore: boolean };

/**
 * Returns the pages up to `wanted`, whose requests it starts, and following pages that are already loaded. Stores send
 * no number of pages, and report the notes of the page as the total, so a full page may be followed by another one.
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
