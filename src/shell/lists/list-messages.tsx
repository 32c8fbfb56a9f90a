import { Button, Notice } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { useErrorText } from '../use-error-text.ts';
import type { ListAction } from './use-list-changes.ts';

/** What was done, and the action that undoes it. */
export type ListMessage<Entry> = { text: string; undo?: ListAction<Entry> };

type Props<Entry> = {
  /** The change that could not be saved. */
  failed: { readonly action: ListAction<Entry>; readonly error: unknown } | undefined;
  message: ListMessage<Entry> | undefined;
  onRun: (action: ListAction<Entry>) => Promise<boolean>;
};

/** The result of the last change of a list, with Retry or Undo. */
export function ListMessages<Entry>({ failed, message, onRun }: Props<Entry>) {
  const getErrorText = useErrorText();
  const undo = message?.undo;
  return (
    <>
      {failed && (
        <Notice
          status="error"
          actions={[{ label: __('Retry', 'tillview'), onClick: () => void onRun(failed.action) }]}
        >
          {failed.action.failure} {getErrorText(failed.error)}
        </Notice>
      )}
      <p role="status" className="tillview-list-dialog__message">
        {message && (
          <>
            {message.text}{' '}
            {undo && (
              <Button variant="link" onClick={() => void onRun(undo)}>
                {__('Undo', 'tillview')}
              </Button>
            )}
          </>
        )}
      </p>
    </>
  );
}
