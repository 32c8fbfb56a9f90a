import { __ } from '@wordpress/i18n';
import { RetryNote } from './retry-note.tsx';
import type { Labels } from './use-labels.ts';

/** Says that the names of what is chosen could not be loaded; the choice itself holds. */
export function LabelError({ labels }: { labels: Labels }) {
  if (labels.status !== 'error') return null;
  return (
    <RetryNote
      className="tillview-search__error"
      text={__('The names of the chosen items could not be loaded.', 'tillview')}
      onRetry={labels.retry}
    />
  );
}
