import { Notice, SnackbarList } from '@tillview/components';
import { getErrorText } from '@tillview/data';
import { __ } from '@wordpress/i18n';
import type { Changes } from './use-changes.ts';

/** Notices for changes that could not be saved, with Retry, and for saved changes, with Undo. */
export function ChangeNotices<Fields>({ changes }: { changes: Changes<Fields> }) {
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
