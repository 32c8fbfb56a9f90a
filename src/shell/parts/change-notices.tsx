import { Notice, SnackbarList } from '@tillview/components';
import { __ } from '@wordpress/i18n';
import { useErrorText } from '../use-error-text.ts';
import type { Changes } from './use-changes.ts';

/** Notices for changes that could not be saved, with Retry, and for saved changes, with Undo. */
export function ChangeNotices<Fields>({ changes }: { changes: Changes<Fields> }) {
  const getErrorText = useErrorText();
  const { failed, saved, run, dismiss } = changes;
  return (
    <>
      {failed.map(({ key, change, error }) => (
        <Notice
          key={key}
          status="error"
          actions={[{ label: __('Retry', 'tillview'), onClick: () => run(change) }]}
          onRemove={() => dismiss(key)}
        >
          {change.failure} {getErrorText(error)}
        </Notice>
      ))}
      <SnackbarList
        notices={saved.map(({ key, change: { done = '', undo } }) => ({
          id: String(key),
          content: done,
          actions: undo ? [{ label: __('Undo', 'tillview'), onClick: () => run(undo) }] : [],
        }))}
        onRemove={(id) => dismiss(Number(id))}
      />
    </>
  );
}
