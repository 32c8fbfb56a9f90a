import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { Button } from '../button/button.tsx';

type RetryNoteProps = {
  /** The error message. */
  text: string;
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

/** An error message next to a control, with a Retry button. */
export function RetryNote({ text, onRetry, className }: RetryNoteProps) {
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
