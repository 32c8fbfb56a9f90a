import { emptyCollection } from '../core/collection.ts';
import { createStore } from '../core/store.ts';
import { actions, keys, resolvers } from './operations.ts';
import * as selectors from './selectors.ts';
import type { NotesData } from './types.ts';

/** Registered name of the notes data store. */
export const NOTES_STORE_NAME = 'wc/admin/notes';

const initialData: NotesData = { notes: emptyCollection() };

/** The data store for the notes of the inbox. */
export const notesStore = createStore(NOTES_STORE_NAME, {
  initialData,
  resolvers,
  actions,
  keys,
  selectors,
});
