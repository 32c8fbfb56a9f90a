import { createStatusSelectors } from '../core/resource.ts';
import { createListSelector } from '../core/collection.ts';
import { getResourceName, type Query, withNormalQuery } from '../core/query.ts';
import type { StoreState } from '../core/store-state.ts';
import { DEFAULT_QUERY, keyOf } from './operations.ts';
import type { Note, NotesData } from './types.ts';

type State = StoreState<NotesData>;

const listNotes = createListSelector<Note>();

/**
 * The notes of a query (by default, of the default types), in the server's order; empty until read. Triggers the read.
 */
export const getNotes = withNormalQuery(
  0,
  (state: State, query: Query = DEFAULT_QUERY) =>
    listNotes(state.data.notes, getResourceName('notes', query)),
  DEFAULT_QUERY,
);

/** Total number of notes of a query; undefined until read. */
export function getNotesTotalCount(state: State, query: Query = DEFAULT_QUERY): number | undefined {
  return state.data.notes.byQuery[getResourceName('notes', query)]?.totalResults;
}

export const { isOperationRequesting: isNotesRequesting, getOperationError: getNotesError } =
  createStatusSelectors(keyOf);
