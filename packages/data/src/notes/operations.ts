import { receiveQueryResult, receiveItems, whileUpdating } from '../core/collection.ts';
import { DEFAULT_NOTE_TYPES, NAMESPACE } from '../core/constants.ts';
import { createKeyOf, type KeyFunctions, type OperationContext } from '../core/operations.ts';
import { getResourceName, type Query } from '../core/query.ts';
import { readTotals } from '../core/rest-client.ts';
import { listWithIds, recordWithId } from '../core/shapes.ts';
import type { Note, NoteFields, NotesData } from './types.ts';

type Context = OperationContext<NotesData>;

const PATH = `${NAMESPACE}/admin/notes`;
/** The default query: the note types that the inbox shows. */
export const DEFAULT_QUERY: Query = { type: DEFAULT_NOTE_TYPES.join(',') };

const isNote = recordWithId<Note>();
const isNotes = listWithIds<Note>();

/** Sends a change of notes. Sets `isUpdating` while the request is pending, then stores the notes of the reply. */
async function change<Reply extends Note | Note[]>(
  { get, set }: Context,
  ids: readonly (string | number)[],
  send: () => Promise<Reply>,
): Promise<Reply> {
  const access = {
    get: () => get().notes,
    set: (notes: NotesData['notes']) => set({ notes }),
  };
  return whileUpdating(access, ids, async () => {
    const reply = await send();
    access.set(receiveItems(access.get(), [reply].flat()));
    return reply;
  });
}

export const resolvers = {
  async getNotes({ get, rest, set }: Context, query: Query = DEFAULT_QUERY): Promise<void> {
    const { data, headers } = await rest.readWithHeaders(PATH, query, isNotes);
    const key = getResourceName('notes', query);
    set({ notes: receiveQueryResult(get().notes, key, data, readTotals(headers, data.length)) });
  },
};

export const actions = {
  /** Runs the action of a note's button on the server. Returns the updated note. */
  async triggerNoteAction(context: Context, noteId: number, actionId: number): Promise<Note> {
    return change(context, [noteId], () =>
      context.rest.write('POST', `${PATH}/${noteId}/action/${actionId}`, {}, isNote),
    );
  },

  /** Deletes a note. Returns it with `is_deleted`; `updateNote` can restore it. */
  async removeNote(context: Context, id: number): Promise<Note> {
    return change(context, [id], () =>
      context.rest.write('DELETE', `${PATH}/delete/${id}`, {}, isNote),
    );
  },

  /** Deletes all notes, or the notes that match a query. Returns the updated notes. */
  async removeAllNotes(context: Context, query: Query = {}): Promise<Note[]> {
    return change(context, Object.keys(context.get().notes.byId), () =>
      context.rest.write('DELETE', `${PATH}/delete/all`, { query }, isNotes),
    );
  },

  /** Changes several notes at once. Returns the updated notes. */
  async batchUpdateNotes(
    context: Context,
    noteIds: readonly number[],
    fields: NoteFields,
  ): Promise<Note[]> {
    const body = { noteIds, ...fields };
    return change(context, noteIds, () =>
      context.rest.write('PUT', `${PATH}/update`, { body }, isNotes),
    );
  },

  /** Changes a note. Returns the updated note. */
  async updateNote(context: Context, id: number, fields: NoteFields): Promise<Note> {
    return change(context, [id], () =>
      context.rest.write('PUT', `${PATH}/${id}`, { body: fields }, isNote),
    );
  },
};

type NotesOperations = typeof resolvers & typeof actions;

export const keys = {
  getNotes: (query: Query = DEFAULT_QUERY) => getResourceName('notes', query),
} satisfies KeyFunctions<NotesOperations>;

/** The key of an operation's status. */
export const keyOf = createKeyOf<NotesOperations, typeof keys>(keys);
