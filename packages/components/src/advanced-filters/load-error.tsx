import { __ } from '@wordpress/i18n';
import { RetryNote } from '../search/retry-note.tsx';

/** The message that options could not be loaded; the selected value stays in force. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryNote
      className="tillview-advanced-filters__error"
      text={__('The options could not be loaded.', 'tillview')}
      onRetry={onRetry}
    />
  );
}
