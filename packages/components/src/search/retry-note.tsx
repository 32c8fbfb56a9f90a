import { isForbidden } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { Button } from '../button/button.tsx';

type RetryNoteProps = {
  /** The error message. */
  text: string;
  /** The message instead, without Retry, if the store refuses to answer this user. */
  refused: string;
  error: unknown;
  onRetry: () => void;
  className: string;
};

/** Moves the focus to the control, since the button is removed with the note. */
function focusControl(event: MouseEvent<HTMLElement>) {
  const container = event.currentTarget.closest('[role="alert"]')?.parentElement;
  const control =
    container?.closest('fieldset') ??
    container?.querySelector('input') ??
    container?.querySelector('button');
  control?.focus();
}

/** An error message next to a control, with a Retry button unless the user may not see what was read. */
export function RetryNote({ text, refused, error, onRetry, className }: RetryNoteProps) {
  if (isForbidden(error))
    return (
      <p className={className} role="alert">
        {refused}
      </p>
    );
  return (
    <p className={className} role="alert">
      {text}{' '}
      <Button
        variant="link"
        onClick={(event: MouseEvent<HTMLButtonElement>) => {
          focusControl(event);
          onRetry();
        }}
      >
        {__('Retry', 'tillview')}
      </Button>
    </p>
  );
}
