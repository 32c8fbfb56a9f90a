import { Button } from '@tillview/components';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';

type Props = {
  reviewer: string;
  onDelete: () => void;
  onCancel: () => void;
};

/** Asks for confirmation before a review is deleted permanently. The focus is on Cancel. */
export function DeleteConfirmation({ reviewer, onDelete, onCancel }: Props) {
  const cancel = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const id = useId();
  useEffect(() => cancel.current?.focus(), []);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onCancel();
  };
  return (
    <div className="tillview-review__confirmation" role="group" aria-labelledby={id}>
      <p id={id}>
        {sprintf(
          /* translators: %s: name of the reviewer. */
          __('Delete the review by %s permanently? This cannot be undone.', 'tillview'),
          reviewer,
        )}
      </p>
      <div>
        <Button
          isSmall
          variant="primary"
          data-action="delete"
          onKeyDown={onKeyDown}
          onClick={onDelete}
        >
          {__('Delete permanently', 'tillview')}
        </Button>
        <Button isSmall ref={cancel} data-action="delete" onKeyDown={onKeyDown} onClick={onCancel}>
          {__('Cancel', 'tillview')}
        </Button>
      </div>
    </div>
  );
}
