import { describeRequestingFlags } from '../testing/requesting-flags.ts';
import { startRestServer } from '../testing/rest-server.ts';
import { notesStore } from './index.ts';
import { actions, resolvers } from './operations.ts';

const query = { page: 1 };

describeRequestingFlags(startRestServer(), { resolvers, actions }, [
  [
    'getNotes',
    (registry) => registry.resolveSelect(notesStore).getNotes(query),
    (registry) => registry.select(notesStore).isNotesRequesting('getNotes', query),
  ],
  [
    'triggerNoteAction',
    (registry) => registry.dispatch(notesStore).triggerNoteAction(1, 2),
    (registry) => registry.select(notesStore).isNotesRequesting('triggerNoteAction'),
  ],
  [
    'removeNote',
    (registry) => registry.dispatch(notesStore).removeNote(1),
    (registry) => registry.select(notesStore).isNotesRequesting('removeNote'),
  ],
  [
    'removeAllNotes',
    (registry) => registry.dispatch(notesStore).removeAllNotes(),
    (registry) => registry.select(notesStore).isNotesRequesting('removeAllNotes'),
  ],
  [
    'batchUpdateNotes',
    (registry) => registry.dispatch(notesStore).batchUpdateNotes([1], { is_read: true }),
    (registry) => registry.select(notesStore).isNotesRequesting('batchUpdateNotes'),
  ],
  [
    'updateNote',
    (registry) => registry.dispatch(notesStore).updateNote(1, { is_read: true }),
    (registry) => registry.select(notesStore).isNotesRequesting('updateNote'),
  ],
]);
