export { NOTES_STORE_NAME, notesStore } from './store.ts';

export type { Note, NoteAction, NoteFields } from './types.ts';
