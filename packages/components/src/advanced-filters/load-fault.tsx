import { __ } from '@wordpress/i18n';
import { Button } from '../button/index.ts';

/** Says that choices could not be loaded; what is chosen holds. */
export function LoadFault({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="tillview-advanced-filters__fault" role="alert">
      {__('The choices could not be loaded.', 'tillview')}{' '}
      <Button variant="link" onClick={onRetry}>
        {__('Retry', 'tillview')}
      </Button>
    </p>
  );
}
