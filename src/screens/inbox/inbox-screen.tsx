import { Button, Card, EmptyContent } from '@tillview/components';
import { notesStore } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import { ChangeNotices } from '../../shell/parts/change-notices.tsx';
import { List, ListEnd, ListStatus } from '../../shell/parts/list.tsx';
import { ScreenPage } from '../../shell/parts/screen-page.tsx';
import { NoteRow } from './note-row.tsx';
import { isInInbox } from './notes-query.ts';
import { useInbox } from './use-inbox.ts';
import { useNoteChanges } from './use-note-changes.ts';
import './inbox.css';

/** The data stores of the screen. */
export const stores = [notesStore];

/** The inbox: its messages, or why there are none. */
export function Screen() {
  const inbox = useInbox();
  const noteChanges = useNoteChanges();
  const { isKnown, hasMore, isReading, error } = inbox;
  const { getFields } = noteChanges.changes;
  const notes = inbox.notes.map((note) => ({ ...note, ...getFields(note.id) })).filter(isInInbox);
  const ids = notes.map(({ id }) => id);
  const unread = notes.filter(({ is_read }) => !is_read).map(({ id }) => id);
  return (
    <ScreenPage
      title={__('Inbox', 'tillview')}
      actions={
        <>
          {unread.length > 0 && (
            <Button onClick={() => noteChanges.markRead(unread)}>
              {__('Mark all as read', 'tillview')}
            </Button>
          )}
          {notes.length > 0 && (
            <Button onClick={() => noteChanges.dismissAll(ids, inbox.readAllIds)}>
              {__('Dismiss all', 'tillview')}
            </Button>
          )}
        </>
      }
    >
      <ChangeNotices changes={noteChanges.changes} />
      <Card isFlush>
        {isKnown && !hasMore && notes.length === 0 && (
          <EmptyContent
            title={__('There are no messages.', 'tillview')}
            message={__('Tips, offers and warnings about your store appear here.', 'tillview')}
          />
        )}
        <List>
          {notes.map((note) => (
            <NoteRow key={note.id} note={note} noteChanges={noteChanges} />
          ))}
        </List>
        <ListStatus
          isKnown={isKnown}
          error={error}
          label={__('Loading messages…', 'tillview')}
          lines={5}
          height="130px"
          subject={__('the inbox', 'tillview')}
          onRetry={inbox.onRetry}
        />
        {isKnown && hasMore && !error && (
          <ListEnd>
            <div className="tillview-inbox__more">
              <Button
                isBusy={isReading}
                aria-disabled={isReading || undefined}
                onClick={inbox.onMore}
              >
                {__('Show more', 'tillview')}
              </Button>
            </div>
          </ListEnd>
        )}
      </Card>
    </ScreenPage>
  );
}
