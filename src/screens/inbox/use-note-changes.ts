import {
  decodeEntities,
  notesStore,
  type Note,
  type NoteAction,
  type NoteFields,
} from '@tillview/data';
import { useRegistry } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useChanges, type Changes } from '../../shell/parts/use-changes.ts';

/** The changes of the inbox. Each is shown immediately, saved in one request, and reverted if saving fails. */
export type NoteChanges = {
  changes: Changes<NoteFields>;
  markRead: (ids: readonly number[]) => void;
  /** Removes a message, which can be undone. */
  dismiss: (note: Note) => void;
  /** Removes all messages in the inbox. Can be undone. `shown` are the ids of the visible messages. */
  dismissAll: (shown: readonly number[], readAllIds: () => Promise<readonly number[]>) => void;
  /** Runs an action in the store. `onDone` is called when it succeeds. */
  act: (note: Note, action: NoteAction, onDone?: () => void) => void;
};

const REMOVED = { is_deleted: true };
const KEPT = { is_deleted: false };
const READ = { is_read: true };

/** Changes the messages of the inbox. */
export function useNoteChanges(): NoteChanges {
  const { updateNote, batchUpdateNotes, removeNote, triggerNoteAction } =
    useRegistry().dispatch(notesStore);
  const changes = useChanges<NoteFields>();
  const { run } = changes;
  const undoFailure = __('The messages could not be put back.', 'tillview');
  return {
    changes,
    markRead: (ids) => {
      const [first] = ids;
      if (first === undefined) return;
      run({
        ids,
        fields: READ,
        save: () => (ids.length === 1 ? updateNote(first, READ) : batchUpdateNotes(ids, READ)),
        failure: __('The messages could not be marked as read.', 'tillview'),
      });
    },
    dismiss: ({ id, title }) =>
      run({
        ids: [id],
        fields: REMOVED,
        save: () => removeNote(id),
        /* translators: %s: title of a message. */
        failure: sprintf(__('“%s” could not be dismissed.', 'tillview'), decodeEntities(title)),
        done: __('Message dismissed.', 'tillview'),
        undo: {
          ids: [id],
          fields: KEPT,
          save: () => updateNote(id, KEPT),
          failure: undoFailure,
        },
      }),
    dismissAll: (shown, readAllIds) => {
      let all = shown;
      run({
        ids: shown,
        fields: REMOVED,
        save: async () => {
          all = await readAllIds();
          // The store's own request for removing all messages would also remove types that are not shown here.
          await batchUpdateNotes(all, REMOVED);
        },
        failure: __('The messages could not be dismissed.', 'tillview'),
        done: sprintf(
          /* translators: %d: number of messages. */
          _n('%d message dismissed.', '%d messages dismissed.', shown.length, 'tillview'),
          shown.length,
        ),
        undo: {
          ids: shown,
          fields: KEPT,
          save: () => batchUpdateNotes(all, KEPT),
          failure: undoFailure,
        },
      });
    },
    act: ({ id }, { id: actionId, label }, onDone) =>
      run({
        ids: [id],
        fields: READ,
        save: async () => {
          await triggerNoteAction(id, actionId);
          onDone?.();
        },
        /* translators: %s: text of a button, such as "Edit page". */
        failure: sprintf(__('“%s” could not be done.', 'tillview'), decodeEntities(label)),
      }),
  };
}
