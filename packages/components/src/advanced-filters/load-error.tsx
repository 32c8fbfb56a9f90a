import { __ } from '@wordpress/i18n';
import { RetryNote } from '../search/retry-note.tsx';

/** The error message when options cannot be loaded; the selected value still applies. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <RetryNote
      className="tillview-advanced-filters__error"
      text={__('The options could not be loaded.', 'tillview')}
      refused={__('You do not have permission to see the options.', 'tillview')}
      error={error}
      onRetry={onRetry}
    />
  );
}
