import { __ } from '@wordpress/i18n';
import { RetryNote } from '../search/retry-note.tsx';

/** Says that choices could not be loaded; what is chosen holds. */
export function LoadFault({ onRetry }: { onRetry: () => void }) {
  return (
    <RetryNote
      className="tillview-advanced-filters__fault"
      text={__('The choices could not be loaded.', 'tillview')}
      onRetry={onRetry}
    />
  );
}
