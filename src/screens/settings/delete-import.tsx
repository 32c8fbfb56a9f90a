import { Button } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { HistoricalImport } from './use-import.ts';

/** Deletes the imported data after a confirmation. */
export function DeleteImport({ importing: { busy, onAct } }: { importing: HistoricalImport }) {
  const [isConfirming, setIsAsking] = useState(false);
  const open = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const cancel = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const wasAsking = useRef(false);
  const id = useId();
  useEffect(() => {
    if (isConfirming) cancel.current?.focus();
    else if (wasAsking.current) open.current?.focus();
    wasAsking.current = isConfirming;
  }, [isConfirming]);
  if (!isConfirming)
    return (
      <div className="tillview-settings__delete">
        <Button
          ref={open}
          isBusy={busy === 'delete'}
          aria-disabled={busy !== undefined || undefined}
          onClick={() => {
            if (busy === undefined) setIsAsking(true);
          }}
        >
          {__('Delete imported data', 'tillview')}
        </Button>
      </div>
    );
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setIsAsking(false);
  };
  return (
    <div className="tillview-settings__delete" role="group" aria-labelledby={id}>
      <p id={id} className="tillview-screen-page__sentence">
        {__(
          'Delete all imported data from the reports? Orders and customers stay in the store. The reports are empty until you import them again.',
          'tillview',
        )}
      </p>
      <div className="tillview-screen-page__actions">
        <Button
          variant="primary"
          onKeyDown={onKeyDown}
          onClick={() => {
            setIsAsking(false);
            onAct('delete');
          }}
        >
          {__('Delete', 'tillview')}
        </Button>
        <Button ref={cancel} onKeyDown={onKeyDown} onClick={() => setIsAsking(false)}>
          {__('Cancel', 'tillview')}
        </Button>
      </div>
    </div>
  );
}
