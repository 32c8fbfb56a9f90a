import { __ } from '@wordpress/i18n';
import { RetryNote } from './retry-note.tsx';
import type { Labels } from './use-labels.ts';

/** The error message shown when the names of the selected items could not be loaded. The selection still applies. */
export function LabelError({ labels }: { labels: Labels }) {
  if (labels.status !== 'error') return null;
  return (
    <RetryNote
      className="tillview-search__error"
      text={__('The names of the selected items could not be loaded.', 'tillview')}
      refused={__('You do not have permission to see the names of the selected items.', 'tillview')}
      error={labels.error}
      onRetry={labels.retry}
    />
  );
}
