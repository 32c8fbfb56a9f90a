import { __ } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { Button } from '../button/index.ts';

type RetryNoteProps = {
  /** What could not be had. */
  text: string;
  onRetry: () => void;
  className: string;
};

/** Puts the focus where it stays: the button goes with the note, and the control may go while it is asked again. */
function leave(event: MouseEvent<HTMLElement>) {
  const place = event.currentTarget.closest('[role="alert"]')?.parentElement;
  const control =
    place?.closest('fieldset') ?? place?.querySelector('input') ?? place?.querySelector('button');
  control?.focus();
}

/** Says beside a control that something of it could not be had, and asks again. */
export function RetryNote({ text, onRetry, className }: RetryNoteProps) {
  return (
    <p className={className} role="alert">
      {text}{' '}
      <Button
        variant="link"
        onClick={(event: MouseEvent<HTMLButtonElement>) => {
          leave(event);
          onRetry();
        }}
      >
        {__('Retry', 'tillview')}
      </Button>
    </p>
  );
}
