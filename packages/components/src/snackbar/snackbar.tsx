import { __ } from '@wordpress/i18n';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import type { NoticeAction } from '../notice/notice.tsx';
import { useDismissTimer } from './use-dismiss-timer.ts';
import './snackbar.css';

export type SnackbarProps = {
  /** The message, a short sentence. */
  children?: ReactNode;
  /** What the user can do about the message; only the first action is shown. */
  actions?: readonly NoticeAction[];
  /** Called when the snackbar is dismissed: by its timer, a click, its close button or its action. */
  onRemove?: () => void;
  /** Whether it stays until its close button is clicked. */
  explicitDismiss?: boolean;
  /** An icon before the message. */
  icon?: ReactNode;
};

/** A short message at the edge of the page that dismisses itself after 10 seconds and on a click (R9.67, R9.68). */
export function Snackbar({
  children,
  actions = [],
  onRemove,
  explicitDismiss = false,
  icon,
}: SnackbarProps) {
  const remove = () => onRemove?.();
  const handlers = useDismissTimer(remove, !explicitDismiss);
  const [action] = actions;
  // Set on the message, not on the whole snackbar: a button must not contain another control, such as the action.
  const pressable = explicitDismiss
    ? {}
    : {
        role: 'button',
        tabIndex: 0,
        onClick: remove,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          remove();
        },
      };
  const onAction = (event: MouseEvent) => {
    event.stopPropagation();
    action?.onClick?.();
    if (!explicitDismiss) remove();
  };
  return (
    <div className="tillview-snackbar" role="status" {...handlers}>
      <div
        className="tillview-snackbar__message"
        title={explicitDismiss ? undefined : __('Dismiss this notice', 'tillview')}
        {...pressable}
      >
        {icon && <span className="tillview-snackbar__icon">{icon}</span>}
        <span className="tillview-snackbar__text">{children}</span>
      </div>
      {action &&
        (action.url ? (
          <Button variant="link" href={action.url} onClick={onAction}>
            {action.label}
          </Button>
        ) : (
          <Button variant="link" onClick={onAction}>
            {action.label}
          </Button>
        ))}
      {explicitDismiss && (
        <Button
          variant="quiet"
          isIcon
          isSmall
          aria-label={__('Dismiss this notice', 'tillview')}
          onClick={remove}
        >
          <CloseIcon />
        </Button>
      )}
    </div>
  );
}
