import { __ } from '@wordpress/i18n';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Shown while options are loading. */
export function LoadingOptions() {
  return (
    <span className="tillview-advanced-filters__loading" role="status">
      <Spinner size={16} />
      <VisuallyHidden>{__('Loading options', 'tillview')}</VisuallyHidden>
    </span>
  );
}
