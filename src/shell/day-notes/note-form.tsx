import { Button, TextControl } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { useContext, useEffect, useRef, useState } from 'react';
import { ShopDayContext } from '../../host/shop-day.ts';
import type { ListName } from '../lists/use-list-changes.ts';
import { ForAllUsers } from '../parts/for-all-users.tsx';
import {
  type DayNote,
  isDay,
  isSameNote,
  MAX_NOTE_LENGTH,
  MAX_NOTES,
  toNoteText,
} from './day-note.ts';

type Props = {
  /** The note that is changed; for a new one null if another was changed before, otherwise undefined. */
  edited: { list: ListName; note: DayNote } | null | undefined;
  lists: Readonly<Record<ListName, readonly DayNote[]>>;
  /** Whether the user may save notes for all users. */
  canShare: boolean;
  /** Resolves to whether the note was saved. */
  onSave: (list: ListName, note: DayNote) => Promise<boolean>;
  onCancel: () => void;
};

/** The form of a note. What was typed stays until the note is saved. */
export function NoteForm({ edited, lists, canShare, onSave, onCancel }: Props) {
  const today = useContext(ShopDayContext);
  const [date, setDate] = useState(edited?.note.date ?? today);
  const [text, setText] = useState(edited?.note.text ?? '');
  const [isForAll, setIsForAll] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The form of another note has replaced the focused one.
    if (edited !== undefined) field.current?.focus();
  }, [edited]);
  const list = edited?.list ?? (isForAll ? 'shared' : 'own');
  const note = { date, text: toNoteText(text) };
  const isFull = !edited && lists[list].length >= MAX_NOTES;
  const isUsed =
    lists[list].some((each) => isSameNote(each, note)) &&
    !(edited && isSameNote(edited.note, note));
  const canSave = isDay(date) && note.text !== '' && !isFull && !isUsed && !isSaving;
  const save = async () => {
    setIsSaving(true);
    const isSaved = await onSave(list, note);
    setIsSaving(false);
    if (!isSaved) return;
    setText('');
    field.current?.focus();
  };
  return (
    <form
      className="tillview-list-dialog__form"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) void save();
      }}
    >
      <TextControl
        className="tillview-list-dialog__short"
        type="date"
        label={__('Day', 'tillview')}
        value={date}
        onChange={setDate}
      />
      <TextControl
        ref={field}
        label={edited ? __('Change the note', 'tillview') : __('New note', 'tillview')}
        value={text}
        maxLength={MAX_NOTE_LENGTH}
        autoComplete="off"
        onChange={setText}
        help={
          isFull
            ? __('No more notes can be saved. Remove one first.', 'tillview')
            : isUsed
              ? __('This day has this note already.', 'tillview')
              : undefined
        }
      />
      <Button variant="primary" type="submit" disabled={!canSave}>
        {__('Save', 'tillview')}
      </Button>
      {edited && <Button onClick={onCancel}>{__('Cancel', 'tillview')}</Button>}
      {canShare && !edited && (
        <ForAllUsers
          className="tillview-list-dialog__all"
          checked={isForAll}
          onChange={setIsForAll}
        />
      )}
    </form>
  );
}
