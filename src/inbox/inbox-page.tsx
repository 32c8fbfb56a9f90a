import { Button, Card, EmptyContent, Placeholder } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { ChangeNotices } from '../shell/parts/change-notices.tsx';
import { PartError } from '../shell/parts/part-error.tsx';
import { RowFocus } from '../shell/parts/row-focus.tsx';
import { ScreenHeader } from '../shell/parts/screen-header.tsx';
import { NoteRow } from './note-row.tsx';
import { isInInbox } from './notes-query.ts';
import { useInbox } from './use-inbox.ts';
import { useNoteChanges } from './use-note-changes.ts';

/** Lines of the placeholder: about as many messages as fit on a screen. */
const PLACEHOLDER_LINES = ['a', 'b', 'c', 'd'];

/** The inbox: its messages, or why there are none. */
export function InboxPage() {
  const inbox = useInbox();
  const noteChanges = useNoteChanges();
  const { isKnown, hasMore, isReading, error } = inbox;
  const { getFields } = noteChanges.changes;
  const notes = inbox.notes.map((note) => ({ ...note, ...getFields(note.id) })).filter(isInInbox);
  const ids = notes.map(({ id }) => id);
  const unread = notes.filter(({ is_read }) => !is_read).map(({ id }) => id);
  return (
    <div className="tillview-inbox">
      <ScreenHeader title={__('Inbox', 'tillview')}>
        {unread.length > 0 && (
          <Button isSmall onClick={() => noteChanges.markRead(unread)}>
            {__('Mark all as read', 'tillview')}
          </Button>
        )}
        {notes.length > 0 && (
          <Button isSmall onClick={() => noteChanges.dismissAll(ids, inbox.readAllIds)}>
            {__('Dismiss all', 'tillview')}
          </Button>
        )}
      </ScreenHeader>
      <ChangeNotices changes={noteChanges.changes} />
      <Card isFlush>
        {!isKnown && !error && (
          <div className="tillview-inbox__loading" aria-busy="true">
            <p className="tillview-visually-hidden" role="status">
              {__('Loading messages…', 'tillview')}
            </p>
            {PLACEHOLDER_LINES.map((line) => (
              <Placeholder key={line} height="96px" />
            ))}
          </div>
        )}
        {isKnown && !hasMore && notes.length === 0 && (
          <EmptyContent
            title={__('There are no messages.', 'tillview')}
            message={__('Tips, offers and warnings about your store appear here.', 'tillview')}
          />
        )}
        <RowFocus>
          <ul className="tillview-inbox__list">
            {notes.map((note) => (
              <NoteRow key={note.id} note={note} noteChanges={noteChanges} />
            ))}
          </ul>
        </RowFocus>
        {error && (
          <PartError
            error={error}
            title={__('The messages could not be loaded.', 'tillview')}
            unavailable={__('This store does not offer an inbox.', 'tillview')}
            forbidden={__(
              'You do not have permission to see the inbox. An administrator can give it to your account.',
              'tillview',
            )}
            onRetry={inbox.onReadAgain}
            isInline={isKnown}
          />
        )}
        {isKnown && hasMore && !error && (
          <div className="tillview-inbox__more">
            <Button
              isBusy={isReading}
              aria-disabled={isReading || undefined}
              onClick={inbox.onMore}
            >
              {__('Show more', 'tillview')}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}
