import { Notice, Spinner } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { useId, useState } from 'react';
import { type ListMessage, ListMessages } from '../lists/list-messages.tsx';
import { type ListAction, type ListName, useListChanges } from '../lists/use-list-changes.ts';
import { DialogHeader } from '../tools/dialog-header.tsx';
import { openDialog } from '../tools/dialog-state.ts';
import { ModalDialog } from '../tools/modal-dialog.tsx';
import { useErrorText } from '../use-error-text.ts';
import { type DayNote, withNote, withoutNote } from './day-note.ts';
import { MarkChoices } from './mark-choices.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteRows } from './note-rows.tsx';
import { useDayNotes } from './use-day-notes.ts';
import '../lists/list-dialog.css';

const close = () => openDialog(undefined);

/** The dialog that adds, changes and removes notes on days. */
export function DayNotesDialog() {
  const id = useId();
  const notes = useDayNotes();
  const { sharedSetting, preferences } = notes;
  const { lists, run, failed } = useListChanges(notes);
  const getErrorText = useErrorText();
  const [message, setMessage] = useState<ListMessage<DayNote>>();
  // Null after a note was changed, or not.
  const [edited, setEdited] = useState<{ list: ListName; note: DayNote } | null>();
  const title = __('Notes on days', 'tillview');

  const change = async (action: ListAction<DayNote>): Promise<boolean> => {
    setMessage(undefined);
    return run(action);
  };
  const save = async (list: ListName, note: DayNote) => {
    const isSaved = await change({
      list,
      change: withNote(note, edited?.note),
      failure: __('The note was not saved.', 'tillview'),
    });
    if (!isSaved) return false;
    if (edited) setEdited(null);
    setMessage({ text: __('The note was saved.', 'tillview') });
    return true;
  };
  const remove = async (list: ListName, note: DayNote) => {
    const isRemoved = await change({
      list,
      change: withoutNote(note),
      failure: __('The note was not removed.', 'tillview'),
    });
    const undo = {
      list,
      change: withNote(note),
      failure: __('The note was not saved.', 'tillview'),
    };
    if (isRemoved) setMessage({ text: __('The note was removed.', 'tillview'), undo });
  };
  const section = (list: ListName, heading: string, canChange: boolean) =>
    lists[list].length > 0 && (
      <section aria-labelledby={`${id}-${list}`}>
        <h3 id={`${id}-${list}`}>{heading}</h3>
        <NoteRows
          notes={lists[list]}
          canChange={canChange}
          onEdit={(note) => setEdited({ list, note })}
          onRemove={(note) => void remove(list, note)}
        />
      </section>
    );
  return (
    <ModalDialog label={title} className="tillview-list-dialog" onClose={close}>
      <DialogHeader title={title} onClose={close} />
      <NoteForm
        // Another note begins with its own texts.
        key={edited ? `${edited.list} ${edited.note.date} ${edited.note.text}` : ''}
        edited={edited}
        lists={lists}
        canShare={sharedSetting.canSave}
        onSave={save}
        onCancel={() => setEdited(null)}
      />
      <ListMessages {...{ failed, message }} onRun={change} />
      {preferences.isRequesting && <Spinner />}
      {lists.own.length + lists.shared.length === 0 && !preferences.isRequesting && (
        <p className="tillview-list-dialog__empty">
          {__(
            'No notes yet. Charts mark the days that have one, such as “Newsletter” or “Price change”.',
            'tillview',
          )}
        </p>
      )}
      {section('own', __('Only for you', 'tillview'), true)}
      {section('shared', __('For all users', 'tillview'), sharedSetting.canSave)}
      {sharedSetting.error !== undefined && !sharedSetting.isAvailable && (
        <Notice
          status="error"
          actions={[{ label: __('Retry', 'tillview'), onClick: sharedSetting.onRetry }]}
        >
          {__('The notes for all users could not be loaded.', 'tillview')}{' '}
          {getErrorText(sharedSetting.error)}
        </Notice>
      )}
      <MarkChoices />
    </ModalDialog>
  );
}
