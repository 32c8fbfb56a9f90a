import { Snackbar, type SnackbarProps } from './snackbar.tsx';

/** A message in a list of snackbars. */
export type SnackbarNotice = Pick<SnackbarProps, 'actions' | 'explicitDismiss' | 'icon'> & {
  /** Identifies the message. */
  id: string;
  /** The message. */
  content: string;
};

export type SnackbarListProps = {
  /** The messages, newest last. */
  notices: readonly SnackbarNotice[];
  /** Called with the id of a message when it is dismissed by the user or by its timer. */
  onRemove: (id: string) => void;
};

/** Shows snackbars at the bottom of the window. */
export function SnackbarList({ notices, onRemove }: SnackbarListProps) {
  return (
    <div className="tillview-snackbar-list">
      {notices.map(({ id, content, ...rest }) => (
        <Snackbar key={id} {...rest} onRemove={() => onRemove(id)}>
          {content}
        </Snackbar>
      ))}
    </div>
  );
}
