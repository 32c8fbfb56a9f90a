import { Button, CloseIcon, getSafeImageUrl, VisuallyHidden } from '@tillview/components';
import { decodeEntities, toSafeRedirect, type Note, type NoteAction } from '@tillview/data';
import { formatDate } from '@tillview/date';
import { getHistory, getNewPath, getPersistedQuery } from '@tillview/navigation';
import { useRegistry } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useId } from 'react';
import { useHost } from '../../host/host-context.ts';
import { openPage } from '../../host/open-page.ts';
import { getNoteTarget } from './note-target.ts';
import type { NoteChanges } from './use-note-changes.ts';
import { ListRow, RowActions, RowContent, RowText, RowTitle } from '../../shell/parts/list-row.tsx';

type Props = {
  /** The note, with any change that is being saved. */
  note: Note;
  noteChanges: NoteChanges;
};

/** The image of a message. The standalone server allows only images from the store's own site. */
function NoteImage({ note: { image, layout } }: { note: Note }) {
  const registry = useRegistry();
  const { mode } = useHost();
  const url = getSafeImageUrl(image);
  if (url === undefined || layout === 'plain') return null;
  const isOwn = url.startsWith('data:') || toSafeRedirect(registry, url) !== undefined;
  return isOwn || mode === 'wordpress' ? (
    <img className="tillview-note__image" src={url} alt="" loading="lazy" />
  ) : null;
}

type ActionProps = Props & { action: NoteAction };

/** Whether an action of the store only dismisses its message, as the button of each message does. */
const isDismissal = ({ name, url }: NoteAction): boolean => !url && /(^|-)dismiss$/.test(name);

/** A button of a message. It runs an action in the store, then opens its target. */
function ActionButton({ note, action, noteChanges }: ActionProps) {
  const registry = useRegistry();
  const { mode, pageSlug } = useHost();
  const target = getNoteTarget(action.url, {
    mode,
    pageSlug,
    toSafeRedirect: (url) => toSafeRedirect(registry, url),
  });
  if (target?.kind === 'site')
    return (
      <Button
        isSmall
        href={target.url}
        target="_blank"
        rel="noopener noreferrer"
        data-action={`run-${action.id}`}
        onClick={() => noteChanges.act(note, action)}
      >
        {decodeEntities(action.label)}
        <VisuallyHidden> {__('(opens in a new tab)', 'tillview')}</VisuallyHidden>
      </Button>
    );
  const onDone = () => {
    if (target?.kind === 'admin') openPage(target.url);
    if (target?.kind !== 'screen') return;
    const query = { ...getPersistedQuery(), ...target.query };
    getHistory().push(getNewPath(query, target.path, {}));
  };
  return (
    <Button
      isSmall
      data-action={`run-${action.id}`}
      onClick={() => noteChanges.act(note, action, onDone)}
    >
      {decodeEntities(action.label)}
    </Button>
  );
}

/** A message of the inbox, with its actions. */
export function NoteRow({ note, noteChanges }: Props) {
  const id = useId();
  const { layout, content, date_created, is_read, actions } = note;
  const title = decodeEntities(note.title);
  return (
    <ListRow
      id={note.id}
      className={`tillview-note is-${layout === 'banner' || layout === 'thumbnail' ? layout : 'plain'}${is_read ? '' : ' is-unread'}`}
      labelledBy={id}
    >
      <NoteImage note={note} />
      <RowContent className="tillview-note__content">
        <RowTitle id={id} className={is_read ? 'is-quiet' : ''}>
          {!is_read && <VisuallyHidden>{__('Unread:', 'tillview')} </VisuallyHidden>}
          {title}
        </RowTitle>
        {date_created && (
          <time className="tillview-note__date" dateTime={date_created}>
            {formatDate(date_created)}
          </time>
        )}
        <RowText markup={content} />
        <RowActions className="tillview-note__actions">
          {actions
            .filter((action) => !isDismissal(action))
            .map((action) => (
              <ActionButton key={action.id} note={note} action={action} noteChanges={noteChanges} />
            ))}
          {!is_read && (
            <Button
              variant="quiet"
              isSmall
              data-action="read"
              /* translators: %s: title of a message. */
              aria-label={sprintf(__('Mark as read: %s', 'tillview'), title)}
              onClick={() => noteChanges.markRead([note.id])}
            >
              {__('Mark as read', 'tillview')}
            </Button>
          )}
        </RowActions>
      </RowContent>
      <Button
        variant="quiet"
        isIcon
        isSmall
        className="tillview-note__dismiss"
        data-action="dismiss"
        /* translators: %s: title of a message. */
        aria-label={sprintf(__('Dismiss: %s', 'tillview'), title)}
        title={__('Dismiss', 'tillview')}
        onClick={() => noteChanges.dismiss(note)}
      >
        <CloseIcon />
      </Button>
    </ListRow>
  );
}
