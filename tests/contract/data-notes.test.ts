import { notesStore } from '@tillview/data';
import { describe, expect, it } from 'vitest';
import { createTestRegistry } from '../../packages/data/src/testing/rest-server.ts';
import {
  expectAsRecorded,
  queryOfRecording,
  recorded,
  rowsOf,
  startReplay,
} from './data-replay.ts';

const { replay } = startReplay();

describe('notes of a real store', () => {
  it.each(['notes', 'notes-alerts', 'notes-inbox', 'notes-update-error-all'])(
    '%s: a list with ids, by its query (R1.41, R7.28, R7.29)',
    async (name) => {
      const sent = replay(name);
      const query = queryOfRecording(name);
      const registry = createTestRegistry();
      const notes = await registry.resolveSelect(notesStore).getNotes(query);
      expectAsRecorded(sent, name);
      expect(notes).toEqual(rowsOf(name));
      expect(registry.select(notesStore).getNotesTotalCount(query)).toBe(
        Number(recorded(name).headers['x-wp-total']),
      );
    },
  );

  async function withAll() {
    replay('notes');
    const registry = createTestRegistry();
    await registry.resolveSelect(notesStore).getNotes({ page: 1, per_page: 25 });
    const { batchUpdateNotes, removeAllNotes, removeNote, triggerNoteAction, updateNote } =
      registry.dispatch(notesStore);
    const note = (id: number) =>
      registry
        .select(notesStore)
        .getNotes({ page: 1, per_page: 25 })
        .find((one) => one.id === id);
    return { batchUpdateNotes, note, removeAllNotes, removeNote, triggerNoteAction, updateNote };
  }

  it('an action is triggered, and the note is updated from the response (R7.30)', async () => {
    const { note, triggerNoteAction } = await withAll();
    const sent = replay('w-note-action');
    await triggerNoteAction(1, 1);
    expect(sent).toMatchObject([{ method: 'POST', path: '/wc-analytics/admin/notes/1/action/1' }]);
    expect(note(1)).toMatchObject({ status: 'actioned', isUpdating: false });
  });

  it('a note is deleted (R7.31)', async () => {
    const { note, removeNote } = await withAll();
    const sent = replay('w-note-delete');
    expect(await removeNote(7)).toEqual(recorded('w-note-delete').body);
    expectAsRecorded(sent, 'w-note-delete');
    expect(note(7)).toMatchObject({ is_deleted: true });
  });

  it('all notes are deleted (R7.32)', async () => {
    const { note, removeAllNotes } = await withAll();
    const sent = replay('w-note-delete-all');
    const deletedNotes = await removeAllNotes();
    expectAsRecorded(sent, 'w-note-delete-all');
    expect(deletedNotes).toHaveLength(rowsOf('w-note-delete-all').length);
    const ids = deletedNotes.map(({ id }) => id).filter((id) => note(id) !== undefined);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) expect(note(id)).toMatchObject({ is_deleted: true });
  });

  it('several notes are updated at once (R7.33)', async () => {
    const { batchUpdateNotes, note } = await withAll();
    const sent = replay('w-notes-update-batch');
    await batchUpdateNotes([3, 4], { is_read: true });
    // The recorded client sent the ids as strings; they are numbers.
    expect(sent).toMatchObject([
      {
        method: 'PUT',
        path: '/wc-analytics/admin/notes/update',
        query: {},
        body: { noteIds: [3, 4], is_read: true },
      },
    ]);
    expect([note(3)?.is_read, note(4)?.is_read]).toEqual([true, true]);
  });

  it('a note is updated (R7.34)', async () => {
    const { note, updateNote } = await withAll();
    const sent = replay('w-note-update');
    await updateNote(2, { status: 'actioned' });
    expectAsRecorded(sent, 'w-note-update');
    expect(note(2)).toMatchObject({ status: 'actioned' });
  });
});
