import { Button } from '@tillview/components';
import { formatDate } from '@tillview/date';
import { __, sprintf } from '@wordpress/i18n';
import { RowFocus } from '../parts/row-focus.tsx';
import type { DayNote } from './day-note.ts';

type Props = {
  notes: readonly DayNote[];
  canChange: boolean;
  onEdit: (note: DayNote) => void;
  onRemove: (note: DayNote) => void;
};

/** A list of notes on days. */
export function NoteRows({ notes, canChange, onEdit, onRemove }: Props) {
  return (
    <RowFocus>
      <ul>
        {notes.map((note) => {
          const name = `${formatDate(note.date)}: ${note.text}`;
          return (
            <li key={`${note.date} ${note.text}`} data-key={`${note.date} ${note.text}`}>
              <span className="tillview-list-dialog__name">
                <time dateTime={note.date} className="tillview-list-dialog__date">
                  {formatDate(note.date)}
                </time>{' '}
                <bdi>{note.text}</bdi>
              </span>
              {canChange && (
                <span className="tillview-list-dialog__actions">
                  <Button
                    variant="link"
                    data-action="edit"
                    /* translators: %s: a day and its note. */
                    aria-label={sprintf(__('Edit “%s”', 'tillview'), name)}
                    onClick={() => onEdit(note)}
                  >
                    {__('Edit', 'tillview')}
                  </Button>
                  <Button
                    variant="link"
                    data-action="remove"
                    /* translators: %s: a day and its note. */
                    aria-label={sprintf(__('Remove “%s”', 'tillview'), name)}
                    onClick={() => onRemove(note)}
                  >
                    {__('Remove', 'tillview')}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </RowFocus>
  );
}
